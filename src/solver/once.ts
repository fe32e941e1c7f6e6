import type { Program } from '../rules/compile.ts';

/** A question about the rules of a game that is answered once for each: nothing in them ever changes. */
export function once<Answer>(find: (program: Program) => Answer): (program: Program) => Answer {
  const known = new WeakMap<Program, { readonly answer: Answer }>();
  return (program) => {
    const found = known.get(program) ?? { answer: find(program) };
    known.set(program, found);
    return found.answer;
  };
}
