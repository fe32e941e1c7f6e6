import type { ListWords, SettingWords } from '../list-words.ts';
import { capitalized, list as listed, oddsText } from './words.ts';

function moves(count: number): string {
  return count === 1 ? '1 move' : `${count} moves`;
}

/** The list of games in English. */
export const englishList: ListWords = {
  heading: (games) => `${games} games of patience, out of old books`,
  total: (played, won) => (played === 0 ? '' : `${won} of ${played} won`),
  searchHint: (hasOrders) =>
    hasOrders ? 'type to search; “house” for the others here' : 'type to search',
  nothingFits: () => 'No game is called that.',
  kind: (family, packs) => `${family} · ${packs === 1 ? 'one pack' : 'two packs'}`,
  luck: () => 'luck',
  thought: () => 'thought',
  minutes: (minutes) => `${minutes} minutes`,
  odds: (odds) => `${capitalized(oddsText(odds))}.`,
  record: (played, won) =>
    played === 0 ? 'You have not played it yet.' : `You won ${won} of ${played}.`,
  source: (source) => `From ${source}.`,
  waiting: (made, seed) =>
    `A game waits: ${moves(made)}, ${seed === null ? 'a deal of your own' : `deal ${seed}`}.`,
  waits: () => 'waits',
  enter: (does, seed) => ({ continue: 'go on', deal: 'deal', seed: `deal ${seed}` })[does],
  options: () => 'Options',
  optionsAre: (values) => `Options: ${values.join(', ')}.`,
  noOptions: (title) => `${title} is played by one set of rules: there are no options.`,
  giveUp: () => 'Give up the game that waits? y or n',
  stillWaits: (title) => `${title} still waits.`,
  noGame: (word, nearest) =>
    nearest
      ? `No game is called “${word}”. Did you mean “${nearest}”?`
      : `No game is called “${word}”.`,
  helpTitle: () => 'The list of games',
  help: () => [
    'Type any part of a name to narrow the list: “klon”, “king albert”, “cadogan”. A number chooses the deal: 42 and Enter opens deal 42 of the game under the cursor, and so does “klon 42”. A seed of letters follows the sign #. Options can be typed as well: “klon turn=1”.',
    'With the mouse a click chooses and a double click opens; a click on an option changes it.',
    'Words typed here: quit; learn, for a lesson; stats; theme, or theme baize; set timer on. While nothing is typed, letters may act as keys:',
  ],
  orders: () => [
    'This is a house with others in it. Type “board” for who did how well today, “board klondike” for who did at a game; “who” for who plays what; “watch ann” to look on at a table; “race klondike” to play the same deal as another; “name ann” to be called something; “house” for all such words.',
  ],
};

/** What is said of settings, in English. */
export const englishSettings: SettingWords = {
  changed: (name, value) => `${name}: ${value}.`,
  unknown: (name, names) =>
    name === ''
      ? `What is to be set? One of ${listed(names, 'or')}, such as “set theme baize”.`
      : `There is no setting “${name}”: there are ${listed(names)}.`,
  badValue: (name, value, values) => `${name} is ${listed(values, 'or')}, not “${value}”.`,
  probed: (isWide) =>
    isWide
      ? 'This terminal draws lines two columns wide. glyphs: ambiguous-wide.'
      : 'This terminal draws lines one column wide, as it should.',
  notProbed: () =>
    'The terminal did not say how wide it draws lines: set glyphs ascii if they break.',
  badEntry: (name, value, values) =>
    values.length === 0
      ? `The settings file has ${value} for ${name}, which cannot be used.`
      : `The settings file has ${value} for ${name}: it is ${listed(values, 'or')}.`,
  badFile: (fault, kept) =>
    fault === 'newer'
      ? `The settings are of a later version; they are kept as ${kept}.`
      : `The settings file was damaged; it is kept as ${kept}.`,
  noFile: (does, path, reason) =>
    `The settings cannot be ${does === 'read' ? 'read' : 'written'} (${reason}): ${path}`,
};
