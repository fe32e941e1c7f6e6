import type { Language } from '../../notation/language/language.ts';
import { lyingSign } from '../../notation/reading-text.ts';
import type { Telling } from '../../session/telling.ts';
import type { Bindings } from '../keys.ts';
import type { Message, Page, Tone } from '../model.ts';
import { emptyPrompt, type Prompt } from '../prompt.ts';
import { bindingsOf, DEFAULT_SETTINGS, type Settings } from '../settings.ts';
import { type Oracle, oracleOf, packetReadings, rowReading } from './oracle.ts';

/** A fortune told full screen: everything its screen is made of. It never changes; `updateFortune` gives the next one. */
export interface FortuneTable {
  readonly oracle: Oracle;
  readonly language: Language;
  readonly settings: Settings;
  readonly bindings: Bindings;
  readonly prompt: Prompt;
  /** Which of the answers is pointed at, from 0. */
  readonly choice: number;
  /** How many cards the marker in the pack would lift off. */
  readonly marker: number;
  /** Which of the cards laid out is pointed at, from 0; null for none. */
  readonly cursor: number | null;
  readonly message: Message | null;
  readonly page: Page | null;
  /** Whether it is only seen again. */
  readonly isReplay: boolean;
}

/** How a fortune is told full screen at its beginning. */
export interface FortuneStart {
  readonly telling: Telling;
  readonly isGentle: boolean;
  readonly isReplay: boolean;
}

/** A table for a fortune; one that is seen again begins with its first step. */
export function startFortune(
  { telling, isGentle, isReplay }: FortuneStart,
  language: Language,
  settings: Settings = DEFAULT_SETTINGS,
): FortuneTable {
  const oracle = oracleOf(isReplay ? { ...telling, at: 0 } : telling, isGentle);
  return {
    oracle,
    language,
    settings,
    bindings: bindingsOf(settings, language.keys),
    prompt: emptyPrompt,
    choice: 0,
    marker: middleOf(oracle),
    cursor: null,
    message: null,
    page: null,
    isReplay,
  };
}

/** The marker lies in the middle of the pack until it is moved. */
export function middleOf({ lie: { hand } }: Oracle): number {
  return Math.floor(hand.length / 2);
}

/** Whether the pack lies there to be cut. */
export function isToBeCut({ lie: { stage } }: Oracle): boolean {
  return stage === 'cut' || stage === 'cut-row';
}

/** Whether the packets are what lies on the table, and no longer the row. */
export function showsPackets({ lie: { stage } }: Oracle): boolean {
  return stage === 'packets' || stage === 'told';
}

/** The fortune with a line for the player. */
export function withMessage(table: FortuneTable, text: string, tone: Tone): FortuneTable {
  return { ...table, message: { text, tone } };
}

/** How many cards lie there to be pointed at. */
export function shownCards(oracle: Oracle): number {
  if (isToBeCut(oracle)) return 0;
  return showsPackets(oracle) ? oracle.lie.turned : oracle.lie.row.length;
}

/** What a card says that is pointed at: its place, itself, how it lies, its meaning. */
export function tellCard({ oracle, language }: FortuneTable, at: number): string {
  const words = language.fortune;
  const { packetSize } = oracle.telling.fortune;
  if (showsPackets(oracle)) {
    const packet = packetReadings(oracle, words)[Math.floor(at / packetSize)];
    const place = at % packetSize;
    const card = packet?.cards[place];
    if (!packet || card === undefined) return '';
    const text = packet.lines[place]?.text ?? '';
    return `${words.packets[packet.name]} · ${lyingSign(card, words)}: ${text}`;
  }
  const card = oracle.lie.row[at];
  if (card === undefined) return '';
  const line = rowReading(oracle, words).find((one) => one.of === 'card' && one.at[0] === at);
  const sign = words.laid(lyingSign(card, words), at + 1);
  return line ? `${sign}: ${line.text}` : sign;
}

/** Everything that the cards have said so far, a paragraph each. */
export function readingParagraphs({ oracle, language }: FortuneTable): string[] {
  const words = language.fortune;
  const { row } = oracle.lie;
  const rowLines = rowReading(oracle, words).map(({ of, at: [at = 0], text }) =>
    of === 'card' ? `${words.laid(lyingSign(row[at]!, words), at + 1)}: ${text}` : text,
  );
  const packetLines = packetReadings(oracle, words)
    .filter(({ cards }) => cards.length > 0)
    .map(({ name, cards, lines }) => {
      const told = lines.map(({ text }, i) => `${lyingSign(cards[i]!, words)}: ${text}`);
      return `${words.packets[name]}. ${told.join(' ')}`;
    });
  return [...rowLines, ...packetLines];
}
