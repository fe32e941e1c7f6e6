import { FACE_DOWN } from '../../src/card/card.ts';
import { readCommand } from '../../src/command/read.ts';
import { catalogue } from '../../src/games/index.ts';
import { lyingText, readCard } from '../../src/notation/card-text.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { moveEntries } from '../../src/notation/move-text.ts';
import { chooseOptions } from '../../src/session/options.ts';
import { choices, machineAt, open, play, type Session } from '../../src/session/session.ts';
import { revealedView } from '../../src/session/view.ts';

/**
 * A tiny board as a diagram: `3: 7d QH | stock: 4c`, piles separated by bars or lines, bottom card first,
 * lower case face down. Piles not named are empty; what follows of itself happens at once. Throws on a pile or
 * card that is none.
 */
export function boardOf(
  game: string,
  diagram: string,
  options: Readonly<Record<string, string>> = {},
): Session {
  const session = fresh(game, options);
  const { piles } = session.seat.program;
  const cards: number[][] = piles.map(() => []);
  for (const part of diagram.split(/[|\n]/u)) {
    if (part.trim() === '') continue;
    const [, name, list] = /^\s*(\w+):(.*)$/u.exec(part) ?? [];
    const pile = piles.find(({ id }) => id === name);
    if (!pile) throw new Error(`no such pile in ${game}: ${part}`);
    cards[pile.index] = list!
      .split(/\s+/u)
      .filter((text) => text !== '')
      .map((text) => {
        const card = readCard(text);
        if (card === null) throw new Error(`no such card: ${text}`);
        return text === text.toLowerCase() ? card | FACE_DOWN : card;
      });
  }
  session.seat.arrange(cards);
  return session;
}

/** A dealt game. */
export function fresh(
  game: string,
  options: Readonly<Record<string, string>> = {},
  seed = '1',
): Session {
  const found = catalogue.find(({ name }) => name === game)!;
  const read = chooseOptions(found, options);
  if ('fault' in read) throw new Error(`${game} has no such options`);
  return open(found, read.options, { seed });
}

/** The legal moves as the machine interface writes them, sorted; only those from or to `pile` if one is named. */
export function legal(session: Session, pile?: string): string[] {
  return moveEntries(machineAt(session), choices(session))
    .filter(({ from, to }) => pile === undefined || from === pile || to === pile)
    .map(({ command }) => command)
    .sort();
}

/** The session after these commands, typed one after another; throws with the message where one is refused. */
export function after(session: Session, ...commands: string[]): Session {
  return commands.reduce((now, command) => {
    const reading = readCommand(command, now, english);
    if (reading.kind !== 'move') throw new Error(`${command}: ${JSON.stringify(reading)}`);
    return play(now, reading.move);
  }, session);
}

/** Why a command is refused: code and message; throws where it is not. */
export function refusal(session: Session, command: string): { code: string; message: string } {
  const reading = readCommand(command, session, english);
  if (reading.kind === 'ask') return { code: 'ambiguous', message: reading.message };
  if (reading.kind !== 'refused') throw new Error(`${command} was not refused`);
  return { code: reading.code, message: reading.message };
}

/** The cards of a pile, bottom first, lower case face down. */
export function pile(session: Session, name: string): string {
  const found = revealedView(session).piles.find(({ id }) => id === name);
  if (!found) throw new Error(`no such pile: ${name}`);
  return found.cards.map((card) => lyingText(card, true)).join(' ');
}

/** Every pile that is not empty, as a diagram. */
export function diagram(session: Session): string {
  return revealedView(session)
    .piles.filter(({ cards }) => cards.length > 0)
    .map(({ id, cards }) => `${id}: ${cards.map((card) => lyingText(card, true)).join(' ')}`)
    .join('\n');
}
