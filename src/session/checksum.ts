const POLYNOMIAL = 0xedb88320;

const table = new Int32Array(256).map((_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? POLYNOMIAL ^ (value >>> 1) : value >>> 1;
  return value;
});

const encoder = new TextEncoder();

/**
 * CRC-32 (ISO 3309, as in zlib and PNG) of a text's UTF-8 bytes. With `before`, the checksum of the text that was
 * before this one, the two are taken as one text.
 */
export function checksum(text: string, before = 0): number {
  let sum = ~before;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    // Most texts are ASCII alone; from the first other character on, bytes are not characters.
    if (code > 0x7f) return checksumOf(encoder.encode(text.slice(i)), ~sum);
    sum = table[(sum ^ code) & 0xff]! ^ (sum >>> 8);
  }
  return ~sum >>> 0;
}

function checksumOf(bytes: Uint8Array, before: number): number {
  let sum = ~before;
  for (const byte of bytes) sum = table[(sum ^ byte) & 0xff]! ^ (sum >>> 8);
  return ~sum >>> 0;
}

/** A checksum as eight hexadecimal digits. */
export function checksumText(sum: number): string {
  return sum.toString(16).padStart(8, '0');
}
