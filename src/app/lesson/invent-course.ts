import { type Card, card, isFaceDown, rankOf, SUITS, suitOf } from '../../card/card.ts';
import type { Language } from '../../notation/language/language.ts';
import { commandText, moveEntries } from '../../notation/move-text.ts';
import type { Pile } from '../../rules/board.ts';
import type { Program } from '../../rules/compile.ts';
import type { Game, Options, Rules } from '../../rules/game.ts';
import type { Machine } from '../../rules/machine.ts';
import { countOf, fromOf, MOST_MOVES, type Move, toOf } from '../../rules/move.ts';
import { waysOf } from '../../rules/way.ts';
import { arrange } from '../../session/arrange.ts';
import { carryKind, kindsInRules, kindsOfMove, type MoveKind } from '../../session/move-kind.ts';
import { choices, machineAt, open, play, type Session } from '../../session/session.ts';
import type { Course, CourseStep } from './course.ts';

/** How many deals are played to meet each kind of move, and how far each. */
const DEALS = 12;
const FAR = 150;
/** How many deals are looked at for what can only be done at their beginning. */
const OPENINGS = 200;

/** A position in which a kind of move can be made that was not met before. */
interface Meeting {
  readonly session: Session;
  readonly move: Move;
}

/**
 * A lesson for a game that has none of its own, made of its rules: deals of it are played by chance until each
 * kind of move was met, and every one is explained by what the rule words say of themselves. What is not met that
 * way is set up with as few cards as it takes. The same game and options always give the same lesson.
 */
export function inventCourse(game: Game, options: Options, language: Language): Course {
  const missing = new Set(kindsInRules(game.rules(options)));
  const meetings = [
    ...meetInPlay(game, options, missing),
    ...meetAtOpenings(game, options, missing),
    ...setUp(game, options, missing),
  ];
  const steps = meetings.map(({ session, move }, i): CourseStep => {
    const before = meetings[i - 1];
    const goesOn = before && play(before.session, before.move);
    const isNext =
      goesOn?.seat === session.seat &&
      goesOn.at === session.at &&
      goesOn.moves[goesOn.at - 1] === session.moves[goesOn.at - 1];
    const { teaching } = language;
    const isLater = before?.session.seat === session.seat;
    const jump = isLater ? teaching.later() : teaching.another();
    const begin = i === 0 ? `${game.about.gist} ` : isNext ? '' : `${jump} `;
    const command = shortCommand(session, move);
    return {
      board: isNext ? null : session,
      say: begin + explain(session, move, command, language),
      play: [command],
    };
  });
  return [...steps, { board: null, say: language.teaching.takeBack(), play: ['undo'] }];
}

function meetInPlay(game: Game, options: Options, missing: Set<MoveKind>): Meeting[] {
  const meetings: Meeting[] = [];
  for (let seed = 1; seed <= DEALS && missing.size > 0; seed++) {
    const dice = smallDice(seed);
    let session = open(game, options, { seed: String(seed) });
    while (session.at < FAR) {
      const moves = choices(session);
      if (moves.length === 0) break;
      const machine = machineAt(session);
      const novel = moves.find((move) => isNew(kindsOfMove(machine, move), missing));
      if (novel !== undefined) {
        meetings.push({ session, move: novel });
        for (const kind of kindsOfMove(machine, novel)) missing.delete(kind);
      }
      const carries = moves.filter((move) => machine.verbOf(move) === 'move');
      const liked = carries.length > 0 && dice() < 0.7 ? carries : moves;
      session = play(session, novel ?? liked[Math.floor(dice() * liked.length)]!);
    }
  }
  return meetings;
}

function meetAtOpenings(game: Game, options: Options, missing: Set<MoveKind>): Meeting[] {
  const meetings: Meeting[] = [];
  for (let seed = 1; seed <= OPENINGS && missing.size > 0; seed++) {
    const session = open(game, options, { seed: String(seed) });
    const machine = machineAt(session);
    for (const move of choices(session)) {
      const kinds = kindsOfMove(machine, move);
      if (!isNew(kinds, missing)) continue;
      meetings.push({ session, move });
      for (const kind of kinds) missing.delete(kind);
    }
  }
  return meetings;
}

/** Tables of one or two cards on which a carry that is still missing can be made. */
function setUp(game: Game, options: Options, missing: Set<MoveKind>): Meeting[] {
  const { seat } = open(game, options, { seed: '1' });
  const { rules, piles } = seat.program;
  return Object.entries(rules.piles).flatMap(([to, { takes = {} }]) =>
    Object.keys(takes).flatMap((from) => {
      const source = piles.find(({ group }) => group === from)!;
      const target = piles.find(({ group, index }) => group === to && index !== source.index);
      if (!target) return [];
      const tables = tablesFor(source, target, seat.program, rules, missing);
      const found = tables.find((cards) => isMetOn(seat, cards, missing));
      if (!found) return [];
      const session = arrange(game, options, found);
      const machine = machineAt(session);
      const move = choices(session).find((one) => isNew(kindsOfMove(machine, one), missing))!;
      for (const kind of kindsOfMove(machine, move)) missing.delete(kind);
      return [{ session, move }];
    }),
  );
}

/**
 * Every card on one pile and another that it fits, or none, on the other. Where a pile would only change its place
 * another card lies under it; and one lies aside, so that the game is not over.
 */
function tablesFor(
  source: Pile,
  target: Pile,
  { piles }: Program,
  rules: Rules,
  missing: ReadonlySet<MoveKind>,
): Card[][][] {
  const { build } = rules.piles[target.group]!;
  const isWanted = (isSpace: boolean) => missing.has(carryKind(source.kind, target.kind, isSpace));
  const aside = piles.find(
    ({ group, index }) =>
      group === target.group && index !== source.index && index !== target.index,
  );
  const lie = (over: Card, below: readonly Card[]) =>
    piles.map(({ index }): Card[] => {
      const other = card(rankOf(over) > 7 ? 3 : 10, suitOf(over));
      if (index === source.index) return source.group === target.group ? [other, over] : [over];
      if (index === target.index) return [...below];
      return index === aside?.index && source.group !== target.group ? [other] : [];
    });
  return EVERY_CARD.flatMap((over) => [
    ...(isWanted(true) ? [lie(over, [])] : []),
    ...(isWanted(false)
      ? EVERY_CARD.filter((below) => build?.(over, below)).map((below) => lie(over, [below]))
      : []),
  ]);
}

const listed = new Int32Array(MOST_MOVES);

function isMetOn(seat: Machine, cards: readonly Card[][], missing: ReadonlySet<MoveKind>): boolean {
  seat.arrange(cards);
  const moves = [...listed.subarray(0, seat.legal(listed))];
  return (
    moves.some((move) => isNew(kindsOfMove(seat, move), missing)) && seat.status() === 'playing'
  );
}

const EVERY_CARD: readonly Card[] = SUITS.flatMap((suit) =>
  Array.from({ length: 13 }, (_, i) => card(i + 1, suit)),
);

function isNew(kinds: readonly MoveKind[], missing: ReadonlySet<MoveKind>): boolean {
  return kinds.some((kind) => missing.has(kind));
}

/** The shortest command for a move that cannot be taken for another. */
function shortCommand(session: Session, move: Move): string {
  const machine = machineAt(session);
  const moves = choices(session);
  const { command } = moveEntries(machine, moves)[moves.indexOf(move)]!;
  return command === commandText(machine, move, false)
    ? command.replace(/ to /u, ' ').replace(/^move /u, '')
    : command;
}

/** What a move is good for: the rules that allow it, in the words that the page of rules has for them. */
function explain(session: Session, move: Move, command: string, language: Language): string {
  const machine = machineAt(session);
  const { rules } = machine.program;
  const { phrase, pages, say, teaching } = language;
  const verb = machine.verbOf(move);
  if (verb !== 'move') {
    const action = rules.actions.find((one) => one.verb === verb)!;
    return teaching.act(phrase(action.says), command);
  }
  const from = machine.pile(fromOf(move));
  const to = machine.pile(toOf(move));
  const group = rules.piles[to.group]!;
  const onto = machine.board.top(to.index);
  const isSpace = onto === 0;
  const way = waysOf(group.takes![from.group]!).find((one) =>
    isSpace ? one.inSpaces : one.onCards,
  )!;
  const height = machine.board.height(from.index);
  const cards = Array.from({ length: countOf(move) }, (_, i) =>
    machine.board.at(from.index, height - countOf(move) + i),
  );
  const sentences = [
    isSpace && group.empty ? pages.space(to.group, phrase(group.empty.says)) : '',
    isSpace && group.must ? pages.mustFill(to.group) : '',
    !isSpace && group.build ? teaching.built(to.group, phrase(group.build.says)) : '',
    countOf(move) > 1 ? say.notLifted(from.group, phrase(way.lift.says)) : '',
    way.when ? say.notNow(phrase(way.when.says)) : '',
    teaching.carry(cards, isFaceDown(onto) ? 0 : onto, to.id, command),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** Repeatable dice: numbers from 0 up to 1 (mulberry32, public domain, T. Ettinger). */
function smallDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
