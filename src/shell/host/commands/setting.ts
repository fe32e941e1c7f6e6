import type { Language } from '../../../notation/language/language.ts';
import type { Environment } from '../../terminal/caps.ts';
import type { HostedScreen } from '../hosted-screen.ts';
import type { House } from '../house.ts';
import type { Visit } from '../visit.ts';
import type { Wire } from '../wire.ts';

/** What the words of the house are carried out with. */
export interface HouseSetting {
  readonly house: House;
  readonly visit: Visit;
  readonly wire: Wire;
  readonly screen: HostedScreen;
  readonly env: Environment;
  readonly language: Language;
  readonly isTTY: boolean;
  /** Runs the program itself with these arguments; gives its status. */
  readonly play: (argv: readonly string[]) => Promise<number>;
}

/** Writes lines to the player; gives the status for a thing done. */
export function say(lines: readonly string[], { wire, isTTY }: HouseSetting, status = 0): number {
  const end = isTTY ? '\r\n' : '\n';
  wire.write(lines.map((line) => `${line}${end}`).join(''));
  return status;
}
