import { appendFileSync, readFileSync } from 'node:fs';
import { readStudied, type Studied } from '../../session/study.ts';
import { Complaint } from '../complaint.ts';
import { codeOf } from '../store/whole-file.ts';

/** The file of a study: a line of JSON for each deal, added as soon as it is known. */
export class StudyFile {
  readonly #path: string;
  /** What was in it before. */
  readonly before: readonly Studied[];
  /** What ends a last line that was broken off. */
  #gap: string;

  /** Throws a complaint where the file is there and cannot be read, or cannot be written. */
  constructor(path: string) {
    this.#path = path;
    const text = textOf(path) ?? '';
    this.before = readLines(text).studied;
    this.#gap = text === '' || text.endsWith('\n') ? '' : '\n';
    this.#write('');
  }

  add(line: string): void {
    this.#write(this.#gap + line);
    this.#gap = '';
  }

  #write(text: string): void {
    try {
      appendFileSync(this.#path, text);
    } catch (error) {
      throw new Complaint((say) => say.cannotWrite(this.#path, codeOf(error)));
    }
  }
}

/** What a file of a study holds, and how many of its lines are none of one. Throws a complaint where there is none. */
export function studiedIn(path: string): ReturnType<typeof readLines> {
  const text = textOf(path);
  if (text === null) throw new Complaint((say) => say.cannotRead(path, 'ENOENT'));
  return readLines(text);
}

function readLines(text: string) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const studied = lines.map(readStudied).filter((one) => one !== null);
  return { studied, damaged: lines.length - studied.length };
}

/** Null where there is no such file. */
function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw new Complaint((say) => say.cannotRead(path, codeOf(error)));
  }
}
