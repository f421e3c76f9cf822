import type { clientMoved } from '@mastlight/domain/bill-subscription/events';
import type { BodyOf } from '@mastlight/domain/contract-kit/message';
import { mailedTexts as texts } from '@mastlight/domain/export-task/messages';
import { inTransaction } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import * as store from '../store/mailed';

/**
 * Lists of one client go on under the name that its bills have now. Of a client that is gone nothing is sent: an empty list would
 * say that it has no bills. Done again it changes nothing.
 */
export function followClient({ database, clock }: Parts['platform'], { ownerKey, from, to }: BodyOf<typeof clientMoved>): Promise<void> {
  return inTransaction(database, { ownerKey }, async (tx) => {
    if (to !== null) return store.renameClient(tx, ownerKey, from, to);
    for (const id of await store.pauseOfClient(tx, ownerKey, from)) {
      await store.insertFailed(tx, { id, ownerKey }, texts.clientGone(from), Math.trunc(clock.nowMs()));
    }
  });
}
