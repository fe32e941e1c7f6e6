import type { Options } from '../rules/game.ts';
import { isAction, type KeyChoices, readKey } from './remap.ts';
import {
  DEFAULT_SETTINGS,
  isSettingName,
  SETTINGS,
  type SettingName,
  type Settings,
} from './settings.ts';

/** The version of the file; a higher one was written by a later program, which may mean something else by it. */
const VERSION = 1;

/** What stands in a file of settings, other programs' entries included. */
export type Entries = Readonly<Record<string, unknown>>;

/** A file of settings as it was read. Entries that cannot be used leave the default; `faults` tells of them. */
export interface Config {
  readonly entries: Entries;
  readonly settings: Settings;
  readonly faults: readonly ConfigFault[];
}

/** An entry that cannot be used, by its name, such as `theme` or `keys.undo`; `value` is cut short. */
export interface ConfigFault {
  readonly name: string;
  readonly value: string;
  /** What it might have been, where there are but a few. */
  readonly values: readonly string[];
}

/** Why a whole file cannot be used. */
export type FileFault = 'damaged' | 'newer';

export const EMPTY_CONFIG: Config = { entries: {}, settings: DEFAULT_SETTINGS, faults: [] };

const LONGEST_VALUE = 40;

/** Reads a file of settings, which is one JSON object. Never throws, whatever the text. */
export function readConfig(text: string): Config | { readonly fault: FileFault } {
  const entries = parsed(text.replace(/^\uFEFF/u, ''));
  if (!isObject(entries)) return { fault: 'damaged' };
  const { v = VERSION } = entries;
  if (typeof v !== 'number' || !(v >= 1)) return { fault: 'damaged' };
  if (v > VERSION) return { fault: 'newer' };
  return { entries, ...settingsFrom(entries) };
}

/**
 * The text of a file in which settings that were changed have their new values; all other entries, also those
 * that are not known here, stay as they were.
 */
export function configText(entries: Entries, before: Settings, after: Settings): string {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Settings]),
  );
  return `${JSON.stringify({ v: VERSION, ...entries, ...Object.fromEntries(changed) }, null, 2)}\n`;
}

function settingsFrom(entries: Entries): Pick<Config, 'settings' | 'faults'> {
  const faults: ConfigFault[] = [];
  const settings: Record<string, unknown> = { ...DEFAULT_SETTINGS };
  for (const [name, value] of Object.entries(entries)) {
    if (!isSettingName(name)) continue;
    const word = wordOf(value);
    const values: readonly string[] = SETTINGS[name];
    if (values.includes(word)) settings[name satisfies SettingName] = word;
    else faults.push({ name, value: shown(value), values });
  }
  settings['keys'] = keysFrom(entries['keys'], faults);
  settings['options'] = optionsFrom(entries['options'], faults);
  return { settings: settings as unknown as Settings, faults };
}

/** A file may say `true` and `false` for `on` and `off`. */
function wordOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'string' ? value.toLowerCase() : '';
}

function keysFrom(value: unknown, faults: ConfigFault[]): KeyChoices {
  const choices: Record<string, readonly string[]> = {};
  for (const [action, given] of entriesOf('keys', value, faults)) {
    const keys = typeof given === 'string' ? [given] : given;
    const isList = Array.isArray(keys) && keys.every((key) => typeof key === 'string');
    if (isAction(action) && isList && keys.every((key) => readKey(key) !== null)) {
      choices[action] = keys;
    } else faults.push({ name: `keys.${action}`, value: shown(given), values: [] });
  }
  return choices;
}

/** Games and options are not looked up: what is not known any more does no harm. */
function optionsFrom(value: unknown, faults: ConfigFault[]): Settings['options'] {
  const options: [string, Options][] = [];
  for (const [game, given] of entriesOf('options', value, faults)) {
    const isChoice =
      isObject(given) && Object.values(given).every((one) => typeof one === 'string');
    if (isChoice) options.push([game, given as Options]);
    else faults.push({ name: `options.${game}`, value: shown(given), values: [] });
  }
  return Object.fromEntries(options);
}

function entriesOf(name: string, value: unknown, faults: ConfigFault[]): [string, unknown][] {
  if (value === undefined) return [];
  if (isObject(value)) return Object.entries(value);
  faults.push({ name, value: shown(value), values: [] });
  return [];
}

function shown(value: unknown): string {
  const letters = [...JSON.stringify(value)];
  return letters.length > LONGEST_VALUE
    ? `${letters.slice(0, LONGEST_VALUE).join('')}…`
    : letters.join('');
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    // What nests too deeply to be written again is no file of settings.
    JSON.stringify(value);
    return value;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
