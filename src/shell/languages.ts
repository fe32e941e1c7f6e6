import type { Language } from '../notation/language/language.ts';
import { Complaint } from './complaint.ts';
import type { Environment } from './terminal/caps.ts';

/** The languages there are, by their codes; each is loaded when it is wanted. English is that of the unknown. */
const LANGUAGES: Readonly<Record<string, () => Promise<Language>>> = {
  en: async () => (await import('../notation/language/en/english.ts')).english,
  ru: async () => (await import('../notation/language/ru/russian.ts')).russian,
};

/** What the languages are called where one is to be named. */
export const LANGUAGE_CODES: readonly string[] = Object.keys(LANGUAGES);

/** What the arguments say of the language, and what they say besides. */
export interface LanguageWish {
  /** As it was typed; null where it was not, undefined where the flag lacks its value. */
  readonly lang: string | null | undefined;
  readonly argv: readonly string[];
}

/** Takes `--lang CODE` or `--lang=CODE` out of the arguments, wherever it stands; the last one counts. */
export function readLanguageFlag(argv: readonly string[]): LanguageWish {
  const rest: string[] = [];
  let lang: string | null | undefined = null;
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i]!;
    if (word === '--') return { lang, argv: [...rest, ...argv.slice(i)] };
    if (word === '--lang') lang = argv[++i];
    else if (word.startsWith('--lang=')) lang = word.slice('--lang='.length);
    else rest.push(word);
  }
  return { lang, argv: rest };
}

/**
 * The language of a player: PATIENCE_LANG, then the locale by the first variable that is set, in the order POSIX gives
 * them for LC_MESSAGES; English where neither is known here.
 */
export function languageOf(env: Environment): Promise<Language> {
  const chosen = codeOf(env['PATIENCE_LANG'] ?? '');
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return LANGUAGES[chosen ?? codeOf(locale) ?? 'en']!();
}

/** The language of a flag, by its code or a locale's name; throws a complaint where it is none of those there are. */
export function languageNamed(lang: string | undefined): Promise<Language> {
  if (lang === undefined) throw new Complaint((say) => say.wantsValue('--lang'));
  const code = codeOf(lang);
  if (code === null) throw new Complaint((say) => say.unknownLanguage(lang, LANGUAGE_CODES));
  return LANGUAGES[code]!();
}

/** `ru` of `ru_RU.UTF-8` or `RU`; null where there is no such language, or its letters are not in the character set. */
function codeOf(locale: string): string | null {
  const [, name = '', charset = 'utf-8'] =
    /^([a-z]+)(?:[_-][a-z]+)?(?:\.([a-z\d-]+))?(?:@.*)?$/u.exec(locale.trim().toLowerCase()) ?? [];
  const isReadable = /^utf-?8$/u.test(charset) || name === 'en';
  return LANGUAGE_CODES.includes(name) && isReadable ? name : null;
}
