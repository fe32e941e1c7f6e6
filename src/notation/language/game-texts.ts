import type { Game } from '../../rules/game.ts';
import type { Lesson } from '../../rules/lesson.ts';
import type { Language, LessonTexts } from './language.ts';

/** What a game says of itself, in another language than the one in which it is written. */
export interface GameText {
  readonly title: string;
  /** Other names that are known in this language. */
  readonly aliases: readonly string[];
  readonly source: string;
  readonly family: string;
  readonly gist: string;
  /** As many as the game has, in the same order. */
  readonly notes: readonly string[];
  /** What each option is about, by its name. */
  readonly options: Readonly<Record<string, string>>;
}

/** By the names of the games. */
export type GameTexts = Readonly<Record<string, GameText>>;

const known = new Map<Language, { from: readonly Game[]; games: readonly Game[] }>();

/**
 * The games as they are told in a language: found by the names they have there and by their own. A game that has no
 * text in it is told as it is written.
 */
export function gamesIn(language: Language, catalogue: readonly Game[]): readonly Game[] {
  const before = known.get(language);
  if (before?.from === catalogue) return before.games;
  const games = catalogue.map((game) => translated(game, language.games[game.name]));
  known.set(language, { from: catalogue, games });
  return games;
}

function translated(game: Game, text: GameText | undefined): Game {
  if (!text) return game;
  const { family, gist, notes } = text;
  // A remark on a name is in the language in which the game is written.
  const others = game.aliases.map((name) => name.replace(/ \(.*\)$/u, ''));
  const names = [...text.aliases, game.title, ...others];
  return {
    ...game,
    title: text.title,
    aliases: names.filter((name, i) => name !== text.title && names.indexOf(name) === i),
    source: text.source,
    about: { ...game.about, family, gist, notes },
    options: game.options.map((option) => ({
      ...option,
      about: text.options[option.name] ?? option.about,
    })),
  };
}

/** Lessons with what they say in another language; those without a text are told as they are written. */
export function lessonsIn(
  texts: LessonTexts,
  lessons: Readonly<Record<string, Lesson>>,
): Readonly<Record<string, Lesson>> {
  return Object.fromEntries(
    Object.entries(lessons).map(([name, lesson]) => [
      name,
      lesson.map((step, i) => ({ ...step, say: texts[name]?.[i] ?? step.say })),
    ]),
  );
}
