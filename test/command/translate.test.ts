import { describe, expect, it } from 'vitest';
import { asOnLatinKeys, translate } from '../../src/command/translate.ts';
import { ORDERS } from '../../src/command/vocabulary.ts';

const VERBS = ['move', 'turn', 'deal', 'redeal', 'exchange', 'fill', 'slip', ...ORDERS];

describe('a line typed in Russian', () => {
  it.each([
    ['ход 3 на 7', 'move 3 7'],
    ['ход 3 на 7 число 2', 'move 3 7 count 2'],
    ['х 3 7', 'move 3 7'],
    ['ход со столбца 3 на столбец 7', 'move 3 7'],
    ['ход три на семь', 'move 3 7'],
    ['ход 3 к 7', 'move 3 7'],
    ['сброс на базу', 'waste foundation'],
    ['запас 3', 'r3'],
    ['база 2 3', 'f2 3'],
    ['9ч 10п', '9h 10s'.replace('10', 't')],
    ['вп дб', 'js qd'],
    ['туз пик на двойку червей', 'as 2h'],
    ['сдать', 'deal'],
    ['СДАТЬ', 'deal'],
    ['с', 'deal'],
    ['открыть', 'turn'],
    ['открыть три', 'turn count 3'],
    ['отменить', 'undo'],
    ['отменить 12', 'undo 12'],
    ['подсказка', 'hint'],
    ['подск', 'hint'],
    ['обменять 2 с 8', 'exchange 2 8'],
    ['новый мама мыла раму', 'new мама мыла раму'],
    ['почему 3 на 7', 'why 3 7'],
    ['выход', 'quit'],
    ['подсказка решение', 'hint peek'],
    ['п шансы', 'hint odds'],
    ['отменить до надежды', 'undo hope'],
    ['назад к надежде', 'undo hope'],
    ['разбор', 'review'],
  ])('%s', (line, meant) => {
    expect(translate(line, VERBS)).toBe(meant);
  });
});

describe('a line typed with the Russian keyboard left on', () => {
  it.each([
    ['ь 3 7', 'move 3 7'],
    ['ьщму 3 ещ 7', 'move 3 to 7'],
    ['вуфд', 'deal'],
    ['е', 'turn'],
    ['г', 'undo'],
    ['гтвщ 3', 'undo 3'],
    ['й', 'quit'],
    ['рште зуул', 'hint peek'],
    ['рште щввы', 'hint odds'],
    ['гтвщ ещ рщзу', 'undo to hope'],
    ['кумшуц', 'review'],
    ['руд', 'help'],
    ['ц3', 'w3'],
    ['ц 3', 'w 3'],
    ['3а', '3f'],
    ['к2 5', 'r2 5'],
    ['6с 7в', '6c 7d'],
    ['цфыеу 3', 'waste 3'],
  ])('%s', (line, meant) => {
    expect(translate(line, VERBS)).toBe(meant);
  });

  it('types the letters of the same keys', () => {
    expect(asOnLatinKeys('ролдРОЛДщйЬ')).toBe('hjklHJKLoqM');
  });
});

it('leaves every other line as it is', () => {
  for (const line of ['move 3 to 7', '  new  42 ', '', '九 3', 'w3']) {
    expect(translate(line, VERBS)).toBe(line);
  }
});
