import { createServer, type Server as NetServer, type Socket } from 'node:net';
import ssh2 from 'ssh2';
import { Complaint } from '../complaint.ts';
import { codeOf } from '../store/whole-file.ts';
import { Connection } from './connection.ts';
import { Door } from './door.ts';
import type { HostKey } from './host-key.ts';
import type { House } from './house.ts';

/** What the program says it is before anything is encrypted: nothing that helps anybody. */
const IDENT = 'patience';

/** Milliseconds for players to be saved and told, when the house closes; then they are cut off. */
const CLOSING = 4000;

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
    this.#net = createServer({ noDelay: true }, (socket) => this.#enter(socket));
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
    const leave = isClosing ? 'closing' : this.#door.enter(address);
    if (typeof leave === 'string') {
      metrics.refuse(leave);
      log('refused', { connection: number, address, reason: leave });
      socket.on('error', () => {});
      socket.destroy();
      return;
    }
    this.#sockets.add(socket);
    log('connected', { connection: number, address });
    let isWelcome = false;
    const late = setTimeout(() => {
      metrics.refuse('late');
      log('refused', { connection: number, address, reason: 'late' });
      socket.destroy();
    }, options.limits.authSeconds * 1000);
    socket.on('error', () => {});
    socket.once('close', () => {
      clearTimeout(late);
      leave();
      this.#sockets.delete(socket);
      if (!isWelcome) metrics.refuse('unknown');
      log('disconnected', { connection: number, welcome: isWelcome });
    });
    const line = lineOf(socket.remoteAddress, socket.remotePort);
    this.#arriving.set(line, (client) => {
      new Connection(this.#house, client, socket, number, this.#keys, () => {
        isWelcome = true;
        clearTimeout(late);
      });
    });
    socket.once('close', () => this.#arriving.delete(line));
    this.#ssh.injectSocket(socket);
  }
}

/** By what the SSH server tells one line from another. */
function lineOf(address: string | undefined, port: number | undefined): string {
  return `${address} ${port}`;
}
