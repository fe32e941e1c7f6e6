/** What is counted of a house since it was opened. */
export class Metrics {
  connections = 0;
  /** By the reason they were refused for. */
  readonly refused = new Map<string, number>();
  sessions = 0;
  keys = 0;
  /** Written to players. */
  bytes = 0;
  /** How often a line was too slow for what was drawn. */
  stalls = 0;
  faults = 0;

  refuse(reason: string): void {
    this.refused.set(reason, (this.refused.get(reason) ?? 0) + 1);
  }
}

/** What is true of a house now. */
export interface Gauges {
  readonly connections: number;
  readonly sessions: number;
  readonly players: number;
}

/** The figures in the text form of Prometheus, version 0.0.4. */
export function metricsText(metrics: Metrics, now: Gauges): string {
  const lines: string[] = [];
  const tell = (name: string, type: 'counter' | 'gauge', value: number) => {
    lines.push(`# TYPE patience_${name} ${type}`, `patience_${name} ${value}`);
  };
  tell('up', 'gauge', 1);
  tell('connections', 'gauge', now.connections);
  tell('sessions', 'gauge', now.sessions);
  tell('players', 'gauge', now.players);
  tell('connections_total', 'counter', metrics.connections);
  tell('sessions_total', 'counter', metrics.sessions);
  tell('keys_total', 'counter', metrics.keys);
  tell('sent_bytes_total', 'counter', metrics.bytes);
  tell('stalls_total', 'counter', metrics.stalls);
  tell('faults_total', 'counter', metrics.faults);
  tell('resident_bytes', 'gauge', process.memoryUsage.rss());
  const name = 'patience_refused_total';
  lines.push(`# TYPE ${name} counter`);
  for (const [reason, count] of metrics.refused) lines.push(`${name}{reason="${reason}"} ${count}`);
  return `${lines.join('\n')}\n`;
}
