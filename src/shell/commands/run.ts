import { Complaint } from '../complaint.ts';
import { codeOf } from '../store/whole-file.ts';
import { exportReplay } from './export.ts';
import { tellHistory } from './history.ts';
import type { PastRequest } from './request.ts';
import type { CommandSetting } from './setting.ts';
import { tellStats } from './stats.ts';
import { verify } from './verify.ts';
import { tellWish } from './wish.ts';

/** The status where the player's files cannot be read. */
const UNREADABLE = 1;

/** Carries out a command about the past; gives the exit status. Throws a complaint where that is not possible. */
export async function runCommand(request: PastRequest, setting: CommandSetting): Promise<number> {
  try {
    return await carryOut(request, setting);
  } catch (error) {
    const { syscall, message } = error as NodeJS.ErrnoException;
    if (codeOf(error) === '' || syscall === 'write') throw error;
    throw new Complaint(`${setting.place.data}: ${message}`, UNREADABLE);
  }
}

function carryOut(request: PastRequest, setting: CommandSetting): Promise<number> {
  switch (request.kind) {
    case 'stats':
      return tellStats(request, setting);
    case 'history':
      return tellHistory(request, setting);
    case 'wish':
      return tellWish(request, setting);
    case 'verify':
      return verify(request, setting);
    case 'export':
      return exportReplay(request, setting);
  }
}
