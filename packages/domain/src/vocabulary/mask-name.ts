/**
 * Masks a name or value of somebody else (R-5.5-01 to -03, T9): up to 2
 * characters the first and two stars, up to 6 the first and the last, beyond
 * that the first 3 and the last 3. Counted in code points, so that no
 * surrogate pair is cut in half.
 */
export function maskName(text: string): string {
  const characters = Array.from(text);
  const { length } = characters;
  if (length === 0) return '';
  if (length <= 2) return `${characters[0]}**`;
  const kept = length <= 6 ? 1 : 3;
  return [...characters.slice(0, kept), '*'.repeat(length - 2 * kept), ...characters.slice(-kept)].join('');
}
