import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** A row, and whose it is. */
export interface OwnedRow {
  readonly id: number;
  readonly ownerKey: string;
}

/** Rows of whoever follows some shipments in a port and has not ended them. */
export async function findFollowing(tx: Transaction, port: PortCode, subjects: readonly string[]): Promise<readonly OwnedRow[]> {
  const { rows } = await connectionOf(tx).query<OwnedRow>(
    `select id::float8 as id, owner_key as "ownerKey" from overseas_subscription
     where subject = any($2) and port = $1 and ended_ms is null order by owner_key, id`,
    [port, subjects],
    'overseas-following',
  );
  return rows;
}

/**
 * Rows of every owner, after an id, of which time alone may have something to tell: their boxes are at the port of discharge and
 * not all back; or their owner was never told what he knows of them.
 */
export async function findAtDischarge(tx: Transaction, afterId: number, limit: number): Promise<readonly OwnedRow[]> {
  const { rows } = await connectionOf(tx).query<OwnedRow>(
    `select s.id::float8 as id, s.owner_key as "ownerKey" from overseas_subscription s join line_tracking_shipment t on t.subject = s.subject
     where s.id > $1 and s.ended_ms is null and t.journey is not null and t.finished_ms is null and (t.arrived_ms is not null or s.told is null)
     order by s.id limit $2`,
    [afterId, limit],
    'overseas-at-discharge',
  );
  return rows;
}
