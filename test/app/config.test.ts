import { describe, expect, it } from 'vitest';
import { configText, readConfig } from '../../src/app/config.ts';
import {
  bindingsOf,
  DEFAULT_SETTINGS,
  nextValue,
  SETTINGS,
  type SettingName,
  type Settings,
  withSetting,
} from '../../src/app/settings.ts';
import { english } from '../../src/notation/language/en/english.ts';

const TEXT = `{
  "v": 1,
  "theme": "baize",
  "mouse": false,
  "keys": { "undo": ["backspace", "ctrl-z"], "help": "f1" },
  "options": { "klondike": { "turn": "1" } },
  "window": { "title": true }
}`;

function read(text: string) {
  const config = readConfig(text);
  if ('fault' in config) throw new Error(config.fault);
  return config;
}

describe('a file of settings', () => {
  it('is read, what is not said being as by default', () => {
    expect(read(TEXT)).toMatchObject({
      settings: {
        ...DEFAULT_SETTINGS,
        theme: 'baize',
        mouse: 'off',
        keys: { undo: ['backspace', 'ctrl-z'], help: ['f1'] },
        options: { klondike: { turn: '1' } },
      },
      faults: [],
    });
    expect(read('{}').settings).toEqual(DEFAULT_SETTINGS);
    expect(read('\uFEFF{"theme":"BAIZE"}').settings.theme).toBe('baize');
  });

  it('loses no entry that is not known when it is written, and gains none but what was changed', () => {
    const { entries, settings } = read(TEXT);
    const after: Settings = { ...settings, theme: 'contrast' };
    const written = JSON.parse(configText(entries, settings, after));
    expect(written).toEqual({ ...JSON.parse(TEXT), theme: 'contrast' });
    expect(read(configText({}, DEFAULT_SETTINGS, DEFAULT_SETTINGS)).settings).toEqual(
      DEFAULT_SETTINGS,
    );
  });

  it.each([
    ['{"theme":"felt"}', 'theme', '"felt"', SETTINGS.theme],
    ['{"mouse":7}', 'mouse', '7', SETTINGS.mouse],
    ['{"glyphs":null}', 'glyphs', 'null', SETTINGS.glyphs],
    ['{"keys":[]}', 'keys', '[]', []],
    ['{"keys":{"undo":["ctrl-c"]}}', 'keys.undo', '["ctrl-c"]', []],
    ['{"keys":{"fly":["x"]}}', 'keys.fly', '["x"]', []],
    ['{"keys":{"undo":[7]}}', 'keys.undo', '[7]', []],
    ['{"options":{"tens":{"a":1}}}', 'options.tens', '{"a":1}', []],
    ['{"options":"x"}', 'options', '"x"', []],
  ])('%s has one entry that is left out, and told', (text, name, value, values) => {
    const { settings, faults } = read(text);
    expect(settings).toEqual(DEFAULT_SETTINGS);
    expect(faults).toEqual([{ name, value, values }]);
  });

  it.each([
    ['', 'damaged'],
    ['{', 'damaged'],
    ['[]', 'damaged'],
    ['null', 'damaged'],
    ['"x"', 'damaged'],
    ['{"v":"1"}', 'damaged'],
    ['{"v":0}', 'damaged'],
    ['{"v":2}', 'newer'],
    ['{"v":1.5,"theme":"baize"}', 'newer'],
    ['['.repeat(100_000) + ']'.repeat(100_000), 'damaged'],
  ])('%.20s cannot be used at all', (text, fault) => {
    expect(readConfig(text)).toEqual({ fault });
  });

  it('is never more than cut short or garbled: reading it does not throw, and gives settings that hold', () => {
    let state = 1;
    const next = (below: number) => {
      state = (state * 1103515245 + 12345) & 0x7fffffff;
      return state % below;
    };
    const bytes = new TextEncoder().encode(TEXT);
    const texts = [...TEXT].map((_, i) => TEXT.slice(0, i));
    for (let i = 0; i < 1500; i++) {
      const copy = bytes.slice();
      for (let n = 0; n <= next(3); n++) copy[next(copy.length)]! ^= 1 << next(8);
      texts.push(new TextDecoder().decode(copy));
    }
    let usable = 0;
    for (const text of texts) {
      const config = readConfig(text);
      if ('fault' in config) continue;
      usable++;
      const { settings, entries } = config;
      for (const [name, values] of Object.entries(SETTINGS)) {
        expect(values).toContain(settings[name as SettingName]);
      }
      bindingsOf(settings, english.keys);
      expect(JSON.parse(configText(entries, settings, settings))).toEqual({ v: 1, ...entries });
    }
    expect(usable).toBeGreaterThan(100);
  });
});

describe('a setting', () => {
  it('is changed by its name, to one of its values', () => {
    expect(withSetting(DEFAULT_SETTINGS, 'timer', 'on')).toEqual({
      ...DEFAULT_SETTINGS,
      timer: 'on',
    });
    expect(withSetting(DEFAULT_SETTINGS, 'timer', 'maybe')).toMatchObject({
      fault: 'unknown-value',
    });
    for (const name of ['tmier', 'keys', 'toString', '__proto__', '']) {
      expect(withSetting(DEFAULT_SETTINGS, name, 'on')).toEqual({ fault: 'unknown-setting', name });
    }
  });

  it('comes round to its first value', () => {
    let settings = DEFAULT_SETTINGS;
    const seen = SETTINGS.theme.map(() => {
      settings = withSetting(settings, 'theme', nextValue(settings, 'theme')) as Settings;
      return settings.theme;
    });
    expect(new Set(seen).size).toBe(SETTINGS.theme.length);
    expect(settings).toEqual(DEFAULT_SETTINGS);
  });
});
