import type { Socket } from 'node:net';
import type { PseudoTtyInfo, ServerChannel, Session, Connection as SshConnection } from 'ssh2';
import { isTaken } from './caller-env.ts';
import { Greeter } from './greeter.ts';
import type { House } from './house.ts';
import { faultText } from './log.ts';
import { MOST_CHANNELS } from './options.ts';
import { Visit } from './visit.ts';
import { type Size, soundSize, Wire } from './wire.ts';

/** More variables than these are not looked at. */
const MOST_VARIABLES = 32;

/** Somebody at the door, and in the house once they have shown a key. */
export class Connection {
  readonly #house: House;
  readonly #client: SshConnection;
  readonly #socket: Socket;
  readonly #number: number;
  readonly #greeter: Greeter;
  readonly #wires = new Set<Wire>();

  /** @param number names it in the log. */
  constructor(
    house: House,
    client: SshConnection,
    socket: Socket,
    number: number,
    keys: ReadonlySet<string> | null,
    onReady: () => void,
  ) {
    this.#house = house;
    this.#client = client;
    this.#socket = socket;
    this.#number = number;
    const { guests, limits } = house.options;
    this.#greeter = new Greeter({ guests, keys, attempts: limits.authAttempts });
    client.on('authentication', (context) => {
      if (this.#greeter.answer(context)) return;
      this.#refuse('attempts');
      client.end();
    });
    client.on('ready', () => {
      onReady();
      house.log('welcome', { connection: number, player: this.#greeter.caller ?? 'guest' });
    });
    client.on('session', (accept, reject) => this.#session(accept, reject));
    client.on('request', (_accept, reject, name) => {
      this.#refuse(name === 'tcpip-forward' ? 'forwarding' : 'request');
      reject?.();
    });
    for (const kind of ['tcpip', 'openssh.streamlocal'] as const) {
      client.on(kind as 'tcpip', (_accept, reject) => {
        this.#refuse('forwarding');
        reject();
      });
    }
    client.on('error', (error) => {
      house.log('connection-fault', { connection: number, fault: faultText(error) });
    });
    client.on('close', () => {
      for (const wire of [...this.#wires]) wire.close();
    });
  }

  #session(accept: () => Session, reject: () => void): void {
    if (this.#house.isClosing || this.#wires.size >= MOST_CHANNELS) {
      this.#refuse('channels');
      reject();
      return;
    }
    new Desk(accept(), this.#greeter.caller, {
      house: this.#house,
      socket: this.#socket,
      number: this.#number,
      wires: this.#wires,
      refuse: (reason) => this.#refuse(reason),
    });
  }

  #refuse(reason: string): void {
    this.#house.metrics.refuse(reason);
    this.#house.log('refused', {
      connection: this.#number,
      reason,
      player: this.#greeter.caller ?? 'unknown',
    });
  }

  /** Ends it at once. */
  destroy(): void {
    this.#client.end();
    this.#socket.destroy();
  }
}

interface DeskSetting {
  readonly house: House;
  readonly socket: Socket;
  readonly number: number;
  readonly wires: Set<Wire>;
  readonly refuse: (reason: string) => void;
}

/** Takes down what a player's machine asks for before a visit begins: a terminal, a few variables, a command. */
class Desk {
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
    session.on('shell', (accept) => this.#begin(accept(), null));
    session.on('exec', (accept, _reject, { command }) => this.#begin(accept(), command));
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

  #terminal({ term, cols, rows }: PseudoTtyInfo & { readonly term?: string }): void {
    this.#size = soundSize(cols, rows);
    if (term && isTaken('TERM', term)) this.#taken.set('TERM', term);
  }

  #begin(channel: ServerChannel, command: string | null): void {
    const { house, socket, number, wires } = this.#setting;
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
    wires.add(wire);
    void visit.run(wire).then(() => wires.delete(wire));
  }
}
