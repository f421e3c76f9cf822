import { foldFullWidth, isBillNo, looksLikePhone } from '../vocabulary/bill-no';
import { visibleText } from '../vocabulary/visible-text';
import { billSubscriptionTexts } from './messages';

export interface JudgedBillNo {
  /** As it was given. */
  readonly text: string;
  /** Half-width, upper case, without space around it and what nobody sees. */
  readonly billNo: string;
  /** Why it cannot be followed, as a sentence; null when it can. */
  readonly fault: string | null;
  /** The same as a code. */
  readonly faultCode: BillNoFault | null;
}

export type BillNoFault = 'notABillNo' | 'looksLikePhone';

/** Reads one number of a batch (R-5.3-21). The server judges again what the page has judged before (R-5.5-05). */
export function judgeBillNo(text: string): JudgedBillNo {
  const billNo = foldFullWidth(visibleText(text)).trim().toUpperCase();
  const faultCode = !isBillNo(billNo) ? 'notABillNo' : looksLikePhone(billNo) ? 'looksLikePhone' : null;
  return { text, billNo, faultCode, fault: faultCode === null ? null : billSubscriptionTexts[faultCode] };
}
