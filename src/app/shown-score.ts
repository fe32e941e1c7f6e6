import type { Rules } from '../rules/game.ts';
import type { View } from '../session/view.ts';
import type { SettingValue } from './settings.ts';

/** What Canfield's house asks for a pack, and pays for a card that goes up (Foster, pp. 693-695). */
const PRICE = 52;
const PAY = 5;

/** A score as the player likes it told: null where not at all. */
export function shownScore(
  { score }: View,
  rules: Rules,
  shown: SettingValue<'score'>,
): { readonly score: number | null; readonly isMoney: boolean } {
  const isMoneyGame = rules.score.says.id === 'score-money';
  const [price, pay] = isMoneyGame ? (rules.score.says.with as readonly number[]) : [PRICE, PAY];
  const cards = isMoneyGame ? (score + price!) / pay! : score;
  switch (shown) {
    case 'book':
      return { score, isMoney: isMoneyGame };
    case 'cards':
      return { score: cards, isMoney: false };
    case 'money':
      return { score: PAY * cards - PRICE * rules.pack.packs, isMoney: true };
    case 'off':
      return { score: null, isMoney: false };
  }
}
