/** Booking numbers (S/O, 订舱号): how they are told from other text, and found in what people paste. */
import { foldFullWidth } from './bill-no';
import { findRounded, visibleText } from './visible-text';

/** Carriers share no form: `WK420P00081`, nine digits, `KORPLGB0005157`. */
const form = /^(?=[A-Z0-9]*\d)[A-Z0-9]{6,20}$/;

/** What an S/O number looks like with Wan Hai, whose wharf queries go by it alone (R-5.3-20). */
export const wanHaiExample = 'WK420P00081';

/** Whether a number, upper case, is of Wan Hai's bookings, which no bill looks like. */
export function isWanHaiSoNo(text: string): boolean {
  return /^WK\d{3}[A-Z]\d{5}$/.test(text);
}

/** An S/O number as two sources of it compare: capitals, without blanks and dashes. */
export function soKey(text: string): string {
  return foldFullWidth(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

/** Whether a text, as `soKey` gives it, may be an S/O number: 6 to 20 letters and digits, at least one digit. */
export function isSoNo(text: string): boolean {
  return form.test(text);
}

/** One line of a pasted text, or the part of one that stands for itself. */
export interface SoLine {
  readonly line: string;
  /** Null for a text that is no S/O number. */
  readonly soNo: string | null;
  /** The same number stands further up. */
  readonly isRepeated: boolean;
}

/** Words that people write before a number: `S/O NO. WK420P00081`, `订舱号：…`. */
const captions = /(?:S\/?O|BOOKING|BKG)(?:\s*(?:NUMBER|NO|#))?\.?(?=[\s:：=#])|订舱号码?|委托号|[:：=#]/gi;

/** The S/O numbers of a pasted text in their order; what is none is given back as it was typed. */
export function findSoNos(text: string): SoLine[] {
  const seen = new Set<string>();
  return foldFullWidth(visibleText(text))
    .replace(captions, ' ')
    .split(/[\s,;、，；]+/)
    .filter(Boolean)
    .map((line) => {
      const soNo = soKey(line);
      if (!isSoNo(soNo) || findRounded(line).length > 0) return { line, soNo: null, isRepeated: false };
      const isRepeated = seen.has(soNo);
      seen.add(soNo);
      return { line, soNo, isRepeated };
    });
}
