import type { Came } from '@mastlight/domain/manifest-query/came';
import { manifestCame } from '@mastlight/domain/manifest-query/events';
import { manifestHeardTopic } from '@mastlight/domain/manifest-query/topics';
import type { Transaction } from '../../../platform/db/transaction';
import { personOfOwner } from '../../../platform/http/session';
import { publishChange } from '../../../platform/live';
import type { Platform } from '../../../platform/module';
import type { EndedWait } from '../store';

/** Tells those whose wait has just ended, in the transaction that ended it: their pages at once, and whoever makes messages of it. */
export async function tellWaiting(
  { outbox }: Pick<Platform, 'outbox'>,
  tx: Transaction,
  ended: readonly EndedWait[],
  cameOfBill: (wait: EndedWait) => readonly Came[],
): Promise<void> {
  for (const wait of ended) {
    const { id, ownerKey, toldTo, mode, billNo } = wait;
    for (const each of new Set([ownerKey, toldTo])) await publishChange(tx, { ownerKey: each, topic: manifestHeardTopic, ids: [id] });
    await outbox.emit(tx, manifestCame, { ownerKey: toldTo, userId: personOfOwner(ownerKey), mode, billNo, came: cameOfBill(wait) });
  }
}
