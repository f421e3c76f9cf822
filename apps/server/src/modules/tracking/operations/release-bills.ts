import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { inTransaction } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import { holdFollowed, letGo } from '../store/bills';
import { takeTurn } from '../store/turn';

/** Derives bills no more of which the last follower has gone; whoever follows one meanwhile keeps it. */
export async function releaseBills({ platform, follow }: Parts, port: PortCode, billNos: readonly string[]): Promise<void> {
  await inTransaction(platform.database, 'system', async (transaction) => {
    await takeTurn(transaction, [port]);
    // Held first: who has begun to follow and not committed is waited for, and then seen.
    const held = await holdFollowed(transaction, port, billNos);
    const followed = await follow.stillFollowed(transaction, { kind: 'bill', port, subjects: held });
    const free = held.filter((billNo) => !followed.has(billNo));
    if (free.length > 0) await letGo(transaction, port, free);
  });
}
