import { expect, it } from 'vitest';
import { announceBetween } from '../../src/app/announce.ts';
import { readerAnswer, readerStart } from '../../src/app/reader-mode.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { moveEntries } from '../../src/notation/move-text.ts';
import { choices, machineAt } from '../../src/session/session.ts';
import { recordedGames } from './recorded-games.ts';

const setting = {
  language: english,
  freshSeed: () => '7',
  ascii: false,
  width: 79,
  preface: null,
};

it.each(recordedGames())('%s is won by what is typed, and each move is told once', (_name, won) => {
  let state = readerStart({ ...won, at: 0 });
  for (const move of won.moves) {
    const before = state.session;
    const moves = choices(before);
    const { command } = moveEntries(machineAt(before), moves)[moves.indexOf(move)]!;
    const answer = readerAnswer(state, command, setting);
    state = answer.state;
    const told = announceBetween(before, state.session, english);
    expect(answer.lines.slice(0, told.length)).toEqual(told);
    expect(answer.lines.length - told.length).toBeLessThanOrEqual(1);
  }
  expect(machineAt(state.session).status()).toBe('won');
});
