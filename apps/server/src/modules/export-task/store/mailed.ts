/** Lists that are sent by mail, and their mails, as they are written. */
import type { SendTimes } from '@mastlight/domain/export-task/send-times';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { Leaver } from '../../../platform/own-data';

/** A list that somebody has sent to him. */
export interface Mailed extends SendTimes {
  readonly id: number;
  readonly ownerKey: string;
  readonly userId: number;
  readonly name: string;
  readonly list: string;
  readonly wish: object;
}

/** Whose list it is, and which. */
export type OwnMailed = Pick<Mailed, 'ownerKey' | 'userId' | 'id'>;

const columns = 'id, owner_key as "ownerKey", user_id as "userId", name, list, wish, weekdays, hours';

/** Adds a list; null when somebody has as many as he may. Two of him come one after the other. */
export async function insertMailed(
  tx: Transaction,
  fresh: Omit<Mailed, 'id'>,
  { nextMs, nowMs, most }: { readonly nextMs: number; readonly nowMs: number; readonly most: number },
): Promise<number | null> {
  const connection = connectionOf(tx);
  await connection.query(
    'select pg_advisory_xact_lock(hashtextextended($1, 0))::text as locked',
    [`export-task mailed ${fresh.ownerKey} ${fresh.userId}`],
    'export-task-hold-mailed-of',
  );
  const { rows } = await connection.query<{ id: number }>(
    `insert into export_task_mailed (owner_key, user_id, name, list, wish, weekdays, hours, next_at, created_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9
     where (select count(*) from export_task_mailed where owner_key = $1 and user_id = $2) < $10 returning id`,
    [
      fresh.ownerKey,
      fresh.userId,
      fresh.name,
      fresh.list,
      JSON.stringify(fresh.wish),
      fresh.weekdays,
      fresh.hours,
      new Date(nextMs),
      new Date(nowMs),
      most,
    ],
    'export-task-insert-mailed',
  );
  return rows[0]?.id ?? null;
}

/** Somebody's list, held until the transaction ends; null: he has none of this number. */
export async function holdMailed(tx: Transaction, { ownerKey, userId, id }: OwnMailed): Promise<Mailed | null> {
  const { rows } = await connectionOf(tx).query<Mailed>(
    `select ${columns} from export_task_mailed where owner_key = $1 and user_id = $2 and id = $3 for update`,
    [ownerKey, userId, id],
    'export-task-hold-mailed',
  );
  return rows[0] ?? null;
}

/** When a list is sent next; null: it is paused. */
export async function setNext(tx: Transaction, id: number, nextMs: number | null): Promise<void> {
  await connectionOf(tx).query(
    'update export_task_mailed set next_at = $2 where id = $1',
    [id, nextMs === null ? null : new Date(nextMs)],
    'export-task-set-next',
  );
}

/** Has an owner's lists of one client be those of another name. */
export async function renameClient(tx: Transaction, ownerKey: string, from: string, to: string): Promise<void> {
  await connectionOf(tx).query(
    `update export_task_mailed set wish = (wish::jsonb || jsonb_build_object('clientCompanyName', $3::text))::json
     where owner_key = $1 and wish->>'clientCompanyName' = $2`,
    [ownerKey, from, to],
    'export-task-rename-client',
  );
}

/** Pauses an owner's lists of one client that were not yet; gives them. */
export async function pauseOfClient(tx: Transaction, ownerKey: string, client: string): Promise<readonly number[]> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `update export_task_mailed set next_at = null
     where owner_key = $1 and wish->>'clientCompanyName' = $2 and next_at is not null returning id`,
    [ownerKey, client],
    'export-task-pause-of-client',
  );
  return rows.map(({ id }) => id);
}

/** Adds a mail that is not sent, and why. */
export async function insertFailed(
  tx: Transaction,
  { id, ownerKey }: Pick<Mailed, 'id' | 'ownerKey'>,
  reason: string,
  nowMs: number,
): Promise<void> {
  await connectionOf(tx).query(
    `insert into export_task_mailing (mailed_id, sent_for_at, owner_key, state, due_at, reason) values ($1, $2, $3, 'failed', $2, $4)
     on conflict (mailed_id, sent_for_at) do update set state = 'failed', reason = excluded.reason`,
    [id, new Date(nowMs), ownerKey, reason],
    'export-task-insert-failed',
  );
}

/** Deletes somebody's list, with its mails. */
export async function deleteMailed(tx: Transaction, id: number): Promise<void> {
  await connectionOf(tx).query('delete from export_task_mailed where id = $1', [id], 'export-task-delete-mailed');
}

/** Deletes the lists of somebody in an identity that is his no more. */
export async function deleteMailedOf(tx: Transaction, { ownerKey, userId }: Pick<Mailed, 'ownerKey' | 'userId'>): Promise<void> {
  await connectionOf(tx).query(
    'delete from export_task_mailed where owner_key = $1 and user_id = $2',
    [ownerKey, userId],
    'export-task-delete-mailed-of',
  );
}

/** Deletes what is a leaver's: of a person all, of a company that ends all. */
export async function deleteMailedOfLeaver(tx: Transaction, { userId, ownerKey }: Leaver): Promise<void> {
  await connectionOf(tx).query(
    `delete from export_task_mailed where id in
       (select id from export_task_mailed where owner_key = $1 or user_id = $2 order by id for update)`,
    [ownerKey, userId],
  );
}

/** Lists whose time has come, held; those that somebody else holds just now are left to him. */
export async function holdDue(tx: Transaction, nowMs: number, most: number): Promise<readonly (Mailed & { readonly nextMs: number })[]> {
  const { rows } = await connectionOf(tx).query<Mailed & { nextAt: Date }>(
    `select ${columns}, next_at as "nextAt" from export_task_mailed where next_at <= $1 order by next_at, id limit $2 for update skip locked`,
    [new Date(nowMs), most],
    'export-task-hold-due',
  );
  return rows.map(({ nextAt, ...mailed }) => ({ ...mailed, nextMs: nextAt.getTime() }));
}

/** Adds the mail of a list for one of its times, once; mails of before are forgotten. Of one hour everybody's first comes before anybody's second. */
export async function insertMailing(
  tx: Transaction,
  { id, ownerKey, userId }: Pick<Mailed, 'id' | 'ownerKey' | 'userId'>,
  forMs: number,
  nowMs: number,
): Promise<void> {
  const connection = connectionOf(tx);
  await connection.query(
    `delete from export_task_mailing where mailed_id = $1 and sent_for_at < $2 and state <> 'waiting'`,
    [id, new Date(forMs)],
    'export-task-forget-mailings',
  );
  await connection.query(
    `insert into export_task_mailing (mailed_id, sent_for_at, owner_key, state, due_at)
     select $1, $2, $3, 'waiting', $4::timestamptz + count(*) * interval '1 ms' from export_task_mailing waiting
       join export_task_mailed l on l.id = waiting.mailed_id where l.user_id = $5 and waiting.state = 'waiting'
     on conflict do nothing`,
    [id, new Date(forMs), ownerKey, new Date(nowMs - 1_000), userId],
    'export-task-insert-mailing',
  );
}

/** A mail that this process sends: whoever took it has it alone. */
export interface Mailing extends Mailed {
  /** Which of its times; ms since epoch. */
  readonly forMs: number;
  readonly tries: number;
}

/** Takes the next mail that is due, for whoever sends it; null: none is. */
export async function takeMailing(tx: Transaction, nowMs: number): Promise<Mailing | null> {
  const { rows } = await connectionOf(tx).query<Mailed & { forAt: Date; tries: number }>(
    `with due as (
       select mailed_id, sent_for_at from export_task_mailing where state = 'waiting' and due_at <= $1
       order by due_at, mailed_id limit 1 for update skip locked),
     taken as (
       update export_task_mailing m set state = 'sending', tries = m.tries + 1, due_at = $1 from due
       where m.mailed_id = due.mailed_id and m.sent_for_at = due.sent_for_at returning m.mailed_id, m.sent_for_at, m.tries)
     select l.id, l.owner_key as "ownerKey", l.user_id as "userId", l.name, l.list, l.wish, l.weekdays, l.hours,
       taken.sent_for_at as "forAt", taken.tries
     from taken join export_task_mailed l on l.id = taken.mailed_id`,
    [new Date(nowMs)],
    'export-task-take-mailing',
  );
  const row = rows[0];
  if (!row) return null;
  const { forAt, ...rest } = row;
  return { ...rest, forMs: forAt.getTime() };
}

/** Ends mails that were taken before an instant and never ended: whoever sent them stopped, and nobody knows whether they arrived. */
export async function endUnsure(tx: Transaction, beforeMs: number, reason: string): Promise<void> {
  await connectionOf(tx).query(
    `update export_task_mailing set state = 'failed', reason = $2 where state = 'sending' and due_at < $1`,
    [new Date(beforeMs), reason],
    'export-task-end-unsure',
  );
}

/** What became of a mail; one that waits is tried again when it is due. */
export async function endMailing(
  tx: Transaction,
  { id, forMs }: Pick<Mailing, 'id' | 'forMs'>,
  { state, reason, dueMs }: { readonly state: 'sent' | 'failed' | 'waiting'; readonly reason: string; readonly dueMs: number },
): Promise<void> {
  await connectionOf(tx).query(
    'update export_task_mailing set state = $3, reason = $4, due_at = $5 where mailed_id = $1 and sent_for_at = $2',
    [id, new Date(forMs), state, reason, new Date(dueMs)],
    'export-task-end-mailing',
  );
}
