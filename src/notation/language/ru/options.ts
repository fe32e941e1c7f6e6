import { russianTyped } from './typed.ts';

/** A rule option as it is typed in Russian. */
export function optionName(name: string): string {
  return russianTyped.options[name]?.[0] ?? name;
}

/** What a rule option is set to, as it is typed in Russian. */
export function choiceName(value: string): string {
  return russianTyped.choices[value]?.[0] ?? value;
}
