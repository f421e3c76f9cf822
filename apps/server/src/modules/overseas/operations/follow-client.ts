import type { clientMoved } from '@mastlight/domain/bill-subscription/events';
import type { BodyOf } from '@mastlight/domain/contract-kit/message';
import { overseasList } from '@mastlight/domain/overseas/contract';
import { inTransaction } from '../../../platform/db/transaction';
import { publishChange } from '../../../platform/live';
import type { OverseasParts } from '../parts';
import { moveClient } from '../store';

/** Shipments go on under the name that their client has now, or under none once it is gone. Done again it changes nothing. */
export function followClient({ platform }: OverseasParts, { ownerKey, from, to }: BodyOf<typeof clientMoved>): Promise<void> {
  return inTransaction(platform.database, { ownerKey }, async (tx) => {
    const ids = await moveClient(tx, ownerKey, from, to);
    if (ids.length > 0) await publishChange(tx, { ownerKey, topic: overseasList.topic, ids });
  });
}
