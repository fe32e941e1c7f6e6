import { ACE, KING } from '../card/card.ts';
import { TWO_PACKS } from '../card/pack.ts';
import { dealing } from '../rules/action.ts';
import { removeRun, throwOut, turnUp } from '../rules/after.ts';
import { rest, rows } from '../rules/deal.ts';
import { cleared, removed } from '../rules/end.ts';
import type { Game } from '../rules/game.ts';
import { across } from '../rules/layout.ts';
import { all, alternating, down, only, run } from '../rules/words.ts';

const descending = all(down, alternating);

/** Tens: ten files, whole runs from king to two leave the game, and aces are good for nothing. */
export const tens: Game = {
  name: 'tens',
  title: 'Tens',
  aliases: [],
  source: "Everybody's Book of Luck (anonymous), the first of the three games of the wish",
  version: 1,
  about: {
    family: 'Spider',
    gist: 'Ten files, two packs and nowhere to put an ace: hard, as the book warns.',
    luck: 2,
    thought: 3,
    minutes: 10,
    odds: [39, 100],
    notes: [
      'Four cards are left when seven rows have been dealt: they go on files 1 to 4, as in the ten-column Spider of the Hoyle tradition.',
      'Cards turn up, aces go out and finished runs leave of themselves: none of them is ever better left.',
      'A finished run leaves also where it lies on other cards; otherwise hardly any could.',
      'You may deal at any time while the stock lasts; empty files are dealt to like the others.',
    ],
  },
  options: [],
  rules: () => ({
    pack: TWO_PACKS,
    piles: {
      file: {
        kind: 'tableau',
        count: 10,
        id: '',
        build: descending,
        empty: only(KING),
        takes: { file: run },
      },
      stock: { kind: 'stock', count: 1, id: 'stock' },
      aces: { kind: 'discard', count: 1, id: 'aces' },
      runs: { kind: 'discard', count: 1, id: 'runs' },
    },
    layout: [
      ...across('stock', 1, 0, 0),
      ...across('aces', 1, 8, 0),
      ...across('runs', 1, 9, 0),
      ...across('file', 10, 0, 1, { fan: 'down' }),
    ],
    deal: [rows('file', 2, 'down'), rows('file', 1), rest()],
    actions: [dealing('file')],
    after: [
      turnUp('file'),
      throwOut('file', ACE, 'aces'),
      removeRun('file', descending, KING, 12, 'runs'),
    ],
    won: cleared,
    score: removed,
  }),
};
