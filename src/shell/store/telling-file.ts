import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Fortune } from '../../rules/fortune.ts';
import { lieOf, type Telling } from '../../session/telling.ts';
import { readTellingText, writeTelling } from '../../session/telling-text.ts';
import { newPlay } from './new-play.ts';
import { type Place, replaysIn } from './place.ts';
import { replayName, replayPath } from './replay-file.ts';
import { codeOf, makeFolder, replaceFile, textOf, timeOf } from './whole-file.ts';

/** A fortune being told, on the disk: one small file among the replays, written anew at every step. */
export class TellingFile {
  /** By which it can be seen again. */
  readonly name: string;
  readonly #place: Place;
  #telling: Telling;

  private constructor(place: Place, name: string, telling: Telling) {
    this.#place = place;
    this.name = name;
    this.#telling = telling;
  }

  /** One that is not written yet. */
  static begun(place: Place, telling: Telling): TellingFile {
    return new TellingFile(place, replayName(telling.fortune.name, newPlay()), {
      ...telling,
      steps: [],
      at: 0,
    });
  }

  /** The one that was told last, unless all of it was told; null where there is none. */
  static resume(place: Place, fortune: Fortune): TellingFile | null {
    const [last] = namesOf(place, fortune);
    const telling = last === undefined ? null : tellingOf(place, last, fortune);
    return last === undefined || telling === null || isTold(telling)
      ? null
      : new TellingFile(place, last, telling);
  }

  get telling(): Telling {
    return this.#telling;
  }

  isOf(telling: Telling): boolean {
    return this.#telling.deal === telling.deal;
  }

  /** Takes down how far it is told. True where all is told now, and was not before. */
  follow(telling: Telling): boolean {
    const { steps, at } = this.#telling;
    if (telling.steps === steps && telling.at === at) return false;
    const isNew = isTold(telling) && !isTold(this.#telling);
    this.#telling = telling;
    // A question that was answered is not worth a file.
    if (telling.steps.length < LEAST_STEPS) return false;
    makeFolder(replaysIn(this.#place));
    replaceFile(replayPath(this.#place, this.name), writeTelling(telling));
    return isNew;
  }
}

/** A telling that is kept. */
export interface KeptTelling {
  /** By which it can be seen again. */
  readonly name: string;
  /** When it was last written, in milliseconds since 1970. */
  readonly at: number;
  readonly telling: Telling;
}

/** The tellings of a fortune that are kept, the last first; files that cannot be read are left out. */
export function keptTellings(place: Place, fortune: Fortune): readonly KeptTelling[] {
  return namesOf(place, fortune).flatMap((name) => {
    const telling = tellingOf(place, name, fortune);
    return telling === null ? [] : [{ name, at: timeOf(replayPath(place, name)), telling }];
  });
}

/** The person is chosen, and the pack is cut. */
const LEAST_STEPS = 2;

function isTold(telling: Telling): boolean {
  return lieOf(telling).stage === 'told';
}

function tellingOf(place: Place, name: string, fortune: Fortune): Telling | null {
  const read = readTellingText(textOf(replayPath(place, name)) ?? '', [fortune]);
  return 'fault' in read ? null : read;
}

/** The tellings that are kept, the last first. */
function namesOf(place: Place, { name }: Fortune): string[] {
  const pattern = new RegExp(`^${name}-[a-z0-9]{8}\\.txt$`, 'u');
  return filesIn(replaysIn(place))
    .filter((file) => pattern.test(file))
    .map((file) => ({
      name: file.slice(0, -'.txt'.length),
      at: timeOf(join(replaysIn(place), file)),
    }))
    .sort((a, b) => b.at - a.at)
    .map((one) => one.name);
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
