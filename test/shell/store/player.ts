import { catalogue } from '../../../src/games/index.ts';
import { english } from '../../../src/notation/language/en/english.ts';
import { open, resign, type Session } from '../../../src/session/session.ts';
import { FileKeeper } from '../../../src/shell/store/keeper.ts';
import { placeOf } from '../../../src/shell/store/place.ts';
import { testDice } from '../../play/dice.ts';
import { defaults } from '../../play/variants.ts';
import { restless } from '../../session/playing.ts';

/**
 * A program that plays without a screen, as fast as it can: `player GAMES SEED`. It deals a game, plays a few moves,
 * gives it up, and deals the next. With GAMES 0 it begins with the game that waits, and never ends. What it has
 * seen written down it tells on standard output, a line each.
 */
const [games = '', seed = ''] = process.argv.slice(2);
const keeper = new FileKeeper(placeOf(process.env), catalogue, [], english.keeping);
const dice = testDice(Number(seed));
const { game, options } = defaults[Number(seed) % defaults.length]!;

function tell(word: string, session: Session): void {
  process.stdout.write(`${word} ${session.deal.seed} ${session.moves.join(',')}@${session.at}\n`);
}

let session = games === '0' ? keeper.resume(game) : null;
if (session) tell('resumed', session);
let deals = 0;
for (let done = 0; done < Number(games) || games === '0'; ) {
  session ??= open(game, options, { seed: `${seed}-${process.pid}-${deals++}` });
  for (let i = 0; i < 8; i++) {
    const next = restless(session, dice);
    if (next.seat !== session.seat || next.isResigned) continue;
    session = next;
    keeper.follow(session);
    if (session.moves.length > 0) tell('played', session);
  }
  if (session.at > 0 || session.moves.length > 0) {
    keeper.follow(resign(session));
    tell('lost', session);
    done++;
  }
  session = null;
  await new Promise((resolve) => setImmediate(resolve));
}
keeper.leave();
