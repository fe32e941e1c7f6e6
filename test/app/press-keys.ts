import type { Input } from '../../src/app/input.ts';

/** Keys by name, as a player presses them: `down`, `ctrl-t`, `enter`; anything of one letter is typed. */
export function keyInput(name: string): Input {
  if ([...name].length === 1) return { type: 'text', text: name };
  const [, held = '', key = ''] = /^((?:(?:ctrl|alt|shift)-)*)(.+)$/u.exec(name) ?? [];
  const isHeld = (modifier: string) => held.includes(`${modifier}-`);
  return {
    type: 'key',
    key,
    ctrl: isHeld('ctrl'),
    alt: isHeld('alt'),
    shift: isHeld('shift'),
  };
}

/** A word as it is typed, letter by letter. */
export function typed(word: string): Input[] {
  return [...word].map((text) => ({ type: 'text', text }));
}
