import { type Card, isReversed } from '../card/card.ts';
import type { CardLine, Fortune, GroupLine, MeaningName, ReadingLine } from '../rules/fortune.ts';
import { cardSign, readCard } from './card-text.ts';
import type { FortuneWords } from './language/fortune-words.ts';

/** Something that the cards say, in words, and the places of the cards that say it, from 0. */
export interface ToldLine {
  readonly of: ReadingLine['of'];
  readonly at: readonly number[];
  readonly text: string;
}

/** A card for a reader, and how it lies where it lies on its head: `K♦ reversed`. */
export function lyingSign(card: Card, { reversed }: FortuneWords): string {
  return isReversed(card) ? `${cardSign(card)} ${reversed(card)}` : cardSign(card);
}

/** What a meaning belongs to, for a reader: `K♦`, or `K♦ R` on its head. */
export function meaningSign(name: MeaningName): string {
  const sign = cardSign(readCard(name.slice(0, 2))!);
  return name.endsWith('R') ? `${sign} R` : sign;
}

/** What the cards of a row say, in the order in which it is told. */
export function tellRow(
  fortune: Fortune,
  row: readonly Card[],
  significator: Card,
  words: FortuneWords,
  isGentle: boolean,
): ToldLine[] {
  return fortune.read(row, significator).map((line) => tellLine(line, row, words, isGentle));
}

/** What the cards of a packet say, one by one. */
export function tellPacket(
  fortune: Fortune,
  packet: readonly Card[],
  words: FortuneWords,
): ToldLine[] {
  return fortune.readPacket(packet).map((line) => tellLine(line, packet, words, false));
}

function tellLine(
  line: ReadingLine,
  row: readonly Card[],
  words: FortuneWords,
  isGentle: boolean,
): ToldLine {
  switch (line.of) {
    case 'significator':
      return {
        of: line.of,
        at: [line.at],
        text: words.you(cardSign(row[line.at]!), line.at + 1),
      };
    case 'group':
      return { of: line.of, at: line.at, text: groupText(line, words, isGentle) };
    case 'card':
      return { of: line.of, at: [line.at], text: cardText(line, row, words) };
  }
}

function groupText({ says }: GroupLine, words: FortuneWords, isGentle: boolean): string {
  const meaning = (isGentle ? words.softened[says] : undefined) ?? words.groups[says];
  return `${words.groupName(says)}: ${meaning}.`.replace(/^./u, (letter) => letter.toUpperCase());
}

function cardText({ at, says, followed }: CardLine, row: readonly Card[], words: FortuneWords) {
  const meaning = words.meanings[says];
  return followed === null ? meaning : `${meaning} ${words.followed[followed](row[at + 1]!)}`;
}
