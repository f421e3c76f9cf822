import { nextAskMs } from '@mastlight/domain/vocabulary/ask-schedule';
/**
 * Everything that writes to the tables of bill subscriptions. Locks are taken in
 * one order, so that no two writers wait for each other: the owner's list of
 * clients, a client before its rows, rows by id, new or restored ones by bill
 * number.
 */
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { BillRow } from '@mastlight/domain/bill-subscription/contract';
import { connectionOf, type Transaction } from '../../platform/db/transaction';
import type { Acknowledgement } from './schema';

export interface NewSubscriptions {
  readonly ownerKey: string;
  readonly userId: number;
  readonly port: PortCode;
  readonly billNos: readonly string[];
  /** What each is paid for as: by a payment that is left over, or by a new one, named so and by its row. */
  readonly payments: ReadonlyMap<string, LeftPayment>;
  readonly keyOf: (billNo: string) => string;
  readonly createdMs: number;
  /** When they are asked for, unless they are heard of before; ms since epoch, port time. */
  readonly nextAskMs: number | null;
  readonly clientName: string | null;
  readonly remark: string | null;
  readonly autoSubscribe: boolean;
}

/** From when a bill is asked for, and when first; ms since epoch, port time. */
export interface Asking {
  readonly fromMs: number;
  readonly nextMs: number | null;
}

/** Asking that begins at port time `fromMs`. */
export function beginAsking(fromMs: number): Asking {
  return { fromMs, nextMs: nextAskMs(fromMs, fromMs) };
}

export interface KnownBill {
  readonly id: number;
  readonly billNo: string;
}

/** A subscription that was just made, and what it is paid for as. */
export interface MadeBill extends KnownBill {
  readonly paidAs: string;
}

/** What was paid for a subscription that is deleted since. */
export interface LeftPayment {
  readonly paidAs: string;
  readonly heardRenames: number;
}

/**
 * Payments that deleted subscriptions to these bills have left on the day, for whoever subscribes again (R-4.9-11); those
 * rows are held until the transaction ends. One with which another number is followed meanwhile is not left, and one that
 * several of these numbers had is left to the last of them.
 *
 * @param fromMs when the day began, port time.
 */
export async function holdLeftPayments(
  transaction: Transaction,
  ownerKey: string,
  port: PortCode,
  billNos: readonly string[],
  fromMs: number,
): Promise<ReadonlyMap<string, LeftPayment>> {
  const { rows } = await connectionOf(transaction).query<{ bill_no: string; paid_as: string; heard_renames: number }>(
    `with gone as (
       select id, bill_no, paid_as, deleted_ms from bill_subscription
       where owner_key = $1 and port = $2 and bill_no = any($3::text[]) and deleted_ms is not null and created_ms >= $4 and paid_as is not null
         and brought_to is null
       order by id for update
     ), left_over as (
       select distinct on (gone.bill_no) gone.bill_no, gone.paid_as, gone.deleted_ms, gone.id, shared.heard_renames
       from gone cross join lateral (
         select max(o.heard_renames)::int as heard_renames from bill_subscription o
         where o.owner_key = $1 and o.paid_as = gone.paid_as and o.deleted_ms is not null) shared
       where not exists (
         select from bill_subscription o where o.owner_key = $1 and o.paid_as = gone.paid_as and o.deleted_ms is null)
       order by gone.bill_no, gone.deleted_ms desc, gone.id desc
     )
     select distinct on (paid_as) bill_no, paid_as, heard_renames from left_over order by paid_as, deleted_ms desc, id desc`,
    [ownerKey, port, billNos, fromMs],
    'bill-subscription-left-payments',
  );
  return new Map(rows.map((row) => [row.bill_no, { paidAs: row.paid_as, heardRenames: row.heard_renames }]));
}

/**
 * Adds subscriptions; a bill that is already followed is left alone, however
 * many try at once (the unique index decides).
 *
 * @returns those that were added.
 */
export async function insertSubscriptions(transaction: Transaction, fresh: NewSubscriptions): Promise<MadeBill[]> {
  const left = fresh.billNos.map((billNo) => fresh.payments.get(billNo));
  const { rows } = await connectionOf(transaction).query<{ id: number; bill_no: string; paid_as: string }>(
    // Sorted, so that two overlapping batches wait for each other in one order.
    `insert into bill_subscription
       (id, owner_key, user_id, port, bill_no, created_ms, client_name, remark, auto_subscribe, next_ask_ms, paid_as, heard_renames)
     overriding system value
     select id, $1, $2, $3, bill_no, $5, $6, $7, $8, $9, coalesce(paid_as, new_key || '/' || id), heard_renames
     from (select *, nextval(pg_get_serial_sequence('bill_subscription', 'id')) as id
       from unnest($4::text[], $10::text[], $11::text[], $12::int[]) as wanted (bill_no, new_key, paid_as, heard_renames)) numbered
     order by bill_no
     on conflict (owner_key, port, bill_no) where deleted_ms is null do nothing
     returning id, bill_no, paid_as`,
    [
      fresh.ownerKey,
      fresh.userId,
      fresh.port,
      fresh.billNos,
      fresh.createdMs,
      fresh.clientName,
      fresh.remark,
      fresh.autoSubscribe,
      fresh.nextAskMs,
      fresh.billNos.map(fresh.keyOf),
      left.map((payment) => payment?.paidAs ?? null),
      left.map((payment) => payment?.heardRenames ?? 0),
    ],
    'bill-subscription-insert',
  );
  return rows.map((row) => ({ id: row.id, billNo: row.bill_no, paidAs: row.paid_as }));
}

/** The calls that the owner typed for subscriptions, as published calls are named; rows without one are missing. */
export async function selectTypedCalls(
  transaction: Transaction,
  ownerKey: string,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly port: PortCode; readonly billNo: string; readonly call: string }[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number; port: PortCode; billNo: string; call: string }>(
    `select id, port, bill_no as "billNo", typed_vessel_key || '/' || typed_voyage_key as call from bill_subscription
     where owner_key = $1 and id = any($2::bigint[]) and deleted_ms is null and typed_vessel_key is not null order by id`,
    [ownerKey, ids],
    'bill-subscription-typed-calls',
  );
  return rows;
}

/** Ids of bills that are followed already. */
export async function selectKnown(
  transaction: Transaction,
  ownerKey: string,
  port: PortCode,
  billNos: readonly string[],
): Promise<KnownBill[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number; bill_no: string }>(
    `select id, bill_no from bill_subscription
     where owner_key = $1 and port = $2 and bill_no = any($3::text[]) and deleted_ms is null`,
    [ownerKey, port, billNos],
    'bill-subscription-known',
  );
  return rows.map((row) => ({ id: row.id, billNo: row.bill_no }));
}

/** What a user may change of a subscription by itself. */
export interface UserChange {
  readonly client_name?: string | null;
  readonly remark?: string | null;
  readonly transport?: string | null;
  readonly auto_subscribe?: boolean;
  readonly speed_type?: number;
  readonly typed_vessel?: string | null;
  readonly typed_voyage?: string | null;
  readonly typed_search?: string;
  readonly typed_vessel_key?: string | null;
  readonly typed_voyage_key?: string | null;
  readonly topped_ms?: number | null;
  /** Null: what he has dealt with is taken back. */
  readonly acknowledged_codes?: null;
}

const changeable = new Set([
  'client_name',
  'remark',
  'transport',
  'auto_subscribe',
  'speed_type',
  'typed_vessel',
  'typed_voyage',
  'typed_search',
  'typed_vessel_key',
  'typed_voyage_key',
  'topped_ms',
  'acknowledged_codes',
]);

/**
 * Changes subscriptions of an owner that are not deleted.
 *
 * @param shownVersion what the row's version was with what it was joined to; it only grows.
 * @returns ids of those that were found.
 * @throws Error for a column that is not the user's to change.
 */
export async function updateSubscriptions(
  transaction: Transaction,
  ownerKey: string,
  ids: readonly number[],
  change: UserChange,
  shownVersion = 0,
): Promise<number[]> {
  const columns = Object.keys(change);
  if (columns.length === 0 || columns.some((column) => !changeable.has(column))) throw new Error(`No change: ${columns.join()}`);
  const sets = columns.map((column, index) => `${column} = $${index + 4}`).join(', ');
  const { rows } = await connectionOf(transaction).query<{ id: number }>(
    `with target as (
       select id from bill_subscription where owner_key = $1 and id = any($2::bigint[]) and deleted_ms is null
       order by id for update
     )
     update bill_subscription s set ${sets}, version = greatest(version, $3) + 1 from target where s.id = target.id returning s.id`,
    [ownerKey, ids, shownVersion, ...Object.values(change)],
  );
  return rows.map((row) => row.id);
}

/** Of some live rows the bills that are not this client's; the rows are held. */
export async function holdBillsOfOthers(
  transaction: Transaction,
  ownerKey: string,
  ids: readonly number[],
  clientName: string | null,
): Promise<readonly { readonly id: number; readonly port: PortCode; readonly billNo: string; readonly clientName: string | null }[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number; port: PortCode; billNo: string; clientName: string | null }>(
    `select id, port, bill_no as "billNo", client_name as "clientName" from bill_subscription
     where owner_key = $1 and id = any($2::bigint[]) and deleted_ms is null and client_name is distinct from $3 order by id for update`,
    [ownerKey, ids, clientName],
    'bill-subscription-bills-of-others',
  );
  return rows;
}

/** The client of a bill that an owner follows, kept so until the transaction ends; null: none, or it is not followed. */
export async function holdClientOfBill(
  transaction: Transaction,
  { ownerKey, port, billNo }: { readonly ownerKey: string; readonly port: PortCode; readonly billNo: string },
): Promise<string | null> {
  const { rows } = await connectionOf(transaction).query<{ clientName: string | null }>(
    `select client_name as "clientName" from bill_subscription
     where owner_key = $1 and port = $2 and bill_no = $3 and deleted_ms is null for share`,
    [ownerKey, port, billNo],
    'bill-subscription-hold-client',
  );
  return rows[0]?.clientName ?? null;
}

/**
 * Notes what the user has dealt with.
 *
 * @returns ids of those that were found.
 */
export async function acknowledge(transaction: Transaction, ownerKey: string, seen: readonly Acknowledgement[]): Promise<number[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number }>(
    `with target as (
       select s.id, seen.codes, seen.boxes, seen."troubleMs"
       from json_to_recordset($2::json) as seen (id bigint, codes text[], boxes int, "troubleMs" bigint)
       join bill_subscription s on s.id = seen.id where s.owner_key = $1 and s.deleted_ms is null order by s.id for update of s
     )
     update bill_subscription s set acknowledged_codes = target.codes, acknowledged_boxes = target.boxes,
       acknowledged_trouble_ms = target."troubleMs", version = version + 1
     from target where s.id = target.id returning s.id`,
    [ownerKey, JSON.stringify(seen)],
    'bill-subscription-acknowledge',
  );
  return rows.map((row) => row.id);
}

/** Switches automatic subscription; without a wish it turns round. Null when there is no such row. */
export async function switchAutoSubscription(
  transaction: Transaction,
  ownerKey: string,
  id: number,
  wish: boolean | null,
): Promise<boolean | null> {
  const { rows } = await connectionOf(transaction).query<{ auto_subscribe: boolean }>(
    `update bill_subscription set auto_subscribe = coalesce($3, not auto_subscribe), version = version + 1
     where owner_key = $1 and id = $2 and deleted_ms is null returning auto_subscribe`,
    [ownerKey, id, wish],
  );
  return rows[0]?.auto_subscribe ?? null;
}

/** Marks subscriptions deleted, each with what the list showed of it; gives the ids that were found. */
export async function markDeleted(
  transaction: Transaction,
  ownerKey: string,
  shown: ReadonlyMap<number, BillRow | null>,
  reason: number,
  deletedMs: number,
): Promise<number[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number }>(
    `with target as (
       select id from bill_subscription where owner_key = $1 and id = any($2::bigint[]) and deleted_ms is null
       order by id for update
     )
     update bill_subscription s set deleted_ms = $3, delete_reason = $4, ended_row = shown.row, topped_ms = null, version = version + 1
     from target join unnest($2::bigint[], $5::json[]) as shown (id, row) on shown.id = target.id where s.id = target.id returning s.id`,
    [ownerKey, [...shown.keys()], deletedMs, reason, [...shown.values()].map((row) => JSON.stringify(row))],
  );
  return rows.map((row) => row.id);
}

export interface DeletedBill {
  readonly id: number;
  readonly port: PortCode;
  readonly billNo: string;
  /** The same bill is followed again meanwhile. */
  readonly isTaken: boolean;
  /** What it was paid for as; null where nobody knows. */
  readonly paidAs: string | null;
  /** With its payment another number is followed. */
  readonly isPaymentUsed: boolean;
  /** It is followed in a company for what it was paid for. */
  readonly isBrought: boolean;
}

/**
 * Deleted subscriptions of an owner, held until the transaction ends; by port
 * and bill, in which order they must be restored, of one bill the newest first.
 */
export async function lockDeleted(transaction: Transaction, ownerKey: string, ids: readonly number[]): Promise<DeletedBill[]> {
  const { rows } = await connectionOf(transaction).query<{
    id: number;
    port: PortCode;
    bill_no: string;
    is_taken: boolean;
    paid_as: string | null;
    is_payment_used: boolean;
    is_brought: boolean;
  }>(
    `with s as (
       select id, owner_key, port, bill_no, deleted_ms, paid_as, brought_to from bill_subscription
       where owner_key = $1 and id = any($2::bigint[]) and deleted_ms is not null order by id for update
     )
     select s.id, s.port, s.bill_no, exists (
       select 1 from bill_subscription other
       where other.owner_key = s.owner_key and other.port = s.port and other.bill_no = s.bill_no and other.deleted_ms is null
     ) as is_taken, s.paid_as, exists (
       select from bill_subscription other
       where other.owner_key = s.owner_key and other.paid_as = s.paid_as and other.deleted_ms is null
     ) as is_payment_used, s.brought_to is not null as is_brought
     from s order by s.port, s.bill_no, s.deleted_ms desc, s.id desc`,
    [ownerKey, ids],
  );
  return rows.map((row) => ({
    id: row.id,
    port: row.port,
    billNo: row.bill_no,
    isTaken: row.is_taken,
    paidAs: row.paid_as,
    isPaymentUsed: row.is_payment_used,
    isBrought: row.is_brought,
  }));
}

/**
 * Brings one deleted subscription back; from now on it counts as followed. A client that is gone meanwhile is not its client any more.
 *
 * @param asking when it began again, and when it is asked for.
 * @returns false when the same bill was subscribed in this very moment.
 */
export async function restoreDeleted(transaction: Transaction, ownerKey: string, id: number, asking: Asking): Promise<boolean> {
  const connection = connectionOf(transaction);
  await connection.query('savepoint restore');
  try {
    const { rowCount } = await connection.query(
      `update bill_subscription set deleted_ms = null, delete_reason = null, ended_row = null,
         client_name = (select c.name from bill_subscription_client c where c.owner_key = $1 and c.name = client_name),
         recalled_ms = $3, asked_from_ms = $3, next_ask_ms = $4, fail_reason = null, near_bill_no = null, version = version + 1
       where owner_key = $1 and id = $2 and deleted_ms is not null`,
      [ownerKey, id, asking.fromMs, asking.nextMs],
    );
    await connection.query('release savepoint restore');
    return rowCount === 1;
  } catch (error) {
    if ((error as { code?: string }).code !== uniqueViolation) throw error;
    await connection.query('rollback to savepoint restore');
    return false;
  }
}

const uniqueViolation = '23505';

/** The number of a subscription and how often its payment has gone on from one that was heard of; held until the transaction ends. */
export async function holdForRename(
  transaction: Transaction,
  ownerKey: string,
  id: number,
): Promise<{ readonly port: PortCode; readonly billNo: string; readonly heardRenames: number } | null> {
  const { rows } = await connectionOf(transaction).query<{ port: PortCode; bill_no: string; heard_renames: number }>(
    `with held as (
       select port, bill_no, paid_as, heard_renames from bill_subscription
       where owner_key = $1 and id = $2 and deleted_ms is null for update
     )
     select held.port, held.bill_no, greatest(held.heard_renames, (
       select max(o.heard_renames) from bill_subscription o
       where o.owner_key = $1 and o.paid_as = held.paid_as and o.deleted_ms is not null))::int as heard_renames from held`,
    [ownerKey, id],
    'bill-subscription-hold-for-rename',
  );
  const [row] = rows;
  return row ? { port: row.port, billNo: row.bill_no, heardRenames: row.heard_renames } : null;
}

/**
 * Gives a subscription another bill number, of which nothing has been dealt with.
 *
 * @param heardRenames how often its payment has gone on now.
 * @param version what the row's version was with its old bill; it only grows.
 * @param asking when the new number begins to be asked for.
 * @returns the port; null when there is no such row, 'taken' when the number is followed already.
 */
export async function changeBillNo(
  transaction: Transaction,
  ownerKey: string,
  id: number,
  billNo: string,
  version: number,
  asking: Asking,
  heardRenames: number,
): Promise<PortCode | null | 'taken'> {
  try {
    const { rows } = await connectionOf(transaction).query<{ port: PortCode }>(
      `update bill_subscription set bill_no = $3, acknowledged_codes = null, version = greatest(version, $4) + 1,
         asked_from_ms = $5, next_ask_ms = $6, fail_reason = null, near_bill_no = null, heard_renames = $7
       where owner_key = $1 and id = $2 and deleted_ms is null returning port`,
      [ownerKey, id, billNo, version, asking.fromMs, asking.nextMs, heardRenames],
    );
    return rows[0]?.port ?? null;
  } catch (error) {
    if ((error as { code?: string }).code === uniqueViolation) return 'taken';
    throw error;
  }
}

/** Subscriptions that are not deleted, of every owner, after an id; by id, up to `limit`. */
export async function selectLive(
  transaction: Transaction,
  afterId: number,
  limit: number,
): Promise<{ readonly id: number; readonly ownerKey: string; readonly port: PortCode; readonly billNo: string }[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number; ownerKey: string; port: PortCode; billNo: string }>(
    `select id, owner_key as "ownerKey", port, bill_no as "billNo" from bill_subscription
     where id > $1 and deleted_ms is null order by id limit $2 for share`,
    [afterId, limit],
    'bill-subscription-live',
  );
  return rows;
}

/** Notes that an owner is told of a day's morning; false where he was before. Of two who note it at once one waits. */
export async function noteMorning(tx: Transaction, ownerKey: string, day: string): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    `insert into bill_subscription_morning as m (owner_key, told_day) values ($1, $2)
     on conflict (owner_key) do update set told_day = excluded.told_day where m.told_day <> excluded.told_day`,
    [ownerKey, day],
    'bill-subscription-note-morning',
  );
  return rowCount === 1;
}
