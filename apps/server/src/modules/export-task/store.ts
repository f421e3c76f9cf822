import { connectionOf, type Transaction } from '../../platform/db/transaction';
import type { Leaver } from '../../platform/own-data';

/** A long export that is to be made. */
export interface Task {
  readonly id: number;
  readonly ownerKey: string;
  readonly userId: number;
  readonly tokenDigest: string;
  readonly list: string;
  readonly wish: object;
}

/** One start of an identity at a time: a limit is one. */
export async function lockOwner(tx: Transaction, ownerKey: string): Promise<void> {
  await connectionOf(tx).query(`select pg_advisory_xact_lock(hashtextextended('export-task ' || $1, 0))::text as locked`, [ownerKey]);
}

/** How many tasks of an identity wait or run. */
export async function countOpen(tx: Transaction, ownerKey: string): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ count: number }>(
    `select count(*)::int as count from export_task where owner_key = $1 and state in ('waiting', 'running')`,
    [ownerKey],
  );
  return rows[0]!.count;
}

/** Adds a task that waits; its id. */
export async function insertTask(tx: Transaction, task: Omit<Task, 'id'>, nowMs: number): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `insert into export_task (owner_key, user_id, token_digest, list, wish, created_at) values ($1, $2, $3, $4, $5, $6) returning id`,
    [task.ownerKey, task.userId, task.tokenDigest, task.list, JSON.stringify(task.wish), new Date(nowMs)],
  );
  return rows[0]!.id;
}

/** Begins a task, or begins it anew where it was cut off; null when it is not wanted any more. */
export async function beginTask(tx: Transaction, id: number): Promise<Task | null> {
  const { rows } = await connectionOf(tx).query<Task>(
    `update export_task set state = 'running', done = 0, total = null where id = $1 and state in ('waiting', 'running')
     returning id, owner_key as "ownerKey", user_id as "userId", token_digest as "tokenDigest", list, wish`,
    [id],
  );
  return rows[0] ?? null;
}

/** Holds a task that runs until the transaction ends; false when it does not any more. */
export async function holdRunning(tx: Transaction, id: number): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(`select from export_task where id = $1 and state = 'running' for update`, [id]);
  return rowCount === 1;
}

/** How far a held task is. */
export async function tellRows(tx: Transaction, id: number, { done, total }: { done: number; total: number }): Promise<void> {
  await connectionOf(tx).query('update export_task set done = $2, total = $3 where id = $1', [id, done, total]);
}

/** A held task has its file. */
export async function setDone(tx: Transaction, id: number, file: { name: string; url: string; rows: number }): Promise<void> {
  await connectionOf(tx).query(
    `update export_task set state = 'done', done = $4, total = $4, file_name = $2, file_url = $3 where id = $1`,
    [id, file.name, file.url, file.rows],
  );
}

/** A task that runs has failed. */
export async function setFailed(tx: Transaction, id: number, reason: string): Promise<void> {
  await connectionOf(tx).query(`update export_task set state = 'failed', reason = $2 where id = $1 and state = 'running'`, [id, reason]);
}

/** Cancels a person's task that waits or runs; others stay as they are. */
export async function setCancelled(tx: Transaction, { ownerKey, userId, id }: Pick<Task, 'ownerKey' | 'userId' | 'id'>): Promise<void> {
  await connectionOf(tx).query(
    `update export_task set state = 'cancelled' where owner_key = $1 and user_id = $2 and id = $3 and state in ('waiting', 'running')`,
    [ownerKey, userId, id],
  );
}

/** Where a file of a deleted task lay. */
export interface LeftFile {
  readonly ownerKey: string;
  readonly url: string | null;
}

/** Deletes tasks that were asked for before an instant. */
export async function deleteBefore(tx: Transaction, beforeMs: number): Promise<readonly LeftFile[]> {
  const { rows } = await connectionOf(tx).query<LeftFile>(
    `delete from export_task where id in (select id from export_task where created_at < $1 order by id for update skip locked)
     returning owner_key as "ownerKey", file_url as url`,
    [new Date(beforeMs)],
  );
  return rows;
}

/** Deletes what is a leaver's: of a person all that he asked for, of a company that ends all. */
export async function deleteOfLeaver(tx: Transaction, { userId, ownerKey }: Leaver): Promise<readonly LeftFile[]> {
  const { rows } = await connectionOf(tx).query<LeftFile>(
    `delete from export_task where id in (select id from export_task where owner_key = $1 or user_id = $2 order by id for update)
     returning owner_key as "ownerKey", file_url as url`,
    [ownerKey, userId],
  );
  return rows;
}
