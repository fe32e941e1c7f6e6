import type { Lesson } from '../../rules/lesson.ts';
import { auldLangSyneLesson } from './auld-lang-syne.ts';
import { canfieldLesson } from './canfield.ts';
import { constitutionLesson } from './constitution.ts';
import { demonLesson } from './demon.ts';
import { fortyThievesLesson } from './forty-thieves.ts';
import { grandfathersClockLesson } from './grandfathers-clock.ts';
import { helpYourNeighbourLesson } from './help-your-neighbour.ts';
import { hemispheresLesson } from './hemispheres.ts';
import { idiotsDelightLesson } from './idiots-delight.ts';
import { klondikeLesson } from './klondike.ts';
import { napoleonsSquareLesson } from './napoleons-square.ts';
import { tensLesson } from './tens.ts';

/** The lessons that were written for games, by name. A game without one has a lesson made of its rules. */
export const lessons: Readonly<Record<string, Lesson>> = {
  'auld-lang-syne': auldLangSyneLesson,
  canfield: canfieldLesson,
  constitution: constitutionLesson,
  demon: demonLesson,
  'forty-thieves': fortyThievesLesson,
  'grandfathers-clock': grandfathersClockLesson,
  'help-your-neighbour': helpYourNeighbourLesson,
  hemispheres: hemispheresLesson,
  'idiots-delight': idiotsDelightLesson,
  klondike: klondikeLesson,
  'napoleons-square': napoleonsSquareLesson,
  tens: tensLesson,
};
