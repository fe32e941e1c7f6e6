import type { Socket } from 'node:net';
import type { PseudoTtyInfo, ServerChannel, Session } from 'ssh2';
import { isTaken } from './caller-env.ts';
import type { House } from './house.ts';
import { Visit } from './visit.ts';
import { type Size, soundSize, Wire } from './wire.ts';

/** More variables than these are not looked at. */
const MOST_VARIABLES = 32;

/** Where a desk stands. */
export interface DeskSetting {
  readonly house: House;
  readonly socket: Socket;
  /** The number of the connection, for the log. */
  readonly number: number;
  readonly refuse: (reason: string) => void;
  /** Called once when the visit that began here is over. */
  readonly onOver: () => void;
}

/** Takes down what a player's machine asks for before a visit begins: a terminal, a few variables, a command. */
export class Desk {
  readonly #caller: string | null;
  readonly #setting: DeskSetting;
  readonly #taken = new Map<string, string>();
  #size: Size | null = null;
  #wire: Wire | null = null;

  constructor(session: Session, caller: string | null, setting: DeskSetting) {
    this.#caller = caller;
    this.#setting = setting;
    session.on('pty', (accept, _reject, info) => {
      this.#terminal(info);
      accept?.();
    });
    session.on('window-change', (accept, _reject, { cols, rows }) => {
      this.#size = soundSize(cols, rows);
      this.#wire?.resize(this.#size);
      accept?.();
    });
    session.on('env', (accept, reject, { key, val }) => {
      if (this.#taken.size < MOST_VARIABLES && key !== 'TERM' && isTaken(key, val)) {
        this.#taken.set(key, val);
        accept?.();
      } else reject?.();
    });
    session.on('shell', (accept, reject) => this.#begin(accept, reject, null));
    session.on('exec', (accept, reject, { command }) => this.#begin(accept, reject, command));
    session.on('subsystem', (_accept, reject, { name }) => {
      setting.refuse(name === 'sftp' ? 'sftp' : 'subsystem');
      reject?.();
    });
    session.on('sftp', (_accept, reject) => {
      setting.refuse('sftp');
      reject?.();
    });
    session.on('x11', (_accept, reject) => {
      setting.refuse('x11');
      reject?.();
    });
    session.on('auth-agent', (_accept, reject) => {
      setting.refuse('agent');
      reject?.();
    });
    session.on('signal', (accept) => accept?.());
    session.on('eof', () => this.#wire?.endInput());
    session.on('close', () => this.#wire?.close());
  }

  /** The line of the visit that began here, once one has. */
  get wire(): Wire | null {
    return this.#wire;
  }

  #terminal({ term, cols, rows }: PseudoTtyInfo & { readonly term?: string }): void {
    this.#size = soundSize(cols, rows);
    if (term && isTaken('TERM', term)) this.#taken.set('TERM', term);
  }

  /** A desk is for one visit: whatever else is asked for there is refused. */
  #begin(
    accept: () => ServerChannel | undefined,
    reject: (() => void) | undefined,
    command: string | null,
  ): void {
    const { house, socket, number, refuse, onOver } = this.#setting;
    const channel = this.#wire ? undefined : accept();
    if (!channel) {
      refuse('channels');
      reject?.();
      return;
    }
    const visit = new Visit(house, {
      caller: this.#caller,
      command,
      taken: this.#taken,
      isTTY: this.#size !== null,
      connection: number,
    });
    const size = this.#size ?? soundSize(0, 0);
    const wire = new Wire(channel, socket, size, house.options.limits, visit, house.metrics);
    this.#wire = wire;
    void visit.run(wire).then(onOver);
  }
}
