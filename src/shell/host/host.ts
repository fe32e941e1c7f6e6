import { createServer, type Server as NetServer, type Socket } from 'node:net';
import ssh2 from 'ssh2';
import { Complaint } from '../complaint.ts';
import { codeOf } from '../store/whole-file.ts';
import { Connection } from './connection.ts';
import { Door } from './door.ts';
import type { HostKey } from './host-key.ts';
import type { House } from './house.ts';
import { faultText } from './log.ts';

/** What the program says it is before anything is encrypted: nothing that helps anybody. */
const IDENT = 'patience';

/** Milliseconds for players to be saved and told, when the house closes; then they are cut off. */
const CLOSING = 4000;

/** Milliseconds of silence after which the other machine is asked if it is still there. */
const ALIVE = 60_000;

/** A house with its door open: listens, and lets people in as far as there is room. */
export class Host {
  readonly #house: House;
  readonly #keys: ReadonlySet<string> | null;
  readonly #door: Door;
  readonly #ssh: ssh2.Server;
  readonly #net: NetServer;
  readonly #sockets = new Set<Socket>();
  /** Those of whom it is not yet known whether they speak SSH at all. */
  readonly #arriving = new Map<string, (client: ssh2.Connection) => void>();
  #count = 0;

  /** @param keys fingerprints of the only keys that are let in; null for all. */
  constructor(house: House, key: HostKey, keys: ReadonlySet<string> | null) {
    this.#house = house;
    this.#keys = keys;
    this.#door = new Door(house.options.limits);
    this.#ssh = new ssh2.Server({
      hostKeys: [key.text],
      ident: IDENT,
      algorithms: { compress: ['none'] },
    });
    this.#ssh.on('connection', (client, { ip, port }) => {
      const line = lineOf(ip, port);
      this.#arriving.get(line)?.(client);
      this.#arriving.delete(line);
    });
    // Whoever has vanished without a word does not keep a place.
    const net = { noDelay: true, keepAlive: true, keepAliveInitialDelay: ALIVE };
    this.#net = createServer(net, (socket) => this.#enter(socket));
  }

  /** How many connections there are. */
  get connections(): number {
    return this.#door.inside;
  }

  /** Begins to listen; gives the port. Rejects with a complaint where that cannot be had. */
  listen(): Promise<number> {
    const { port, host } = this.#house.options;
    return new Promise((resolve, reject) => {
      this.#net.once('error', (error) => {
        reject(new Complaint((say) => say.cannotListen(`${host}:${port}`, codeOf(error))));
      });
      this.#net.listen(port, host, () => {
        const address = this.#net.address();
        resolve(typeof address === 'object' && address ? address.port : port);
      });
    });
  }

  /** Lets nobody in any more, saves and shows out everybody; resolves when all have gone or were cut off. */
  async close(): Promise<void> {
    this.#net.close();
    const patience = new Promise((resolve) => setTimeout(resolve, CLOSING).unref());
    await Promise.race([this.#house.close().then(() => this.#lastWords()), patience]);
    for (const socket of this.#sockets) socket.destroy();
  }

  /** What was said last is on its way before the lines are cut. */
  async #lastWords(): Promise<void> {
    const waiting = [...this.#sockets].map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.end(resolve);
          socket.once('close', () => resolve());
        }),
    );
    await Promise.all(waiting);
  }

  #enter(socket: Socket): void {
    const { metrics, log, options, isClosing } = this.#house;
    const address = socket.remoteAddress ?? 'unknown';
    const number = ++this.#count;
    metrics.connections++;
    const refuse = (reason: string) => {
      metrics.refuse(reason);
      log('refused', { connection: number, address, reason });
    };
    const leave = isClosing ? 'closing' : this.#door.enter(address);
    socket.on('error', () => {});
    if (typeof leave === 'string') {
      refuse(leave);
      socket.destroy();
      return;
    }
    this.#sockets.add(socket);
    log('connected', { connection: number, address });
    let isKnown = false;
    const late = setTimeout(() => {
      isKnown = true;
      refuse('late');
      socket.destroy();
    }, options.limits.authSeconds * 1000);
    let connection: Connection | null = null;
    socket.once('close', () => {
      clearTimeout(late);
      leave();
      this.#sockets.delete(socket);
      if (!isKnown && !connection?.wasRefused) {
        refuse(connection?.hasWrongKey ? 'key' : 'unknown');
      }
      log('disconnected', { connection: number });
    });
    const line = lineOf(socket.remoteAddress, socket.remotePort);
    this.#arriving.set(line, (client) => {
      connection = new Connection(this.#house, client, socket, number, this.#keys, () => {
        isKnown = true;
        clearTimeout(late);
      });
    });
    socket.once('close', () => this.#arriving.delete(line));
    this.#guard(socket, number);
    this.#ssh.injectSocket(socket);
  }

  /** What the library cannot make of one line ends that one alone. */
  #guard(socket: Socket, number: number): void {
    const emit = socket.emit.bind(socket);
    socket.emit = (event: string | symbol, ...rest: unknown[]) => {
      try {
        return emit(event, ...rest);
      } catch (error) {
        this.#house.metrics.faults++;
        this.#house.log('connection-fault', { connection: number, fault: faultText(error) });
        socket.destroy();
        return true;
      }
    };
  }
}

/** By what the SSH server tells one line from another. */
function lineOf(address: string | undefined, port: number | undefined): string {
  return `${address} ${port}`;
}
