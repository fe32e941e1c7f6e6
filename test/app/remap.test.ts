import { describe, expect, it } from 'vitest';
import { keyFor, keyLine, keyTable } from '../../src/app/key-table.ts';
import { type Action, actionIn, BINDINGS, type Place } from '../../src/app/keys.ts';
import { readKey, withKeys } from '../../src/app/remap.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { keyInput } from './press-keys.ts';

const PLACES: readonly Place[] = ['table', 'list', 'page', 'question'];

describe('a key by its name', () => {
  it.each([
    ['u', 'u'],
    ['U', 'U'],
    [' ', ' '],
    ['space', ' '],
    ['Ctrl-Z', 'ctrl-z'],
    ['shift-ctrl-left', 'ctrl-shift-left'],
    ['alt-x', 'alt-x'],
    ['F2', 'f2'],
    ['esc', 'escape'],
    ['PgUp', 'page-up'],
    ['ctrl--', 'ctrl--'],
    ['ctrl-space', 'ctrl- '],
    ['ж', 'ж'],
    ['ctrl-c', null],
    ['Ctrl-C', null],
    ['', null],
    ['f21', null],
    ['ctrl-', null],
    ['hyper-x', null],
    ['enterr', null],
    ['\u0007', null],
  ])('%j is %j', (name, key) => {
    expect(readKey(name)).toBe(key);
  });
});

describe('keys that were chosen', () => {
  const mine = withKeys(BINDINGS, { undo: ['backspace', 'ctrl-z'], 'let-go': ['f10', 'x'] });

  it('do what they were chosen for, and their old ones nothing', () => {
    expect(actionIn('table', keyInput('ctrl-z'), mine)).toBe('undo');
    expect(actionIn('table', keyInput('ctrl-h'), mine)).toBeNull();
    expect(actionIn('table', keyInput('backspace'), mine)).toBe('undo');
  });

  it('are lost to the action that had them, where both act in one place', () => {
    expect(actionIn('list', keyInput('ctrl-z'), mine)).toBeNull();
    expect(actionIn('anywhere', keyInput('ctrl-z'), mine)).toBeNull();
    const swapped = withKeys(BINDINGS, { rules: ['f1', '?'] });
    expect(actionIn('table', keyInput('f1'), swapped)).toBe('rules');
    expect(actionIn('list', keyInput('?'), swapped)).toBe('rules');
    const elsewhere = withKeys(BINDINGS, { fresh: ['backspace'] });
    expect(actionIn('list', keyInput('backspace'), elsewhere)).toBe('fresh');
    expect(actionIn('table', keyInput('backspace'), elsewhere)).toBe('undo');
  });

  it('hold in every place of the action: dialogs and pages too', () => {
    for (const place of PLACES) {
      expect(actionIn(place, keyInput('f10'), mine), place).toBe('let-go');
      expect(actionIn(place, keyInput('x'), mine), place).toBe('let-go');
      expect(actionIn(place, keyInput('escape'), mine), place).toBeNull();
    }
  });

  it('are shown in the table of keys and in the line of keys', () => {
    const table = keyTable(mine, english.keys).find(({ place }) => place === 'table')!;
    const rows = table.rows.map(({ keys }) => keys);
    expect(rows).toContain('Backspace or Ctrl-Z');
    expect(rows).toContain('x or F10');
    expect(keyLine(['let-go'], 'page', mine, english.keys)).toEqual(['x close']);
    const moved = withKeys(BINDINGS, { left: ['a'] });
    expect(keyFor('arrows', moved, english.keys)).toBe('a Down Up Right');
    expect(keyFor('arrows', BINDINGS, english.keys)).toBe('arrows');
  });

  it('may leave an action without a key', () => {
    const none = withKeys(BINDINGS, { help: [] });
    expect(actionIn('table', keyInput('?'), none)).toBeNull();
    expect(keyLine(['help'], 'table', none, english.keys)).toEqual([]);
  });
});

describe('the keys as they are', () => {
  it('have names that are read back as they are', () => {
    for (const { keys, text, withCursor } of BINDINGS) {
      for (const key of [...keys, ...text, ...withCursor]) expect(readKey(key)).toBe(key);
    }
  });

  it('do one thing in one place', () => {
    for (const place of PLACES) {
      const here = BINDINGS.filter(
        ({ places }) =>
          (places as readonly Place[]).includes(place) ||
          (places as readonly Place[]).includes('anywhere'),
      );
      const all = here.flatMap(({ keys, text, withCursor }) => [...keys, ...text, ...withCursor]);
      expect(all.filter((key, i) => all.indexOf(key) !== i)).toEqual([]);
    }
  });

  it('are all explained', () => {
    for (const { rows } of keyTable(BINDINGS, english.keys)) {
      for (const { keys, meaning } of rows) expect(meaning, keys).not.toBe('');
    }
  });

  it('take Shift or leave it, as terminals do', () => {
    expect(actionIn('table', keyInput('shift-left'), BINDINGS)).toBe('left' satisfies Action);
  });
});
