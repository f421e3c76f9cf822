import { inTransaction } from '../../../platform/db/transaction';
import type { BillingParts } from '../parts';
import { freeQuotaOf } from '../free-quota';
import { listOverHolds } from '../queries/list-over-holds';
import { settleHold } from '../store';
import { sayOf } from './charge';

/**
 * Gives back what was set aside for a counterpart that never answered in time (L-07), each in a transaction of its own:
 * where its answer comes in the same moment, the first of the two decides.
 *
 * @returns how many ended so.
 */
export async function expireHolds(parts: BillingParts): Promise<number> {
  const atMs = parts.clock.nowMs();
  let ended = 0;
  for (const { ownerKey, key } of await listOverHolds(parts.database, atMs)) {
    const said = sayOf({ userId: 0, ownerKey }, 'no-answer', atMs);
    const end = await inTransaction(parts.database, 'system', async (tx) =>
      settleHold(tx, ownerKey, said, await freeQuotaOf(parts, tx, ownerKey, atMs), key, 'expire'),
    );
    if (end === 'expire') ended++;
  }
  return ended;
}
