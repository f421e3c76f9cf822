import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log';
import type { Database } from './database';
import { poolConfig } from './pool-config';

/** Often enough for `Database` to know within its standstill that the database answers. */
const everyMs = 200;
/** An answer is waited for in steps: a process that is itself kept waiting on a busy machine takes fewer of them, and reads what came meanwhile first. */
const stepMs = 50;

export interface AnswerWatch {
  stop(): Promise<void>;
}

/**
 * Asks the database the least question again and again, on a connection of its
 * own, and tells `database` when it takes connections and gives no answers: frozen, or cut
 * off without a word. Statements that last are no sign of it. A database that
 * is gone says so to every caller and is not told here. Each answer is told too.
 *
 * @param silenceMs so long an answer may take: the least question takes a millisecond, on a busy machine some hundred
 */
export function watchAnswers(
  connectionString: string,
  silenceMs: number,
  database: Pick<Database, 'setSilent' | 'heardAnswer'>,
  log: Log,
): AnswerWatch {
  const over = new AbortController();
  let isSilent = false;
  const say = (now: boolean): void => {
    if (now === isSilent) return;
    isSilent = now;
    if (now) log.warn('the database gives no answers');
    else log.info('the database answers again');
    database.setSilent(now);
  };

  /** Asks until there is no answer. @throws Error when the database is gone */
  const ask = async (client: pg.Client): Promise<void> => {
    if (!(await isInTime(client.connect(), silenceMs))) return say(true);
    while (!over.signal.aborted) {
      if (!(await isInTime(client.query('select 1'), silenceMs))) return say(true);
      say(false);
      database.heardAnswer();
      await pause(everyMs, undefined, { signal: over.signal });
    }
  };
  const keep = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const client = new pg.Client({ ...poolConfig(connectionString), keepAlive: true });
      client.on('error', () => {});
      await ask(client).catch(() => say(false));
      // With a question on its way this cuts the connection; nobody waits for a goodbye.
      client.end().catch(() => {});
      await pause(everyMs, undefined, { signal: over.signal }).catch(() => {});
    }
  };
  const kept = keep();

  return {
    async stop() {
      over.abort();
      await Promise.race([kept, pause(silenceMs + stepMs)]);
    },
  };
}

/** Whether something comes true within `ms` of this process's own running; a failure is its own. */
async function isInTime(answer: Promise<unknown>, ms: number): Promise<boolean> {
  let hasCome = false;
  const coming = answer.then(() => (hasCome = true));
  coming.catch(() => {});
  const over = new AbortController();
  try {
    // One more than the time has: what came while this process stood still is read first.
    for (let left = ms + stepMs; left > 0 && !hasCome; left -= stepMs) {
      await Promise.race([coming, pause(Math.min(left, stepMs), undefined, { signal: over.signal })]);
    }
  } finally {
    over.abort();
  }
  return hasCome;
}
