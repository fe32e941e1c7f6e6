import { describe, expect, it } from 'vitest';
import type { Input } from '../../../src/app/input.ts';
import { type Program, type ProgramEvent, startProgram } from '../../../src/app/program.ts';
import { DEFAULT_SETTINGS } from '../../../src/app/settings.ts';
import { updateProgram } from '../../../src/app/update-program.ts';
import { catalogue, fortunes } from '../../../src/games/index.ts';
import { english } from '../../../src/notation/language/en/english.ts';
import { openTelling } from '../../../src/session/telling.ts';
import { lookFor } from '../../../src/ui/look.ts';
import { paintProgram } from '../../../src/ui/screen.ts';
import { keyInput, typed } from '../press-keys.ts';

const [fortune] = fortunes;

function program(): Program {
  return startProgram({
    catalogue,
    fortunes,
    language: english,
    settings: DEFAULT_SETTINGS,
    keeps: true,
    records: {},
    session: null,
  });
}

function after(start: Program, ...events: readonly (Input | ProgramEvent)[]): Program {
  return events.reduce((now, one) => {
    const event: ProgramEvent =
      one.type === 'key' || one.type === 'text'
        ? { type: 'input', input: one as Input }
        : (one as ProgramEvent);
    return updateProgram(now, event).program;
  }, start);
}

function shown(now: Program, columns = 80, rows = 24): string {
  return paintProgram(now, columns, rows, lookFor(DEFAULT_SETTINGS, '256', true))
    .text()
    .join('\n');
}

describe('in the list of games', () => {
  it('it comes last, and is told of', () => {
    const last = after(program(), keyInput('end'));
    expect(shown(last)).toContain('▸ Fortune Telling');
    expect(shown(last).replace(/\s+/gu, ' ')).toContain('For entertainment');
    expect(shown(after(last, keyInput('up')))).not.toContain('▸ Fortune Telling');
    for (const [columns, rows] of [
      [120, 40],
      [40, 12],
    ] as const) {
      expect(shown(last, columns, rows)).toContain('▸ Fortune Telling');
    }
  });

  it.each(['fortune', 'telling', 'etteilla', 'гадание'])('is found by %j', (word) => {
    expect(shown(after(program(), ...typed(word)))).toContain('▸ Fortune Telling');
  });

  it('is opened, and the list is come back to', () => {
    const found = after(program(), ...typed('etteilla'));
    const step = updateProgram(found, { type: 'input', input: keyInput('enter') });
    expect(step.effects).toEqual([{ type: 'tell', fortune }]);
    const telling = openTelling(fortune!, { seed: '20' });
    const told = after(step.program, { type: 'told', telling });
    expect(shown(told)).toContain('Who asks the cards?');
    const later = after(told, ...typed('111'), keyInput('enter'));
    expect(later.fortune?.oracle.lie.stage).toBe('lay');
    const left = updateProgram(later, { type: 'input', input: keyInput('ctrl-g') });
    expect(left.program.fortune).toBeNull();
    expect(left.effects).toEqual([{ type: 'left' }]);
    expect(shown(left.program)).toContain('▸ Fortune Telling');
  });

  it('another is shuffled where that is asked for', () => {
    const telling = openTelling(fortune!, { seed: '20' });
    const told = after(program(), { type: 'told', telling }, ...typed('new'));
    const step = updateProgram(told, { type: 'input', input: keyInput('enter') });
    expect(step.effects).toEqual([{ type: 'seed' }]);
    const next = after(step.program, { type: 'seed', seed: '99' });
    expect(shown(next)).toContain('seed 99');
  });

  it('its rules are shown, and it has neither options nor lessons', () => {
    const last = after(program(), keyInput('end'));
    expect(after(last, keyInput('ctrl-o')).list.page?.name).toBe('rules');
    expect(after(last, keyInput('tab')).list.option).toBeNull();
    const step = updateProgram(last, { type: 'input', input: keyInput('ctrl-x') });
    expect(step.effects).toEqual([]);
  });

  it('colors are changed while it is told', () => {
    const telling = openTelling(fortune!, { seed: '20' });
    const told = after(program(), { type: 'told', telling }, keyInput('ctrl-t'));
    expect(told.settings.theme).toBe('baize');
    expect(told.fortune?.settings.theme).toBe('baize');
    expect(shown(told)).toContain('theme: baize.');
  });
});
