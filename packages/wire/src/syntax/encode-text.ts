/** Charsets the writers produce. */
export type WireCharset = 'gb18030' | 'utf-8' | 'latin1';

/**
 * Encodes `text`. What the charset cannot carry becomes `?` in Latin-1;
 * GB18030 and UTF-8 carry everything, lone surrogates become U+FFFD.
 */
export function encodeText(text: string, charset: WireCharset): Buffer {
  if (charset === 'utf-8') return Buffer.from(text, 'utf8');
  if (charset === 'gb18030') return encodeGb18030(text);
  const bytes = Buffer.allocUnsafe(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    bytes[i] = code <= 0xff ? code : 0x3f;
  }
  return bytes;
}

function encodeGb18030(text: string): Buffer {
  const bytes = Buffer.allocUnsafe(text.length * 4);
  let length = 0;
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x80) bytes[length++] = code;
    else length = putMultibyte(bytes, length, code);
  }
  return bytes.subarray(0, length);
}

function putMultibyte(bytes: Buffer, at: number, code: number): number {
  if (code > 0xffff) {
    // GB18030 maps the supplementary planes in one straight run from 90 30 81 30.
    putFour(bytes, at, 189_000 + code - 0x10000);
    return at + 4;
  }
  const packed = reverseTable()[code] ?? 0;
  if (packed === 0) return putMultibyte(bytes, at, 0xfffd);
  if (packed < 0x10000) {
    bytes.writeUInt16BE(packed, at);
    return at + 2;
  }
  bytes.writeUInt32BE(packed, at);
  return at + 4;
}

/** Writes the four-byte form of the linear index of the GB18030 standard. */
function putFour(bytes: Buffer, at: number, linear: number): void {
  bytes[at] = 0x81 + Math.floor(linear / 12_600);
  bytes[at + 1] = 0x30 + (Math.floor(linear / 1260) % 10);
  bytes[at + 2] = 0x81 + (Math.floor(linear / 10) % 126);
  bytes[at + 3] = 0x30 + (linear % 10);
}

/** Four-byte sequences 81 30 81 30 to 84 31 A4 39, each of which decodes to one code unit. */
const basicPlaneSequences = 39_420;

let table: Uint32Array | undefined;

/**
 * Node decodes GB18030 and cannot encode it, so the table is made by decoding
 * every two-byte and every basic-plane four-byte sequence once (about 20 ms, only when Chinese text is written).
 */
function reverseTable(): Uint32Array {
  if (table) return table;
  const made = new Uint32Array(0x10000);
  const decoder = new TextDecoder('gb18030');
  const fours = Buffer.alloc(4 * basicPlaneSequences);
  for (let linear = 0; linear < basicPlaneSequences; linear++) putFour(fours, linear * 4, linear);
  const decoded = decoder.decode(fours);
  for (let linear = 0; linear < basicPlaneSequences; linear++) {
    const code = decoded.charCodeAt(linear);
    if (code !== 0xfffd) made[code] = fours.readUInt32BE(linear * 4);
  }
  for (let lead = 0x81; lead <= 0xfe; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      const text = decoder.decode(Uint8Array.of(lead, trail));
      if (text.length === 1 && text !== '\ufffd') made[text.charCodeAt(0)] = (lead << 8) | trail;
    }
  }
  made[0xfffd] = 0x8431_a437;
  table = made;
  return made;
}
