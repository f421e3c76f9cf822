import type { FactOf } from './fact';
import type { Decision } from './standing';

/**
 * What a customs response code says. 01 and 03 are levels of the manifest
 * receipts, five digits those of the road guide, words those of the platforms
 * (domain guide 3.4). An unknown code decides nothing: it is shown, not guessed.
 */
export type ReceiptMeaning = 'accepted' | 'rejected' | 'pending' | 'unknown';

const meanings: Readonly<Record<string, ReceiptMeaning>> = {
  '01': 'accepted',
  '03': 'rejected',
  '19000': 'accepted',
  '19001': 'rejected',
  '19003': 'pending',
  '19004': 'rejected',
  BLA: 'accepted',
  AAD: 'accepted',
  ASA: 'accepted',
  ASB: 'rejected',
};

/** Meaning of a response code as sent. */
export function receiptMeaning(code: string): ReceiptMeaning {
  return Object.hasOwn(meanings, code) ? meanings[code]! : 'unknown';
}

/** What an answer to a declaration decides. */
export function decisionOfReceipt({ detail }: FactOf<'pre-manifest-receipt' | 'arrival-receipt'>): Decision {
  const meaning = receiptMeaning(detail.code);
  return meaning === 'accepted' ? 'given' : meaning === 'rejected' ? 'refused' : 'nothing';
}

/** What customs' word on a release decides: Y gives it, T takes it back, N is "not yet". */
export function decisionOfRelease({ detail: { code } }: FactOf<'customs-pass'>): Decision {
  if (code === 'Y') return 'given';
  if (code === 'T') return 'withdrawn';
  return receiptMeaning(code) === 'rejected' ? 'refused' : 'nothing';
}
