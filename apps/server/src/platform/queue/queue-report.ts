import type { Database } from '../db/database';
import { connectionOf, inTransaction } from '../db/transaction';
import { enqueue } from './enqueue';

/** How many jobs of a task there are, by what becomes of them. */
export interface TaskCounts {
  readonly task: string;
  /** Due and not taken up. */
  readonly due: number;
  /** Set for a time to come, also after a failure. */
  readonly later: number;
  readonly running: number;
  /** Failed for good; waits for somebody to look. */
  readonly failed: number;
}

/** A job that has failed for good. */
export interface FailedJob {
  readonly id: string;
  readonly task: string;
  readonly attempts: number;
  /** What its last attempt failed of; at most `textMax` letters. */
  readonly reason: string;
  readonly failedMs: number;
}

/** A message that this build could not read and that lies aside. */
export interface DeadLetter {
  readonly id: number;
  readonly task: string;
  readonly name: string;
  readonly version: number;
  readonly reason: string;
  readonly laidAsideMs: number;
}

/** Jobs in the queue by task; the queue holds what is not done, so counting it is cheap. */
export async function countJobs(database: Database): Promise<TaskCounts[]> {
  const { rows } = await database.query<{ task: string; due: number; later: number; running: number; failed: number }>(
    'system',
    `select identifier as task,
       count(*) filter (where locked_by is null and attempts < max_attempts and run_at <= now())::int as due,
       count(*) filter (where locked_by is null and attempts < max_attempts and run_at > now())::int as later,
       count(*) filter (where locked_by is not null)::int as running,
       count(*) filter (where locked_by is null and attempts >= max_attempts)::int as failed
     from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = task_id
     group by 1 order by 1`,
    [],
    'queue-count-jobs',
  );
  return rows;
}

/** Jobs that have failed for good, the newest first. */
export async function listFailedJobs(database: Database, countMax: number, textMax: number): Promise<FailedJob[]> {
  const { rows } = await database.query<{ id: string; task: string; attempts: number; reason: string; failed_at: Date }>(
    'system',
    `select jobs.id::text as id, identifier as task, attempts::int as attempts, left(coalesce(last_error, ''), $2) as reason,
       updated_at as failed_at
     from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = task_id
     where locked_by is null and attempts >= max_attempts order by updated_at desc limit $1`,
    [countMax, textMax],
    'queue-failed-jobs',
  );
  return rows.map(({ failed_at, ...job }) => ({ ...job, failedMs: failed_at.getTime() }));
}

/** Letters that lie aside, the newest first, and how many there are in all. */
export async function listDeadLetters(
  database: Database,
  countMax: number,
  textMax: number,
): Promise<{ readonly count: number; readonly letters: readonly DeadLetter[] }> {
  const { rows } = await database.query<{
    id: number;
    task: string;
    name: string;
    version: number;
    reason: string;
    at: Date;
    count: number;
  }>(
    'system',
    `select id, task, name, version, left(reason, $2) as reason, at, count(*) over ()::int as count
     from platform_dead_letter order by id desc limit $1`,
    [countMax, textMax],
    'dead-letters-list',
  );
  return {
    count: rows[0]?.count ?? 0,
    letters: rows.map(({ id, task, name, version, reason, at }) => ({ id, task, name, version, reason, laidAsideMs: at.getTime() })),
  };
}

/**
 * Puts failed jobs back as if they had not been tried, and letters back into
 * the queue. What still fails or cannot be read comes back to where it lay.
 *
 * @returns how many there were of those named.
 */
export function redriveWork(
  database: Database,
  jobIds: readonly number[],
  letterIds: readonly number[],
): Promise<{ readonly jobs: number; readonly letters: number }> {
  return inTransaction(database, 'system', async (transaction) => {
    const connection = connectionOf(transaction);
    const { rows: failed } = await connection.query<{ id: number }>(
      `select id from graphile_worker._private_jobs
       where id = any($1::bigint[]) and locked_by is null and attempts >= max_attempts`,
      [jobIds],
      'queue-failed-of',
    );
    const ids = failed.map(({ id }) => id);
    if (ids.length > 0) {
      await connection.query<{ id: number }>(
        'select id from graphile_worker.reschedule_jobs($1::bigint[], run_at => now(), attempts => 0)',
        [ids],
        'queue-reschedule',
      );
    }
    const { rows: letters } = await connection.query<{
      task: string;
      message_id: string;
      message_time: string;
      name: string;
      version: number;
      body: unknown;
    }>(
      `delete from platform_dead_letter where id = any($1) returning task, message_id, message_time, name, version, body`,
      [letterIds],
      'dead-letters-take',
    );
    for (const { task, message_id, message_time, name, version, body } of letters) {
      await enqueue(transaction, task, { id: message_id, at: message_time, name, version, body });
    }
    return { jobs: ids.length, letters: letters.length };
  });
}
