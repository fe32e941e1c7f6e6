import type { HouseWords } from '../house.ts';
import { minutes, placed } from '../house-columns.ts';

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** What is told in English where the program is host to others. */
export const englishHouse: HouseWords = {
  open: ({ host, port, key, folder, isShared }) =>
    `The house is open at ${host}, port ${port}: ssh -p ${port} ${host}
Its key is ${key.fingerprint} (${key.kind}).
${isShared ? 'Players and games are kept in the database, the key' : 'Everything is kept'} in ${folder}.
`,
  leave: (cause) => {
    switch (cause) {
      case 'closing':
        return 'The house is closing. Your game is kept, and waits for you.';
      case 'elsewhere':
        return 'You have sat down at another terminal. Your game is kept, and goes on there.';
      case 'idle':
        return 'Nothing was played for a long while. Your game is kept, and waits for you.';
      case 'fault':
        return 'The program has stopped by a fault of its own. Your game is kept as far as it went.';
    }
  },
  waitsForPlace: () =>
    'Another host has your place and does not answer. It is yours again in a few seconds.',
  help: () => [
    'Besides the words of the program (see "help"), the house knows:',
    '',
    '  name [NAME]        what the others call you; it is chosen once',
    '  board [GAME]       the daily deal, or a game: who did how well',
    '  who                who plays what',
    '  watching on|off    whether others may look on while you play',
    '  watch NAME         look on',
    '  race GAME          wait for another to play the same deal',
    '  race NAME          be that other',
  ],
  yourName: (name) =>
    name === null
      ? 'You have no name yet. Choose one with "name NAME"; it is for good.'
      : `You are ${name}.`,
  badName: () =>
    'A name has 2 to 20 letters and digits of one alphabet; -, _ and . may stand between.',
  nameIsTaken: (name) => `Somebody is ${name} already.`,
  nameIsOfGame: (name) => `A game is called ${name}; choose another name.`,
  nameIsForGood: (name) => `You are ${name}, for good.`,
  wantsKey: () => 'That is for players with a key. You are a guest.',
  wantsName: () => 'First choose a name, with "name NAME".',
  watching: (isOn) =>
    isOn ? 'Others may look on while you play.' : 'Nobody may look on while you play.',
  board: {
    daily: (day, title) => `The deal of ${day}: ${title}`,
    game: (title) => title,
    wishes: (count) =>
      `Today ${count === 0 ? 'no wish has' : counted(count, 'wish has', 'wishes have')} been granted.`,
    nobody: () => '  Nobody with a name has played it to its end.',
    dailyLine: (place, { name, isWon, out, of, moves, ms }) =>
      `${placed(place, name)}  ${isWon ? 'won ' : 'lost'}  ${`${out}/${of}`.padStart(7)}  ${counted(moves, 'move', 'moves').padStart(10)}  ${minutes(ms).padStart(7)}`,
    gameLine: (place, { name, played, won, longest, best }) =>
      `${placed(place, name)}  ${`${won} of ${played}`.padStart(12)} won  ${counted(longest, 'in a row', 'in a row').padStart(12)}${best === null ? '' : `  best ${minutes(best)}`}`,
  },
  plays: (name, title) => `${name ?? 'somebody without a name'}: ${title}`,
  nobodyPlays: () => 'Nobody is playing.',
  watch: {
    unknown: (name) => `Nobody is called ${name}.`,
    notAllowed: (name) => `${name} does not want to be looked at.`,
    notHere: (name) => `${name} is not playing in this house now.`,
    heading: (name) => `Looking on: ${name}. q leaves.`,
    over: (name) => `${name} has left the table.`,
  },
  race: {
    waiting: (title, name) =>
      `${title}, the same deal for two. Waiting for another: "race ${name}". q gives up.`,
    waits: (name, title) => `${name} waits for another to race: ${title}. Type "race ${name}".`,
    goesOn: (name) => `You leave the race to ${name}, who goes on.`,
    unknown: (word) => `"${word}" is neither a game nor somebody who waits for another.`,
    other: (name, out, of) => `${name}: ${out} of ${of}.`,
    otherWon: (name) => `${name}'s game has come out!`,
    won: (name) => `The race is ${name}'s.`,
    nobodyWon: () => 'Neither game has come out.',
    givenUp: () => 'No race, then.',
  },
  forms: {
    watching: ['watching on', 'watching off'],
    watch: ['watch NAME'],
    race: ['race GAME', 'race NAME'],
  },
  usage: (forms) => `Say it like this: ${forms}`,
};
