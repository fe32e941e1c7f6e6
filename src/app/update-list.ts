import { readSeed } from '../card/seed.ts';
import { commonWord } from '../command/common-word.ts';
import { findGame } from '../command/find-game.ts';
import { translate } from '../command/translate.ts';
import type { Fortune } from '../rules/fortune.ts';
import type { Game, Options } from '../rules/game.ts';
import type { Input } from './input.ts';
import { type Action, actionIn, type Bindings } from './keys.ts';
import {
  chosenFortune,
  chosenGame,
  cycleOption,
  type List,
  optionsFor,
  type Play,
  shownNames,
  waitingGame,
  withMessage,
} from './list.ts';
import { turnPage } from './page.ts';
import { clear, edit, emptyPrompt, type Prompt, typeIn } from './prompt.ts';
import { recordOf } from './records.ts';
import { isBegun, readWish } from './wish.ts';

/** Something on the screen of the list that can be pointed at. */
export type ListSpot =
  | { readonly type: 'game'; readonly name: string }
  /** An option of the chosen game, by its place. */
  | { readonly type: 'option'; readonly at: number };

/** What the list asks for. */
export type ListEffect =
  | ({ readonly type: 'play' } & Play)
  | { readonly type: 'resume'; readonly game: Game; readonly options: Options }
  | { readonly type: 'tell'; readonly fortune: Fortune }
  | { readonly type: 'learn'; readonly game: Game; readonly options: Options }
  | { readonly type: 'stats'; readonly game: Game | null }
  | { readonly type: 'set'; readonly name: string; readonly value: string }
  /** Carry out an order of the place: its words as they were typed. */
  | { readonly type: 'order'; readonly words: readonly string[] }
  | { readonly type: 'quit' }
  | { readonly type: 'bell' };

/** What becomes of the list, and what it asks of the world. */
export interface ListStep {
  readonly list: List;
  readonly effects: readonly ListEffect[];
}

/** How many games a page key passes over. */
const PAGE = 5;

/** What a key, a character or the wheel does in the list of games. */
export function updateList(list: List, input: Input, bindings: Bindings): ListStep {
  if (list.page) return still({ ...list, page: turnPage(list.page, input, bindings) });
  if (list.question) return answer(list, list.question, input, bindings);
  switch (input.type) {
    case 'mouse':
      if (input.action === 'wheel-up') return still(moved(list, -1));
      return still(input.action === 'wheel-down' ? moved(list, 1) : list);
    case 'paste':
      return still(typed(list, input.text.split('\n')[0]!.replace(/\t/g, ' ')));
    case 'text':
      return onText(list, input, bindings);
    case 'key': {
      const action = actionIn('list', input, bindings, false);
      if (action) return act({ ...list, letters: '' }, action);
      const edited = edit(list.search, input);
      return still(edited ? searching(list, edited) : list);
    }
    case 'focus':
      return still(list);
  }
}

/** What a pointer does on the list: a press chooses, a double press opens. */
export function touchList(list: List, spot: ListSpot | null, isDouble: boolean): ListStep {
  if (list.page || list.question) return still(list);
  if (!spot) return still({ ...list, option: null });
  if (spot.type === 'option') return still(cycleOption(list, spot.at, 1));
  const chosen: List = { ...list, chosen: spot.name, option: null, message: null };
  return isDouble ? open(chosen) : still(chosen);
}

function still(list: List): ListStep {
  return { list, effects: [] };
}

/** A character acts as a key only where no word is being typed, and it may yet turn out to begin one. */
function onText(list: List, input: Input & { type: 'text' }, bindings: Bindings): ListStep {
  const { search, option, letters } = list;
  const isFree = search.text === '';
  const action = isFree ? actionIn('list', input, bindings) : null;
  const word = letters + input.text;
  const isWord = letters !== '' && list.catalogue.some((game) => isBegun(word, game));
  if (action && !isWord && (option !== null || LETTERS.includes(action))) {
    return act({ ...list, letters: word }, action);
  }
  return still(typed(list, isWord ? word : input.text));
}

/** What letters do while a game is being chosen; the others that have a meaning begin a search. */
const LETTERS: readonly Action[] = ['up', 'down', 'next-value', 'help'];

function typed(list: List, text: string): List {
  return searching(list, typeIn(list.search, text));
}

/** The list with something else typed; other words put the cursor on the game that they fit best. */
function searching(list: List, search: Prompt): List {
  const next: List = { ...list, search, option: null, letters: '', message: null };
  const words = readWish(search.text).words.join(' ');
  const isSame = words === '' || words === readWish(list.search.text).words.join(' ');
  return isSame ? next : { ...next, chosen: shownNames(next)[0] ?? list.chosen };
}

function act(list: List, action: Action): ListStep {
  const { option } = list;
  switch (action) {
    case 'up':
    case 'down':
      return still(stepped(list, action === 'up' ? -1 : 1));
    case 'page-up':
      return still(moved(list, -PAGE));
    case 'page-down':
      return still(moved(list, PAGE));
    case 'first':
      return still(moved(list, Number.NEGATIVE_INFINITY));
    case 'last':
      return still(moved(list, Number.POSITIVE_INFINITY));
    case 'left':
      return still(option === null ? list : cycleOption(list, option, -1));
    case 'right':
    case 'next-value':
      return option === null ? still(withOptions(list)) : still(cycleOption(list, option, 1));
    case 'options':
      return still(option === null ? withOptions(list) : { ...list, option: null });
    case 'pick':
      return open(list);
    case 'fresh': {
      const game = chosenGame(list);
      return game ? deal(list, game) : still(list);
    }
    case 'learn':
      return learn(list, chosenGame(list));
    case 'stats':
      return { list, effects: [{ type: 'stats', game: null }] };
    case 'let-go':
      return still(letGo(list));
    case 'help':
    case 'rules':
      return still({ ...list, page: { name: action, top: 0 }, letters: '', message: null });
    default:
      return still(list);
  }
}

/** Esc takes back one thing: the message, the options, the search. It never leaves the program. */
function letGo(list: List): List {
  if (list.option !== null) return { ...list, option: null, message: null };
  return { ...list, search: clear(list.search), message: null };
}

/** Up and down among the options while they are being set, else among the games. */
function stepped(list: List, step: number): List {
  const game = chosenGame(list);
  if (list.option === null || !game) return moved(list, step);
  const count = game.options.length;
  return { ...list, option: (list.option + step + count) % count };
}

function moved(list: List, step: number): List {
  const shown = shownNames(list);
  const now = chosenGame(list) ?? chosenFortune(list);
  if (!now) return list;
  const at = Math.max(0, Math.min(shown.length - 1, shown.indexOf(now.name) + step));
  return { ...list, chosen: shown[at]!, option: null, message: null };
}

function withOptions(list: List): List {
  const game = chosenGame(list);
  if (!game) return list;
  if (game.options.length > 0) return { ...list, chosen: game.name, option: 0, message: null };
  return withMessage(list, list.language.list.noOptions(game.title), 'plain');
}

/** Opens the chosen game, or carries out what was typed where it names no game. */
function open(list: List): ListStep {
  const words = list.search.text.trim().split(/\s+/u);
  if (list.orders.includes(commonWord(words[0]!, 'house', list.orders).toLowerCase())) {
    return {
      list: { ...list, search: clear(list.search), message: null },
      effects: [{ type: 'order', words }],
    };
  }
  const game = chosenGame(list);
  const fortune = chosenFortune(list);
  if (fortune) return { list: settled(list, fortune), effects: [{ type: 'tell', fortune }] };
  if (!game) return obey(list);
  if (waitingGame(list, game)) {
    const options = optionsFor(list, game);
    return { list: settled(list, game), effects: [{ type: 'resume', game, options }] };
  }
  return deal(list, game);
}

/** Deals a game anew; one that waits is given up for it only if the player says so. */
function deal(list: List, game: Game): ListStep {
  const { language } = list;
  const { seed: typedSeed } = readWish(list.search.text);
  const read = typedSeed === null ? { seed: null } : readSeed(typedSeed);
  if ('fault' in read) return refused(list, language.say.badSeed(read.fault));
  const play: Play = { game, options: optionsFor(list, game), seed: read.seed };
  const { unfinished } = recordOf(list.records, game.name);
  if (!unfinished) return { list: settled(list, game), effects: [{ type: 'play', ...play }] };
  return still({ ...withMessage(list, language.list.giveUp(), 'question'), question: play });
}

function answer(list: List, play: Play, input: Input, bindings: Bindings): ListStep {
  if (input.type !== 'text' && input.type !== 'key') return still(list);
  const free: List = { ...list, question: null, message: null };
  if (actionIn('question', input, bindings) !== 'yes') {
    return still(withMessage(free, list.language.list.stillWaits(play.game.title), 'plain'));
  }
  return { list: settled(free, play.game), effects: [{ type: 'play', ...play }] };
}

/** Asks for a lesson of a game. */
function learn(list: List, game: Game | null): ListStep {
  if (!game) return still(list);
  const effect = { type: 'learn', game, options: optionsFor(list, game) } as const;
  return { list: settled(list, game), effects: [effect] };
}

/** The list as it is left for a game. */
function settled(list: List, { name }: Game | Fortune): List {
  return { ...list, chosen: name, search: emptyPrompt, option: null, letters: '', message: null };
}

/** Words that name no game may be an order. */
function obey(list: List): ListStep {
  const line = list.search.text.trim();
  const [typed = '', name = '', value = ''] = line.toLowerCase().split(/[\s=]+/u);
  const order = translate(typed, ORDERS);
  const after: List = { ...list, search: clear(list.search) };
  switch (order) {
    case 'q':
    case 'quit':
    case 'exit':
      return { list: after, effects: [{ type: 'quit' }] };
    case 'theme':
      return { list: after, effects: [{ type: 'set', name: 'theme', value: name }] };
    case 'set':
      return { list: after, effects: [{ type: 'set', name, value }] };
    case '?':
      return act(after, 'help');
    case 'stats':
      return act(after, 'stats');
    case 'learn': {
      const named = name === '' ? { game: chosenGame(after) } : findGame(name, list.catalogue);
      if ('game' in named) return learn(after, named.game);
    }
  }
  const found = findGame(line, list.catalogue, [...ORDERS, ...list.orders]);
  const nearest = 'nearest' in found ? found.nearest : null;
  return refused(list, list.language.list.noGame(line, nearest));
}

const ORDERS = ['quit', 'theme', 'set', 'stats', 'learn'];

function refused(list: List, message: string): ListStep {
  return { list: withMessage(list, message, 'refusal'), effects: [{ type: 'bell' }] };
}
