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
 * ASCII stand singly between others in Latin-1, three at most in a row, while
 * Chinese runs on; a single character decides where Latin-1 would have a sign
 * beside a letter, or a capital before a small letter, and no word around. What
 * is read as rare characters in between is more likely Latin-1, so most must be
 * Chinese, and the bytes must be GB18030 as a whole.
 *
 * @param bytes what is judged, from a whole character on; it may end inside one
 */
export function isChineseForLatin(bytes: Uint8Array): boolean {
  let chinese = 0;
  let others = 0;
  for (let at = 0; at < bytes.length; at++) {
    if ((bytes[at] as number) < 0x80) continue;
    const { end, count, isChinese } = readRun(bytes, at);
    if (isChinese) chinese += count;
    else if (isChinese === false) others += count;
    at = end - 1;
  }
  return chinese > 0 && others * uncommonShare <= chinese && isGb18030(bytes);
}

/** Characters of GB18030 that stand side by side from `from` on; `isChinese` is null where they may be either. */
function readRun(bytes: Uint8Array, from: number): { end: number; count: number; isChinese: boolean | null } {
  const different = new Set<number>();
  let common = 0;
  let count = 0;
  let at = from;
  while (at < bytes.length && (bytes[at] as number) >= 0x80) {
    const [lead, trail = 0] = [bytes[at] as number, bytes[at + 1]];
    if (isPair(lead, trail)) common++;
    different.add((lead << 8) | trail);
    count++;
    at += trail >= 0x30 && trail <= 0x39 ? 4 : 2;
  }
  // A line of one sign is drawn in any charset.
  if (common === 0) return { end: at, count, isChinese: false };
  // Four letters beyond ASCII in a row are no word, three may be one.
  if (different.size > 1) return { end: at, count, isChinese: common > 1 ? true : null };
  const isAlone = count === 1 && !isWordByte(bytes[from - 1]) && !isWordByte(bytes[at]);
  return { end: at, count, isChinese: isAlone && isOddInLatin(bytes[from] as number, bytes[from + 1] as number) ? true : null };
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
