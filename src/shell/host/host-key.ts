import { createHash } from 'node:crypto';
import { chmodSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ssh2 from 'ssh2';
import { Complaint } from '../complaint.ts';
import { codeOf, createFile, makeFolder } from '../store/whole-file.ts';

/** The key by which a house is known again, and its fingerprint as OpenSSH shows it. */
export interface HostKey {
  readonly text: string;
  readonly fingerprint: string;
  /** What OpenSSH calls keys of its kind: `ED25519`, `RSA`, `ECDSA`. */
  readonly kind: string;
}

/** Readable by others. */
const OPEN = 0o077;

/**
 * The host's key, made at the first start. Only the owner may read the file: one that others may read is closed again.
 * Throws a complaint where it cannot be used.
 */
export function hostKey(folder: string): HostKey {
  const path = join(folder, 'host_key');
  makeFolder(folder);
  if (readText(path) === null) {
    createFile(path, `${newPrivateKey().trim()}\n`);
  }
  const text = readText(path) ?? '';
  if ((statSync(path).mode & OPEN) !== 0) chmodSync(path, 0o600);
  const key = ssh2.utils.parseKey(text);
  if (key instanceof Error || !key.isPrivateKey()) {
    throw new Complaint((say) => say.badHostKey(path));
  }
  const [, kind = ''] = /^(?:ssh-)?([a-z\d]+)/u.exec(key.type) ?? [];
  return { text, fingerprint: fingerprintOf(key.getPublicSSH()), kind: kind.toUpperCase() };
}

/** A new private key, in OpenSSH's form. One in a few hundred comes out of the library so that it cannot be read back. */
export function newPrivateKey(): string {
  for (;;) {
    const key = ssh2.utils.generateKeyPairSync('ed25519').private;
    if (!(ssh2.utils.parseKey(key) instanceof Error)) return key;
  }
}

/** The fingerprint of a public key in SSH's own form: `SHA256:` and 43 letters, as OpenSSH shows it. */
export function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/u, '')}`;
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw new Complaint((say) => say.cannotRead(path, codeOf(error)));
  }
}
