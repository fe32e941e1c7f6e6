import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { complaint } from '../run.ts';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((done) => server.close(done));
});

/** Listens at a port of its own, or at this one; rejects where it is taken. */
async function taken(port = 0): Promise<number> {
  const server = createServer((socket) => socket.resume());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  servers.push(server);
  return (server.address() as { readonly port: number }).port;
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'serve-'));
}

/** What is said where a house cannot open; it must not stay half open. */
function serve(...flags: string[]): Promise<string> {
  return complaint('serve', '--port', '0', ...flags);
}

describe('a house that cannot open', () => {
  it('leaves its own port where the port of its figures is taken', async () => {
    const busy = await taken();
    const free = await taken();
    await new Promise((done) => servers.pop()!.close(done));
    const flags = ['--port', String(free), '--status-port', String(busy), '--data', newFolder()];
    expect(await serve(...flags)).toBe(`patience: cannot listen at 127.0.0.1:${busy}: EADDRINUSE`);
    expect(await taken(free)).toBe(free);
  });

  it('says what is wrong with its folder', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    expect(await serve('--data', file)).toBe(`patience: "${file}" cannot be written: EEXIST`);
    const below = join(file, 'below');
    expect(await serve('--data', below)).toBe(`patience: "${below}" cannot be written: ENOTDIR`);
    expect(await serve('--data', '')).toBe('patience: "" cannot be written: ENOENT');
    // Where such a folder is, the system says of it that it is not there.
    expect(await serve('--data', '/proc/house')).toMatch(
      /^patience: "\/proc\/house" cannot be written: E\w+$/u,
    );
  });

  it.each([
    ['--idle-minutes', '0', 'a whole number from 1 to 35791'],
    ['--idle-minutes', '35792', 'a whole number from 1 to 35791'],
    ['--auth-seconds', '2147484', 'a whole number from 1 to 2147483'],
    ['--output-queue', '16383', 'a whole number from 16384 to 999999999'],
    ['--connections', '1000000000', 'a whole number from 1 to 999999999'],
    ['--port', '65536', 'a whole number from 0 to 65535'],
  ])('wants of %s %s that it be %s', async (flag, value, should) => {
    expect(await serve('--data', newFolder(), flag, value)).toBe(
      `patience: ${flag} "${value}" will not do. It should be ${should}; see "patience --help"`,
    );
  });

  it('says so where a database does not answer', async () => {
    const port = await taken();
    const flags = ['--data', newFolder(), '--database', `postgres://ann@127.0.0.1:${port}/house`];
    expect(await serve(...flags)).toBe('patience: --database cannot be used: ETIMEDOUT');
  });

  it('wants the address of a database', async () => {
    for (const url of ['', 'house', 'mysql://machine/house']) {
      expect(await serve('--data', newFolder(), '--database', url)).toBe(
        `patience: --database "${url}" will not do. It should begin with postgres://; see "patience --help"`,
      );
    }
  });
});
