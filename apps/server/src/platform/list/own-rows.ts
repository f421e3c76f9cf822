/**
 * What every list of subscriptions writes to its own rows, in a table with
 * `owner_key`, `remark`, `auto_subscribe`, `topped_ms`, `ended_ms`, `end_reason` and `version`. Rows
 * are taken by id, so that no two writers wait for each other.
 */
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { connectionOf, type Transaction } from '../db/transaction';

/** A list's own table: a name from the code, never from a call. */
export type OwnTable = string;

const target = (table: OwnTable, which: string): string =>
  `with target as (select id from ${table} where owner_key = $1 and id = any($2::bigint[])${which} order by id for update)`;

async function idsOf(transaction: Transaction, text: string, values: unknown[], name: string): Promise<number[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number }>(text, values, name);
  return rows.map(({ id }) => id);
}

/** An owner, held until the transaction ends: two at once count the same rows one after the other. Gives how many rows he has that have not ended. */
export async function countHeld(transaction: Transaction, table: OwnTable, ownerKey: string): Promise<number> {
  const connection = connectionOf(transaction);
  await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${table} ${ownerKey}`], `${table}-hold`);
  const { rows } = await connection.query<{ count: number }>(
    `select count(*)::int as count from ${table} where owner_key = $1 and ended_ms is null`,
    [ownerKey],
    `${table}-count`,
  );
  return rows[0]!.count;
}

/** Rows of what an owner follows already, by what they follow. */
export async function findKnown(
  transaction: Transaction,
  table: OwnTable,
  keyColumn: string,
  ownerKey: string,
  port: PortCode,
  keys: readonly string[],
): Promise<readonly { readonly id: number; readonly key: string }[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number; key: string }>(
    `select id, ${keyColumn} as key from ${table} where owner_key = $1 and port = $2 and ${keyColumn} = any($3::text[]) and ended_ms is null`,
    [ownerKey, port, keys],
    `${table}-known`,
  );
  return rows;
}

/** Pins rows, or lets them go with null; gives the ids that were found. */
export function setTopped(
  transaction: Transaction,
  table: OwnTable,
  ownerKey: string,
  ids: readonly number[],
  toppedMs: number | null,
): Promise<number[]> {
  const text = `${target(table, '')}
    update ${table} s set topped_ms = $3, version = version + 1 from target where s.id = target.id returning s.id`;
  return idsOf(transaction, text, [ownerKey, ids, toppedMs], `${table}-top`);
}

/** Switches automatic subscription of rows (ADR 0027); gives the ids that were found. */
export function setAutoSubscribe(
  transaction: Transaction,
  table: OwnTable,
  ownerKey: string,
  ids: readonly number[],
  isOn: boolean,
): Promise<number[]> {
  const text = `${target(table, '')}
    update ${table} s set auto_subscribe = $3, version = version + 1 from target where s.id = target.id returning s.id`;
  return idsOf(transaction, text, [ownerKey, ids, isOn], `${table}-auto`);
}

/** Writes a row's remark; gives the ids that were found. */
export function setRemark(
  transaction: Transaction,
  table: OwnTable,
  ownerKey: string,
  id: number,
  remark: string | null,
): Promise<number[]> {
  const text = `update ${table} set remark = $3, version = version + 1 where owner_key = $1 and id = $2 returning id`;
  return idsOf(transaction, text, [ownerKey, id, remark], `${table}-remark`);
}

/** Deletes rows; gives the ids that were found. */
export function deleteRows(transaction: Transaction, table: OwnTable, ownerKey: string, ids: readonly number[]): Promise<number[]> {
  const text = `${target(table, '')} delete from ${table} s using target where s.id = target.id returning s.id`;
  return idsOf(transaction, text, [ownerKey, ids], `${table}-delete`);
}

/** What a user had put on a row that ended, and what it was of. */
export interface EndedRow {
  readonly id: number;
  readonly key: string;
  readonly remark: string | null;
  /** ms since epoch; null: it was not pinned. */
  readonly toppedMs: number | null;
  readonly isAutomatic: boolean;
}

/** Takes out what has ended of subscriptions that begin anew, with what their owner had put on them. */
export async function takeOutEnded(
  transaction: Transaction,
  table: OwnTable,
  keyColumn: string,
  ownerKey: string,
  port: PortCode,
  keys: readonly string[],
): Promise<EndedRow[]> {
  const { rows } = await connectionOf(transaction).query<EndedRow>(
    `with target as (
       select id from ${table} where owner_key = $1 and port = $2 and ${keyColumn} = any($3::text[]) and ended_ms is not null order by id for update
     )
     delete from ${table} s using target where s.id = target.id
     returning s.id, s.${keyColumn} as key, s.remark, s.topped_ms as "toppedMs", s.auto_subscribe as "isAutomatic"`,
    [ownerKey, port, keys],
    `${table}-take-out-ended`,
  );
  return rows;
}

/** Gives rows that begin anew what their owner had put on them before they ended; a remark of their own they keep. */
export async function giveMarks(
  transaction: Transaction,
  table: OwnTable,
  ownerKey: string,
  fresh: ReadonlyMap<string, number>,
  ended: readonly EndedRow[],
): Promise<void> {
  const marked = ended.filter(({ key }) => fresh.has(key));
  if (marked.length === 0) return;
  await connectionOf(transaction).query(
    `update ${table} s set remark = coalesce(s.remark, had.remark), topped_ms = had.topped_ms, auto_subscribe = had.auto_subscribe
     from unnest($2::bigint[], $3::text[], $4::bigint[], $5::boolean[]) as had (id, remark, topped_ms, auto_subscribe)
     where s.owner_key = $1 and s.id = had.id`,
    [
      ownerKey,
      marked.map(({ key }) => fresh.get(key)!),
      marked.map(({ remark }) => remark),
      marked.map(({ toppedMs }) => toppedMs),
      marked.map(({ isAutomatic }) => isAutomatic),
    ],
    `${table}-give-marks`,
  );
}

/** Ends rows for a reason of R-4.10-19 at port time `endedMs`; gives the ids that were found and had not ended. */
export function endRows(
  transaction: Transaction,
  table: OwnTable,
  ownerKey: string,
  ids: readonly number[],
  reason: number,
  endedMs: number,
): Promise<number[]> {
  const text = `${target(table, ' and ended_ms is null')}
    update ${table} s set ended_ms = $3, end_reason = $4, version = version + 1 from target where s.id = target.id returning s.id`;
  return idsOf(transaction, text, [ownerKey, ids, endedMs, reason], `${table}-end`);
}
