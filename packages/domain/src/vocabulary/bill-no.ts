/** Bill of lading numbers: what counts as one, and how they are found in a chat message (R-5.3-21, R-5.3-22). */

/** R-5.3-21: a token counts when it is longer than 8 characters. */
export const billNoLengthMin = 9;
/** Longest bill number the wire formats can carry (an..35). */
export const billNoLengthMax = 35;
/** R-5.3-22: at most so many numbers in one batch. */
export const billNosPerBatchMax = 200;

const billNoPattern = /^[A-Z0-9]+$/;

/** Whether `text`, already upper case, is a bill number: letters and digits, 9 to 35, at least one digit. */
export function isBillNo(text: string): boolean {
  return text.length >= billNoLengthMin && text.length <= billNoLengthMax && billNoPattern.test(text) && /\d/.test(text);
}

/** Folds full-width letters, digits and space to ASCII, one character for one, so that positions stay. */
export function foldFullWidth(text: string): string {
  return text.replace(/[\uFF01-\uFF5E\u3000]/g, (char) => (char === '\u3000' ? ' ' : String.fromCharCode(char.charCodeAt(0) - 0xfee0)));
}

export type BillTokenFault = 'too-short' | 'too-long' | 'looks-like-phone' | 'over-batch-limit';

/** One number found in a text. Duplicates inside the text are merged; the first place stands. */
export interface BillToken {
  readonly billNo: string;
  /** Places in the given text, as [start, end) in UTF-16 units. */
  readonly places: readonly (readonly [number, number])[];
  /** Null when it counts as a bill number. */
  readonly fault: BillTokenFault | null;
}

/**
 * Finds the bill numbers in pasted text: chat, Excel columns, anything.
 *
 * Separators are white space, commas, semicolons, slashes, brackets and every
 * other sign that is neither letter nor digit, Chinese words included, so that
 * they may touch a number. Letters become upper case. Plain words and short figures are passed
 * over; what looks like a number but is none is returned with its fault, so
 * that nothing pasted vanishes in silence.
 */
export function findBillNos(text: string): BillToken[] {
  const folded = foldFullWidth(text);
  const found = new Map<string, { places: [number, number][]; fault: BillTokenFault | null }>();
  let accepted = 0;
  // Dots, dashes and underscores join: what they join is a name or a date, and no bill number.
  for (const match of folded.matchAll(/[A-Za-z0-9._-]+/g)) {
    const raw = match[0];
    const lead = /^[._-]*/.exec(raw)![0].length;
    const token = raw
      .slice(lead)
      .replace(/[._-]+$/, '')
      .toUpperCase();
    const fault = judgeToken(token);
    if (fault === 'not-a-number') continue;
    const start = match.index + lead;
    const place: [number, number] = [start, start + token.length];
    const known = found.get(token);
    if (known) {
      known.places.push(place);
      continue;
    }
    if (fault === null && ++accepted > billNosPerBatchMax) {
      found.set(token, { places: [place], fault: 'over-batch-limit' });
    } else {
      found.set(token, { places: [place], fault });
    }
  }
  return [...found].map(([billNo, rest]) => ({ billNo, ...rest }));
}

function judgeToken(token: string): BillTokenFault | 'not-a-number' | null {
  if (!billNoPattern.test(token) || !/\d/.test(token)) return 'not-a-number';
  if (isBillNo(token)) return /^1[3-9]\d{9}$/.test(token) ? 'looks-like-phone' : null;
  if (token.length > billNoLengthMax) return 'too-long';
  // Dates, counts and voyages are no failed bill numbers; a carrier-like head is.
  return /^[A-Z]{3,}\d{2,}$/.test(token) ? 'too-short' : 'not-a-number';
}
