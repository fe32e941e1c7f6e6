import { money } from '../rules/end.ts';
import type { Game } from '../rules/game.ts';
import { canfieldRules, dealt, fillOption } from './canfield-family.ts';

/** Canfield: Demon as Foster tells it, with the pack bought for fifty-two dollars. */
export const canfield: Game = {
  name: 'canfield',
  title: 'Canfield',
  aliases: ['Demon', 'Fascination'],
  source: "R. F. Foster, Foster's Complete Hoyle, pp. 693-695",
  version: 1,
  about: {
    family: 'Canfield',
    gist: 'The gambling-house game: fifty-two dollars for the pack, five for every card that goes up.',
    luck: 2,
    thought: 2,
    minutes: 10,
    odds: [61, 91],
    notes: [
      'Foster calls the thirteen cards the stock; here they are the reserve, and the stock is the hand.',
      'He says once that a space must be filled from the thirteen and once that it may: it is filled at once.',
      'The ranks go round the corner both on the foundations and on the layout.',
      'Eleven cards on the foundations are the first that pay: 11 × 5 = 55.',
    ],
  },
  options: [
    {
      name: 'unit',
      values: ['foster', 'whole-or-top', 'whole', 'any'],
      about:
        "What moves from column to column: Foster's whole column, or the top card alone of a column of two; the whole column or its top card; the whole column only; or any part.",
    },
    fillOption,
  ],
  rules: (options) =>
    canfieldRules(options, {
      layout: 'column',
      deal: [dealt.reserve, dealt.base, dealt.layout('column'), dealt.rest],
      score: money(52, 5),
    }),
};
