import type { Fortune } from '../rules/fortune.ts';
import type { Game } from '../rules/game.ts';
import { auldLangSyne } from './auld-lang-syne.ts';
import { canfield } from './canfield.ts';
import { constitution } from './constitution.ts';
import { demon } from './demon.ts';
import { fortuneTelling } from './fortune-telling.ts';
import { fortyThieves } from './forty-thieves.ts';
import { grandfathersClock } from './grandfathers-clock.ts';
import { helpYourNeighbour } from './help-your-neighbour.ts';
import { hemispheres } from './hemispheres.ts';
import { idiotsDelight } from './idiots-delight.ts';
import { klondike } from './klondike.ts';
import { napoleonsSquare } from './napoleons-square.ts';
import { tens } from './tens.ts';

/** Every game there is, in the order in which they are listed. One line makes a game known. */
export const catalogue: readonly Game[] = [
  tens,
  demon,
  idiotsDelight,
  canfield,
  klondike,
  napoleonsSquare,
  hemispheres,
  constitution,
  helpYourNeighbour,
  auldLangSyne,
  grandfathersClock,
  fortyThieves,
];

/** Every fortune that can be told, which are listed with the games and are none. */
export const fortunes: readonly Fortune[] = [fortuneTelling];
