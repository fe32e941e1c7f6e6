import { type OracleJsonSetting, oracleJsonAnswer, oracleReport } from '../app/fortune/json.ts';
import { oracleOf } from '../app/fortune/oracle.ts';
import { cardText, readCard, readLyingCard } from '../notation/card-text.ts';
import type { Language } from '../notation/language/language.ts';
import { cutWord } from '../notation/language/quote.ts';
import type { Fortune } from '../rules/fortune.ts';
import {
  lieOf,
  openTelling,
  stepFault,
  type Telling,
  type TellingStep,
  takeTellingStep,
} from '../session/telling.ts';
import { Complaint } from './complaint.ts';
import { readInput } from './input.ts';
import type { Output } from './output.ts';
import { dealFor } from './prepare.ts';
import type { PlayRequest } from './request.ts';
import type { Keeper } from './store/no-keeper.ts';
import type { Streams } from './streams.ts';

/**
 * The telling to begin with: one that was left where none but that can be meant, else a new one. Throws a complaint
 * where flags are wrong or are those of games.
 */
export async function tellingFor(
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
export async function tellJson(
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
