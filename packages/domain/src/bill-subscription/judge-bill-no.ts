import { foldFullWidth, isBillNo } from '../vocabulary/bill-no';
import { billSubscriptionTexts } from './messages';

export interface JudgedBillNo {
  /** As it was given, shortened when it is no bill number at all. */
  readonly text: string;
  /** Half-width, upper case, without space around it. */
  readonly billNo: string;
  /** Why it cannot be followed; null when it can. */
  readonly fault: string | null;
}

/** Reads one number of a batch (R-5.3-21). The server judges again what the page has judged before (R-5.5-05). */
export function judgeBillNo(text: string): JudgedBillNo {
  const billNo = foldFullWidth(text).trim().toUpperCase();
  return { text, billNo, fault: isBillNo(billNo) ? faultOfNumber(billNo) : billSubscriptionTexts.notABillNo };
}

/** Eleven digits that begin like a mobile phone come from the signature of a chat message. */
function faultOfNumber(billNo: string): string | null {
  return /^1[3-9]\d{9}$/.test(billNo) ? billSubscriptionTexts.looksLikePhone : null;
}
