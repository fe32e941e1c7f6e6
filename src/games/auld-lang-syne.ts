import { ACE, card, SUITS } from '../card/card.ts';
import { ONE_PACK } from '../card/pack.ts';
import { dealing, gathering } from '../rules/action.ts';
import { rest, setOut } from '../rules/deal.ts';
import { cleared, onFoundations } from '../rules/end.ts';
import type { Game } from '../rules/game.ts';
import { across } from '../rules/layout.ts';
import { all, anySuit, inSuit, top, up } from '../rules/words.ts';

/** Auld Lang Syne, «Давным-давно»: dealing by fours, and little to choose. */
export const auldLangSyne: Game = {
  name: 'auld-lang-syne',
  title: 'Auld Lang Syne',
  aliases: ['Patience', 'Acquaintance (with redeals)', 'Давным-давно'],
  source: 'Joseph Leeming, Карточные игры, фокусы, трюки (its last sentence; the game inferred)',
  version: 1,
  about: {
    family: 'deal-over',
    gist: 'Four cards at a time, and four aces to bring them up on: a patience for idle hands.',
    luck: 3,
    thought: 1,
    minutes: 5,
    odds: [99, 100],
    notes: [
      'Of the Russian text only the last sentence is known: many cards should be up by then, and the chances are good. That fits two redeals and hardly the classic game without.',
      'Once a deal of four is begun it is finished before anything is played.',
      'At a redeal the first pile is laid on the second, these on the third, these on the fourth, and the whole is turned over unshuffled.',
    ],
  },
  options: [
    {
      name: 'redeals',
      values: ['2', '0', '1'],
      about:
        'How often the piles may be gathered and dealt again: two to come out now and then, none for the classic game.',
    },
    {
      name: 'build',
      values: ['any-suit', 'in-suit'],
      about:
        'Whether suits matter on the foundations: most books say they do not, and in suit the game hardly ever comes out.',
    },
  ],
  rules: (options) => ({
    pack: ONE_PACK,
    piles: {
      pile: { kind: 'tableau', count: 4, id: '' },
      foundation: {
        kind: 'foundation',
        count: 4,
        id: 'f',
        build: all(up, options['build'] === 'in-suit' ? inSuit : anySuit),
        takes: { pile: top },
        alike: true,
      },
      stock: { kind: 'stock', count: 1, id: 'stock' },
    },
    layout: [
      ...across('foundation', 4, 2, 0),
      ...across('stock', 1, 0, 1.25),
      ...across('pile', 4, 2, 1.25, { fan: 'down' }),
    ],
    deal: [
      setOut(
        'foundation',
        SUITS.map((suit) => card(ACE, suit)),
      ),
      rest(),
    ],
    actions: [dealing('pile'), gathering('pile', Number(options['redeals']))],
    after: [],
    won: cleared,
    score: onFoundations(),
  }),
};
