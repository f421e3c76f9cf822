import { BitWriter } from '../ais-nmea/bit-writer';

/** `text` between its `!` (or `$`, `\`) and star, closed with the right checksum. */
export function withChecksum(text: string): string {
  let xor = 0;
  for (let i = 1; i < text.length; i++) xor ^= text.charCodeAt(i);
  return `${text}*${xor.toString(16).toUpperCase().padStart(2, '0')}`;
}

/** A tag block of these fields, closed on both sides. */
export function tagBlock(fields: string): string {
  return `${withChecksum(`\\${fields}`)}\\`;
}

/** One sentence of type `type` whose further fields are `[value, bits]` pairs or six-bit texts. */
export function aisBits(type: number, mmsi: number, ...fields: readonly (readonly [number | string, number])[]): BitWriter {
  const bits = new BitWriter().put(type, 6).put(0, 2).put(mmsi, 30);
  for (const [value, length] of fields) {
    if (typeof value === 'string') bits.putText(value, length);
    else bits.put(value, length);
  }
  return bits;
}

/** The sentences of a message, at most `chars` payload characters in each. */
export function vdm(bits: BitWriter, { talker = 'AI', sequence = '', channel = 'A', chars = 400 } = {}): readonly string[] {
  const { payload, fillBits } = bits.finish();
  const total = Math.ceil(payload.length / chars);
  return Array.from({ length: total }, (_, i) => {
    const part = payload.slice(i * chars, (i + 1) * chars);
    const fill = i === total - 1 ? fillBits : 0;
    return withChecksum(`!${talker}VDM,${total},${i + 1},${sequence},${channel},${part},${fill}`);
  });
}
