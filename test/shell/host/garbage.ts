import { connect } from 'node:net';

/** Something that is no SSH, or begins as it and goes on as none; resolves when the line is closed. */
export function garbage(port: number, kind: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.on('data', () => {});
    socket.once('close', () => resolve());
    socket.on('connect', () => {
      const noise = Buffer.from(Array.from({ length: 300 }, (_, i) => (i * kind * 31 + 7) & 0xff));
      if (kind % 2 === 0) socket.write('SSH-2.0-x\r\n');
      if (kind % 3 === 0) socket.write('GET / HTTP/1.1\r\n\r\n');
      socket.write(noise);
      if (kind % 5 === 0) socket.destroy();
      else socket.end();
    });
  });
}
