import { open } from 'node:fs/promises';
import { Complaint, quoted } from './complaint.ts';

/** In bytes; two packs with room to spare. Whatever is longer is no deal. */
const LONGEST_DEAL = 65_536;

/** What keeps a file from being read, in words. */
const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'that is a folder; name a file of cards',
  EACCES: 'it may not be read; look at its permissions',
  EPERM: 'it may not be read; look at its permissions',
  ENAMETOOLONG: 'there is no such file',
};

/** The text of a deal file, pipes included. Throws a complaint where it cannot be read. */
export async function readDealFile(path: string): Promise<string> {
  if (path === '-') {
    throw new Complaint('--deal cannot read standard input, which is for commands: name a file');
  }
  if (path === '') throw new Complaint('--deal needs the name of a file');
  try {
    return await firstBytes(path);
  } catch (error) {
    if (error instanceof Complaint) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Complaint(`--deal ${quoted(path)}: ${WHY[code] ?? message}`);
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
    if (length === bytes.length)
      throw new Complaint(`--deal ${quoted(path)}: too long to be a deal`);
    return bytes.toString('utf8', 0, length);
  } finally {
    await file.close();
  }
}
