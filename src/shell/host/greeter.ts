import type { AuthContext, PublicKeyAuthContext } from 'ssh2';
import ssh2 from 'ssh2';
import { fingerprintOf } from './host-key.ts';

/** Who somebody has shown themselves to be: the fingerprint of their key, or null for a guest. */
export type Caller = string | null;

/** Who is let in. */
export interface GreeterOptions {
  readonly guests: boolean;
  /** Fingerprints of the only keys that are let in; null for all. */
  readonly keys: ReadonlySet<string> | null;
  readonly attempts: number;
}

/**
 * Finds out who is at the door. A key is asked for in SSH's own way, and its owner has to sign with it; who has none
 * may come as a guest, where there are any. A name and a password are neither asked for nor looked at.
 */
export class Greeter {
  readonly #options: GreeterOptions;
  #caller: Caller = null;
  #tries = 0;

  constructor(options: GreeterOptions) {
    this.#options = options;
  }

  /** Who was let in; to be asked after that. */
  get caller(): Caller {
    return this.#caller;
  }

  /** Whether keys were shown that would not do. */
  get hasRefused(): boolean {
    return this.#tries > 0;
  }

  /** Answers one try. False where that was one too many. */
  answer(context: AuthContext): boolean {
    const ways = this.#options.guests
      ? (['publickey', 'keyboard-interactive'] as const)
      : (['publickey'] as const);
    if (context.method === 'publickey' && this.#isOwner(context)) {
      context.accept();
      return true;
    }
    // OpenSSH's client first asks what there is, shows its keys, and only then comes without one.
    if (context.method === 'keyboard-interactive' && this.#options.guests) {
      this.#caller = null;
      context.accept();
      return true;
    }
    if (context.method !== 'none') this.#tries++;
    if (this.#tries >= this.#options.attempts) return false;
    context.reject([...ways]);
    return true;
  }

  #isOwner(context: PublicKeyAuthContext): boolean {
    const key = ssh2.utils.parseKey(context.key.data);
    if (key instanceof Error) return false;
    const caller = fingerprintOf(key.getPublicSSH());
    if (this.#options.keys && !this.#options.keys.has(caller)) return false;
    // Without a signature the question is only whether this key would do.
    if (!context.signature || !context.blob) return true;
    if (key.verify(context.blob, context.signature, context.hashAlgo) !== true) return false;
    this.#caller = caller;
    return true;
  }
}
