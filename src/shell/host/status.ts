import { createServer } from 'node:http';
import { Complaint } from '../complaint.ts';
import { codeOf } from '../store/whole-file.ts';
import type { Host } from './host.ts';
import type { House } from './house.ts';
import { metricsText } from './metrics.ts';

/** Only this machine may ask. */
const LOOPBACK = '127.0.0.1';

/** What tells how a house is. */
export interface Status {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Tells how the house is, to whoever asks on this port of the loopback; 0 for any that is free. Rejects with a
 * complaint where the port cannot be had.
 */
export function openStatus(port: number, house: House, host: Host): Promise<Status> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || !['/', '/metrics'].includes(request.url ?? '')) {
      response.writeHead(404).end();
      return;
    }
    const text = metricsText(house.metrics, {
      connections: host.connections,
      sessions: house.visits.size,
      players: house.players,
    });
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(text);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const where = `${LOOPBACK}:${port}`;
      reject(new Complaint((say) => say.cannotListen(where, codeOf(error))));
    });
    server.listen(port, LOOPBACK, () => {
      const address = server.address();
      resolve({ port: typeof address === 'object' && address ? address.port : port, close });
    });
  });
}
