/** How files of a kind begin, whatever their names say. */
const startsOf = {
  pdf: Buffer.from('%PDF-1.'),
  newPdf: Buffer.from('%PDF-2.'),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpg: Buffer.from([0xff, 0xd8, 0xff]),
  zip: Buffer.from('PK\x03\x04', 'latin1'),
  ole: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
} as const;
export type FileStart = keyof typeof startsOf;

/** Whether bytes, at least the first eight where there are so many, begin as files of one of some kinds do. */
export const beginsAs = (bytes: Uint8Array, ...kinds: readonly FileStart[]): boolean =>
  kinds.some((kind) => startsOf[kind].equals(bytes.subarray(0, startsOf[kind].length)));
