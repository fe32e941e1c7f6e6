import type { KeyInput } from './input.ts';

/** What a key can do while the prompt is empty. */
export type Action =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'pick'
  | 'stock'
  | 'put-up'
  | 'let-go'
  | 'undo'
  | 'redo'
  | 'help'
  | 'complete'
  | 'older'
  | 'newer';

/** A key and what it does; the help and the line of keys are made from this table. */
export interface Binding {
  readonly action: Action;
  /** Named keys, with `ctrl-` where it is held. */
  readonly keys: readonly string[];
  /** Characters that act at once on an empty prompt. */
  readonly text: readonly string[];
  /** Characters that act only while the cursor is shown, since they also begin words. */
  readonly withCursor: readonly string[];
}

export const BINDINGS: readonly Binding[] = [
  { action: 'left', keys: ['left'], text: [], withCursor: ['h'] },
  { action: 'down', keys: ['down'], text: [], withCursor: ['j'] },
  { action: 'up', keys: ['up'], text: [], withCursor: ['k'] },
  { action: 'right', keys: ['right'], text: [], withCursor: ['l'] },
  { action: 'pick', keys: ['enter'], text: [], withCursor: [] },
  { action: 'stock', keys: [], text: [' '], withCursor: [] },
  { action: 'put-up', keys: [], text: ['^'], withCursor: [] },
  { action: 'let-go', keys: ['escape'], text: [], withCursor: [] },
  { action: 'undo', keys: ['backspace', 'ctrl-h'], text: [], withCursor: [] },
  { action: 'redo', keys: ['ctrl-r', 'ctrl-y'], text: [], withCursor: [] },
  { action: 'complete', keys: ['tab'], text: [], withCursor: [] },
  { action: 'older', keys: ['ctrl-p'], text: [], withCursor: [] },
  { action: 'newer', keys: ['ctrl-n'], text: [], withCursor: [] },
  { action: 'help', keys: [], text: ['?'], withCursor: [] },
];

/** What a named key does, or null. */
export function actionOfKey({ key, ctrl, alt }: KeyInput): Action | null {
  if (alt) return null;
  const name = ctrl ? `ctrl-${key}` : key;
  return BINDINGS.find(({ keys }) => keys.includes(name))?.action ?? null;
}

/** What a character does on an empty prompt, or null where it begins a word. */
export function actionOfText(text: string, hasCursor: boolean): Action | null {
  const found = BINDINGS.find(
    (binding) => binding.text.includes(text) || (hasCursor && binding.withCursor.includes(text)),
  );
  return found?.action ?? null;
}
