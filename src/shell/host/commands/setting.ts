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
  /** Tells the player something, wherever they can read it now. */
  readonly tell: (lines: readonly string[]) => void;
  /** Runs the program itself with these arguments; gives its status. */
  readonly play: (argv: readonly string[]) => Promise<number>;
}

/** Tells the player something; gives the status for a thing done. */
export function say(lines: readonly string[], { tell }: HouseSetting, status = 0): number {
  tell(lines);
  return status;
}

/** How an order may be given: from outside, with a terminal; or where one is already. */
export function formsOf(orders: readonly string[], { screen }: HouseSetting): string {
  return orders.map((order) => (screen.isTaken ? order : `ssh -t … ${order}`)).join(' | ');
}
