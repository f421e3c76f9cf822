/** Signs of two bytes in GB18030, by what they are; the runtime reads the encoding and does not write it. */
const codes = new Map<string, readonly [number, number]>();
const decoder = new TextDecoder('gb18030');
for (let lead = 0x81; lead <= 0xfe; lead++) {
  for (let trail = 0x40; trail <= 0xfe; trail++) {
    if (trail !== 0x7f) codes.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail]);
  }
}

/** Writes what a Chinese counterpart writes: signs of one or two bytes, which bills have alone. */
export function encodeGb18030(text: string): Buffer {
  return Buffer.from(Array.from(text).flatMap((sign) => codes.get(sign) ?? [sign.charCodeAt(0)]));
}
