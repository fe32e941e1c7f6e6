const NAMED: Readonly<Record<string, string>> = {
  up: '\x1b[A',
  down: '\x1b[B',
  right: '\x1b[C',
  left: '\x1b[D',
  home: '\x1b[H',
  end: '\x1b[F',
  insert: '\x1b[2~',
  delete: '\x1b[3~',
  'page-up': '\x1b[5~',
  'page-down': '\x1b[6~',
  enter: '\r',
  tab: '\t',
  'shift-tab': '\x1b[Z',
  backspace: '\x7f',
  escape: '\x1b',
  space: ' ',
  f1: '\x1bOP',
  f2: '\x1bOQ',
  f3: '\x1bOR',
  f4: '\x1bOS',
  f5: '\x1b[15~',
  f6: '\x1b[17~',
  f7: '\x1b[18~',
  f8: '\x1b[19~',
  f9: '\x1b[20~',
  f10: '\x1b[21~',
  f11: '\x1b[23~',
  f12: '\x1b[24~',
};

const MODIFIERS: Readonly<Record<string, number>> = { shift: 1, alt: 2, ctrl: 4 };

/**
 * The bytes xterm sends for a key: a name, a character, or either with `ctrl-`, `alt-` or `shift-`
 * before it.
 */
export function keyBytes(name: string): string {
  const plain = NAMED[name];
  if (plain !== undefined) return plain;
  const [, prefix = '', base = ''] = /^((?:(?:ctrl|alt|shift)-)*)(.+)$/u.exec(name) ?? [];
  const held = prefix.split('-').reduce((sum, word) => sum + (MODIFIERS[word] ?? 0), 0);
  const bytes = NAMED[base];
  // xterm puts the number of the keys held before the last character.
  if (bytes?.startsWith('\x1b[')) {
    const [body, last] = [bytes.slice(2, -1), bytes.slice(-1)];
    return `\x1b[${body || '1'};${held + 1}${last}`;
  }
  const char = bytes ?? base;
  if ([...char].length !== 1) throw new Error(`no key is named ${JSON.stringify(name)}`);
  const typed = held & 4 ? String.fromCharCode(char.toUpperCase().charCodeAt(0) & 0x1f) : char;
  return held & 2 ? `\x1b${typed}` : typed;
}
