import { onFoundations } from '../rules/end.ts';
import type { Game } from '../rules/game.ts';
import { canfieldRules, dealt, fillOption } from './canfield-family.ts';

/** Demon: Canfield as the English book of luck tells it, the second game of the wish. */
export const demon: Game = {
  name: 'demon',
  title: 'Demon',
  aliases: ['Canfield', 'Thirteen', 'Fascination'],
  source: "Everybody's Book of Luck (anonymous), the second of the three games of the wish",
  version: 1,
  about: {
    family: 'Canfield',
    gist: 'Thirteen cards in a heap are set free one by one; the devil is in the turn of three.',
    luck: 2,
    thought: 2,
    minutes: 15,
    odds: [63, 93],
    notes: [
      'Only the top card of the heap of thirteen is face up, as every other account of the game has it.',
      'The ranks go round the corner both on the formations and on the files: a king follows an ace downward.',
      'A base card is not played by force; a vacant file is filled by force while the heap lasts.',
    ],
  },
  options: [
    {
      name: 'unit',
      values: ['whole-or-top', 'whole', 'any'],
      about:
        'What moves from file to file: the whole file or its top card alone (the book is silent; the reading most programs share), the whole file only, or any part.',
    },
    fillOption,
  ],
  rules: (options) =>
    canfieldRules(options, {
      layout: 'file',
      deal: [dealt.layout('file'), dealt.reserve, dealt.base, dealt.rest],
      score: onFoundations(),
    }),
};
