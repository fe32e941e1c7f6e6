import type { Keeping, SpoiledSave } from '../keeping.ts';
import { counted, list } from './words.ts';

function reasonOf(fault: SpoiledSave): string {
  switch (fault.fault) {
    case 'newer':
      return 'записана более новой версией patience';
    case 'other-rules':
      return `в ${fault.game} играна по другим правилам (версия ${fault.version})`;
    case 'unknown-game':
      return `в ${fault.game}, а такого пасьянса здесь нет`;
    case 'damaged':
      return `повреждена в строке ${fault.line}`;
  }
}

/** What is said of games that are kept, in Russian. */
export const russianKeeping: Keeping = {
  goesOn: (moves) =>
    `Оставленная партия продолжается, после ${counted(moves, ['хода', 'ходов', 'ходов'])}; «новый» сдаёт другую.`,
  putAside: (fault, kept) =>
    `Сохранённая партия ${reasonOf(fault)}: её файл оставлен под именем ${kept}.`,
  spoiled: (fault, file) => `${file}: эта сохранённая партия ${reasonOf(fault)}`,
  goesOnBefore: (line, kept) =>
    `Сохранённая партия повреждена в строке ${line}: она продолжается с этого места, а файл оставлен под именем ${kept}.`,
  cannotKeep: (folder, reason) => `Партии не сохраняются в ${folder}: ${reason}.`,
  damagedHistory: (lines, path) =>
    `${path}: не читается ${counted(lines, ['строка', 'строки', 'строк'])}; всё оставлено как есть и не считается.`,
  wishAfter: (missing) =>
    missing.length === 0
      ? 'Сошёлся, и сегодня сошлись все три: желание ваше. См. «patience wish».'
      : `Сошёлся! Для желания сегодня не хватает: ${list(missing)}.`,
  tellingKept: (name) => `Это гадание можно увидеть ещё раз: patience replay ${name}`,
  tellingGoesOn: () => 'Прерванное гадание продолжается; «новое» начнёт другое.',
};
