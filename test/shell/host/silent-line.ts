import { connect, createServer, type Socket } from 'node:net';

/** A line to something that listens at a path, which can fall silent: nothing comes through it, and nobody is told. */
export interface SilentLine {
  readonly port: number;
  silence(): void;
  close(): void;
}

export async function silentLine(path: string): Promise<SilentLine> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((here) => {
    const there = connect(path);
    for (const [socket, other] of [
      [here, there],
      [there, here],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => other.destroy());
      socket.on('data', (bytes) => {
        if (!isSilent) other.write(bytes);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { readonly port: number }).port,
    silence: () => {
      isSilent = true;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
