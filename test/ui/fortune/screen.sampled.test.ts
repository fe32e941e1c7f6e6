import { describe, expect, it } from 'vitest';
import { rowReading } from '../../../src/app/fortune/oracle.ts';
import { type FortuneTable, startFortune, tellCard } from '../../../src/app/fortune/table.ts';
import { touchFortune, updateFortune } from '../../../src/app/fortune/update-table.ts';
import { DEFAULT_SETTINGS, type ThemeName } from '../../../src/app/settings.ts';
import { REVERSED } from '../../../src/card/card.ts';
import { layOut } from '../../../src/card/pack.ts';
import { fortuneTelling } from '../../../src/games/fortune-telling.ts';
import { english } from '../../../src/notation/language/en/english.ts';
import type { Language } from '../../../src/notation/language/language.ts';
import { russian } from '../../../src/notation/language/ru/russian.ts';
import { openTelling } from '../../../src/session/telling.ts';
import { InkChrome } from '../../../src/ui/chrome/ink-chrome.tsx';
import { hitFortune, paintFortune } from '../../../src/ui/fortune/screen.ts';
import { lookFor } from '../../../src/ui/look.ts';
import { PLAIN_PAINTER } from '../../../src/ui/screen.ts';
import { keyInput, typed } from '../../app/press-keys.ts';
import { isFast } from '../../play/samples.ts';

const LANGUAGES: readonly Language[] = [english, russian];

function table(language: Language, ...keys: string[]): FortuneTable {
  const telling = openTelling(fortuneTelling, { seed: '20' });
  const start = startFortune({ telling, isGentle: false, isReplay: false }, language);
  return keys
    .flatMap((key) => (key.length === 1 || key === '111' ? typed(key) : [keyInput(key)]))
    .reduce((now, input) => updateFortune(now, input).table, start);
}

const LAID = ['111', 'enter', 'end'];
const TOLD = [...LAID, 'enter', 'enter', 'end'];
const STATES = {
  asked: [],
  declined: ['1', '3'],
  cut: ['111', 'left', 'left'],
  laying: ['111', 'enter', 'enter', 'enter', 'enter'],
  row: LAID,
  pointed: [...LAID, 'end'],
  packets: [...LAID, 'enter', 'enter', 'enter', 'enter', 'enter', 'enter'],
  told: TOLD,
} as const;

const SIZES = [
  [80, 24],
  [120, 40],
  [40, 12],
] as const;

function frame(now: FortuneTable, columns: number, rows: number, theme: ThemeName = 'terminal') {
  const look = lookFor({ ...DEFAULT_SETTINGS, theme }, '256', true);
  return paintFortune(now, columns, rows, look, PLAIN_PAINTER).text();
}

describe.each(SIZES)('at %i × %i', (columns, rows) => {
  it.each(Object.entries(STATES))('the table looks as drawn: %s', async (name, keys) => {
    const text = `${frame(table(english, ...keys), columns, rows).join('\n')}\n`;
    await expect(text).toMatchFileSnapshot(`./frames/${name}-${columns}x${rows}.txt`);
  });

  it.each(Object.entries(STATES))('Ink draws what is put without it: %s', (_name, keys) => {
    const look = lookFor(DEFAULT_SETTINGS, '256', true);
    const ink = new InkChrome();
    const now = table(english, ...keys);
    const drawn = paintFortune(now, columns, rows, look, ink);
    const put = paintFortune(now, columns, rows, look, PLAIN_PAINTER);
    expect(drawn.text()).toEqual(put.text());
    expect(drawn.cursor).toEqual(put.cursor);
    ink.close();
  });

  it('is drawn in ASCII alone where nothing else can be shown', () => {
    for (const keys of Object.values(STATES)) {
      expect(frame(table(english, ...keys), columns, rows, 'ascii').join('')).toMatch(/^[ -~]*$/u);
    }
  });

  it('every card that is pointed at is seen with what it says', () => {
    for (let at = 0; at < 12; at++) {
      const now = { ...table(english, ...LAID), cursor: at };
      const text = frame(now, columns, rows);
      const message = text.findIndex((line) => line.startsWith(`${at + 1}. `));
      expect(text.slice(message).join(' ').replace(/ +/gu, ' ')).toContain(tellCard(now, at));
      expect(text.slice(0, message).join('\n')).toMatch(/[[♣♦♥♠]/u);
    }
  });

  it('pages lie over it', () => {
    const look = lookFor(DEFAULT_SETTINGS, '256', true);
    const ink = new InkChrome();
    for (const [key, word] of [
      ['?', 'What you can type'],
      ['ctrl-o', 'Thirty-two'],
    ] as const) {
      const text = paintFortune(table(english, key), columns, rows, look, ink).text().join('\n');
      expect(text).toContain(word);
    }
    ink.close();
  });
});

/** Twelve cards as they would lie after the steps of a telling of this pack; null where the person is not among them. */
function rowOf(language: Language, pack: readonly number[], significator: string) {
  const telling = openTelling(fortuneTelling, { pack });
  const start = startFortune({ telling, isGentle: false, isReplay: false }, language);
  const inputs = [...typed(significator), ...['enter', 'enter', 'end'].map(keyInput)];
  const now = inputs.reduce((one, input) => updateFortune(one, input).table, start);
  return now.oracle.lie.stage === 'row' ? now : null;
}

describe.each(LANGUAGES)('in the language $code', (language) => {
  it.each(SIZES)('nothing that is said is cut off at %i × %i', (columns, rows) => {
    for (const keys of Object.values(STATES)) {
      expect(frame(table(language, ...keys), columns, rows).join('\n')).not.toContain('…');
    }
  });

  it('all that the cards say is on the screen at once where three have room side by side', () => {
    const pack = layOut(fortuneTelling.pack);
    let rows = 0;
    for (let first = 0; first < 32; first += isFast ? 5 : 1) {
      for (const turned of [0, REVERSED]) {
        const own = [...pack.slice(first), ...pack.slice(0, first)].map((one) => one | turned);
        for (const significator of ['kd', 'kc', 'jh', 'qh', 'qc']) {
          const now = rowOf(language, own, significator);
          if (!now) continue;
          rows++;
          const words = rowReading(now.oracle, language.fortune).flatMap(({ text }) =>
            text.split(' '),
          );
          for (const [columns, height] of SIZES.slice(0, 2)) {
            const shown = frame(now, columns, height).join('\n');
            expect(words.filter((word) => !shown.includes(word))).toEqual([]);
          }
        }
      }
    }
    expect(rows).toBeGreaterThan(isFast ? 4 : 20);
  });
});

it('a card on its head is seen to lie so without colors', () => {
  const upright = frame(table(english, ...LAID), 80, 24).join('\n');
  expect(upright).toContain('▼');
  // The seven of diamonds lies upright, the king of clubs on its head.
  expect(upright).toMatch(/╭7♦──╮/u);
  expect(upright).not.toMatch(/╭K♣──╮/u);
  expect(frame(table(english, ...LAID), 40, 12).join('\n')).not.toContain('K♣▼');
  expect(frame({ ...table(english, ...LAID), cursor: 3 }, 40, 12).join('\n')).toContain('K♣▼');
});

describe.each(SIZES)('a pointer at %i × %i', (columns, rows) => {
  const look = lookFor(DEFAULT_SETTINGS, '256', true);
  const find = (now: FortuneTable, word: string) => {
    const lines = frame(now, columns, rows);
    const y = lines.findIndex((line) => line.includes(word));
    return hitFortune(now, columns, rows, look, lines[y]!.indexOf(word), y);
  };

  it('gives the answer that it is on', () => {
    const now = table(english);
    const spot = find(now, '2 a woman');
    expect(spot).toEqual({ kind: 'answer', at: 1 });
    expect(touchFortune(now, spot, false).oracle.answers.map(({ says }) => says)).toEqual([
      'woman',
    ]);
    expect(find(now, 'Who asks')).toBeNull();
  });

  it('moves the marker in the pack, and cuts where it is pressed twice', () => {
    const now = table(english, '111');
    const spot = find(now, '▲');
    expect(spot).toEqual({ kind: 'cut', lifted: 16 });
    const near = { kind: 'cut', lifted: 3 } as const;
    expect(touchFortune(now, near, false).marker).toBe(3);
    expect(touchFortune(now, near, true).oracle.telling.steps.at(-1)).toEqual({
      does: 'cut',
      lifted: 3,
    });
    const y = frame(now, columns, rows).findIndex((line) => line.includes('▲'));
    expect(hitFortune(now, columns, rows, look, 0, y)).toBeNull();
    expect(hitFortune(now, columns, rows, look, columns - 1, y)).toBeNull();
  });

  it('tells the card that it is on, and none where none lies', () => {
    const now = { ...table(english, ...LAID), cursor: 3 };
    expect(find(now, 'Something hinders')).toEqual({ kind: 'card', at: 3 });
    expect(touchFortune(now, { kind: 'card', at: 5 }, false).cursor).toBe(5);
    expect(find(table(english, '111', 'enter', 'enter'), '╌')).toBeNull();
  });
});

it('any size at all is drawn', () => {
  const tables = [STATES.asked, STATES.cut, STATES.row, STATES.told].map((keys) =>
    table(english, ...keys),
  );
  for (let columns = 1; columns <= 130; columns += 9) {
    for (let rows = 4; rows <= 50; rows += isFast ? 11 : 5) {
      for (const now of tables) frame(now, columns, rows);
    }
  }
});
