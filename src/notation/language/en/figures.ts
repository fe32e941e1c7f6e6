import type { DailyWords, Figures, WishWords } from '../figures.ts';
import { englishReplay } from './replay.ts';

function several(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function minuteText(minutes: number): string {
  return minutes < 60 ? `${minutes} min` : `${minutes / 60} h`;
}

const wish: WishWords = {
  heading: (day) => `The wish, ${day}`,
  rule: (isStrict) =>
    isStrict
      ? 'All three must come out on one day, each on the first play of its deal and with no move taken back.'
      : 'All three must come out on one day, in any order, however often you try.',
  part: (title, { isDone, isMarked, tries, won, before }) => {
    const state = isDone ? (isMarked ? 'came out, not strictly' : 'came out') : 'still to come out';
    const today =
      tries === 0 ? 'not tried today' : `${several(tries, 'try', 'tries')} today, ${won} won`;
    const others =
      before.tries === 0
        ? ''
        : `; on other days ${several(before.tries, 'try', 'tries')}, ${before.won} won`;
    return `${title}: ${state} (${today}${others})`;
  },
  granted: () => 'All three came out today. A wish is yours: a reasonable one.',
  framed: () => 'Today’s wish is made. Now wait.',
  frame: () => 'Frame it, or press Enter to keep it to yourself: ',
  kept: () => 'It is kept where only you can read it. Now wait.',
  notKept: () => 'It is kept nowhere but with you. Now wait.',
  notGranted: () => 'There is no wish to frame today: not all three have come out.',
  past: (day, text) => `${day}: ${text === '' ? '(kept to yourself)' : text}`,
  noPast: () => 'No wish has been made yet.',
};

const daily: DailyWords = {
  heading: (title, day) => `The daily deal of ${day} (UTC): ${title}`,
  streak: (played, won, longest) =>
    `Days running: ${played} played, ${won} won; ${longest} at most.`,
  share: (title, day, { isWon, out, of, passes, undos, hints }) =>
    [
      `${title} ${day}: ${out}/${of}`,
      ...(isWon ? ['it came out'] : []),
      ...(passes > 0 ? [several(passes, 'pass', 'passes')] : []),
      ...(undos > 0 ? [several(undos, 'undo')] : []),
      ...(hints > 0 ? [several(hints, 'hint')] : []),
    ].join(', '),
  done: () => 'You have played it. --again plays it once more; that counts nowhere.',
};

/** What is said of results, in English. */
export const englishFigures: Figures = {
  time: (ms) => {
    const seconds = Math.round(ms / 1000);
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    const two = (value: number) => String(value).padStart(2, '0');
    return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
  },
  share: (part, whole) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`),
  columns: {
    game: 'Game',
    played: 'Played',
    won: 'Won',
    share: 'Share',
    streak: 'Streak',
    longest: 'Longest',
    best: 'Best time',
    mean: 'Mean',
    moves: 'Moves',
    score: 'Score',
    ended: 'Ended',
    deal: 'Deal',
    result: 'Result',
    time: 'Time',
    replay: 'Replay',
  },
  statsTitle: () => 'Your games',
  noGames: () => 'No game has been finished yet.',
  all: (played, won, streak, longest) =>
    `${several(played, 'game')} played, ${won} won. Streak of wins: ${streak} now, ${longest} at most.`,
  habits: ({ hints, undos, won, wonWithoutUndo, repeats, repeatsWon }) => [
    `${several(hints, 'hint')} asked for, ${several(undos, 'move')} taken back${won === 0 ? '' : `; ${wonWithoutUndo} of ${several(won, 'win')} without taking any back`}.`,
    ...(repeats === 0
      ? []
      : [`Deals played once more: ${repeats}, ${repeatsWon} won. They are not counted above.`]),
  ],
  won: () => 'won',
  lost: () => 'lost',
  yearHeading: (days, games) =>
    `The last year: ${several(games, 'game')} on ${several(days, 'day')}`,
  less: () => 'less',
  more: () => 'more',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  timesHeading: () => 'How long wins took',
  minutes: (from, to) => {
    if (to === null) return `${minuteText(from)} or more`;
    return from === 0 ? `under ${minuteText(to)}` : `${from} to ${minuteText(to)}`;
  },
  outcome: (outcome, isRepeat) => (isRepeat ? `${outcome}, again` : outcome),
  ownDeal: () => 'own deal',
  option: (name, value) => `${name}=${value}`,
  moment: (stamp) => stamp.slice(0, 16).replace('T', ' '),
  wish,
  daily,
  replay: englishReplay,
};
