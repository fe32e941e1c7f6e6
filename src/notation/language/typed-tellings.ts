import { englishFortune } from './en/fortune.ts';
import { russianFortune } from './ru/fortune.ts';

/** The words that mean something while a fortune is told, of every language: a command means the same for everyone. */
export const TYPED_TELLINGS = [englishFortune.typed, russianFortune.typed] as const;
