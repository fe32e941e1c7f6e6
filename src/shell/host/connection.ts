import type { Socket } from 'node:net';
import type { Session, Connection as SshConnection } from 'ssh2';
import { Desk } from './desk.ts';
import { Greeter } from './greeter.ts';
import type { House } from './house.ts';
import { faultText } from './log.ts';
import { MOST_CHANNELS } from './options.ts';

/** Whoever goes on asking for what there is not is shown out. */
const MOST_REFUSALS = 32;

/** Bytes that somebody may be ahead of what acts: nobody types so many. */
const MOST_AHEAD = 131_072;

/** Bytes of answers that may wait beside the frames, for one who asks and does not listen. */
const MOST_ANSWERS = 1_048_576;

/** Somebody at the door, and in the house once they have shown a key. */
export class Connection {
  readonly #house: House;
  readonly #client: SshConnection;
  readonly #socket: Socket;
  readonly #number: number;
  readonly #greeter: Greeter;
  readonly #desks = new Set<Desk>();
  #refusals = 0;
  #empty: NodeJS.Timeout | undefined;

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
      this.#showOut('attempts');
    });
    client.on('ready', () => {
      onReady();
      house.log('welcome', { connection: number, player: this.#greeter.caller ?? 'guest' });
      this.#rest();
    });
    sayProhibited(client, () => this.#refuse('request'));
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
      house.log('broken', { connection: number, reason: faultText(error) });
    });
    client.on('close', () => {
      clearTimeout(this.#empty);
      for (const { wire } of [...this.#desks]) wire?.close();
    });
    socket.on('data', () => this.#weigh());
  }

  #session(accept: () => Session, reject: () => void): void {
    if (this.#house.isClosing || this.#desks.size >= MOST_CHANNELS) {
      this.#refuse('channels');
      reject();
      return;
    }
    const session = accept();
    // The library tells sessions by the name of their class, which the bundle has shortened.
    Object.defineProperty(session.constructor, 'name', { value: 'Session' });
    const desk = new Desk(session, this.#greeter.caller, {
      house: this.#house,
      socket: this.#socket,
      number: this.#number,
      refuse: (reason) => this.#refuse(reason),
      onOver: () => {
        this.#desks.delete(desk);
        this.#rest();
      },
    });
    this.#desks.add(desk);
  }

  /** Whether somebody has asked for too much, or for what there is not. */
  get wasRefused(): boolean {
    return this.#refusals > 0;
  }

  /** Whether they have shown keys that would not do. */
  get hasWrongKey(): boolean {
    return this.#greeter.hasRefused;
  }

  /** Nobody keeps a place for ever without playing. */
  #rest(): void {
    const { idleMinutes } = this.#house.options.limits;
    clearTimeout(this.#empty);
    if (this.#socket.destroyed) return;
    this.#empty = setTimeout(() => {
      if (![...this.#desks].some(({ wire }) => wire)) this.#showOut('idle');
    }, idleMinutes * 60_000);
  }

  /** Cuts off one who is sent more than they read, or sends more than can act, whatever is agreed on windows. */
  #weigh(): void {
    if (this.#socket.destroyed) return;
    const isDeaf =
      this.#socket.writableLength > this.#house.options.limits.outputQueue + MOST_ANSWERS;
    const isAhead = [...this.#desks].some(({ wire }) => wire !== null && wire.ahead > MOST_AHEAD);
    if (!isDeaf && !isAhead) return;
    this.#refuse(isDeaf ? 'output' : 'input');
    this.#socket.destroy();
  }

  #showOut(reason: string): void {
    this.#refuse(reason);
    this.#client.end();
  }

  #refuse(reason: string): void {
    this.#refusals++;
    // What comes in one packet with the last straw is not told of.
    if (this.#refusals > MOST_REFUSALS + 1) return;
    this.#house.metrics.refuse(reason);
    this.#house.log('refused', {
      connection: this.#number,
      reason,
      player: this.#greeter.caller ?? 'unknown',
    });
    if (this.#refusals === MOST_REFUSALS) this.#showOut('refusals');
  }
}

/** What the library keeps to itself of how it speaks. */
interface Protocol {
  channelOpenFail(recipient: number, reason: number, description?: string): void;
}

/** Why a channel is not opened, by RFC 4254, section 5.1. */
const PROHIBITED = 1;
const CONNECT_FAILED = 2;
const UNKNOWN_TYPE = 3;

/**
 * Lets a client say that what it asks for is not done here. The library would have it that a connection was tried and
 * failed, and tells nobody of channels that it does not know.
 */
function sayProhibited(client: SshConnection, onUnknown: () => void): void {
  const { _protocol: protocol } = client as unknown as { readonly _protocol: Protocol };
  const fail = protocol.channelOpenFail.bind(protocol);
  protocol.channelOpenFail = (recipient, reason, description) => {
    if (reason === UNKNOWN_TYPE) onUnknown();
    fail(recipient, reason === CONNECT_FAILED ? PROHIBITED : reason, description);
  };
}
