// Makes the moment in which a kill must fall, in place of hoping for it: what
// comes to the gate inside a transaction waits there, neither done nor undone.
import { waitFor } from '@mastlight/testing/wait-for';
import pg from 'pg';
import { poolConfig } from '../platform/db/pool-config';

/** One gate a database: the key of its lock means nothing beyond it. */
const lockKey = 42;

export interface DatabaseGate {
  /** Closes the gate; gives when the database has done so. */
  close(): Promise<void>;
  open(): Promise<void>;
  /** How many transactions stand before it now. */
  countWaiting(): Promise<number>;
  /** Gives when the first transaction stands before it. */
  untilSomebodyWaits(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Puts an open gate into a test's database.
 *
 * @param moment of a trigger, for example `after insert on tracking_fact for each statement`
 */
export async function makeDatabaseGate(databaseUrl: string, moment: string): Promise<DatabaseGate> {
  const keeper = new pg.Client({ ...poolConfig(databaseUrl), user: 'postgres' });
  await keeper.connect();
  await keeper.query(`
    create function wait_at_gate() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(${lockKey}); return new; end $$;
    create trigger wait_at_gate ${moment} execute function wait_at_gate()`);
  const countWaiting = async (): Promise<number> => {
    const { rows } = await keeper.query<{ count: number }>(
      `select count(*)::int as count from pg_locks
       where locktype = 'advisory' and objid = ${lockKey} and not granted and database = (select oid from pg_database where datname = current_database())`,
    );
    return rows[0]!.count;
  };
  return {
    async close() {
      await keeper.query(`select pg_advisory_lock(${lockKey})`);
    },
    async open() {
      await keeper.query(`select pg_advisory_unlock(${lockKey})`);
    },
    countWaiting,
    async untilSomebodyWaits() {
      await waitFor('somebody at the gate', async () => (await countWaiting()) > 0);
    },
    stop: () => keeper.end(),
  };
}
