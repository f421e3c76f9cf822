import type { Database } from '../db/database';
import type { Log } from '../log';
import type { Clock } from './clock';

/** Between two measurements, unless the database has been out of reach meanwhile. */
const measureEveryMs = 60_000;
/** Connections made anew, after a loss, are a reason to measure; many at once are one reason. */
const measureAgainAfterMs = 5_000;
/** Readings of one measurement; the one with the shortest round trip counts. */
const readings = 3;
/** So far back the clock stands still until time has caught up; a greater step is a database that was put right. */
const heldBackMaxMs = 2_000;
/** A reading that takes longer is no reading. */
const statementMs = 5_000;

export interface DatabaseClock extends Clock {
  /** Measures now. @throws the database's error; the clock goes on as it went. */
  measure(): Promise<void>;
  stop(): void;
}

/** ms since the start of the process, never set back, whatever happens to the machine's clock. */
const monotonic = (): number => performance.now();

/**
 * The database's clock, kept on this side: measured at the start, each minute
 * and after a lost connection, and carried on by the process's own steady
 * count in between. Several processes agree on when something expires, and a
 * machine whose clock jumps expires nothing and keeps nothing alive.
 * Exact to half the round trip of a query; it never runs backwards by less
 * than two seconds, it waits.
 *
 * @throws the database's error when the first measurement fails.
 */
export async function startDatabaseClock(
  database: Pick<Database, 'query' | 'pool' | 'unhurried'>,
  log: Log,
  elapsedMs: () => number = monotonic,
): Promise<DatabaseClock> {
  /** Database time minus elapsed time. */
  let offsetMs = 0;
  let lastToldMs = Number.NEGATIVE_INFINITY;
  let measuredAtMs = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;

  async function read(): Promise<{ offsetMs: number; tripMs: number }> {
    const sentMs = elapsedMs();
    // The timer may have been begun by a request: its connections are not for us.
    const { rows } = await database.unhurried(
      () => database.query<{ ms: number }>('system', 'select extract(epoch from clock_timestamp())::float8 * 1000 as ms', [], 'clock-read'),
      statementMs,
    );
    const tripMs = elapsedMs() - sentMs;
    return { offsetMs: rows[0]!.ms - (sentMs + tripMs / 2), tripMs };
  }

  async function measureOnce(): Promise<void> {
    let best = await read();
    for (let count = 1; count < readings; count++) {
      const next = await read();
      if (next.tripMs < best.tripMs) best = next;
    }
    const stepMs = best.offsetMs - offsetMs;
    if (measuredAtMs > Number.NEGATIVE_INFINITY && Math.abs(stepMs) > heldBackMaxMs) {
      log.warn({ stepMs: Math.round(stepMs) }, 'the clock of the database was set');
      lastToldMs = Number.NEGATIVE_INFINITY;
    }
    offsetMs = best.offsetMs;
    measuredAtMs = elapsedMs();
  }

  const measure = (): Promise<void> => (running ??= measureOnce().finally(() => (running = null)));
  const measureQuietly = (): void => {
    measure().catch((error: unknown) => log.debug({ err: error }, 'the clock of the database was not read'));
  };
  const onConnect = (): void => {
    if (elapsedMs() - measuredAtMs >= measureAgainAfterMs) measureQuietly();
  };

  await measure();
  database.pool.on('connect', onConnect);
  const timer = setInterval(measureQuietly, measureEveryMs);
  timer.unref();
  return {
    nowMs() {
      lastToldMs = Math.max(lastToldMs, Math.floor(elapsedMs() + offsetMs));
      return lastToldMs;
    },
    measure,
    stop() {
      clearInterval(timer);
      database.pool.off('connect', onConnect);
    },
  };
}
