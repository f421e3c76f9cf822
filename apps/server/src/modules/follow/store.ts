import { connectionOf, type Transaction } from '../../platform/db/transaction';
import type { BroughtKind } from '@mastlight/domain/follow/events';
import { broughtCallsPerDayMax, broughtWaitingMax } from '@mastlight/domain/follow/limits';
import type { Brought, BroughtRow, EndedRow, FollowedRow, Subjects } from './follow-door';

/** Writes down what rows of an owner follow; sorted, so that two at once wait for each other in one order. */
export async function insertRows(transaction: Transaction, ownerKey: string, product: string, rows: readonly FollowedRow[]): Promise<void> {
  await connectionOf(transaction).query(
    `insert into follow_subject (owner_key, product, row_id, kind, port, subject)
     select $1, $2, * from unnest($3::bigint[], $4::text[], $5::text[], $6::text[]) as row (row_id, kind, port, subject)
     order by kind, subject, port, row_id on conflict do nothing`,
    [
      ownerKey,
      product,
      rows.map(({ rowId }) => rowId),
      rows.map(({ kind }) => kind),
      rows.map(({ port }) => port),
      rows.map(({ subject }) => subject),
    ],
    'follow-begin',
  );
}

/** Writes down that rows which follow some subjects follow others of their port too; gives what is new. */
export async function insertAlso(
  transaction: Transaction,
  { kind, port, subjects }: Subjects,
  others: Pick<Subjects, 'kind' | 'subjects'>,
): Promise<FollowedRow[]> {
  const { rows } = await connectionOf(transaction).query<FollowedRow>(
    `insert into follow_subject (owner_key, product, row_id, kind, port, subject)
     select owner_key, product, row_id, $4, $2, other from follow_subject cross join unnest($5::text[]) other
     where kind = $1 and port = $2 and subject = any($3)
     order by other, row_id on conflict do nothing returning row_id as "rowId", kind, port, subject`,
    [kind, port, subjects, others.kind, others.subjects],
    'follow-also',
  );
  return rows;
}

/** Takes out others that rows follow by way of some subjects of their port; gives what that was. */
export async function deleteAlso(
  transaction: Transaction,
  { kind, port, subjects }: Subjects,
  others: Pick<Subjects, 'kind' | 'subjects'>,
): Promise<EndedRow[]> {
  const { rows } = await connectionOf(transaction).query<EndedRow>(
    `delete from follow_subject also using follow_subject way
     where way.kind = $1 and way.port = $2 and way.subject = any($3)
       and also.owner_key = way.owner_key and also.product = way.product and also.row_id = way.row_id
       and also.kind = $4 and also.port = $2 and also.subject = any($5)
     returning also.owner_key as "ownerKey", also.row_id as "rowId", also.kind, also.port, also.subject`,
    [kind, port, subjects, others.kind, others.subjects],
    'follow-also-no-more',
  );
  return rows;
}

/** Takes out what rows follow; gives what that was. */
export async function deleteRows(transaction: Transaction, product: string, rowIds: readonly number[]): Promise<EndedRow[]> {
  const { rows } = await connectionOf(transaction).query<EndedRow>(
    `delete from follow_subject where product = $1 and row_id = any($2::bigint[])
     returning owner_key as "ownerKey", row_id as "rowId", kind, port, subject`,
    [product, rowIds],
    'follow-end',
  );
  return rows;
}

/** Something that an owner followed. */
export type OwnerFollowed = Omit<FollowedRow, 'rowId'>;

/** Takes out whatever an owner follows; gives what that was. */
export async function deleteOwner(transaction: Transaction, ownerKey: string): Promise<OwnerFollowed[]> {
  const connection = connectionOf(transaction);
  await connection.query('select from follow_subject where owner_key = $1 order by kind, subject, port, product, row_id for update', [
    ownerKey,
  ]);
  const { rows } = await connection.query<OwnerFollowed>(
    'delete from follow_subject where owner_key = $1 returning kind, port, subject',
    [ownerKey],
    'follow-end-owner',
  );
  return rows;
}

/** What an account began to follow on a day. */
export interface UsedToday {
  readonly asked: number;
  readonly unheard: number;
  readonly corrected: number;
}

/** An account's day, held until the transaction ends: its calls count one behind the other. It comes before all other locks. */
export async function lockDay(transaction: Transaction, ownerKey: string, day: string): Promise<UsedToday> {
  const connection = connectionOf(transaction);
  const { rows } = await connection.query<UsedToday>(
    `insert into follow_day as d (owner_key, day) values ($1, $2)
     on conflict (owner_key, day) do update set asked = d.asked returning asked, unheard, corrected`,
    [ownerKey, day],
    'follow-lock-day',
  );
  const used = rows[0]!;
  if (used.asked === 0) await connection.query('delete from follow_day where owner_key = $1 and day < $2', [ownerKey, day]);
  return used;
}

/** Adds to what an account began to follow on a day; the day is held. */
export async function addToDay(transaction: Transaction, ownerKey: string, day: string, more: UsedToday): Promise<void> {
  await connectionOf(transaction).query(
    'update follow_day set asked = asked + $3, unheard = unheard + $4, corrected = corrected + $5 where owner_key = $1 and day = $2',
    [ownerKey, day, more.asked, more.unheard, more.corrected],
    'follow-add-to-day',
  );
}

/**
 * Writes down what subscriptions bring, once for each account and subject and within an account's bounds, of the day that began
 * at `dayMs` too; sorted, so that two at once wait in one order. Gives how much is new.
 */
export async function insertBrought(
  transaction: Transaction,
  kind: BroughtKind,
  brought: readonly Brought[],
  nowMs: number,
  dayMs: number,
): Promise<number> {
  const { rowCount } = await connectionOf(transaction).query(
    `with brought as (
       select *, row_number() over (partition by "ownerKey" order by port, subject) as turn
       from json_to_recordset($2::json) as row ("ownerKey" text, "userId" bigint, port text, subject text, spelt text,
         remark text, product text, "rowId" bigint)),
     room as materialized (
       select "ownerKey" as owner_key, least(
         $5 - (select count(*) from follow_brought w where w.kind = $1 and w.owner_key = "ownerKey" and w.due_at is not null),
         case when $1 = 'call' then $6 - (select count(*) from follow_brought t where t.kind = 'call' and t.owner_key = "ownerKey"
           and t.brought_at >= to_timestamp($4::float8 / 1000)) end) as rows
       from (select distinct "ownerKey" from brought) owner)
     insert into follow_brought (owner_key, user_id, port, kind, subject, spelt, remark, product, row_id, due_at, brought_at)
     select "ownerKey", "userId", port, $1, subject, spelt, remark, product, "rowId", now.at, now.at
     from brought join room on room.owner_key = "ownerKey" and turn <= room.rows
     cross join (select to_timestamp($3::float8 / 1000) as at) now
     order by 1, 3, 5 on conflict do nothing`,
    [kind, JSON.stringify(brought), nowMs, dayMs, broughtWaitingMax, broughtCallsPerDayMax],
    'follow-bring',
  );
  return rowCount;
}

/** Takes out what waits and nothing leads to any more: it was never taken up, and may be brought again. */
export async function deleteLapsed(transaction: Transaction, ids: readonly number[]): Promise<void> {
  await connectionOf(transaction).query(
    'delete from follow_brought where id = any($1::bigint[]) and due_at is not null',
    [ids],
    'follow-lapse',
  );
}

/**
 * Takes what was brought and is due, up to `limit`, and puts it off to `untilMs`, so that no other worker takes it as well: the
 * oldest row of every owner, then everybody's second, so that nobody's backlog stands before others.
 */
export async function claimBrought(
  transaction: Transaction,
  kind: BroughtKind,
  nowMs: number,
  untilMs: number,
  limit: number,
): Promise<BroughtRow[]> {
  const { rows } = await connectionOf(transaction).query<BroughtRow>(
    `with picked as materialized (
       select id from follow_brought where kind = $1 and due_at <= to_timestamp($2::float8 / 1000)
       order by row_number() over (partition by owner_key order by due_at, id), due_at, id limit $4),
     mine as materialized (
       select id from follow_brought where id in (select id from picked) and due_at <= to_timestamp($2::float8 / 1000)
       for update skip locked)
     update follow_brought b set due_at = to_timestamp($3::float8 / 1000) from mine where b.id = mine.id
     returning b.id::float8 as id, owner_key as "ownerKey", user_id::float8 as "userId", port, subject, spelt,
       remark, product, row_id::float8 as "rowId", failures`,
    [kind, nowMs, untilMs, limit],
    'follow-claim-brought',
  );
  return rows;
}

/** What has become of a brought row. */
export interface SettledRow {
  readonly id: number;
  /** When it is tried next; null: never. */
  readonly dueMs: number | null;
  readonly failures: number;
  readonly refusal: string | null;
}

/** Writes down what has become of brought rows. */
export async function settleBrought(transaction: Transaction, settled: readonly SettledRow[]): Promise<void> {
  await connectionOf(transaction).query(
    `update follow_brought b set due_at = to_timestamp(s."dueMs" / 1000), failures = s.failures, refusal = s.refusal
     from json_to_recordset($1::json) as s (id bigint, "dueMs" float8, failures integer, refusal text) where b.id = s.id`,
    [JSON.stringify(settled)],
    'follow-brought-settle',
  );
}
