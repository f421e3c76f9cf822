/** A pair of GB2312: signs and letters A1 to A9, characters B0 to F7. */
function isPair(lead: number, trail: number): boolean {
  return ((lead >= 0xa1 && lead <= 0xa9) || (lead >= 0xb0 && lead <= 0xf7)) && trail >= 0xa1 && trail <= 0xfe;
}

/** From here on Latin-1 has letters, the small ones from `smallLetters`. */
const letters = 0xc0;
const smallLetters = 0xdf;
const uncommonShare = 4;

/**
 * Whether bytes that claim to be Latin-1 are GB18030 of Chinese. Letters beyond
 * ASCII stand singly between others in Latin-1, while Chinese runs in pairs, so
 * two different characters in a row decide; a single one does where Latin-1
 * would have a sign beside a letter, or a capital before a small letter, and no
 * word around. Some characters outside GB2312 may stand between: the bytes must
 * be GB18030 as a whole.
 *
 * @param bytes what is judged, from a whole character on; it may end inside one
 */
export function isChineseForLatin(bytes: Uint8Array): boolean {
  let chinese = 0;
  let others = 0;
  for (let at = 0; at < bytes.length; at++) {
    if ((bytes[at] as number) < 0x80) continue;
    const from = at;
    while (at < bytes.length && (bytes[at] as number) >= 0x80) at++;
    const pairs = countChinese(bytes, from, at);
    if (pairs > 0) chinese += pairs;
    // The last run may be cut off.
    else if (pairs === -1 && at < bytes.length) others++;
  }
  return chinese > 0 && others * uncommonShare <= chinese && isGb18030(bytes);
}

/** How many characters of GB2312 the run holds; zero when it may as well be Latin-1, -1 when it is none of GB2312. */
function countChinese(bytes: Uint8Array, from: number, to: number): number {
  const firsts = new Set<number>();
  for (let at = from; at < to; at += 2) {
    const [lead, trail] = [bytes[at] as number, bytes[at + 1] as number];
    if (at + 1 >= to || !isPair(lead, trail)) return -1;
    firsts.add((lead << 8) | trail);
  }
  // A line of one sign is drawn in any charset.
  if (firsts.size > 1) return (to - from) / 2;
  const isAlone = to - from === 2 && !isWordByte(bytes[from - 1]) && !isWordByte(bytes[to]);
  return isAlone && isOddInLatin(bytes[from] as number, bytes[from + 1] as number) ? 1 : 0;
}

function isOddInLatin(first: number, second: number): boolean {
  if (first < letters || second < letters) return Math.max(first, second) >= letters;
  return first < smallLetters && second >= smallLetters;
}

function isWordByte(byte: number | undefined): boolean {
  return byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a));
}

function isGb18030(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('gb18030', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
