import { feeWords, kindWords, reasonWords } from '@mastlight/domain/billing/messages';
import { findPort } from '@mastlight/domain/vocabulary/port';
import type { LedgerRecord } from '../queries/list-records';

/** A line of the record in words, for a file or a paper: what was paid for, what became of it, and why. */
export function wordsOf({ kind, fee, origin, reason }: LedgerRecord): {
  readonly what: string;
  readonly kind: string;
  readonly reason: string;
} {
  return {
    what: fee === null ? '' : `${origin === null ? '' : findPort(origin)!.name}${feeWords[fee]}`,
    kind: kindWords[kind],
    // What the product says of itself is a code; what a person wrote stands as it is.
    reason: kind === 'adjusted' ? reason : ((reasonWords as Readonly<Record<string, string>>)[reason] ?? ''),
  };
}
