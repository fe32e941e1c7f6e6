import type { KeyInput } from './input.ts';

/** The line a player types on: its text, where the caret stands, and what was typed before. */
export interface Prompt {
  readonly text: string;
  /** Counts code points, from 0 before the first. */
  readonly caret: number;
  /** Lines entered, oldest first. */
  readonly past: readonly string[];
  /** Which of the past lines is shown, or null for the line being written. */
  readonly recalled: number | null;
  /** What was being written when recalling began. */
  readonly draft: string;
}

export const emptyPrompt: Prompt = { text: '', caret: 0, past: [], recalled: null, draft: '' };

const LONGEST = 200;
const KEPT = 100;

/** The prompt with text typed or pasted in at the caret. */
export function typeIn(prompt: Prompt, text: string): Prompt {
  const letters = [...prompt.text];
  const added = [...text].slice(0, Math.max(0, LONGEST - letters.length));
  letters.splice(prompt.caret, 0, ...added);
  return { ...prompt, text: letters.join(''), caret: prompt.caret + added.length, recalled: null };
}

/** The prompt with its text replaced, the caret at the end. */
export function setText(prompt: Prompt, text: string): Prompt {
  return { ...prompt, text, caret: [...text].length };
}

/** The prompt emptied, and the line remembered unless it repeats the last one. */
export function enter(prompt: Prompt): Prompt {
  const line = prompt.text.trim();
  const past =
    line === '' || line === prompt.past.at(-1) ? prompt.past : [...prompt.past, line].slice(-KEPT);
  return { ...emptyPrompt, past };
}

/** The prompt emptied and nothing remembered. */
export function clear(prompt: Prompt): Prompt {
  return { ...emptyPrompt, past: prompt.past };
}

/** An older line (`step` -1) or a newer one (1), the line being written being the newest. */
export function recall(prompt: Prompt, step: -1 | 1): Prompt {
  const { past, recalled } = prompt;
  const at = (recalled ?? past.length) + step;
  if (at < 0 || (step > 0 && recalled === null)) return prompt;
  const draft = recalled === null ? prompt.text : prompt.draft;
  if (at >= past.length) return { ...setText(prompt, draft), recalled: null, draft };
  return { ...setText(prompt, past[at]!), recalled: at, draft };
}

/** What an editing key makes of the prompt, by the habits of readline; null where the key does not edit. */
export function edit(prompt: Prompt, { key, ctrl, alt }: KeyInput): Prompt | null {
  const letters = [...prompt.text];
  const { caret } = prompt;
  const to = (next: number): Prompt => ({
    ...prompt,
    caret: Math.min(letters.length, Math.max(0, next)),
  });
  const without = (start: number, end: number): Prompt => ({
    ...prompt,
    text: [...letters.slice(0, start), ...letters.slice(end)].join(''),
    caret: start,
    recalled: null,
  });
  const wordStart = () => {
    let at = caret;
    while (at > 0 && letters[at - 1] === ' ') at--;
    while (at > 0 && letters[at - 1] !== ' ') at--;
    return at;
  };
  switch (`${ctrl ? 'ctrl-' : ''}${alt ? 'alt-' : ''}${key}`) {
    case 'left':
    case 'ctrl-b':
      return to(caret - 1);
    case 'right':
    case 'ctrl-f':
      return to(caret + 1);
    case 'home':
    case 'ctrl-a':
      return to(0);
    case 'end':
    case 'ctrl-e':
      return to(letters.length);
    case 'ctrl-left':
    case 'alt-b':
      return to(wordStart());
    case 'backspace':
    case 'ctrl-h':
      return caret > 0 ? without(caret - 1, caret) : prompt;
    case 'delete':
      return without(caret, caret + 1);
    case 'ctrl-u':
      return without(0, caret);
    case 'ctrl-k':
      return without(caret, letters.length);
    case 'ctrl-w':
    case 'alt-backspace':
      return without(wordStart(), caret);
    default:
      return null;
  }
}
