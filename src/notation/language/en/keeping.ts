import type { Keeping, SpoiledSave } from '../keeping.ts';
import { list } from './words.ts';

function reasonOf(fault: SpoiledSave): string {
  switch (fault.fault) {
    case 'newer':
      return 'was written by a later version of patience';
    case 'other-rules':
      return `of ${fault.game} was played by other rules (version ${fault.version})`;
    case 'unknown-game':
      return `is of ${fault.game}, a game that is not known here`;
    case 'damaged':
      return `is damaged at line ${fault.line}`;
  }
}

/** What is said of games that are kept, in English. */
export const englishKeeping: Keeping = {
  goesOn: (moves) =>
    `The game you left goes on, after ${moves === 1 ? 'one move' : `${moves} moves`}; new deals another.`,
  putAside: (fault, kept) => `A saved game ${reasonOf(fault)}: its file is kept as ${kept}.`,
  spoiled: (fault, file) => `${file}: this saved game ${reasonOf(fault)}`,
  goesOnBefore: (line, kept) =>
    `The saved game was damaged at line ${line}: it goes on from there, and its file is kept as ${kept}.`,
  cannotKeep: (folder, reason) => `Your games cannot be kept in ${folder}: ${reason}.`,
  damagedHistory: (lines, path) =>
    lines === 1
      ? `A line of ${path} cannot be read: it is left as it is, and not counted.`
      : `${lines} lines of ${path} cannot be read: they are left as they are, and not counted.`,
  wishAfter: (missing) =>
    missing.length === 0
      ? 'It comes out, and all three have today: a wish is yours. See “patience wish”.'
      : `It comes out! Still wanted for today’s wish: ${list(missing)}.`,
  tellingKept: (name) => `It can be seen again: patience replay ${name}`,
  tellingGoesOn: () => 'The telling you left goes on; new begins another.',
};
