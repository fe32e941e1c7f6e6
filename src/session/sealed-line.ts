import { checksum, checksumText } from './checksum.ts';

/** Fields as one line of JSON, closed with a checksum of what is before it; without the line's end. */
export function sealLine(fields: Readonly<Record<string, unknown>>): string {
  return withSum(JSON.stringify(fields).slice(0, -1));
}

/** The fields of a line that `sealLine` made, or null where it is damaged. The checksum itself is left out. */
export function openLine(line: string): Record<string, unknown> | null {
  const body = line.slice(0, -SUM_LENGTH);
  if (line !== withSum(body)) return null;
  try {
    return JSON.parse(`${body}}`);
  } catch {
    return null;
  }
}

/** The beginning of an object, closed. */
function withSum(body: string): string {
  return `${body},"sum":"${checksumText(checksum(body))}"}`;
}

const SUM_LENGTH = ',"sum":"00000000"}'.length;
