import type { Database } from '../../../platform/db/database';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { DecodingLane } from '../decoding-lane';

/**
 * The messages of a lane that another process was decoding when it ended, as
 * far as they still wait. The caller has the lane's turn, so that nobody is at them.
 */
export async function findLeftBehind(transaction: Transaction, processId: string, lane: DecodingLane): Promise<number[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number }>(
    `select id from intake_message
     where id = any(array(select unnest(message_ids) from intake_decoding where process <> $1)) and state = 'received' and source = any($2)`,
    [processId, lane.sources],
    'intake-left-behind',
  );
  return rows.map(({ id }) => id);
}

/**
 * Notes what is about to be decoded, whatever becomes of the transaction that
 * does it. It need not survive the database's end, so nobody waits for the disk.
 */
export async function noteDecoding(
  database: Database,
  processId: string,
  lane: DecodingLane,
  messageIds: readonly number[],
): Promise<void> {
  await database.query(
    'system',
    `with fast as materialized (select set_config('synchronous_commit', 'off', true))
     insert into intake_decoding (lane, process, message_ids) select $3, $1, $2 from fast
     on conflict (lane) do update set process = excluded.process, message_ids = excluded.message_ids`,
    [processId, messageIds, lane.name],
    'intake-note-decoding',
  );
}

/** Counts that a message left behind is taken up alone, whatever becomes of the transaction that does it. */
export async function countTry(database: Database, messageId: number): Promise<void> {
  await database.query('system', 'update intake_message set tries = tries + 1 where id = $1', [messageId], 'intake-count-try');
}
