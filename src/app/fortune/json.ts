import { type Card, FACE_DOWN, isReversed } from '../../card/card.ts';
import { cardText, lyingText } from '../../notation/card-text.ts';
import type { ToldLine } from '../../notation/reading-text.ts';
import {
  type Oracle,
  type OracleSetting,
  obeyLine,
  packetReadings,
  rowReading,
  seedOf,
} from './oracle.ts';

/** The version of the machine interface: its promise changes only by a new number. */
const VERSION = 1;

/** What a conversation with another program needs from outside. */
export interface OracleJsonSetting extends OracleSetting {
  /** Whether cards lying face down are shown, in lower case. */
  readonly reveal: boolean;
}

/** What follows of one line of input. `output` is null where nothing is answered. */
export interface OracleJsonAnswer {
  readonly oracle: Oracle;
  readonly output: string | null;
  readonly isOver: boolean;
}

/** A telling as the machine interface has it: one JSON object on one line. Places count from 1, at the left. */
export function oracleReport(oracle: Oracle, { language, reveal }: OracleJsonSetting): string {
  const { telling, lie } = oracle;
  const words = language.fortune;
  const reading = rowReading(oracle, words);
  const packets = packetReadings(oracle, words);
  return JSON.stringify({
    v: VERSION,
    game: telling.fortune.name,
    seed: seedOf(oracle),
    options: {},
    moves: telling.at,
    status: lie.stage === 'told' ? 'told' : 'telling',
    stage: lie.stage,
    significator: lie.significator === null ? null : cardText(lie.significator),
    shuffles: lie.shuffles,
    piles: [
      {
        id: 'stock',
        kind: 'stock',
        cards: handOf(oracle).map((card) => lyingText(card | FACE_DOWN, reveal)),
      },
    ],
    spread: lie.row.map(cardReport),
    packets: packets.map(({ name, cards }) => ({ name, cards: cards.map(cardReport) })),
    reading: [
      ...reading.map((line) => lineReport(line, lie.row)),
      ...packets.flatMap(({ name, cards, lines }) =>
        lines.map((line) => ({
          packet: name,
          title: words.packets[name],
          ...lineReport(line, cards),
        })),
      ),
    ],
  });
}

/** What is in hand and not turned up, the card on top last, as in every pile. */
function handOf({ lie }: Oracle): Card[] {
  return lie.hand.slice(lie.turned).reverse();
}

function cardReport(card: Card) {
  return { card: cardText(card), reversed: isReversed(card) };
}

function lineReport({ of, at, text }: ToldLine, row: readonly Card[]) {
  const cards = at.map((place) => row[place]!);
  return { of, at: at.map((place) => place + 1), cards: cards.map(cardReport), text };
}

/** Carries out one line another program wrote, and answers it. Never throws, whatever the line. */
export function oracleJsonAnswer(
  oracle: Oracle,
  line: string,
  setting: OracleJsonSetting,
): OracleJsonAnswer {
  const result = obeyLine(oracle, line, setting);
  switch (result.kind) {
    case 'changed':
      return answer(result.oracle, oracleReport(result.oracle, setting));
    case 'refused':
      return answer(oracle, refusal(result.code, result.message));
    case 'order':
      return result.order === 'quit'
        ? { oracle, output: null, isOver: true }
        : answer(oracle, refusal('unknown-command', setting.language.say.notHere(result.order)));
  }
}

function answer(oracle: Oracle, output: string): OracleJsonAnswer {
  return { oracle, output, isOver: false };
}

function refusal(code: string, message: string): string {
  return JSON.stringify({ v: VERSION, error: { code, message } });
}
