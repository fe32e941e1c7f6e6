import type { Socket } from 'node:net';
import xt from '@xterm/headless';
import ssh2, { type ClientChannel, type ConnectConfig } from 'ssh2';
import type { Grid } from '../../../src/ui/canvas/grid.ts';
import { readScreen } from '../../terminal/screen.ts';
import { until } from './open-house.ts';

export interface PlayerSetting {
  readonly key?: string;
  readonly columns?: number;
  readonly rows?: number;
  readonly term?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** How many bytes this side takes before it says that it takes more; far more than are sent without it. */
  readonly window?: number;
  /** What is asked for; the list of games without it. */
  readonly command?: string;
}

/** Somebody at a terminal, with the SSH client of a library and an emulator that knows what is on the screen. */
export class SshPlayer {
  readonly client: ssh2.Client;
  readonly channel: ClientChannel;
  readonly #terminal: xt.Terminal;
  output = '';
  status: number | null = null;
  isOver = false;

  private constructor(client: ssh2.Client, channel: ClientChannel, columns: number, rows: number) {
    this.client = client;
    this.channel = channel;
    this.#terminal = new xt.Terminal({ cols: columns, rows, allowProposedApi: true });
    channel.on('data', (chunk: Buffer) => {
      this.output += chunk.toString();
      this.#terminal.write(chunk);
    });
    channel.on('exit', (status: number) => {
      this.status = status;
    });
    channel.on('close', () => {
      this.isOver = true;
      client.end();
    });
  }

  static async come(port: number, setting: PlayerSetting = {}): Promise<SshPlayer> {
    const { columns = 80, rows = 24, term = 'xterm-256color', env = {}, command } = setting;
    const client = await connected(port, setting.key);
    if (setting.window) narrow(client, setting.window);
    const window = { cols: columns, rows, term };
    return new Promise<SshPlayer>((resolve, reject) => {
      // At once: what comes in the same packet is told of before any promise is looked at.
      const done = (error: Error | undefined, stream: ClientChannel) =>
        error ? reject(error) : resolve(new SshPlayer(client, stream, columns, rows));
      if (command === undefined) client.shell(window, { env }, done);
      else client.exec(command, { pty: window, env }, done);
    });
  }

  get rows(): string[] {
    const { active } = this.#terminal.buffer;
    return Array.from(
      { length: this.#terminal.rows },
      (_, y) => active.getLine(active.viewportY + y)?.translateToString(true) ?? '',
    );
  }

  /** The screen with its styles. */
  get cells(): Grid {
    return readScreen(this.#terminal);
  }

  get isAlternate(): boolean {
    return this.#terminal.buffer.active.type === 'alternate';
  }

  write(bytes: string): void {
    this.channel.write(bytes);
  }

  /** This side takes so many bytes more. */
  widen(bytes: number): void {
    const { outgoing } = this.channel as unknown as { readonly outgoing: { readonly id: number } };
    protocolOf(this.client).channelWindowAdjust(outgoing.id, bytes);
  }

  resize(columns: number, rows: number): void {
    this.#terminal.resize(columns, rows);
    this.channel.setWindow(rows, columns, 0, 0);
  }

  /** Resolves when the screen shows this. */
  sees(text: string | RegExp): Promise<void> {
    const pattern = typeof text === 'string' ? null : text;
    const holds = () => {
      const screen = this.rows.join('\n');
      return pattern ? pattern.test(screen) : screen.includes(text as string);
    };
    return until(holds, `${text} in\n${this.rows.join('\n')}\n${this.output.slice(-300)}`);
  }

  /** Resolves with the status when the session is over. */
  async leaves(): Promise<number | null> {
    await until(() => this.isOver, 'the end of a session');
    return this.status;
  }

  /** The line breaks, without a word. */
  drop(): void {
    this.client.destroy();
  }
}

/** What the library keeps to itself of how it speaks. */
interface Protocol {
  ping(): void;
  session(id: number, window: number, packet: number): void;
  channelWindowAdjust(id: number, bytes: number): void;
}

export function protocolOf(client: ssh2.Client): Protocol {
  return (client as unknown as { readonly _protocol: Protocol })._protocol;
}

/** The line itself. */
export function socketOf(client: ssh2.Client): Socket {
  return (client as unknown as { readonly _sock: Socket })._sock;
}

/** Sessions of this client take so many bytes. */
function narrow(client: ssh2.Client, window: number): void {
  const protocol = protocolOf(client);
  const session = protocol.session.bind(protocol);
  protocol.session = (id, _window, packet) => session(id, window, packet);
}

/** A client that was let in; rejects where it was not. Without a key it comes as a guest. */
export function connected(port: number, key?: string): Promise<ssh2.Client> {
  const client = new ssh2.Client();
  const config: ConnectConfig = {
    host: '127.0.0.1',
    port,
    username: 'anybody',
    readyTimeout: 20_000,
    ...(key === undefined ? { tryKeyboard: true } : { privateKey: key }),
  };
  return new Promise((resolve, reject) => {
    client.on('ready', () => resolve(client));
    client.on('error', reject);
    client.on('close', () => reject(new Error('closed')));
    client.on('keyboard-interactive', (_name, _how, _lang, _prompts, finish) => finish([]));
    client.connect(config);
  });
}
