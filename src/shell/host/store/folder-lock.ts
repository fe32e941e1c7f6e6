import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Complaint } from '../../complaint.ts';
import { replaceFile, textOf, unlinkQuietly } from '../../store/whole-file.ts';
import { isAtTable, thisWriter } from '../../store/writer.ts';

/** Takes a house's folder for this program alone; gives the way to let it go. Throws a complaint where another has it. */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'open-by');
  const [before = '', place, start] = textOf(path)?.split(' ') ?? [];
  const here = String(statSync(folder).ino);
  const now = startOfMachine();
  // A copy of the folder is another house, whoever has the first one open.
  const isHere = place === undefined || place === here;
  // When the machine was started anew, whoever had it is gone, and their number may be another's.
  const isOld = start !== undefined && start !== now;
  if (isHere && !isOld && before !== thisWriter() && isAtTable(before)) {
    throw new Complaint((say) => say.houseIsOpen(folder, before));
  }
  replaceFile(path, `${thisWriter()} ${here} ${now}`);
  return () => unlinkQuietly(path);
}

/** What this machine calls the time since it was started, where it says so; '' elsewhere. */
function startOfMachine(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
