import { readCommand } from '../command/read.ts';
import type { Effect, Model, Step } from './model.ts';
import { goOn, letGo, obey, still, told } from './perform.ts';
import { clear, typeIn } from './prompt.ts';

/**
 * Text that is pasted. One line goes on the prompt, to be looked at and entered; several are a list of commands, and
 * whether they are meant to be played is asked. In a lesson only the first line is taken: it waits for one move.
 */
export function paste(model: Model, text: string): Step {
  const lines = text
    .replace(/\t/gu, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const [line = ''] = lines;
  if (lines.length < 2 || model.lesson) {
    return still({ ...model, prompt: typeIn(model.prompt, line) });
  }
  const asked = told(
    { ...model, prompt: clear(model.prompt) },
    model.language.say.playPasted(lines.length),
    'question',
  );
  return still({ ...asked, question: { kind: 'paste', lines } });
}

/** Plays pasted lines one after another as if each were entered, up to the first that is refused or asks back. */
export function playPasted(model: Model, lines: readonly string[]): Step {
  let now: Model = { ...letGo(model), message: null };
  let pondered: readonly Effect[] = [];
  for (const [i, line] of lines.entries()) {
    const { kind } = readCommand(line, now.session, now.language);
    const step = obey(now, line);
    // Whoever pastes a list does not look at each card that goes up.
    const isPaced = step.model.coming.length > 0;
    const { model: next, effects } = isPaced ? goOn(step.model, true) : step;
    if (kind === 'refused' || kind === 'ask') {
      const why = next.message?.text ?? '';
      const stopped = now.language.say.pasteStopped(i, lines.length, line, why);
      return { model: told({ ...letGo(next), prompt: now.prompt }, stopped, 'refusal'), effects };
    }
    now = next;
    // What concerns the world outside, or is to be answered or read, is the last thing done.
    const isLast = effects.some(({ type }) => type !== 'ponder') || next.question || next.page;
    if (isLast) return { model: next, effects };
    pondered = effects;
  }
  return { model: now, effects: pondered };
}
