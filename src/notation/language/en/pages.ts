import type { CommandLine, Pages, WayClause, Where } from '../pages.ts';
import { englishAid } from './aid.ts';
import { englishSolver } from './solver.ts';
import { capitalized, list, oddsText, term, theGroup } from './words.ts';

const KINDS: Readonly<Record<string, string>> = {
  tableau: 'Nothing is built here.',
  foundation: 'Nothing is laid here.',
  stock: 'Cards not dealt yet, face down.',
  waste: 'Cards turned up from the stock; the top one is to be played.',
  reserve: 'Cards set aside at the deal, to be played from the top.',
  discard: 'Cards that have left the game.',
  barrier: 'A card that stands between the piles.',
};

const WHERE: Readonly<Record<Where, string>> = {
  anywhere: '',
  'on-cards': 'onto cards, ',
  'in-spaces': 'into spaces, ',
};

/** Where there is but one way. */
const ONLY_WHERE: Readonly<Record<Where, string>> = {
  anywhere: ' ',
  'on-cards': ', but not into spaces, ',
  'in-spaces': ', but only into spaces, ',
};

function clause({ lift, cards, when }: WayClause): string {
  const only = cards === '' ? '' : `, and only ${cards.replace(/^only /u, '')}`;
  return `${lift}${only}${when === '' ? '' : `, ${when}`}`;
}

function sourcesOf(to: string, from: readonly string[]): string {
  const others = list(from.filter((group) => group !== to).map(theGroup));
  if (!from.includes(to)) return `From ${others}`;
  const own = `From one ${term(to)} to another`;
  return others === '' ? own : `${own} and from ${others}`;
}

/** What the commands mean, beside the moves of a game. */
const ORDER_LINES: readonly CommandLine[] = [
  { command: 'undo, undo 3', meaning: 'take back a move, or several' },
  { command: 'redo', meaning: 'make it again' },
  { command: 'restart', meaning: 'the same deal from the beginning' },
  { command: 'new, new 42', meaning: 'another deal, or the deal of a seed' },
  { command: 'list', meaning: 'back to the list of games' },
  { command: 'theme, theme baize', meaning: 'the next set of colors, or one by name' },
  { command: 'set timer on', meaning: 'change a setting; “set” names them' },
  { command: 'rules', meaning: 'the rules of this game' },
  { command: 'stats', meaning: 'how your games of this kind went' },
  { command: 'learn', meaning: 'a lesson of this game, move by move' },
  { command: 'help', meaning: 'this page' },
  { command: 'quit', meaning: 'leave' },
];

const MOVE_LINES: readonly CommandLine[] = [
  { command: 'move 3 to 7', meaning: 'carry cards from pile 3 to pile 7; in short “3 7” or “37”' },
  { command: 'move 3 to 7 count 2', meaning: 'just two cards, where several counts are possible' },
  { command: '9h 10s', meaning: 'carry the 9♥, with what lies on it, to the 10♠' },
];

/** A game knows but some of these. */
const ACTION_LINES: readonly (CommandLine & { readonly verb: string })[] = [
  { verb: 'deal', command: 'deal', meaning: 'deal a card to each pile from the stock' },
  { verb: 'turn', command: 'turn', meaning: 'turn cards from the stock, or the waste over' },
  { verb: 'redeal', command: 'redeal', meaning: 'gather the piles to be dealt again' },
  { verb: 'exchange', command: 'exchange 2 with 8', meaning: 'let two cards change places' },
  { verb: 'fill', command: 'fill', meaning: 'fill the vacancies from the stock' },
  { verb: 'slip', command: 'slip 3', meaning: 'put the king of packet 3 under it' },
];

const SHORT_NAMES = [
  ['stock', 's'],
  ['waste', 'w'],
  ['reserve', 'r'],
] as const;

const MUCH = { 1: 'little', 2: 'some', 3: 'much' } as const;

function dollars(amount: number): string {
  return `${amount < 0 ? '-' : ''}$${Math.abs(amount)}`;
}

function passesOf(number: number): string {
  return number === 1 ? '1 pass' : `${number} passes`;
}

/** `0:07`, `1:02:03`. */
function clockTime(seconds: number): string {
  const [hours, minutes, rest] = [3600, 60, 1].map((unit, i) =>
    i === 0 ? Math.floor(seconds / unit) : Math.floor(seconds / unit) % 60,
  ) as [number, number, number];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

function count(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`;
}

/** The sentences of the pages in English. */
export const englishPages: Pages = {
  heading: {
    deal: 'The deal',
    piles: 'The piles',
    actions: 'Besides moving cards',
    after: 'What follows of itself',
    end: 'The end',
    options: 'Options',
    notes: 'Notes',
  },
  also: (names) => `Also called ${list(names)}.`,
  source: (source) => `From ${source}.`,
  pack: (packs, cards) => `${packs === 1 ? 'One pack' : 'Two packs'}, ${cards} cards.`,
  sentence: (phrase) => `${capitalized(phrase)}.`,
  group: (group, ids) => {
    const name = term(group, 'many').replace(/^the /u, '');
    return capitalized(name === ids ? name : `${name} (${ids})`);
  },
  kind: (kind) => KINDS[kind] ?? '',
  built: (build) => `Built ${build}.`,
  limited: (place) => `Only ${place} may be laid here.`,
  comes: (to, from, ways) => {
    const [first, ...more] = ways as readonly [WayClause, ...WayClause[]];
    const told =
      more.length === 0
        ? ONLY_WHERE[first.where] + clause(first)
        : `: ${ways.map((way) => WHERE[way.where] + clause(way)).join('; ')}`;
    return `${sourcesOf(to, from)}${told}.`;
  },
  space: (group, fill) => `An empty ${term(group)} takes ${fill}.`,
  mustFill: (group) => `An empty ${term(group)} must be filled before anything else is done.`,
  action: (command, phrase) => `${command}: ${phrase}.`,
  won: (goal) => `Won when ${goal}.`,
  lost: (idle) =>
    idle === null
      ? 'Lost when no move is left.'
      : `Lost when no move is left, or none but “${idle}” however often it is done.`,
  score: (score) => `Score: ${score}.`,
  odds: (odds) =>
    capitalized(`${odds ? 'by the usual rules and with all cards known ' : ''}${oddsText(odds)}.`),
  option: (name, values, chosen) => {
    const [first, ...others] = values;
    const here = chosen === first ? '' : `; here ${chosen}`;
    return `${name}: ${list([`${first} (the default)`, ...others], 'or')}${here}`;
  },
  commands: (verbs) => [
    ...MOVE_LINES,
    ...ACTION_LINES.filter(({ verb }) => verbs.includes(verb)),
    ...ORDER_LINES.slice(0, 2),
    ...englishAid.commands,
    ...englishSolver.table.commands,
    ...ORDER_LINES.slice(2),
  ],
  names: (piles) => {
    const short = SHORT_NAMES.filter(([name]) => piles.includes(name)).map(
      ([name, letter]) => `the ${name} ${letter}`,
    );
    return [
      `The piles are ${list(piles)}; in short`,
      `${list([...short, 'any foundation f'])}.`,
      'A card is written 9h, 10h or 9♥.',
      'Any beginning of a word will do that fits only one.',
    ].join(' ');
  },
  status: ({ title, seed, base, moves, score, isMoney = false, seconds, passes, passesLeft }) => [
    title,
    seed === null ? 'own deal' : `seed ${seed}`,
    ...(base === null ? [] : [`base ${base}`]),
    count(moves, 'move'),
    ...(score === null ? [] : [isMoney ? dollars(score) : `score ${score}`]),
    ...(passes === null ? [] : [passesOf(passes)]),
    ...(passesLeft === null ? [] : [`${passesLeft === 0 ? 'no pass' : passesOf(passesLeft)} left`]),
    ...(seconds === undefined ? [] : [clockTime(seconds)]),
  ],
  cards: (number) => count(number, 'card'),
  listing: ({ title, family, packs, source, gist, luck, thought, minutes, odds }) => [
    `${title} (${family}, ${packs === 1 ? 'one pack' : 'two packs'})`,
    gist,
    `luck ${MUCH[luck]}, thought ${MUCH[thought]}, about ${minutes} minutes, ${oddsText(odds)}`,
    `from ${source}`,
  ],
  hint: () => 'Type a command, help or quit.',
};
