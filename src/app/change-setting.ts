import { commonWord } from '../command/common-word.ts';
import { type Program, type ProgramStep, withNotice } from './program.ts';
import {
  bindingsOf,
  isSettingName,
  nextValue,
  SETTINGS,
  settingNamed,
  withSetting,
} from './settings.ts';

/** Changes a setting to a value, or where that is empty to its next one, and says so. */
export function changeSetting(
  program: Program,
  typedName: string,
  typedValue: string,
): ProgramStep {
  const words = program.language.settings;
  const name = settingNamed(typedName);
  // No value of its own: it finds one out, and is never kept, so that no terminal is asked unless a player wants it.
  if (name === 'glyphs' && commonWord(typedValue.toLowerCase(), 'values', ['probe']) === 'probe') {
    return { program, effects: [{ type: 'probe' }] };
  }
  if (!program.solves && (name === 'light' || name === 'solver-memory')) {
    const message = program.language.solver.table.noSolver();
    return { program: withNotice(program, message, 'refusal'), effects: [{ type: 'bell' }] };
  }
  const value =
    typedValue === '' && isSettingName(name)
      ? nextValue(program.settings, name)
      : typedValue.toLowerCase();
  const changed = withSetting(program.settings, name, value);
  if ('fault' in changed) {
    const message =
      changed.fault === 'unknown-setting'
        ? words.unknown(changed.name, Object.keys(SETTINGS))
        : words.badValue(changed.name, changed.value, changed.values);
    return { program: withNotice(program, message, 'refusal'), effects: [{ type: 'bell' }] };
  }
  const { table, fortune } = program;
  const chosen = isSettingName(name) ? changed[name] : value;
  const bindings = bindingsOf(changed, program.list.language.keys);
  const next: Program = {
    ...program,
    settings: changed,
    bindings,
    table: table && { ...table, settings: changed, bindings },
    fortune: fortune && { ...fortune, settings: changed, bindings },
  };
  return {
    program: withNotice(next, words.changed(name, chosen), 'plain'),
    effects: [{ type: 'settings', settings: changed }],
  };
}

/** Cards are drawn in ASCII from now on where lines would be too wide. */
export function probed(program: Program, cells: number | null): ProgramStep {
  const { settings } = program.language;
  const isKnown = cells !== null && cells > 0;
  const step =
    isKnown && cells > 1
      ? changeSetting(program, 'glyphs', 'ambiguous-wide')
      : { program, effects: [] };
  const text = isKnown ? settings.probed(cells > 1) : settings.notProbed();
  return { ...step, program: withNotice(step.program, text, isKnown ? 'plain' : 'refusal') };
}
