/** Charsets of one byte a character whose tables the product holds or the runtime knows. */
export type EightBitCharset =
  | 'windows-1252'
  | 'iso-8859-2'
  | 'iso-8859-3'
  | 'iso-8859-4'
  | 'iso-8859-5'
  | 'iso-8859-6'
  | 'iso-8859-7'
  | 'iso-8859-8'
  | 'iso-8859-9'
  | 'iso-8859-15';

/** EDIFACT syntax levels (code list 0001) and the part of ISO 8859 that each of them names; UNOC is Latin-1. */
export const tableOfLevel: ReadonlyMap<string, EightBitCharset> = new Map([
  ['UNOD', 'iso-8859-2'],
  ['UNOE', 'iso-8859-5'],
  ['UNOF', 'iso-8859-7'],
  ['UNOG', 'iso-8859-3'],
  ['UNOH', 'iso-8859-4'],
  ['UNOI', 'iso-8859-6'],
  ['UNOJ', 'iso-8859-8'],
  ['UNOK', 'iso-8859-9'],
  ['UNOL', 'iso-8859-15'],
]);

/** What Windows-1252 has where Latin-1 has control characters, 80 to 9F; what it leaves open cannot be read. */
const windowsSigns = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';

const decoders = new Map<EightBitCharset, InstanceType<typeof TextDecoder>>();

/** Decodes `bytes`; what the table leaves open becomes U+FFFD, and so do control characters, which no text of it means. */
export function decodeEightBit(bytes: Buffer, charset: EightBitCharset): string {
  // The runtime's own table of 1252 is that of Latin-1 in some versions.
  if (charset === 'windows-1252')
    return bytes.toString('latin1').replace(/[\u0080-\u009f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80]!);
  let decoder = decoders.get(charset);
  if (!decoder) {
    decoder = new TextDecoder(charset, { ignoreBOM: true });
    decoders.set(charset, decoder);
  }
  return decoder.decode(bytes).replace(/[\u0080-\u009f]/g, '\ufffd');
}
