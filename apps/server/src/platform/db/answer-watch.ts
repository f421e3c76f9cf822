import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log';
import { poolConfig } from './pool-config';

const everyMs = 500;
/** What came while this process itself stood still is read first. */
const graceMs = 50;

export interface AnswerWatch {
  stop(): Promise<void>;
}

/**
 * Asks the database the least question again and again, on a connection of its
 * own, and tells when it takes connections and gives no answers: frozen, or cut
 * off without a word. Statements that last are no sign of it. A database that
 * is gone says so to every caller and is not told here.
 *
 * @param silenceMs so long an answer may take: the least question takes a millisecond, on a busy machine some hundred
 */
export function watchAnswers(connectionString: string, silenceMs: number, tell: (isSilent: boolean) => void, log: Log): AnswerWatch {
  const over = new AbortController();
  let isSilent = false;
  const say = (now: boolean): void => {
    if (now === isSilent) return;
    isSilent = now;
    if (now) log.warn('the database gives no answers');
    else log.info('the database answers again');
    tell(now);
  };

  /** Asks until there is no answer. @throws Error when the database is gone */
  const ask = async (client: pg.Client): Promise<void> => {
    if (!(await isInTime(client.connect(), silenceMs))) return say(true);
    while (!over.signal.aborted) {
      if (!(await isInTime(client.query('select 1'), silenceMs))) return say(true);
      say(false);
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
      await Promise.race([kept, pause(silenceMs + graceMs)]);
    },
  };
}

/** Whether something comes true within `ms`; a failure is its own. */
async function isInTime(answer: Promise<unknown>, ms: number): Promise<boolean> {
  let hasCome = false;
  const coming = answer.then(() => (hasCome = true));
  const late = new AbortController();
  try {
    await Promise.race([coming, pause(ms, undefined, { signal: late.signal })]);
  } finally {
    late.abort();
  }
  if (!hasCome) await Promise.race([coming, pause(graceMs)]);
  coming.catch(() => {});
  return hasCome;
}
