import { open } from 'node:fs/promises';
import type { FileTrouble } from '../notation/language/complaints.ts';
import { Complaint } from './complaint.ts';

/** In bytes; two packs with room to spare. Whatever is longer is no deal. */
const LONGEST_DEAL = 65_536;

/** What keeps a file from being read. */
const WHY: Readonly<Record<string, FileTrouble>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EISDIR: 'folder',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  ENAMETOOLONG: 'missing',
};

/** The text of a deal file, pipes included. Throws a complaint where it cannot be read. */
export async function readDealFile(path: string): Promise<string> {
  if (path === '-') {
    throw new Complaint((say) => say.dealFromInput());
  }
  if (path === '') throw new Complaint((say) => say.dealUnnamed());
  try {
    return await firstBytes(path);
  } catch (error) {
    if (error instanceof Complaint) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Complaint((say) => say.dealFile(path, WHY[code] ?? { reason: message }));
  }
}

async function firstBytes(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const bytes = Buffer.alloc(LONGEST_DEAL);
    let length = 0;
    for (let read = -1; read !== 0 && length < bytes.length; length += read) {
      read = (await file.read(bytes, length, bytes.length - length)).bytesRead;
    }
    if (length === bytes.length) throw new Complaint((say) => say.dealFile(path, 'too-long'));
    return bytes.toString('utf8', 0, length);
  } finally {
    await file.close();
  }
}
