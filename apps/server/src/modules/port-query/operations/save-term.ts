import type { TermType } from '@mastlight/domain/port-query/contract';
import { termsKept } from '@mastlight/domain/port-query/limits';
import { inTransaction, type OwnerScope } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import { keepTerm } from '../store';

/** Remembers what an account asked for (R-7.4-25); asked again it is the newest. */
export async function saveTerm(
  { platform: { database, clock } }: Parts,
  own: OwnerScope,
  { type, keyword }: { readonly type: TermType; readonly keyword: string },
): Promise<void> {
  const term = { ownerKey: own.ownerKey, type, keyword: keyword.replaceAll('\0', '') };
  await inTransaction(database, own, (transaction) => keepTerm(transaction, term, termsKept, clock.nowMs()));
}
