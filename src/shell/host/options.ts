/** How a host is to be run. */
export interface HostOptions {
  /** 0 for any that is free. */
  readonly port: number;
  /** The address to listen on. */
  readonly host: string;
  /** The folder of everything that is kept; null for the one of the platform. */
  readonly data: string | null;
  /** Where players are kept that several hosts share, `postgres://…`; null for files. */
  readonly database: string | null;
  /** Whether people without a key may play, unrecorded. */
  readonly guests: boolean;
  /** A file of the only keys that are let in; null for all keys. */
  readonly authorizedKeys: string | null;
  /** The loopback port that tells how the house is; null for none. */
  readonly statusPort: number | null;
  readonly limits: Limits;
}

/** What nobody may exceed, so that all have room. */
export interface Limits {
  /** How many connections at once in all, and from one address. */
  readonly connections: number;
  readonly perAddress: number;
  /** How long somebody may take to say who they are. */
  readonly authSeconds: number;
  /** How many keys they may try. */
  readonly authAttempts: number;
  /** How long a player may do nothing before being saved and shown out. */
  readonly idleMinutes: number;
  /** Bytes that may wait for a slow line; then frames are left out. At least 16384. */
  readonly outputQueue: number;
  /** What comes faster waits on the other side. */
  readonly keysPerSecond: number;
}

export const DEFAULT_PORT = 2222;
export const DEFAULT_HOST = '127.0.0.1';

export const DEFAULT_LIMITS: Limits = {
  connections: 512,
  perAddress: 16,
  authSeconds: 20,
  authAttempts: 6,
  idleMinutes: 30,
  outputQueue: 65_536,
  keysPerSecond: 60,
};

/** Channels that one connection may have open at once, as OpenSSH's shared connections do. */
export const MOST_CHANNELS = 4;
