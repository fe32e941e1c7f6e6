import type { Input } from './input.ts';
import { actionIn, type Bindings } from './keys.ts';
import type { Page } from './model.ts';

/** How many lines a page key turns. */
const PAGE_LINES = 15;
/** How many lines a notch of the wheel turns. */
const WHEEL_LINES = 3;
/** Further down than any page is long; the screen stops at the last line. */
const END = 9999;

/** What a key does to a page lying over the screen: it is turned, or put away (null). */
export function turnPage(page: Page, input: Input, bindings: Bindings): Page | null {
  const top = nextTop(page, input, bindings);
  return top === null ? null : { ...page, top };
}

function nextTop({ top }: Page, input: Input, bindings: Bindings): number | null {
  if (input.type === 'mouse') {
    if (input.action === 'wheel-up') return Math.max(0, top - WHEEL_LINES);
    if (input.action === 'press') return null;
    return input.action === 'wheel-down' ? top + WHEEL_LINES : top;
  }
  switch (actionIn('page', input, bindings)) {
    case 'up':
      return Math.max(0, top - 1);
    case 'down':
    case 'pick':
      return top + 1;
    case 'page-up':
      return Math.max(0, top - PAGE_LINES);
    case 'page-down':
      return top + PAGE_LINES;
    case 'first':
      return 0;
    case 'last':
      return END;
    case 'let-go':
    case 'close':
    case 'help':
      return null;
    default:
      return top;
  }
}
