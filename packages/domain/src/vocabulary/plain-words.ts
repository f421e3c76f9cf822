/** A name as it compares with another: its letters and figures in capitals, one blank between words. */
export const plainWords = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
