/** Bytes: hex and back, lengths, and one after the other. */

const ENCODER = new TextEncoder();

/** The bytes of hex digits in lower case. */
export function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^(?:[0-9a-f]{2})*$/.test(hex))
    throw new Error(`not hex digits in lower case, two to a byte: ${hex.slice(0, 40)}`);
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}

/** Bytes as hex digits in lower case. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A text in UTF-8. */
export const utf8 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(ENCODER.encode(text));

/** A whole number in so many bytes, big end first. */
export function bigEndian(value: number, bytes: 4 | 8): Uint8Array<ArrayBuffer> {
  const made = new Uint8Array(bytes);
  new DataView(made.buffer).setUint32(bytes - 4, value);
  return made;
}

/** All of these, one after the other. */
export function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
