import { type Action, BINDINGS, type Binding, type Bindings } from './keys.ts';

/** Which keys do an action, by the action's name; other actions lose them where both act in one place. */
export type KeyChoices = Readonly<Partial<Record<Action, readonly string[]>>>;

/** Keys that have no character of their own. */
const NAMED =
  /^(?:up|down|left|right|home|end|page-up|page-down|insert|delete|backspace|enter|tab|escape|f(?:[1-9]|1\d|20))$/;

/** Other words for keys. */
const ALIASES: Readonly<Record<string, string>> = {
  space: ' ',
  esc: 'escape',
  return: 'enter',
  del: 'delete',
  pgup: 'page-up',
  pgdn: 'page-down',
};

/** Ctrl-C leaves the program whatever else is the matter, so it cannot be given away. */
const FIXED = 'ctrl-c';

/** The one spelling of a key a player names (`Ctrl-Z`, `F2`, `space`, `u`), or null where it names none. */
export function readKey(text: string): string | null {
  if ([...text].length === 1) return /[\p{C}\p{Z}]/u.test(text) && text !== ' ' ? null : text;
  const [, held = '', last = ''] =
    /^((?:(?:ctrl|alt|shift)-)*)(.+)$/su.exec(text.toLowerCase()) ?? [];
  const named = ALIASES[last] ?? last;
  const isSign = [...named].length === 1 && !/[\p{C}]/u.test(named);
  if (!isSign && !NAMED.test(named)) return null;
  if (isSign && held === '') return named;
  const mark = (name: string) => (held.includes(`${name}-`) ? `${name}-` : '');
  const key = `${mark('ctrl')}${mark('alt')}${mark('shift')}${named}`;
  return key === FIXED ? null : key;
}

/** Whether a word is the name of something that keys can do. */
export function isAction(name: string): name is Action {
  return BINDINGS.some(({ action }) => action === name);
}

/** A table of keys with those a player chose; a key chosen for two actions does the first of the table. */
export function withKeys(bindings: Bindings, choices: KeyChoices): Bindings {
  const chosen = bindings.filter(({ action }) => choices[action] !== undefined);
  return bindings.map((binding) => {
    const own = choices[binding.action];
    if (own) {
      const keys = own.flatMap((text) => readKey(text) ?? []);
      return {
        ...binding,
        keys: keys.filter((key) => !isCharacter(key)),
        text: keys.filter(isCharacter),
        withCursor: [],
      };
    }
    const taken = chosen
      .filter((other) => meet(binding, other))
      .flatMap(({ action }) => choices[action]!.flatMap((text) => readKey(text) ?? []));
    const left = (keys: readonly string[]) => keys.filter((key) => !taken.includes(key));
    return {
      ...binding,
      keys: left(binding.keys),
      text: left(binding.text),
      withCursor: left(binding.withCursor),
    };
  });
}

function isCharacter(key: string): boolean {
  return [...key].length === 1;
}

/** Whether there is a place in which both act. */
function meet(a: Binding, b: Binding): boolean {
  return (
    a.places.includes('anywhere') ||
    b.places.includes('anywhere') ||
    a.places.some((place) => b.places.includes(place))
  );
}
