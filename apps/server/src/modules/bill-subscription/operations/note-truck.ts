import { truckNoted } from '@mastlight/domain/bill-subscription/events';
import { billRowsTopic } from '@mastlight/domain/bill-subscription/topics';
import { arrivalTellsForMs, arrivalsTold, boxesOnTruck, readArrivals } from '@mastlight/domain/bill-subscription/truck-arrivals';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { inTransaction } from '../../../platform/db/transaction';
import { publishChange } from '../../../platform/live';
import { readPublishedStatus } from '../../tracking/index';
import type { Parts } from '../parts';
import { findAwaited } from '../queries/find-awaited';
import { holdArrivals, keepArrivals } from '../store/truck-arrivals';

/**
 * Notes on an owner's bills that the truck with their boxes has come to a terminal: those that it fetched empty and that the gate
 * has not told of yet. Of a box its newest arrival is kept; told once more nothing changes, and nobody is told.
 */
export async function noteTruck(
  { platform }: Pick<Parts, 'platform'>,
  ownerKey: string,
  { plate, place, atMs }: { readonly plate: string; readonly place: string; readonly atMs: number },
): Promise<void> {
  const awaited = await findAwaited(platform.database, ownerKey, plate);
  if (awaited.length === 0) return;
  const portNowMs = platform.portClock.nowMs();
  const onTruck = new Map(
    awaited.map((bill) => {
      const boxes = boxesOnTruck(readPublishedStatus(bill.status)?.boxes ?? [], plate);
      const arrivals = boxes.map(({ containerNo }) => ({ containerNo, plate, place, atMs }));
      const told = arrivalsTold(boxes, arrivals, portNowMs).map(({ containerNo }) => containerNo);
      return [bill.id, { ...bill, boxes: boxes.map(({ containerNo }) => containerNo), told }];
    }),
  );
  await inTransaction(platform.database, { ownerKey }, async (tx) => {
    const ids: number[] = [];
    for (const [id, kept] of await holdArrivals(tx, ownerKey, [...onTruck.keys()])) {
      const { boxes } = onTruck.get(id)!;
      const known = readArrivals(kept);
      const isNews = boxes.some((containerNo) => !known.some((one) => one.containerNo === containerNo && one.atMs >= atMs));
      if (!isNews) continue;
      const others = known.filter((one) => !boxes.includes(one.containerNo) && one.atMs > atMs - arrivalTellsForMs);
      await keepArrivals(tx, ownerKey, id, [...others, ...boxes.map((containerNo) => ({ containerNo, plate, place, atMs }))]);
      ids.push(id);
    }
    if (ids.length === 0) return;
    await publishChange(tx, { ownerKey, topic: billRowsTopic, ids });
    for (const [port, ofPort] of groupBy(ids, (id) => onTruck.get(id)!.port)) {
      // What fetched its boxes here, or came a day ago, is noted and no news.
      const bills = ofPort.map((id) => onTruck.get(id)!).filter(({ told }) => told.length > 0);
      if (bills.length === 0) continue;
      const named = bills.map(({ billNo, told }) => ({ billNo, containerNos: told }));
      await platform.outbox.emit(tx, truckNoted, { ownerKey, port, plate, place, atMs, bills: named });
    }
  });
}
