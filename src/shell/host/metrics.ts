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
  const tell = (name: string, type: 'counter' | 'gauge', help: string, value: number) => {
    lines.push(`# HELP patience_${name} ${help}`, `# TYPE patience_${name} ${type}`);
    lines.push(`patience_${name} ${value}`);
  };
  tell('up', 'gauge', 'The house is open.', 1);
  tell('connections', 'gauge', 'Connections now.', now.connections);
  tell('sessions', 'gauge', 'Sessions now.', now.sessions);
  tell('players', 'gauge', 'Players with a key who are here now.', now.players);
  tell('connections_total', 'counter', 'Connections there have been.', metrics.connections);
  tell('sessions_total', 'counter', 'Sessions there have been.', metrics.sessions);
  tell('keys_total', 'counter', 'Keys that were taken.', metrics.keys);
  tell('sent_bytes_total', 'counter', 'Bytes written to players.', metrics.bytes);
  tell('stalls_total', 'counter', 'Writes after which a line was full.', metrics.stalls);
  tell('faults_total', 'counter', 'Sessions that ended by a fault.', metrics.faults);
  tell('resident_bytes', 'gauge', 'Memory of the process.', process.memoryUsage.rss());
  const name = 'patience_refused_total';
  lines.push(
    `# HELP ${name} Connections and requests that were refused.`,
    `# TYPE ${name} counter`,
  );
  for (const [reason, count] of metrics.refused) lines.push(`${name}{reason="${reason}"} ${count}`);
  return `${lines.join('\n')}\n`;
}
