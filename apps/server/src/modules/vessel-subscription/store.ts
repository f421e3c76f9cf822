/**
 * Everything that writes to the table of vessel subscriptions. New rows are
 * taken in the order of their calls, others by id.
 */
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { connectionOf, type Transaction } from '../../platform/db/transaction';

/** A call as somebody wrote it. */
export interface WrittenCall {
  /** Vessel and voyage as they compare. */
  readonly call: string;
  readonly vesselName: string;
  readonly voyage: string;
  readonly searchText: string;
  readonly remark: string | null;
}

/** An owner, held until the transaction ends: two calls at once count the same rows one after the other. Gives how many he has. */
export async function countHeld(transaction: Transaction, ownerKey: string): Promise<number> {
  const connection = connectionOf(transaction);
  await connection.query(
    'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    [`vessel_subscription ${ownerKey}`],
    'vessel-subscription-hold',
  );
  const { rows } = await connection.query<{ count: number }>(
    'select count(*)::int as count from vessel_subscription where owner_key = $1',
    [ownerKey],
    'vessel-subscription-count',
  );
  return rows[0]!.count;
}

/** Ids of calls that are followed already. */
export async function selectKnown(
  transaction: Transaction,
  ownerKey: string,
  port: PortCode,
  calls: readonly string[],
): Promise<{ readonly id: number; readonly call: string }[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number; call: string }>(
    'select id, call from vessel_subscription where owner_key = $1 and port = $2 and call = any($3::text[])',
    [ownerKey, port, calls],
    'vessel-subscription-known',
  );
  return rows;
}

/** Adds subscriptions; a call that is followed already is left alone. Gives those that were added. */
export async function insertSubscriptions(
  transaction: Transaction,
  fresh: {
    readonly ownerKey: string;
    readonly userId: number;
    readonly port: PortCode;
    readonly calls: readonly WrittenCall[];
    readonly createdMs: number;
  },
): Promise<{ readonly id: number; readonly call: string }[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number; call: string }>(
    `insert into vessel_subscription (owner_key, user_id, port, call, vessel_name, voyage, search_text, remark, created_ms)
     select $1, $2, $3, *, $9 from unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
       as written (call, vessel_name, voyage, search_text, remark)
     order by call on conflict (owner_key, port, call) do nothing returning id, call`,
    [
      fresh.ownerKey,
      fresh.userId,
      fresh.port,
      fresh.calls.map(({ call }) => call),
      fresh.calls.map(({ vesselName }) => vesselName),
      fresh.calls.map(({ voyage }) => voyage),
      fresh.calls.map(({ searchText }) => searchText),
      fresh.calls.map(({ remark }) => remark),
      fresh.createdMs,
    ],
    'vessel-subscription-insert',
  );
  return rows;
}

/** Pins rows, or lets them go with null; gives the ids that were found. */
export async function setTopped(
  transaction: Transaction,
  ownerKey: string,
  ids: readonly number[],
  toppedMs: number | null,
): Promise<number[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number }>(
    `with target as (
       select id from vessel_subscription where owner_key = $1 and id = any($2::bigint[]) order by id for update
     )
     update vessel_subscription s set topped_ms = $3, version = version + 1 from target where s.id = target.id returning s.id`,
    [ownerKey, ids, toppedMs],
    'vessel-subscription-top',
  );
  return rows.map((row) => row.id);
}

/** Switches automatic subscription of rows; gives the ids that were found. */
export async function setAutoSubscribe(
  transaction: Transaction,
  ownerKey: string,
  ids: readonly number[],
  isOn: boolean,
): Promise<number[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number }>(
    `with target as (
       select id from vessel_subscription where owner_key = $1 and id = any($2::bigint[]) order by id for update
     )
     update vessel_subscription s set auto_subscribe = $3, version = version + 1 from target where s.id = target.id returning s.id`,
    [ownerKey, ids, isOn],
    'vessel-subscription-auto',
  );
  return rows.map((row) => row.id);
}

/** Writes a row's remark; gives the ids that were found. */
export async function setRemark(transaction: Transaction, ownerKey: string, id: number, remark: string | null): Promise<number[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number }>(
    'update vessel_subscription set remark = $3, version = version + 1 where owner_key = $1 and id = $2 returning id',
    [ownerKey, id, remark],
    'vessel-subscription-remark',
  );
  return rows.map((row) => row.id);
}

/** Deletes rows; gives the ids that were found. */
export async function deleteRows(transaction: Transaction, ownerKey: string, ids: readonly number[]): Promise<number[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number }>(
    `with target as (
       select id from vessel_subscription where owner_key = $1 and id = any($2::bigint[]) order by id for update
     )
     delete from vessel_subscription s using target where s.id = target.id returning s.id`,
    [ownerKey, ids],
    'vessel-subscription-delete',
  );
  return rows.map((row) => row.id);
}
