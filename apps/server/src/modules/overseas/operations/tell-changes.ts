import { isDeepStrictEqual } from 'node:util';
import { readJourney } from '@mastlight/domain/line-tracking/index';
import { shipmentChanged } from '@mastlight/domain/overseas/events';
import { lookAtShipment, readTold } from '@mastlight/domain/overseas/shipment-news';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { OverseasParts } from '../parts';
import { findAtDischarge, findFollowing, holdFollowing, type OwnedRow } from '../queries/find-following';
import { tariffOf } from '../queries/find-tariffs';
import { termsOf } from '../queries/overseas-list';
import { keepTold } from '../store';

type Parts = Pick<OverseasParts, 'platform'>;
const rowsPerRound = 200;

/**
 * Tells an owner what is otherwise of the shipments of some of his rows than he knows, and notes what he knows then: whoever looks
 * again finds nothing. Of a row that was never looked at it is noted alone.
 */
export async function lookAtRows(
  { platform }: Parts,
  tx: Transaction,
  ownerKey: string,
  ids: readonly number[],
  heardMs: number,
): Promise<void> {
  const nowMs = Math.trunc(platform.portClock.nowMs());
  for (const row of await holdFollowing(tx, ownerKey, ids)) {
    const journey = readJourney(row.journey);
    if (journey === null) continue;
    const before = readTold(row.told);
    const { changes, told } = lookAtShipment(before, journey, { ...termsOf(row), tariff: tariffOf(row) }, nowMs);
    if (!isDeepStrictEqual(told, before)) await keepTold(tx, row.id, told);
    if (changes.length === 0) continue;
    const { port, line, bill_no: billNo, notify, notify_user_id: notifyUserId } = row;
    const whereTo = { notify: [...notify], notifyUserId };
    await platform.outbox.emit(tx, shipmentChanged, { ownerKey, port, billNo, line, heardMs, ...whereTo, changes: [...changes] });
  }
}

async function lookByOwner(parts: Parts, rows: readonly OwnedRow[], heardMs: number): Promise<void> {
  for (const [ownerKey, ofOwner] of groupBy(rows, (row) => row.ownerKey)) {
    const ids = ofOwner.map(({ id }) => id);
    await inTransaction(parts.platform.database, { ownerKey }, (tx) => lookAtRows(parts, tx, ownerKey, ids, heardMs));
  }
}

/** Tells whoever follows shipments in a port what their line says otherwise than before, owner by owner. */
export async function tellChanges(parts: Parts, port: PortCode, subjects: readonly string[], heardMs: number): Promise<void> {
  const rows = await inTransaction(parts.platform.database, 'system', (tx) => findFollowing(tx, port, subjects));
  await lookByOwner(parts, rows, heardMs);
}

/** Tells owners of every port whose free days come to their end, or have. Asking again tells nothing. */
export async function tellFreeDays(parts: Parts): Promise<void> {
  for (let after = 0, isMore = true; isMore;) {
    const afterId = after;
    const rows = await inTransaction(parts.platform.database, 'system', (tx) => findAtDischarge(tx, afterId, rowsPerRound));
    await lookByOwner(parts, rows, Math.trunc(parts.platform.portClock.nowMs()));
    after = rows.at(-1)?.id ?? after;
    isMore = rows.length === rowsPerRound;
  }
}
