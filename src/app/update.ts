import { completions } from '../command/complete.ts';
import { readCommand } from '../command/read.ts';
import { machineAt } from '../session/session.ts';
import { enlightened } from './consult.ts';
import { firstStop, moveCursor } from './cursor.ts';
import { hintMarks } from './hint-marks.ts';
import type { Input, KeyInput } from './input.ts';
import { type Action, actionIn } from './keys.ts';
import { lookAt } from './look.ts';
import type { Event, Model, Step } from './model.ts';
import { turnPage } from './page.ts';
import { isReadyPair } from './pair.ts';
import { paste, playPasted } from './paste.ts';
import {
  dealAnew,
  despaired,
  goOn,
  halted,
  leaveNow,
  letGo,
  makeMove,
  obey,
  still,
  told,
} from './perform.ts';
import { press, pressStock, putDown, release } from './press.ts';
import { clear, edit, enter, recall, setText, typeIn } from './prompt.ts';
import type { Spot } from './spot.ts';

/** A game at the table: what it becomes, and what it asks of the world, when something happens. */
export function update(model: Model, event: Event): Step {
  switch (event.type) {
    case 'seed':
      return still(dealAnew(model, event.seed));
    case 'hopeless':
      return still(despaired(model, event.session));
    case 'judged':
      return enlightened(model, event.session, event.judgement);
    case 'second': {
      const isRunning = machineAt(model.session).status() === 'playing' && !model.page;
      return still(isRunning ? { ...model, seconds: model.seconds + 1 } : model);
    }
    case 'go-on':
      return goOn(model, event.isAll);
    case 'point':
      if (model.coming.length > 0) return still(halted(model));
      if (model.page || model.question) return still(model);
      return event.action === 'release'
        ? release(model, event.spot)
        : press(model, event.spot, event.action === 'double');
    case 'input':
      return model.coming.length > 0 ? still(halted(model)) : onInput(model, event.input);
  }
}

function onInput(model: Model, input: Input): Step {
  if (model.page) {
    return still({ ...model, page: turnPage(model.page, input, model.bindings) });
  }
  if (model.question && model.prompt.text === '') return answer(model, input);
  switch (input.type) {
    case 'text':
      return onText(model, input.text);
    case 'paste':
      return paste(model, input.text);
    case 'key':
      return onKey(model, input);
    default:
      return still(model);
  }
}

function onText(model: Model, text: string): Step {
  if (text !== ' ' && isPairRefused(model)) return onText(withoutPair(model), text);
  if (model.prompt.text === '') {
    const input = { type: 'text', text } as const;
    const action = actionIn('table', input, model.bindings, model.cursor !== null);
    if (action) return act(model, action);
  }
  const prompt = typeIn(model.prompt, text);
  const typed: Model = { ...model, prompt, message: null };
  if (!isReadyPair(prompt.text, model.session)) return still(typed);
  // Two keys that are no move may be the beginning of a longer line, and what follows must not act by itself.
  const isRefused = readCommand(prompt.text, model.session, model.language).kind === 'refused';
  return obey(isRefused ? typed : { ...typed, prompt: enter(prompt) }, prompt.text);
}

/** Two keys that were no move are still there: a space or Backspace goes on with them, all else begins anew. */
function isPairRefused({ prompt, session }: Model): boolean {
  return isReadyPair(prompt.text, session);
}

function withoutPair(model: Model): Model {
  return { ...model, prompt: clear(model.prompt) };
}

function onKey(model: Model, input: KeyInput): Step {
  const isGoingOn = ['backspace', 'enter', 'escape'].includes(input.key);
  if (!isGoingOn && isPairRefused(model)) return onKey(withoutPair(model), input);
  const { prompt } = model;
  if (prompt.text !== '') {
    if (input.key === 'enter') return obey({ ...model, prompt: enter(prompt) }, prompt.text);
    if (input.key === 'tab') return still(complete(model));
    if (input.key === 'escape') return still({ ...model, prompt: clear(prompt) });
    if (input.key === 'up' || input.key === 'down') return recalled(model, input.key === 'up');
    const edited = edit(prompt, input);
    if (edited) return still({ ...model, prompt: edited });
  }
  const action = actionIn('table', input, model.bindings);
  return action ? act(model, action) : still(model);
}

function act(model: Model, action: Action): Step {
  switch (action) {
    case 'left':
    case 'right':
    case 'up':
    case 'down': {
      const { cursor, held, session } = model;
      const next = cursor ? moveCursor(cursor, held, action, session) : firstCursor(model);
      return still(lookAt(model, next));
    }
    case 'pick':
      return model.cursor
        ? press(model, model.cursor, false)
        : still(lookAt(model, firstCursor(model)));
    case 'stock':
      return hasStock(model) ? pressStock(letGo(model)) : act(model, 'pick');
    case 'let-go':
      return still(
        model.held || model.question
          ? { ...letGo(model), message: null }
          : { ...model, cursor: null, message: null },
      );
    case 'undo':
    case 'redo':
    case 'help':
    case 'rules':
    case 'learn':
    case 'stats':
      return obey(model, action);
    case 'older':
    case 'newer':
      return recalled(model, action === 'older');
    case 'hint':
    case 'repeat':
      return obey(model, action);
    case 'put-up':
      return putDown(model, 'foundation');
    case 'games':
      return obey(model, 'list');
    default:
      return still(model);
  }
}

/** Where the cursor comes up: on the card that a hint has named, or where moves begin. */
function firstCursor({ hint, session }: Model): Spot | null {
  const marks = hintMarks(hint);
  return marks ? { pile: marks.pile, depth: marks.depth } : firstStop(session);
}

function hasStock({ session }: Model): boolean {
  return machineAt(session).program.stock >= 0;
}

function recalled(model: Model, older: boolean): Step {
  return still({ ...model, prompt: recall(model.prompt, older ? -1 : 1) });
}

/** Completes the prompt as far as all completions agree, and lists them where they part. */
function complete(model: Model): Model {
  const { prompt, session, language } = model;
  const found = completions(prompt.text, session, language);
  if (found.length === 0) return told(model, language.say.noCompletion(), 'refusal');
  const common = found.reduce(commonStart);
  const next = setText(prompt, common);
  if (found.length === 1) return { ...model, prompt: next, message: null };
  return told({ ...model, prompt: next }, found.slice(0, 12).join('   '), 'plain');
}

function commonStart(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return a.slice(0, length);
}

function answer(model: Model, input: Input): Step {
  const question = model.question!;
  const action = actionIn('question', input, model.bindings);
  if (action === 'let-go') return still({ ...letGo(model), message: null });
  if (question.kind === 'which-move') {
    const chosen = input.type === 'text' ? question.moves[Number(input.text) - 1] : undefined;
    if (chosen !== undefined) return makeMove(model, chosen);
    const asWords: Model = { ...letGo(model), message: null };
    return onInput(asWords, input);
  }
  if (action === 'yes' && question.kind === 'paste') return playPasted(model, question.lines);
  if (action === 'yes' && question.kind === 'leave-game')
    return leaveNow(letGo(model), question.order, question.rest);
  return still(told(letGo(model), model.language.say.stayed(), 'plain'));
}
