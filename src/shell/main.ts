import { commonWord } from '../command/common-word.ts';
import { catalogue } from '../games/index.ts';
import { asciiText } from '../notation/ascii.ts';
import type { Language } from '../notation/language/language.ts';
import { carryOut } from './carry-out.ts';
import { Complaint } from './complaint.ts';
import { hereIn } from './here.ts';
import { languageNamed, languageOf, readLanguageFlag } from './languages.ts';
import { Output } from './output.ts';
import { readPlainArguments } from './plain-arguments.ts';
import type { Request } from './request.ts';
import { detectCaps } from './terminal/caps.ts';
import type { World } from './world.ts';

/** The status where the answers could not be written, as on a full disk. */
const WRITE_FAILED = 1;

/**
 * The program: does what its arguments ask and gives the status to exit with. What the first frame of a game does
 * not need is loaded when it is needed. Writes one line on standard error where it was called wrongly; throws only
 * on a fault of its own.
 */
export async function main(argv: readonly string[], world: World): Promise<number> {
  const { streams, env } = world;
  const asked = readLanguageFlag(argv);
  let language = await languageOf(env);
  try {
    if (asked.lang !== null) language = await languageNamed(asked.lang);
    const request = await requestIn(asked.argv, language);
    await world.admit?.(request);
    return await carryOut(request, hereIn(world, language));
  } catch (error) {
    const [line, status] = complaintOf(error, language);
    const { unicode } = detectCaps(env, { isTTY: true });
    await new Output(streams.stderr).write(`patience: ${unicode ? line : asciiText(line)}\n`);
    return status;
  }
}

/** What the arguments ask for. Throws a complaint where they are wrong. */
async function requestIn(typed: readonly string[], language: Language): Promise<Request> {
  const [first, ...rest] = typed;
  const argv = first === undefined ? [] : [commonWord(first, 'program'), ...rest];
  const plain = readPlainArguments(argv, catalogue);
  if (plain) return plain;
  const { readArguments } = await import('./arguments.ts');
  return readArguments(argv, catalogue, language);
}

/** What to tell of an error that is not the program's own fault, and the status for it; throws any other. */
function complaintOf(error: unknown, { complaints }: Language): readonly [string, number] {
  if (error instanceof Complaint) return [error.told(complaints), error.status];
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== 'write') throw error;
  return [complaints.outputFailed(code ?? ''), WRITE_FAILED];
}
