import type { Language } from '../../../src/notation/language/language.ts';
import { russian } from '../../../src/notation/language/ru/russian.ts';

/** Every language but English, in which the program is written. */
export const TRANSLATIONS: readonly Language[] = [russian];
