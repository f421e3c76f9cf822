import type { Message } from '@mastlight/domain/contract-kit/message';
import { connectionOf, type Transaction } from '../db/transaction';
import { keyedFlag } from './pool-watch';

export interface JobOptions {
  /** Jobs of one key that wait are merged into one. */
  readonly key?: string;
  /** Jobs of one line run one after the other, in all processes together, and so hold one worker at most. */
  readonly line?: string;
  readonly runAt?: Date;
  readonly maxAttempts?: number;
}

/** A message as it is handed in: without an instant it gets that of the transaction. */
type Handed = Omit<Message, 'at'> & { readonly at?: string };

/** Puts a message into the queue for a task: a job, or the reaction to an event. It is there exactly if the transaction commits. */
export async function enqueue(transaction: Transaction, task: string, message: Handed, options: JobOptions = {}): Promise<void> {
  await connectionOf(transaction).query(
    `select graphile_worker.add_job(
       $1,
       json_build_object(
         'id', $2::text,
         'at', coalesce($3::text, to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
         'name', $4::text, 'version', $5::int, 'body', $6::json
       ),
       run_at => $7, max_attempts => $8, job_key => $9, flags => $10, queue_name => $11
     )`,
    [
      task,
      message.id,
      message.at ?? null,
      message.name,
      message.version,
      JSON.stringify(message.body),
      options.runAt?.toISOString() ?? null,
      options.maxAttempts ?? 25,
      options.key ?? null,
      options.key === undefined ? null : [keyedFlag],
      options.line ?? null,
    ],
    'queue-add-job',
  );
}
