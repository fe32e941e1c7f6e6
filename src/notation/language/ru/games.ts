import type { GameTexts } from '../game-texts.ts';

/** What the games say of themselves, in Russian. */
export const russianGames: GameTexts = {};
