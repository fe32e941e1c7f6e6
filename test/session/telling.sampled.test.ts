import { describe, expect, it } from 'vitest';
import { type Card, card, faceOf, isReversed } from '../../src/card/card.ts';
import { layOut } from '../../src/card/pack.ts';
import { fortuneTelling } from '../../src/games/fortune-telling.ts';
import { fortunes } from '../../src/games/index.ts';
import { lyingCardText } from '../../src/notation/card-text.ts';
import {
  type Lie,
  lieOf,
  openTelling,
  redoTelling,
  stepDue,
  stepFault,
  type Telling,
  type TellingStep,
  takeTellingStep,
  undoTelling,
} from '../../src/session/telling.ts';
import { readTellingText, writeTelling } from '../../src/session/telling-text.ts';
import { isFast, samples } from '../play/samples.ts';

const KD = card(13, 1);
const SIGNIFICATOR: TellingStep = { does: 'significator', card: KD };
const cut = (lifted: number): TellingStep => ({ does: 'cut', lifted });

function after(telling: Telling, ...steps: readonly TellingStep[]): Telling {
  return steps.reduce((now, step) => {
    expect(stepFault(now, lieOf(now), step)).toBeNull();
    return takeTellingStep(now, step);
  }, telling);
}

/** Everything that need not be chosen, and every cut after this many cards. */
function toldAll(seed: string, lifted = 5): Telling {
  let telling = after(openTelling(fortuneTelling, { seed }), SIGNIFICATOR);
  for (;;) {
    const lie = lieOf(telling);
    if (lie.stage === 'told') return telling;
    telling = after(telling, stepDue(lie) ?? cut(lifted));
  }
}

/** A pack in its order, cut nowhere that matters: lifting one off and turning the pack by it again. */
function numbered(): { readonly pack: Card[]; readonly number: (of: Card) => number } {
  const pack = layOut(fortuneTelling.pack);
  // Cut by one, the pack begins with its second card: so the first goes to the end beforehand.
  const dealt = [pack.at(-1)!, ...pack.slice(0, -1)];
  return { pack: dealt, number: (of) => pack.indexOf(faceOf(of)) + 1 };
}

describe('the count by sevens', () => {
  it('lays out the cards of the book’s rule: 7, 14, 21, 28, 3, 11, 19, 27, 4, 13, 23, 32', () => {
    const { pack, number } = numbered();
    const turns = Array<TellingStep>(12).fill({ does: 'turn' });
    const { row, hand } = lieOf(
      after(openTelling(fortuneTelling, { pack }), SIGNIFICATOR, cut(1), ...turns),
    );
    expect(row.map(number)).toEqual([7, 14, 21, 28, 3, 11, 19, 27, 4, 13, 23, 32]);
    expect(hand).toHaveLength(20);
  });

  it('cuts at the edges of the pack, and not beyond', () => {
    const telling = after(openTelling(fortuneTelling, { seed: '1' }), SIGNIFICATOR);
    const lie = lieOf(telling);
    for (const lifted of [0, 32, -1, 1.5, Number.NaN]) {
      expect(stepFault(telling, lie, cut(lifted))).toBe('bad-cut');
    }
    const { hand } = lie;
    expect(lieOf(after(telling, cut(1))).hand).toEqual([...hand.slice(1), hand[0]]);
    expect(lieOf(after(telling, cut(31))).hand).toEqual([hand[31], ...hand.slice(0, 31)]);
  });
});

describe('a telling', () => {
  it('shuffles, cuts and deals again until the person lies among the twelve', () => {
    let most = 0;
    for (let seed = 1; seed <= samples(12, 40); seed++) {
      const telling = toldAll(String(seed));
      const lie = lieOf(telling);
      most = Math.max(most, lie.shuffles);
      expect(lie.row.map(faceOf)).toContain(KD);
      let shuffles = 1;
      for (let at = 0; at <= telling.at; at++) {
        const then = lieOf({ ...telling, at });
        if (then.stage === 'absent') {
          expect(then.row.map(faceOf)).not.toContain(KD);
          expect(then.row).toHaveLength(12);
          shuffles++;
        }
      }
      expect(lie.shuffles).toBe(shuffles);
    }
    expect(most).toBeGreaterThan(3);
  });

  it('shuffles again with all thirty-two, otherwise than before', () => {
    let telling = after(openTelling(fortuneTelling, { seed: '42' }), SIGNIFICATOR);
    const first = lieOf(telling).hand;
    while (lieOf(telling).stage !== 'absent') {
      telling = after(telling, stepDue(lieOf(telling)) ?? cut(12));
    }
    const { hand, row, stage, shuffles } = lieOf(after(telling, { does: 'gather' }));
    expect([stage, shuffles, row]).toEqual(['cut', 2, []]);
    expect([...hand].map(faceOf).sort()).toEqual([...first].map(faceOf).sort());
    expect(hand).not.toEqual(first);
  });

  it('reads the twelve once more in four packets of three, shuffled and cut', () => {
    const { row, packets } = lieOf(toldAll('7'));
    expect(packets.map((packet) => packet.length)).toEqual([3, 3, 3, 3]);
    expect(packets.flat().map(faceOf).sort()).toEqual(row.map(faceOf).sort());
    expect(packets.flat()).not.toEqual(row);
  });

  it('divides three after three from the top', () => {
    const telling = toldAll('7');
    const isCut = (one: TellingStep) => one.does === 'cut';
    const at = telling.steps.findLastIndex(isCut) + 1;
    const { hand } = lieOf({ ...telling, at });
    expect(lieOf(telling).packets.flat()).toEqual(hand);
  });

  it('turns about half of the cards on their heads, each anew', () => {
    let reversed = 0;
    for (let seed = 1; seed <= 100; seed++) {
      const { hand } = lieOf(openTelling(fortuneTelling, { seed: String(seed) }));
      reversed += hand.filter(isReversed).length;
    }
    expect(Math.abs(reversed - 1600)).toBeLessThan(120);
  });

  it('is the same for the same seed, and stays what it is', () => {
    const { hand } = lieOf(openTelling(fortuneTelling, { seed: '42' }));
    expect(hand.slice(0, 8).map(lyingCardText).join(' ')).toMatchInlineSnapshot(
      `"QC KS 7S JCR 9SR 8SR 8C QD"`,
    );
    expect(lieOf(toldAll('42'))).toEqual(lieOf(toldAll('42')));
  });

  it('allows each step only where it belongs', () => {
    const telling = toldAll('3');
    const steps: readonly TellingStep[] = [
      SIGNIFICATOR,
      cut(3),
      { does: 'turn' },
      { does: 'gather' },
    ];
    const allowed: Record<Lie['stage'], string> = {
      significator: 'significator',
      cut: 'cut',
      lay: 'turn',
      absent: 'gather',
      row: 'gather',
      'cut-row': 'cut',
      packets: 'turn',
      told: '',
    };
    for (let at = 0; at <= telling.at; at++) {
      const lie = lieOf({ ...telling, at });
      const can = steps.filter((step) => stepFault(telling, lie, step) === null);
      expect(can.map(({ does }) => does).join()).toBe(allowed[lie.stage]);
    }
  });

  it('only the five cards may stand for a person', () => {
    const telling = openTelling(fortuneTelling, { seed: '1' });
    const can = layOut(fortuneTelling.pack).filter(
      (one) => !stepFault(telling, lieOf(telling), { does: 'significator', card: one }),
    );
    expect(can.map(lyingCardText).sort()).toEqual(['JH', 'KC', 'KD', 'QC', 'QH']);
  });

  it('takes steps back and makes them again', () => {
    const telling = toldAll('5');
    for (let times = 0; times <= telling.at; times++) {
      const back = undoTelling(telling, times);
      expect(lieOf(back)).toEqual(lieOf({ ...telling, at: telling.at - times }));
      expect(redoTelling(back, times)).toEqual(telling);
    }
    expect(undoTelling(telling, 999).at).toBe(0);
    expect(redoTelling(telling, 9)).toEqual(telling);
  });
});

describe('its record', () => {
  const telling = toldAll('42');

  it('is read as it was written, whatever was undone', () => {
    for (const times of [0, 1, 7, telling.at]) {
      const before = undoTelling(telling, times);
      expect(readTellingText(writeTelling(before), fortunes)).toEqual(before);
    }
  });

  it('of a pack of one’s own, with the cards as they lie', () => {
    const { pack } = numbered();
    const own = after(
      openTelling(fortuneTelling, { pack: pack.map((one, i) => one | (i % 2 ? 0x80 : 0)) }),
      SIGNIFICATOR,
      cut(31),
    );
    expect(readTellingText(writeTelling(own), fortunes)).toEqual(own);
  });

  it('bears other line ends, blank lines and remarks', () => {
    const text = `# mine\r\n\r\n${writeTelling(telling).replaceAll('\n', '\r\n')}`;
    expect(readTellingText(text, fortunes)).toEqual(telling);
  });

  it.each([
    ['', 'not-a-record', 1],
    ['patience record 1\n', 'not-a-record', 1],
    ['patience telling 2\n', 'other-form', 1],
    ['patience telling 1\nfortune tarot 1\n', 'unknown-game', 2],
    ['patience telling 1\nfortune fortune-telling 9\n', 'other-rules', 2],
    ['patience telling 1\nfortune fortune-telling 1\n', 'no-deal', 3],
    ['patience telling 1\nfortune fortune-telling 1\nseed\n', 'bad-seed', 3],
    ['patience telling 1\nfortune fortune-telling 1\ndeal 7H 7H\n', 'bad-deal', 3],
    ['patience telling 1\nfortune fortune-telling 1\nseed 1\ncut 3\n', 'illegal-move', 4],
    ['patience telling 1\nfortune fortune-telling 1\nseed 1\nsignificator 7H\n', 'illegal-move', 4],
    [
      'patience telling 1\nfortune fortune-telling 1\nseed 1\nsignificator KD\ncut 32\n',
      'illegal-move',
      5,
    ],
  ])('%j is refused as %s in line %i', (text, fault, line) => {
    expect(readTellingText(text, fortunes)).toMatchObject({ fault, line });
  });

  it('cut off or garbled anywhere, it never throws', () => {
    const text = writeTelling(telling);
    for (let at = 0; at < text.length; at += isFast ? 13 : 3) {
      for (const garbled of [text.slice(0, at), `${text.slice(0, at)}\0${text.slice(at + 1)}`]) {
        expect(() => readTellingText(garbled, fortunes)).not.toThrow();
      }
    }
  });
});
