import type {
  ReviewWords,
  SolverWords,
  StudyWords,
  TableJudgeWords,
  Undecided,
} from '../solver-words.ts';

const REASONS: Readonly<Record<Undecided, string>> = {
  nodes: 'all the moves it may try were tried; --nodes allows more',
  memory: 'its memory is full; --memory allows more',
  time: 'its time is up; --timeout allows more',
  stopped: 'it was called off',
};

function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/gu, ' ');
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}

function span(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

const study: StudyWords = {
  counts: (deals, winnable, unwinnable, unknown) =>
    `${grouped(deals)} ${deals === 1 ? 'deal' : 'deals'}: ${grouped(winnable)} winnable, ${grouped(unwinnable)} unwinnable, ${grouped(unknown)} unknown; all cards known.`,
  share: ([low, high], [least, most]) => {
    const seen = low === high ? percent(low) : `${percent(low)} to ${percent(high)}`;
    return `Winnable: ${seen} % (95 % interval ${percent(least)} to ${percent(most)} %).`;
  },
  contradiction: (seed) => `Deal ${seed} is told to be winnable and unwinnable: one is wrong.`,
  nodesHeading: () => 'Decided deals by moves tried:',
  nodesFrom: (power) => `${grouped(10 ** power)} to ${grouped(10 ** (power + 1) - 1)}`,
  progress: (done, all, rate, left) =>
    [
      `${done} of ${all}`,
      ...(rate === null ? [] : [`${rate.toFixed(rate < 10 ? 2 : 0)} deals/s`]),
      ...(left === null ? [] : [`${span(left)} left`]),
    ].join(' · '),
  resumed: (deals) => `${grouped(deals)} of these deals are in the file already.`,
  damaged: (file, lines) =>
    `${lines === 1 ? 'one line' : `${lines} lines`} of "${file}" ${lines === 1 ? 'is' : 'are'} no part of a study, and left out`,
  empty: () => 'No deal has been looked at.',
};

const table: TableJudgeWords = {
  commands: [
    { command: 'hint peek', meaning: 'the next move of a line that wins, all cards known' },
    { command: 'hint odds', meaning: 'a hint from what you see, and how sure it is' },
    { command: 'undo to hope', meaning: 'back to where the game could last be won' },
    { command: 'review', meaning: 'every move of the game: which one lost it' },
    { command: 'set light on', meaning: 'say in the first line whether it still can' },
  ],
  light: (verdict) =>
    verdict === null
      ? 'can it be won? …'
      : { winnable: 'winnable', unwinnable: 'lost', unknown: 'winnable? unknown' }[verdict],
  looking: () => 'Looking for a line that wins …',
  lookingBack: () => 'Looking back for where it could last be won …',
  peek: (move) => `With all cards known, ${move} leads to a win.`,
  weighing: (done, all) => `Laying the hidden cards this way and that: ${done} of ${all} …`,
  odds: (move, { ways, won, lost }) => {
    if (ways === 1) {
      const sure =
        won === 1 ? 'it can then be won' : lost === 1 ? 'lost even so' : 'not known to win';
      return `You might play ${move}: nothing is hidden, and ${sure}.`;
    }
    return `${move}: won in ${won}, lost in ${lost} of ${ways} ways the hidden cards may lie.`;
  },
  lost: () => 'Lost: whatever is played from here. “undo to hope” goes back to where it was not.',
  unknown: () => 'No win was found in ten seconds, and it is not known whether there is one.',
  hopeHere: () => 'From here it can still be won.',
  noHope: () => 'No position of this game is known to be winnable, not even its deal.',
  backToHope: (moves) =>
    `${moves === 1 ? 'One move' : `${moves} moves`} taken back: from here it can be won.`,
  noSolver: () => 'This house has no solver: that is told only where you play at home.',
};

const review: ReviewWords = {
  title: 'The game as a solver sees it',
  looking: () => 'Going through the game …',
  blunder: (number, move) => `Move ${number} lost the game: ${move}.`,
  better: (move) => `It could still be won by ${move}, all cards known.`,
  neverLost: () => 'No move lost the game: it could be won from every position, all cards known.',
  lostFromDeal: () => 'The deal cannot be won, even knowing where every card lies.',
  undecided: (won, lost) =>
    [
      won < 0 ? 'It is not known whether the deal can be won' : `After move ${won} it could be won`,
      lost === null ? 'what came later is not known.' : `from move ${lost} on it was lost.`,
    ].join('; '),
  chart: () => 'Cards left to be brought out, move by move:',
  legend: () => ['+ could still be won', 'X the move that lost', '- lost before', '? not known'],
  span: (mark, first, last) => {
    const after = first === last ? `After move ${first}` : `After moves ${first} to ${last}`;
    const known = {
      kept: 'it could still be won',
      lost: 'it was lost already',
      unknown: 'that is not known',
    };
    return `${after}, ${known[mark]}.`;
  },
  standing: (verdict) =>
    ({ winnable: 'can be won', unwinnable: 'lost', unknown: 'not known whether it can be won' })[
      verdict
    ],
  keys: ['s shows how it is won, s again goes back'],
};

/** What is said in English of what a solver found. */
export const englishSolver: SolverWords = {
  heading: (title, seed, options) =>
    [title, seed === null ? 'own deal' : `seed ${seed}`, ...options].join(' · '),
  winnable: (moves) =>
    `Winnable, for a player who knows where every card lies (“thoughtful”): ${moves === 1 ? 'this move wins' : `these ${moves} moves win`}.`,
  wonAtOnce: () => 'Won as it is dealt.',
  unwinnable: () =>
    'Unwinnable: whatever is played, even knowing where every card lies. All of it was looked at.',
  unknown: (reason) =>
    `Unknown, even knowing where every card lies: no win was found, and ${REASONS[reason]}.`,
  effort: (nodes, ms) =>
    `${grouped(nodes)} ${nodes === 1 ? 'move' : 'moves'} tried in ${(ms / 1000).toFixed(ms < 10_000 ? 2 : 0)} s.`,
  study,
  table,
  review,
};
