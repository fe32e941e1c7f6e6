import type { Input } from './input.ts';
import type { Model, Page } from './model.ts';

/** How many lines a page key turns. */
const PAGE_LINES = 15;
/** Further down than any page is long; the screen stops at the last line. */
const END = 9999;

/** What a key does to a page lying over the table: it is turned, or put away. */
export function turnPage(model: Model, input: Input): Model {
  const page = model.page!;
  const top = nextTop(page, input);
  return { ...model, page: top === null ? null : { ...page, top } };
}

function nextTop(page: Page, input: Input): number | null {
  if (input.type === 'mouse') {
    if (input.action === 'wheel-up') return Math.max(0, page.top - 3);
    if (input.action === 'wheel-down') return page.top + 3;
    return page.top;
  }
  const name = input.type === 'text' ? input.text : input.type === 'key' ? input.key : '';
  switch (name) {
    case 'up':
    case 'k':
      return Math.max(0, page.top - 1);
    case 'down':
    case 'j':
    case 'enter':
      return page.top + 1;
    case 'page-up':
    case 'b':
      return Math.max(0, page.top - PAGE_LINES);
    case 'page-down':
    case ' ':
      return page.top + PAGE_LINES;
    case 'home':
    case 'g':
      return 0;
    case 'end':
    case 'G':
      return END;
    case 'escape':
    case 'q':
    case '?':
      return null;
    default:
      return page.top;
  }
}
