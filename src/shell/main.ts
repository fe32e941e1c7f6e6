import type { FortuneStart } from '../app/fortune/table.ts';
import type { Replay } from '../app/replay.ts';
import { commonWord } from '../command/common-word.ts';
import { fortunes, catalogue as written } from '../games/index.ts';
import { wishGames } from '../games/wish.ts';
import { asciiText } from '../notation/ascii.ts';
import { gamesIn } from '../notation/language/game-texts.ts';
import type { Language } from '../notation/language/language.ts';
import type { Fortune } from '../rules/fortune.ts';
import type { Game } from '../rules/game.ts';
import { open, type Session } from '../session/session.ts';
import type { Telling } from '../session/telling.ts';
import type { ReviewRequest } from './commands/review.ts';
import type { CommandSetting } from './commands/setting.ts';
import type { WatchRequest } from './commands/watch.ts';
import { Complaint } from './complaint.ts';
import type { PlayFlags } from './flags.ts';
import { freshSeed } from './fresh-seed.ts';
import { languageNamed, languageOf, readLanguageFlag } from './languages.ts';
import { Output } from './output.ts';
import { readPlainArguments } from './plain-arguments.ts';
import {
  fortuneMeant,
  gameNamed,
  meantBy,
  optionsOf,
  prepareSession,
  refuseFortuneFlags,
} from './prepare.ts';
import type { LearnRequest, PlayRequest, ReplayRequest, Request } from './request.ts';
import { placeOf, savesIn } from './store/place.ts';
import { mayWait } from './store/save-names.ts';
import type { Streams } from './streams.ts';
import { detectCaps, type Environment } from './terminal/caps.ts';
import type { Learning, LoadMemory, World } from './world.ts';

/** The smallest terminal on which the full-screen game has room. */
const LEAST_COLUMNS = 40;
const LEAST_ROWS = 12;

/** Pages of text are no wider than this, however wide the terminal. */
const WIDEST_PAGE = 80;

/** The status where the answers could not be written, as on a full disk. */
const WRITE_FAILED = 1;

/** The world with the language of the player, and the games in it. */
interface Here extends World {
  readonly language: Language;
  readonly catalogue: readonly Game[];
}

/**
 * The program: does what its arguments ask and gives the status to exit with. What the first frame of a game does
 * not need is loaded when it is needed. Writes one line on standard error where it was called wrongly; throws only
 * on a fault of its own.
 */
export async function main(argv: readonly string[], world: World): Promise<number> {
  const { streams, env } = world;
  const output = new Output(streams.stdout);
  const wish = readLanguageFlag(argv);
  let language = await languageOf(env);
  try {
    if (wish.lang !== null) language = await languageNamed(wish.lang);
    const here: Here = { ...world, language, catalogue: gamesIn(language, written) };
    const [first, ...rest] = wish.argv;
    const argv = first === undefined ? [] : [commonWord(first, 'program'), ...rest];
    const request = readPlainArguments(argv, written) ?? (await readOthers(argv, here));
    await world.admit?.(request);
    return await carryOut(request, here, output);
  } catch (error) {
    const [line, status] = complaintOf(error, language);
    const { unicode } = detectCaps(env, { isTTY: true });
    await new Output(streams.stderr).write(`patience: ${unicode ? line : asciiText(line)}\n`);
    return status;
  }
}

async function carryOut(request: Request, here: Here, output: Output): Promise<number> {
  const { streams, catalogue, language } = here;
  if (request.kind === 'play') return play(request, here, output);
  if (request.kind === 'learn') return learn(request, here, output);
  if (request.kind === 'choose') {
    const screen = screenOf(request.flags, here);
    if (screen.inWords) {
      const { chooseGame } = await import('./converse.ts');
      const { keeper } = await memoryFor(request.flags, here)();
      return chooseGame(catalogue, { ...screen, language, streams, output, keeper });
    }
    if (screen.isFull) {
      const memory = memoryFor(request.flags, here);
      const { playTable } = await here.loadScreen(language);
      const status = await playTable(null, request.flags, catalogue, memory);
      return wished(status, request.flags, here, output);
    }
  }
  if (isTextRequest(request)) {
    await output.write(await textFor(request, here));
    return 0;
  }
  if (request.kind === 'replay') return replay(request, here, output);
  if (request.kind === 'watch') return watch(request, here, output);
  if (request.kind === 'review') return review(request, here, output);
  if (request.kind === 'daily') {
    const { playDaily } = await import('./commands/daily.ts');
    const setting = commandSetting(here, output);
    return playDaily(request, setting, (asked) => play(asked, here, output));
  }
  if (request.kind === 'solve' || request.kind === 'study' || request.kind === 'study-summary') {
    const { runSolving } = await import('./commands/run-solving.ts');
    return runSolving(request, commandSetting(here, output));
  }
  if (request.kind === 'serve') {
    const { serve } = await import('./host/serve.ts');
    return serve(request.options, here, output);
  }
  const { runCommand } = await import('./commands/run.ts');
  return runCommand(request, commandSetting(here, output));
}

async function readOthers(argv: readonly string[], { language }: Here): Promise<Request> {
  const { readArguments } = await import('./arguments.ts');
  return readArguments(argv, written, language);
}

async function play(request: PlayRequest, here: Here, output: Output): Promise<number> {
  const { streams, catalogue, language } = here;
  const { mode, flags, reveal } = request;
  const memory = memoryFor(flags, here);
  const fortune = fortuneMeant(request.game, catalogue);
  if (fortune) return tell(request, fortune, memory, here, output);
  refuseFortuneFlags(request);
  const session = await sessionFor(request, memory, here);
  if (mode === 'json') {
    const { playJson } = await import('./json.ts');
    await playJson(session, streams, output, { language, reveal, freshSeed });
    return 0;
  }
  const screen = screenOf(flags, here);
  if (mode === 'table' && screen.isFull) {
    const { playTable } = await here.loadScreen(language);
    return wished(await playTable(session, flags, catalogue, memory), flags, here, output);
  }
  const { playGame } = await import('./converse.ts');
  const preface = mode === 'table' ? screen.preface : null;
  const { keeper } = await memory();
  const status = await playGame(session, { ...screen, language, preface, streams, output, keeper });
  return wished(status, flags, here, output);
}

/** After play: a wish that was granted by it can be framed. Gives the status again. */
async function wished(
  status: number,
  flags: PlayFlags,
  here: Here,
  output: Output,
): Promise<number> {
  if (flags.record && status === 0) {
    const { offerWish } = await import('./commands/wish.ts');
    await offerWish(commandSetting(here, output));
  }
  return status;
}

/** Tells a fortune, in whatever way is asked for. */
async function tell(
  request: PlayRequest,
  fortune: Fortune,
  memory: LoadMemory,
  here: Here,
  output: Output,
): Promise<number> {
  const { streams, catalogue, language } = here;
  const { mode, flags, isGentle, reveal } = request;
  const { keeper } = await memory();
  const { tellingFor, tellJson } = await import('./fortune.ts');
  const telling = await tellingFor(request, fortune, keeper, language);
  if (mode === 'json') {
    const setting = { language, reveal, freshSeed };
    await tellJson(telling, isGentle, streams, output, setting);
    return 0;
  }
  const screen = screenOf(flags, here);
  if (mode === 'table' && screen.isFull) {
    const begin: FortuneStart = { telling, isGentle, isReplay: false };
    return (await here.loadScreen(language)).playTable(begin, flags, catalogue, memory);
  }
  const { hearFortune } = await import('./converse.ts');
  const preface = mode === 'table' ? screen.preface : null;
  return hearFortune(telling, isGentle, { ...screen, language, preface, streams, output, keeper });
}

async function learn(request: LearnRequest, here: Here, output: Output): Promise<number> {
  const { streams, catalogue, language } = here;
  const { mode, flags } = request;
  const game = gameNamed(request.game, catalogue);
  const learning: Learning = { game, options: optionsOf(game, request.options) };
  const screen = screenOf(flags, here);
  if (mode === 'table' && screen.isFull) {
    const { playTable } = await here.loadScreen(language);
    return playTable(null, flags, catalogue, memoryFor(flags, here), learning);
  }
  const { takeLesson } = await import('./converse.ts');
  const { keeper } = await memoryFor(flags, here)();
  return takeLesson(learning, { ...screen, language, streams, output, keeper });
}

async function replay(
  { source, mode, flags }: ReplayRequest,
  here: Here,
  output: Output,
): Promise<number> {
  const { replaySubject } = await import('./commands/replay-source.ts');
  const session = await replaySubject(source, commandSetting(here, output));
  if ('fortune' in session) return seeFortune(session, mode, flags, here, output);
  const { startReplay } = await import('../app/replay.ts');
  return see(startReplay(session), mode, flags, here, output);
}

/** A telling seen again: on the table, or in lines. */
async function seeFortune(
  telling: Telling,
  mode: 'table' | 'line',
  flags: PlayFlags,
  here: Here,
  output: Output,
): Promise<number> {
  const { streams, catalogue, language } = here;
  const screen = screenOf(flags, here);
  if (mode === 'table' && screen.isFull) {
    const begin: FortuneStart = { telling, isGentle: false, isReplay: true };
    return (await here.loadScreen(language)).playTable(begin, flags, catalogue, noMemory);
  }
  const { hearFortune } = await import('./converse.ts');
  const { keeper } = await noMemory();
  const preface = language.fortune.seenAgain();
  const start = { ...telling, at: 0 };
  return hearFortune(start, false, { ...screen, language, preface, streams, output, keeper });
}

/** Lets the solver play a deal on the table. */
async function watch(request: WatchRequest, here: Here, output: Output): Promise<number> {
  const { wonGame } = await import('./commands/watch.ts');
  const session = await wonGame(request, commandSetting(here, output));
  const { runningAt, startReplay } = await import('../app/replay.ts');
  const replay = runningAt(startReplay(session), request.pace);
  return see(replay, request.mode, request.flags, here, output);
}

/** A game seen with a solver: on the table, or in lines. */
async function review(request: ReviewRequest, here: Here, output: Output): Promise<number> {
  const { reviewed, tellReview } = await import('./commands/review.ts');
  const setting = commandSetting(here, output);
  const known = await reviewed(request, setting);
  const { json, mode, flags } = request;
  const screen = screenOf(flags, here);
  if (json || mode === 'line' || !screen.isFull) return tellReview(known, json, setting);
  const { startReplay } = await import('../app/replay.ts');
  return see(startReplay(known.session, known.insight), mode, flags, here, output);
}

async function see(
  replay: Replay,
  mode: 'table' | 'line',
  flags: PlayFlags,
  here: Here,
  output: Output,
): Promise<number> {
  const { streams, catalogue, language } = here;
  const screen = screenOf(flags, here);
  if (mode === 'table' && screen.isFull) {
    const { showReplay, playTable } = await here.loadScreen(language);
    const left = await showReplay(replay, flags);
    if (typeof left === 'number') return left;
    return playTable(left, flags, catalogue, noMemory);
  }
  const { seeReplay } = await import('./converse.ts');
  return seeReplay(replay.whole, {
    ...screen,
    language,
    streams,
    output,
    keeper: (await noMemory()).keeper,
  });
}

/** The player's games, or nothing where they want no trace. */
function memoryFor(flags: PlayFlags, { env, clock, language, remember }: Here): LoadMemory {
  if (!flags.record) return noMemory;
  let loaded: ReturnType<LoadMemory> | null = null;
  const load = async () =>
    remember?.(language) ?? (await import('./memory.ts')).memoryOf(env, clock, language);
  return () => {
    loaded ??= load();
    return loaded;
  };
}

async function noMemory(): ReturnType<LoadMemory> {
  return (await import('./memory.ts')).NO_MEMORY;
}

/**
 * The game to begin with: the one that waits where none but that can be meant, else a new deal. A program is given it
 * only if it asks, and to look at: it stays where it is.
 */
async function sessionFor(
  request: PlayRequest,
  memory: LoadMemory,
  { env, language, catalogue, solves: maySolve = false }: Here,
): Promise<Session> {
  const { mode, seed, deal, winnable, isNew, isResumed, isDaily } = request;
  const game = gameNamed(request.game, catalogue);
  if (winnable !== null) {
    const { winnableSeed } = await import('./winnable.ts');
    const options = optionsOf(game, request.options);
    return open(game, options, { seed: await winnableSeed(game, options, winnable, maySolve) });
  }
  if (isResumed) return (await import('./resume.ts')).sessionToResume(request, game, env);
  if (
    mode !== 'json' &&
    (seed === null || isDaily) &&
    deal === null &&
    !isNew &&
    mayWait(savesIn(placeOf(env)), game.name)
  ) {
    const isMeant = meantBy(game, request.options);
    const { keeper } = await memory();
    const waiting = keeper.resume(
      game,
      (one) => isMeant(one) && (seed === null || one.deal.seed === seed),
    );
    if (waiting) return waiting;
  }
  return prepareSession(request, catalogue, language);
}

/** Where it is played: whether the full screen can be had, a word where the terminal is only too small for it, and how lines look. */
function screenOf(flags: PlayFlags, { streams, env, language, solves = false }: Here) {
  const { stdin, stdout } = streams;
  const isTTY = (stdin.isTTY ?? false) && (stdout.isTTY ?? false);
  const { fullScreen, unicode } = detectCaps(env, { isTTY, flags });
  // Ink's own variable, which players who listen may have set for other programs.
  const inWords = flags.screenReader || env['INK_SCREEN_READER'] === 'true';
  const preface = fullScreen && !inWords ? smallness(streams, language) : null;
  return {
    isFull: fullScreen && !inWords && preface === null,
    preface,
    inWords,
    ascii: !unicode,
    width: widthOf(streams),
    env,
    solves,
  };
}

/** Why a terminal is too small for the full-screen game, or null. One that does not tell its size is big enough. */
function smallness(
  { stdout: { columns = 0, rows = 0 } }: Streams,
  { complaints }: Language,
): string | null {
  if (columns === 0 || rows === 0 || (columns >= LEAST_COLUMNS && rows >= LEAST_ROWS)) return null;
  return complaints.tooSmall(columns, rows, LEAST_COLUMNS, LEAST_ROWS);
}

function widthOf({ stdout }: Streams): number {
  return Math.min(stdout.columns || WIDEST_PAGE, WIDEST_PAGE) - 1;
}

type TextRequest = Extract<Request, { readonly kind: 'text' | 'choose' | 'list' | 'rules' }>;

function isTextRequest(request: Request): request is TextRequest {
  return ['text', 'choose', 'list', 'rules'].includes(request.kind);
}

function commandSetting(
  { streams, env, clock, language, catalogue, isHosted = false }: Here,
  output: Output,
): CommandSetting {
  const { depth, unicode } = detectCaps(env, { isTTY: streams.stdout.isTTY ?? false });
  return {
    catalogue,
    wishGames,
    language,
    place: placeOf(env),
    clock,
    streams,
    output,
    width: widthOf(streams),
    wide: (streams.stdout.columns || WIDEST_PAGE) - 1,
    ascii: !unicode,
    depth,
    isHosted,
  };
}

async function textFor(
  request: TextRequest,
  { streams, env, language, catalogue }: Here,
): Promise<string> {
  switch (request.kind) {
    case 'text':
      return request.text;
    case 'choose':
    case 'list': {
      const { listPage, listReport } = await import('../notation/list-page.ts');
      if (request.kind === 'list' && request.json) return `${listReport(written)}\n`;
      return pageText(listPage(catalogue, fortunes, language, widthOf(streams)), env);
    }
    case 'rules': {
      const fortune = fortuneMeant(request.game, catalogue);
      if (fortune && request.options.length === 0) {
        const { fortunePage } = await import('../notation/fortune-page.ts');
        return pageText(fortunePage(fortune, language, widthOf(streams)), env);
      }
      const game = gameNamed(request.game, catalogue);
      const options = optionsOf(game, request.options);
      const { rulesPage } = await import('../notation/rules-page.ts');
      return pageText(rulesPage(game, options, language, widthOf(streams)), env);
    }
  }
}

function pageText(lines: readonly string[], env: Environment): string {
  const text = `${lines.join('\n')}\n`;
  return detectCaps(env, { isTTY: true }).unicode ? text : asciiText(text);
}

/** What to tell of an error that is not the program's own fault, and the status for it; throws any other. */
function complaintOf(error: unknown, { complaints }: Language): readonly [string, number] {
  if (error instanceof Complaint) return [error.told(complaints), error.status];
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== 'write') throw error;
  return [complaints.outputFailed(code ?? ''), WRITE_FAILED];
}
