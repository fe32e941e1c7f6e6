import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type Config,
  configText,
  EMPTY_CONFIG,
  type FileFault,
  readConfig,
} from '../app/config.ts';
import type { Settings } from '../app/settings.ts';
import type { Language } from '../notation/language/language.ts';
import type { Place } from './store/place.ts';
import { codeOf, makeFolder, renameOnce, replaceFile } from './store/whole-file.ts';

/** The settings of a player, and a line to be told where not everything could be used. */
export interface LoadedConfig {
  readonly config: Config;
  readonly notice: string | null;
}

/** A file larger than this was not written by a player, nor by this program. */
const LARGEST = 256 * 1024;
/** So many files that could not be used are kept beside one another. */
const MOST_KEPT = 100;

/** Where the settings are. */
export function configPath({ config }: Place): string {
  return join(config, 'config.json');
}

/**
 * Reads the player's settings. What cannot be used leaves the defaults: a single entry, or all of them, and then the
 * file is kept under another name. Never throws.
 */
export function loadConfig(place: Place, { settings: words }: Language): LoadedConfig {
  const path = configPath(place);
  try {
    const read = readFile(path);
    if (read === null) return { config: EMPTY_CONFIG, notice: null };
    if ('fault' in read) {
      return { config: EMPTY_CONFIG, notice: words.badFile(read.fault, putAside(path)) };
    }
    const told = read.faults.map(({ name, value, values }) => words.badEntry(name, value, values));
    return { config: read, notice: told.length === 0 ? null : told.join(' ') };
  } catch (error) {
    return { config: EMPTY_CONFIG, notice: words.noFile('read', path, reasonOf(error)) };
  }
}

/**
 * Writes the settings that were changed since `before` into the player's file, as it is now: another program may have
 * written to it. Gives a line to be told where that fails. Never throws.
 */
export function saveSettings(
  place: Place,
  before: Settings,
  after: Settings,
  { settings: words }: Language,
): string | null {
  const path = configPath(place);
  try {
    makeFolder(place.config);
    const read = readFile(path);
    if (read && 'fault' in read) putAside(path);
    const entries = read === null || 'fault' in read ? {} : read.entries;
    replaceFile(path, configText(entries, before, after));
    return null;
  } catch (error) {
    return words.noFile('write', path, reasonOf(error));
  }
}

/** What stands in the file; null where there is none. */
function readFile(path: string): Config | { readonly fault: FileFault } | null {
  try {
    if (statSync(path).size > LARGEST) return { fault: 'damaged' };
    return readConfig(readFileSync(path, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Gives the file a name that no other beside it has, and tells that name. */
function putAside(path: string): string {
  for (let i = 1; i < MOST_KEPT; i++) {
    const kept = `${path}.bak${i === 1 ? '' : i}`;
    if (renameOnce(path, kept)) return basename(kept);
  }
  return basename(path);
}

function reasonOf(error: unknown): string {
  return codeOf(error) || (error instanceof Error ? error.message : String(error));
}
