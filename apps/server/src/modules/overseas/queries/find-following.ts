import type { LineCode } from '@mastlight/domain/line-tracking/index';
import type { BoxClass } from '@mastlight/domain/overseas/tariff';
import type { NotifyWay } from '@mastlight/domain/vocabulary/notify-ways';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { tariffColumnsSql, tariffOfRowSql, type TariffRecord } from './find-tariffs';

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

/** A row that follows a shipment of which something was heard, held until the transaction ends. */
export interface FollowingRow extends TariffRecord {
  readonly id: number;
  readonly port: PortCode;
  readonly line: LineCode;
  readonly bill_no: string;
  readonly free_days: number | null;
  readonly box_class: BoxClass | null;
  readonly notify: readonly NotifyWay[];
  readonly notify_user_id: number;
  readonly told: unknown;
  readonly journey: unknown;
}

/** Of some rows of an owner those that have not ended and whose shipment was heard of, with what is known of it. */
export async function holdFollowing(tx: Transaction, ownerKey: string, ids: readonly number[]): Promise<readonly FollowingRow[]> {
  const { rows } = await connectionOf(tx).query<FollowingRow>(
    `select s.id, s.port, s.line, s.bill_no, s.free_days, s.box_class, s.notify, coalesce(s.notify_user_id, s.user_id)::float8 as notify_user_id,
       s.told, t.journey, ${tariffColumnsSql}
     from overseas_subscription s join line_tracking_shipment t on t.subject = s.subject ${tariffOfRowSql}
     where s.owner_key = $1 and s.id = any($2::bigint[]) and s.ended_ms is null and t.journey is not null order by s.id for update of s`,
    [ownerKey, ids],
    'overseas-hold-following',
  );
  return rows;
}
