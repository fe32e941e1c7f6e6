import { describe, expect, it } from 'vitest';
import { readCommand } from '../../src/command/read.ts';
import { helpPage } from '../../src/notation/help-page.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { fresh } from '../play/diagram.ts';
import { defaults } from '../play/variants.ts';

describe.each(defaults)('$label', ({ game, options }) => {
  const { rules } = fresh(game.name).seat.program;
  const lines = helpPage(rules, english, 70);
  const commands = lines
    .slice(0, lines.indexOf(''))
    .filter((line) => !line.startsWith(' '))
    .flatMap((line) => line.split(/ {2,}/u)[0]!.split(', '));

  it('tells each order and each action of the game, and none of another', () => {
    const verbs = commands.map((text) => text.split(' ')[0]!);
    for (const order of ['undo', 'redo', 'restart', 'new', 'help', 'rules', 'quit']) {
      expect(verbs).toContain(order);
    }
    const actions = ['turn', 'deal', 'redeal', 'exchange', 'fill', 'slip'];
    const own = game.rules(options).actions.map(({ verb }) => verb);
    expect(verbs.filter((verb) => actions.includes(verb)).sort()).toEqual([...own].sort());
  });

  it('tells commands that are understood', () => {
    for (const command of commands) {
      const reading = readCommand(command, fresh(game.name), english);
      const code = reading.kind === 'refused' ? reading.code : 'understood';
      expect(code, command).not.toBe('unknown-command');
    }
  });

  it('is no wider than asked for', () => {
    for (const line of lines) expect([...line].length, line).toBeLessThanOrEqual(70);
  });
});
