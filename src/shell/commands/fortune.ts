import { type OracleJsonSetting, oracleJsonAnswer, oracleReport } from '../../app/fortune/json.ts';
import { oracleOf } from '../../app/fortune/oracle.ts';
import type { FortuneStart } from '../../app/fortune/table.ts';
import { cardText, readCard, readLyingCard } from '../../notation/card-text.ts';
import type { Language } from '../../notation/language/language.ts';
import { cutWord } from '../../notation/language/quote.ts';
import type { Fortune } from '../../rules/fortune.ts';
import {
  lieOf,
  openTelling,
  stepFault,
  type Telling,
  type TellingStep,
  takeTellingStep,
} from '../../session/telling.ts';
import { Complaint } from '../complaint.ts';
import { freshSeed } from '../fresh-seed.ts';
import type { Here } from '../here.ts';
import { readInput } from '../input.ts';
import { memoryFor, noMemory } from '../load-memory.ts';
import type { Output } from '../output.ts';
import { dealFor } from '../prepare.ts';
import type { PlayRequest, ReplayRequest } from '../request.ts';
import type { Keeper } from '../store/no-keeper.ts';
import type { Streams } from '../streams.ts';
import { surfaceFor } from '../surface.ts';

/** Tells a fortune, in whatever way is asked for; gives the exit status. Throws a complaint where flags are wrong. */
export async function tellFortune(
  request: PlayRequest,
  fortune: Fortune,
  here: Here,
): Promise<number> {
  const { streams, output, catalogue, language } = here;
  const { mode, flags, isGentle, reveal } = request;
  const memory = memoryFor(flags, here);
  const { keeper } = await memory();
  const telling = await tellingFor(request, fortune, keeper, language);
  if (mode === 'json') {
    await tellJson(telling, isGentle, streams, output, { language, reveal, freshSeed });
    return 0;
  }
  const surface = surfaceFor(request, here);
  if (surface.isFull) {
    const begin: FortuneStart = { telling, isGentle, isReplay: false };
    return (await here.loadScreen(language)).playTable(begin, flags, catalogue, memory);
  }
  const { hearFortune } = await import('../converse.ts');
  return hearFortune(telling, isGentle, { surface, keeper, here });
}

/** Lets a telling be seen again, on the table or in lines; gives the exit status. */
export async function seeFortune(
  telling: Telling,
  request: ReplayRequest,
  here: Here,
): Promise<number> {
  const { catalogue, language } = here;
  const surface = surfaceFor(request, here);
  if (surface.isFull) {
    const begin: FortuneStart = { telling, isGentle: false, isReplay: true };
    const { playTable } = await here.loadScreen(language);
    return playTable(begin, request.flags, catalogue, noMemory);
  }
  const { hearFortune } = await import('../converse.ts');
  const { keeper } = await noMemory();
  const preface = [surface.preface, language.fortune.seenAgain()].filter(Boolean).join(' ');
  return hearFortune({ ...telling, at: 0 }, false, {
    surface: { ...surface, preface },
    keeper,
    here,
  });
}

/**
 * The telling to begin with: one that was left where none but that can be meant, else a new one. Throws a complaint
 * where flags are wrong or are those of games.
 */
async function tellingFor(
  request: PlayRequest,
  fortune: Fortune,
  keeper: Keeper,
  language: Language,
): Promise<Telling> {
  const { seed, deal, significator, isNew, mode } = request;
  refuseFlags(request);
  const step = significator === null ? null : significatorStep(significator, fortune, language);
  const isMeant = seed === null && deal === null && significator === null && !isNew;
  const waiting = isMeant && mode !== 'json' ? keeper.resumeTelling(fortune) : null;
  if (waiting) return waiting;
  const telling = openTelling(
    fortune,
    await dealFor(request, fortune.pack, readLyingCard, language),
  );
  return step ? takeTellingStep(telling, step) : telling;
}

function refuseFlags({ options, isResumed, winnable }: PlayRequest): void {
  const flag =
    options.length > 0
      ? '--option'
      : isResumed
        ? '--resume'
        : winnable !== null
          ? '--winnable'
          : null;
  if (flag !== null) throw new Complaint((say) => say.notForFortunes(flag));
}

function significatorStep(word: string, fortune: Fortune, { fortune: words }: Language) {
  const step: TellingStep = { does: 'significator', card: readCard(word) ?? 0 };
  const telling = openTelling(fortune, { seed: '' });
  if (stepFault(telling, lieOf(telling), step)) {
    const cards = fortune.significators.map(({ card }) => cardText(card));
    const told = words.badSignificator(cutWord(word), cards);
    throw new Complaint((say) => say.about('--significator', told));
  }
  return step;
}

/** Tells a fortune to another program: a line of JSON at the start, and one for every line of standard input. */
async function tellJson(
  telling: Telling,
  isGentle: boolean,
  { stdin }: Streams,
  output: Output,
  setting: OracleJsonSetting,
): Promise<void> {
  let oracle = oracleOf(telling, isGentle);
  await output.write(`${oracleReport(oracle, setting)}\n`);
  await readInput(stdin, output, async (line) => {
    const answer = oracleJsonAnswer(oracle, line, setting);
    oracle = answer.oracle;
    if (answer.output !== null) await output.write(`${answer.output}\n`);
    return answer.isOver;
  });
}
