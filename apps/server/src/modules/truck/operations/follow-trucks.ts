import { truckAdded } from '@mastlight/domain/truck/events';
import { trucksMax } from '@mastlight/domain/truck/limits';
import { truckRefusals as refusals } from '@mastlight/domain/truck/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { revokeShared } from '../../../platform/share-token';
import { truckShares, type TruckParts } from '../parts';
import { deleteOver, deleteTrucks, upsertTruck } from '../store';

/**
 * Follows a truck, or follows it until another day.
 *
 * @throws BusinessError 400 when that day is over, or too many are followed.
 */
export async function followTruck(
  { database, portClock, outbox }: TruckParts,
  session: Session,
  { carNo, endTime = null }: { readonly carNo: string; readonly endTime?: string | null | undefined },
): Promise<{ id: number; carNo: string }> {
  const nowMs = portClock.nowMs();
  const today = shanghaiDay(nowMs);
  const { ownerKey, userId } = session;
  const added = await inTransaction(database, session, async (tx) => {
    if (endTime !== null && endTime < today) throw refuse(refusals.dayPast, {}, { field: 'endTime' });
    // One that is over is shown nowhere: it takes no place, and followed anew it is another.
    await revokeShared(tx, ownerKey, truckShares, await deleteOver(tx, ownerKey, today));
    const upserted = await upsertTruck(tx, { ownerKey, userId, plate: carNo, endDay: endTime, trucksMax }, nowMs);
    if (upserted?.isNew) await outbox.emit(tx, truckAdded, { userId, plate: carNo });
    return upserted;
  });
  if (added === null) throw refuse(refusals.tooManyTrucks, {});
  return { id: added.id, carNo };
}

/** Follows trucks no longer; links to them are over. What is not there is none. */
export async function leaveTrucks({ database }: TruckParts, session: Session, ids: readonly number[]): Promise<void> {
  await inTransaction(database, session, async (tx) => {
    const plates = await deleteTrucks(tx, session.ownerKey, ids);
    await revokeShared(tx, session.ownerKey, truckShares, plates);
  });
}
