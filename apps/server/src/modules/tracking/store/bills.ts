import type { BillStatus } from '@mastlight/domain/tracking/status';
import { vesselCodeKey } from '@mastlight/domain/tracking/vessel-call';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import { jsonText } from '../../../platform/db/json-text';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** A followed bill. */
export interface BillKey {
  readonly port: PortCode;
  readonly billNo: string;
}

/**
 * Follows bills; those followed already are left alone. Sorted, so that two
 * overlapping wishes wait for each other in one order.
 *
 * @returns the new ones.
 */
export async function followBills(
  transaction: Transaction,
  port: PortCode,
  billNos: readonly string[],
  empty: BillStatus,
  nowMs: number,
): Promise<string[]> {
  const { rows } = await connectionOf(transaction).query<{ bill_no: string }>(
    `insert into tracking_bill_status (port, bill_no, status, updated_at)
     select $1, bill_no, $3, $4 from unnest($2::text[]) as wished (bill_no) order by bill_no
     on conflict do nothing returning bill_no`,
    [port, [...new Set(billNos)], JSON.stringify(empty), new Date(nowMs)],
    'tracking-follow-bills',
  );
  return rows.map((row) => row.bill_no);
}

/**
 * The followed bills that the facts just appended may concern: by number, by a
 * box of theirs, or by their ship. Asked of the staged facts, in the same
 * transaction, so that a large batch is not sent a second time.
 */
export async function findTouchedBills(transaction: Transaction): Promise<BillKey[]> {
  const matching = (column: string, kept: string, table: string): string =>
    `select kept.port, kept.bill_no
     from (select distinct ${column} as value from tracking_fact_staged where ${column} is not null) said
     join ${table} kept on kept.${kept} = said.value`;
  const { rows } = await connectionOf(transaction).query<{ port: PortCode; bill_no: string }>(
    `${matching('bill_no', 'bill_no', 'tracking_bill_status')}
     union ${matching('container_no', 'container_no', 'tracking_bill_container')}
     union ${matching('vessel_key', 'vessel_key', 'tracking_bill_status')}
     union ${matching('vessel_code_key', 'vessel_code_key', 'tracking_bill_status')}
     order by 1, 2`,
    [],
    'tracking-touched-bills',
  );
  return rows.map((row) => ({ port: row.port, billNo: row.bill_no }));
}

/** A status as stored, with what finds it again. */
export interface StoredStatus {
  readonly billNo: string;
  readonly status: BillStatus;
  readonly version: number;
}

/** Statuses of followed bills, as they are now. */
export async function loadStatuses(
  transaction: Transaction,
  port: PortCode,
  billNos: readonly string[],
): Promise<ReadonlyMap<string, StoredStatus>> {
  const { rows } = await connectionOf(transaction).query<{ bill_no: string; status: BillStatus; version: number }>(
    'select bill_no, status, version from tracking_bill_status where port = $1 and bill_no = any($2)',
    [port, billNos],
    'tracking-load-statuses',
  );
  return new Map(rows.map((row) => [row.bill_no, { billNo: row.bill_no, status: row.status, version: row.version }]));
}

/** Writes derived statuses and the boxes and calls by which later reports find the bills. */
export async function saveStatuses(
  transaction: Transaction,
  port: PortCode,
  statuses: readonly StoredStatus[],
  nowMs: number,
): Promise<void> {
  if (statuses.length === 0) return;
  const connection = connectionOf(transaction);
  await connection.query(
    `update tracking_bill_status as kept
     set status = fresh.status, version = fresh.version, vessel_key = fresh.vessel_key,
         vessel_code_key = fresh.vessel_code_key, updated_at = $7
     from unnest($2::text[], $3::jsonb[], $4::int[], $5::text[], $6::text[])
       as fresh (bill_no, status, version, vessel_key, vessel_code_key)
     where kept.port = $1 and kept.bill_no = fresh.bill_no`,
    [
      port,
      statuses.map(({ billNo }) => billNo),
      statuses.map(({ status }) => jsonText(status)),
      statuses.map(({ version }) => version),
      statuses.map(({ status }) => (status.vesselName ? vesselKey(status.vesselName) : null)),
      statuses.map(({ status }) => (status.vesselCode ? vesselCodeKey(status.vesselCode) : null)),
      new Date(nowMs),
    ],
    'tracking-save-statuses',
  );
  const links = statuses.flatMap(({ billNo, status }) => status.boxes.map((box) => [billNo, box.containerNo] as const));
  if (links.length === 0) return;
  // A box that has left a bill keeps its link: it costs one derivation too many, a missing one costs a report.
  await connection.query(
    `insert into tracking_bill_container (port, bill_no, container_no)
     select $1, * from unnest($2::text[], $3::text[]) on conflict do nothing`,
    [port, links.map(([billNo]) => billNo), links.map(([, containerNo]) => containerNo)],
    'tracking-save-links',
  );
}
