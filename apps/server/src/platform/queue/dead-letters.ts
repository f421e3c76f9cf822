import { openMessage, type Message, type MessageDefinition } from '@mastlight/domain/contract-kit/message';
import type { Database } from '../db/database';
import { connectionOf, inTransaction, type Transaction } from '../db/transaction';
import type { Log } from '../log';
import { enqueue } from './enqueue';

/** So many letters are looked at in one transaction. */
const lettersAtOnce = 100;

/** Lays aside a message that cannot be read, so that it is neither lost nor tried in vain; once, however often it is told. */
export async function layAside(transaction: Transaction, task: string, message: Message, reason: string): Promise<void> {
  await connectionOf(transaction).query(
    `insert into platform_dead_letter (task, message_id, message_time, name, version, body, reason)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (task, message_id) do nothing`,
    [task, message.id, message.at, message.name, message.version, JSON.stringify(message.body ?? null), reason],
    'dead-letter-insert',
  );
}

interface LetterRow {
  readonly id: number;
  readonly task: string;
  readonly message_id: string;
  readonly message_time: string;
  readonly name: string;
  readonly version: number;
  readonly body: unknown;
}

/**
 * Gives letters that this build can read back to the queue, each exactly once:
 * what a newer build has written, or an older one wrote wrongly, is done as
 * soon as a build starts that knows it.
 *
 * @param definitions what each task reads
 * @returns how many were given back.
 */
export async function redriveReadable(database: Database, definitions: ReadonlyMap<string, MessageDefinition>, log: Log): Promise<number> {
  let [redriven, lastId, isEnd] = [0, 0, false];
  while (!isEnd) {
    await inTransaction(database, 'system', async (transaction) => {
      const connection = connectionOf(transaction);
      const { rows } = await connection.query<LetterRow>(
        `select id, task, message_id, message_time, name, version, body from platform_dead_letter
         where task = any($1) and id > $2 order by id limit $3 for update skip locked`,
        [[...definitions.keys()], lastId, lettersAtOnce],
      );
      isEnd = rows.length < lettersAtOnce;
      lastId = rows.at(-1)?.id ?? lastId;
      for (const { id, task, message_id, message_time, name, version, body } of rows) {
        const message: Message = { id: message_id, at: message_time, name, version, body };
        if (!('message' in openMessage(definitions.get(task)!, message))) continue;
        await connection.query('delete from platform_dead_letter where id = $1', [id]);
        await enqueue(transaction, task, message);
        redriven++;
      }
    });
  }
  if (redriven > 0) log.warn({ count: redriven }, 'messages that could not be read before are worked on now');
  return redriven;
}
