const table = Uint16Array.from({ length: 256 }, (_, byte) => {
  let rest = byte << 8;
  for (let bit = 0; bit < 8; bit++) rest = (rest & 0x8000) === 0 ? rest << 1 : (rest << 1) ^ 0x1021;
  return rest;
});

/** CRC-16/CCITT-FALSE (polynomial 1021, start FFFF) of the first `length` bytes. */
export function crc16(bytes: Uint8Array, length: number): number {
  let crc = 0xffff;
  for (let at = 0; at < length; at++) {
    crc = ((crc << 8) & 0xffff) ^ (table[(crc >> 8) ^ (bytes[at] as number)] as number);
  }
  return crc;
}
