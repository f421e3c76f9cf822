import { feeWords, kindWords, reasonWords, topUpWords } from '@mastlight/domain/billing/messages';
import { findPort } from '@mastlight/domain/vocabulary/port';
import type { LedgerRecord } from '../queries/list-records';

type Said = Pick<LedgerRecord, 'kind' | 'fee' | 'origin' | 'reason'>;

/** What was paid for, or what came in or went back; empty where the kind says it all. */
function sayWhat({ kind, fee, origin, reason }: Said): string {
  if (fee !== null) return `${origin === null ? '' : findPort(origin)!.name}${feeWords[fee]}`;
  if (kind === 'top-up') return reason === 'gift' ? topUpWords.gift : topUpWords.paid;
  return kind === 'refund' ? topUpWords.refund : '';
}

/** A line of the record in words, for a file or a paper: what was paid for, what became of it, and why. */
export function wordsOf(record: Said): {
  readonly what: string;
  readonly kind: string;
  readonly reason: string;
} {
  const { kind, fee, reason } = record;
  // The desk writes why it corrects, and why it gives a top-up back.
  const isWritten = kind === 'adjusted' || (kind === 'refund' && fee === null);
  return {
    what: sayWhat(record),
    kind: kindWords[kind],
    // What the product says of itself is a code; what a person wrote stands as it is.
    reason: isWritten ? reason : ((reasonWords as Readonly<Record<string, string>>)[reason] ?? ''),
  };
}
