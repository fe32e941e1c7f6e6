import type { Input, KeyInput } from '../input.ts';
import { type Action, actionIn } from '../keys.ts';
import type { Effect } from '../model.ts';
import { turnPage } from '../page.ts';
import { clear, edit, enter, recall, setText, typeIn } from '../prompt.ts';
import { completionsOf } from './complete.ts';
import {
  allLaid,
  answered,
  freshOracle,
  type Oracle,
  obeyLine,
  questionOf,
  redone,
  restarted,
  taken,
  wentOn,
} from './oracle.ts';
import {
  type FortuneTable,
  isToBeCut,
  middleOf,
  readingParagraphs,
  shownCards,
  withMessage,
} from './table.ts';

/** What becomes of a fortune, and what it asks of the world. */
export interface FortuneStep {
  readonly table: FortuneTable;
  readonly effects: readonly Effect[];
}

/** How many cards lie side by side: up and down pass over so many. */
const ACROSS = 3;
/** How many cards a key with a longer way moves the marker. */
const MANY = 5;

/** A fortune full screen: what it becomes, and what it asks of the world, when a key is pressed. */
export function updateFortune(table: FortuneTable, input: Input): FortuneStep {
  if (table.page) return still({ ...table, page: turnPage(table.page, input, table.bindings) });
  switch (input.type) {
    case 'mouse':
      if (input.action === 'wheel-up') return still(moved(table, -1));
      return still(input.action === 'wheel-down' ? moved(table, 1) : table);
    case 'text':
      return onText(table, input);
    case 'paste': {
      const [line = ''] = input.text.split('\n');
      return still({ ...table, prompt: typeIn(table.prompt, line.replace(/\t/gu, ' ')) });
    }
    case 'key':
      return onKey(table, input);
    case 'focus':
      return still(table);
  }
}

/** Something on the table that can be pointed at: an answer, a card, a place in the pack to cut it. */
export type FortuneSpot =
  | { readonly kind: 'answer'; readonly at: number }
  | { readonly kind: 'card'; readonly at: number }
  | { readonly kind: 'cut'; readonly lifted: number };

/** What a pointer does: an answer is given, a card is told, the marker is moved; a double press cuts. */
export function touchFortune(
  table: FortuneTable,
  spot: FortuneSpot | null,
  isDouble: boolean,
): FortuneTable {
  if (table.page || !spot) return table;
  if (spot.kind === 'card') return { ...table, cursor: spot.at, message: null };
  if (table.isReplay) return table;
  const pointed: FortuneTable =
    spot.kind === 'answer'
      ? { ...table, choice: spot.at, message: null }
      : { ...table, marker: spot.lifted, message: null };
  return spot.kind === 'answer' || isDouble ? goOn(pointed) : pointed;
}

/** Another fortune, of a seed that was asked for. */
export function shuffledAnew(table: FortuneTable, seed: string): FortuneTable {
  const { telling, isGentle } = table.oracle;
  return settled({ ...table, isReplay: false }, freshOracle(telling.fortune, seed, isGentle), null);
}

function still(table: FortuneTable): FortuneStep {
  return { table, effects: [] };
}

function onText(table: FortuneTable, input: Input & { type: 'text' }): FortuneStep {
  const { prompt, bindings, oracle, language } = table;
  if (prompt.text === '') {
    const action = actionIn('table', input, bindings, table.cursor !== null || isToBeCut(oracle));
    if (action) return act(table, action);
    const { choices } = questionOf(oracle, language.fortune);
    const choice = choices[Number(input.text) - 1];
    if (choice && !table.isReplay) return still(settled(table, answered(oracle, choice), null));
  }
  return still({ ...table, prompt: typeIn(prompt, input.text), message: null });
}

function onKey(table: FortuneTable, input: KeyInput): FortuneStep {
  const { prompt, bindings } = table;
  if (prompt.text !== '') {
    if (input.key === 'enter') return obey({ ...table, prompt: enter(prompt) }, prompt.text);
    if (input.key === 'tab') return still(completed(table));
    if (input.key === 'escape') return still({ ...table, prompt: clear(prompt) });
    if (input.key === 'up' || input.key === 'down') {
      return still({ ...table, prompt: recall(prompt, input.key === 'up' ? -1 : 1) });
    }
    const edited = edit(prompt, input);
    if (edited) return still({ ...table, prompt: edited });
  }
  switch (input.key) {
    case 'home':
      return still(toEdge(table, 'home'));
    case 'end':
      return still(toEdge(table, 'end'));
    case 'page-up':
    case 'page-down':
      return still(moved(table, input.key === 'page-up' ? -MANY : MANY));
  }
  const action = actionIn('table', input, bindings);
  return action ? act(table, action) : still(table);
}

function act(table: FortuneTable, action: Action): FortuneStep {
  const { prompt } = table;
  switch (action) {
    case 'left':
      return still(moved(table, -1));
    case 'right':
      return still(moved(table, 1));
    case 'up':
    case 'down':
      return still(moved(table, (action === 'up' ? -1 : 1) * stride(table)));
    case 'pick':
    case 'stock':
      return still(goOn(table));
    case 'let-go':
      return still({ ...table, cursor: null, message: null });
    case 'older':
    case 'newer':
      return still({ ...table, prompt: recall(prompt, action === 'older' ? -1 : 1) });
    case 'games':
      return obey(table, 'list');
    case 'undo':
    case 'redo':
    case 'help':
    case 'rules':
      return obey(table, action);
    default:
      return still(table);
  }
}

/** How far up and down go: from answer to answer, from row to row, a handful of the pack. */
function stride({ oracle }: FortuneTable): number {
  if (oracle.lie.stage === 'significator') return 1;
  return isToBeCut(oracle) ? MANY : ACROSS;
}

/** The pointer among answers, in the pack or among the cards, so many further. */
function moved(table: FortuneTable, step: number): FortuneTable {
  const { oracle, language } = table;
  const free: FortuneTable = { ...table, message: null };
  if (table.isReplay && !shownCards(oracle)) return table;
  if (oracle.lie.stage === 'significator') {
    const { choices } = questionOf(oracle, language.fortune);
    return { ...free, choice: within(table.choice + step, 0, choices.length - 1) };
  }
  if (isToBeCut(oracle)) {
    return { ...free, marker: within(table.marker + step, 1, oracle.lie.hand.length - 1) };
  }
  const count = shownCards(oracle);
  if (count === 0) return free;
  const from = table.cursor ?? (step > 0 ? -1 : count);
  const near = table.cursor === null ? Math.sign(step) : step;
  return { ...free, cursor: within(from + near, 0, count - 1) };
}

/** To the first or the last of what is pointed at; where cards are laid out, all of them, which is their end. */
function toEdge(table: FortuneTable, key: 'home' | 'end'): FortuneTable {
  const { oracle, isReplay } = table;
  if (isReplay) {
    const { steps } = oracle.telling;
    return settled(table, key === 'home' ? restarted(oracle) : redone(oracle, steps.length), null);
  }
  const isLaying = oracle.lie.stage === 'lay' || oracle.lie.stage === 'packets';
  if (key === 'end' && isLaying) return settled(table, allLaid(oracle), null);
  const edge = moved(table, key === 'home' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);
  if (table.cursor !== null || edge.cursor === null) return edge;
  return { ...edge, cursor: key === 'home' ? 0 : shownCards(oracle) - 1 };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** What Enter does with nothing typed: the answer, the cut, or the one thing there is to do. */
function goOn(table: FortuneTable): FortuneTable {
  const { oracle, language, marker, choice } = table;
  if (table.isReplay) return settled(table, wentOn(oracle), null);
  const { choices } = questionOf(oracle, language.fortune);
  const chosen = choices[choice];
  if (chosen) return settled(table, answered(oracle, chosen), null);
  if (isToBeCut(oracle)) {
    return settled(table, taken(oracle, { does: 'cut', lifted: marker }), null);
  }
  return settled(table, wentOn(oracle), null);
}

/** The table with what has come of a step, everything that pointed at something else put back. */
function settled(table: FortuneTable, oracle: Oracle, said: string | null): FortuneTable {
  const isSame = oracle.lie.stage === table.oracle.lie.stage;
  const isAsked = oracle.lie.stage === 'significator';
  return {
    ...table,
    oracle,
    message: said === null ? null : { text: said, tone: 'plain' },
    choice: isSame && !isAsked ? table.choice : 0,
    marker: isSame ? table.marker : middleOf(oracle),
    cursor:
      isSame && oracle.lie.stage === table.oracle.lie.stage ? keptCursor(table, oracle) : null,
  };
}

function keptCursor({ cursor }: FortuneTable, oracle: Oracle): number | null {
  return cursor !== null && cursor < shownCards(oracle) ? cursor : null;
}

/** Carries out a typed line. */
function obey(table: FortuneTable, line: string): FortuneStep {
  const { oracle, language } = table;
  const result = obeyLine(oracle, line, { language, freshSeed: null });
  switch (result.kind) {
    case 'refused':
      return {
        table: withMessage(table, result.message, 'refusal'),
        effects: [{ type: 'bell' }],
      };
    case 'changed':
      return still(settled(table, result.oracle, result.said));
    case 'order':
      break;
  }
  const { order, rest } = result;
  const paged = (page: NonNullable<FortuneTable['page']>) =>
    still({ ...table, page, message: null });
  switch (order) {
    case 'help':
    case 'rules':
      return paged({ name: order, top: 0 });
    case 'reading': {
      const lines = readingParagraphs(table);
      const { title, due } = language.fortune;
      const told = lines.length > 0 ? lines : [due[oracle.lie.stage](oracle.lie.hand.length - 1)];
      return paged({ name: 'told', title, lines: told, top: 0 });
    }
    case 'new':
      return { table, effects: [{ type: 'seed' }] };
    case 'quit':
      return { table, effects: [{ type: 'quit' }] };
    case 'list':
      return { table, effects: [{ type: 'list' }] };
    case 'theme':
      return { table, effects: [{ type: 'set', name: 'theme', value: rest }] };
    case 'set': {
      const [name = '', value = ''] = rest.split(/[\s=]+/u);
      return { table, effects: [{ type: 'set', name, value }] };
    }
    default:
      return still(withMessage(table, language.say.notHere(order), 'refusal'));
  }
}

function completed(table: FortuneTable): FortuneTable {
  const { prompt, language } = table;
  const found = completionsOf(prompt.text);
  const [only, ...more] = found;
  if (only === undefined) return withMessage(table, language.say.noCompletion(), 'refusal');
  if (more.length === 0) return { ...table, prompt: setText(prompt, only), message: null };
  return withMessage(table, found.join('   '), 'plain');
}
