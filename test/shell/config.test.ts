import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../../src/app/settings.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { configPath, loadConfig, saveSettings } from '../../src/shell/config.ts';
import { DEFAULT_FLAGS } from '../../src/shell/flags.ts';
import { withFlags } from '../../src/shell/settings.ts';
import { type Keeper, NO_KEEPER } from '../../src/shell/store/no-keeper.ts';
import { type Place, placeOf } from '../../src/shell/store/place.ts';
import { Live } from './live.ts';

const homes: string[] = [];

afterEach(() => {
  for (const home of homes.splice(0)) rmSync(home, { recursive: true });
});

function home(text?: string): Place {
  const folder = mkdtempSync(join(tmpdir(), 'patience-config-'));
  homes.push(folder);
  if (text !== undefined) writeFileSync(join(folder, 'config.json'), text);
  return placeOf({ PATIENCE_HOME: folder });
}

const BAIZE: Settings = { ...DEFAULT_SETTINGS, theme: 'baize' };

function textIn(place: Place): string {
  return readFileSync(configPath(place), 'utf8');
}

describe('settings that are kept', () => {
  it('are read again', () => {
    const place = home();
    expect(loadConfig(place, english)).toMatchObject({
      config: { settings: DEFAULT_SETTINGS },
      notice: null,
    });
    expect(saveSettings(place, DEFAULT_SETTINGS, BAIZE, english)).toBeNull();
    expect(loadConfig(place, english)).toMatchObject({ config: { settings: BAIZE }, notice: null });
    expect(readdirSync(place.config)).toEqual(['config.json']);
    expect(JSON.parse(textIn(place))).toEqual({ v: 1, theme: 'baize' });
  });

  it('make the folder they are kept in', () => {
    const place = placeOf({ PATIENCE_HOME: join(home().config, 'a', 'b') });
    expect(saveSettings(place, DEFAULT_SETTINGS, BAIZE, english)).toBeNull();
    expect(loadConfig(place, english).config.settings).toEqual(BAIZE);
  });

  it('leave what others wrote meanwhile', () => {
    const place = home('{"theme":"contrast"}');
    const { settings } = loadConfig(place, english).config;
    writeFileSync(configPath(place), '{"theme":"contrast","timer":"on","mine":[1]}');
    saveSettings(place, settings, { ...settings, mouse: 'off' }, english);
    expect(JSON.parse(textIn(place))).toEqual({
      v: 1,
      theme: 'contrast',
      timer: 'on',
      mine: [1],
      mouse: 'off',
    });
  });
});

describe('a file that cannot be used', () => {
  it.each([
    ['{"theme":', 'The settings file was damaged; it is kept as config.json.bak.'],
    ['{"v":9}', 'The settings are of a later version; they are kept as config.json.bak.'],
    ['x'.repeat(300_000), 'The settings file was damaged; it is kept as config.json.bak.'],
  ])('%.12s is kept aside, and told once', (text, notice) => {
    const place = home(text);
    expect(loadConfig(place, english)).toMatchObject({
      config: { settings: DEFAULT_SETTINGS },
      notice,
    });
    expect(readFileSync(`${configPath(place)}.bak`, 'utf8')).toBe(text);
    expect(loadConfig(place, english).notice).toBeNull();
  });

  it('takes the place of no other', () => {
    const place = home('{');
    loadConfig(place, english);
    writeFileSync(configPath(place), '[');
    expect(loadConfig(place, english).notice).toContain('config.json.bak2');
    expect(readFileSync(`${configPath(place)}.bak`, 'utf8')).toBe('{');
    expect(readFileSync(`${configPath(place)}.bak2`, 'utf8')).toBe('[');
  });

  it('is kept aside too when it was damaged while the program ran', () => {
    const place = home('{');
    expect(saveSettings(place, DEFAULT_SETTINGS, BAIZE, english)).toBeNull();
    expect(loadConfig(place, english).config.settings).toEqual(BAIZE);
    expect(readFileSync(`${configPath(place)}.bak`, 'utf8')).toBe('{');
  });

  it('is told of where it cannot be read or written, and that is all', () => {
    const place = home();
    mkdirSync(configPath(place));
    expect(loadConfig(place, english)).toMatchObject({
      config: { settings: DEFAULT_SETTINGS },
      notice: expect.stringMatching(/^The settings cannot be read \(EISDIR\)/u),
    });
    expect(saveSettings(place, DEFAULT_SETTINGS, BAIZE, english)).toMatch(
      /^The settings cannot be written \(EISDIR\)/u,
    );
    const inFile = placeOf({ PATIENCE_HOME: join(configPath(home('{}')), 'folder') });
    expect(saveSettings(inFile, DEFAULT_SETTINGS, BAIZE, english)).toMatch(/written \(ENOTDIR\)/u);
    expect(loadConfig(inFile, english)).toMatchObject({
      config: { settings: DEFAULT_SETTINGS },
      notice: expect.stringContaining('ENOTDIR'),
    });
  });

  it('has its other entries used where one is wrong', () => {
    const place = home('{"theme":"felt","timer":"on"}');
    const { config, notice } = loadConfig(place, english);
    expect(config.settings).toEqual({ ...DEFAULT_SETTINGS, timer: 'on' });
    expect(notice).toBe(
      'The settings file has "felt" for theme: it is terminal, baize, contrast, four-color, color-blind or ascii.',
    );
    saveSettings(place, config.settings, { ...config.settings, mouse: 'off' }, english);
    expect(JSON.parse(textIn(place))).toMatchObject({ theme: 'felt', timer: 'on', mouse: 'off' });
  });

  it('has all wrong entries told of, on the screen as well', async () => {
    const place = home('{"timer":"never","score":3}');
    const { notice } = loadConfig(place, english);
    expect(notice).toMatch(/"never" for timer.* 3 for score/u);
    const notices = [[{ text: 'The game you left goes on.', tone: 'plain' } as const]];
    const keeper: Keeper = { ...NO_KEEPER, notices: () => notices.pop() ?? [] };
    const live = new Live(null, { env: { PATIENCE_HOME: place.data }, keeper });
    await live.begin();
    const seen = (await live.screen()).text().join(' ').replace(/\s+/gu, ' ');
    expect(seen).toContain(`${notice} The game you left goes on.`);
  });
});

describe('flags', () => {
  it('count for more than the file, and are not kept', () => {
    const flags = { ...DEFAULT_FLAGS, theme: 'Contrast', mouse: false, unicode: false };
    const flagged = withFlags(BAIZE, flags, english);
    expect(flagged).toEqual({ ...BAIZE, theme: 'contrast', mouse: 'off', glyphs: 'ascii' });
    expect(withFlags(BAIZE, DEFAULT_FLAGS, english)).toEqual(BAIZE);
    const place = home('{"theme":"baize"}');
    saveSettings(place, flagged, { ...flagged, timer: 'on' }, english);
    expect(JSON.parse(textIn(place))).toEqual({ v: 1, theme: 'baize', timer: 'on' });
  });

  it('are refused where they name no theme', () => {
    expect(() => withFlags(BAIZE, { ...DEFAULT_FLAGS, theme: 'felt' }, english)).toThrow(
      /^--theme is terminal, .* or ascii, not “felt”$/u,
    );
  });
});
