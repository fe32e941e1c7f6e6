import { readFileSync } from 'node:fs';
import ssh2 from 'ssh2';
import { Complaint } from '../complaint.ts';
import { codeOf } from '../store/whole-file.ts';
import { fingerprintOf } from './host-key.ts';

/**
 * Fingerprints of the keys in a file of the form of OpenSSH's `authorized_keys`; what options stand before a key is
 * passed over. Throws a complaint where the file cannot be read, or a line is no key.
 */
export function keysIn(path: string): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const [i, line] of textOf(path).split('\n').entries()) {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    const [found] = /(?:ssh|ecdsa|sk)-[\w@.-]+ [\w+/]+=*(?: .*)?$/u.exec(text) ?? [];
    const key = ssh2.utils.parseKey(found ?? '');
    if (key instanceof Error) throw new Complaint((say) => say.badKeyLine(path, i + 1));
    keys.add(fingerprintOf(key.getPublicSSH()));
  }
  return keys;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Complaint((say) => say.cannotRead(path, codeOf(error)));
  }
}
