import { creditReal } from '../modules/billing/store';
import { inTransaction } from '../platform/db/transaction';
import type { Platform } from '../platform/module';

let made = 0;

/** Gives an account real money, in fen, as a top-up brings it; each time anew. */
export async function topUpForTest(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  ownerKey: string,
  fen: number,
): Promise<void> {
  const said = { actorId: 0, identity: 'personal', requestId: 'r', ipDigest: 'd', reason: 'paid', atMs: clock.nowMs() };
  const credit = { kind: 'top-up', key: `test ${ownerKey} ${++made}`, subject: 'CZ1', fen, system: 'clearing_WXPAY' } as const;
  await inTransaction(database, 'system', (tx) => creditReal(tx, ownerKey, said, credit));
}
