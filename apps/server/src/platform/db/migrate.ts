import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTexts } from '@mastlight/domain/vocabulary/platform-texts';
import { sha256 } from '../ids';
import type { Database } from './database';
import { orderMigrations } from './migration-order';

/** Two processes that start at once must not migrate at once. */
const migrationLockId = 7_305_001;

/**
 * Brings the schema forward: each file of `directory`, in the order of its
 * name, once, in a transaction of its own. There is no way back down.
 *
 * @returns names of the migrations that were run.
 * @throws Error when a file that has run was changed afterwards; with a text for
 * people when the build and the database do not fit (`orderMigrations`).
 */
export async function migrate(database: Database, directory: string, tell: (text: string) => void = () => {}): Promise<string[]> {
  const files = (await readdir(directory)).filter((name) => name.endsWith('.sql'));
  return database.run('system', async (connection) => {
    await connection.query('select pg_advisory_lock($1)', [migrationLockId]);
    try {
      await connection.query(
        'create table if not exists migration (name text primary key, digest text not null, run_at timestamptz not null default now())',
      );
      const { rows } = await connection.query<{ name: string; digest: string }>('select name, digest from migration');
      const run = new Map(rows.map((row) => [row.name, row.digest]));
      const due: { name: string; sql: string; digest: string }[] = [];
      const dueNames = new Set(orderMigrations(files, new Set(run.keys())));
      for (const name of files.toSorted()) {
        const sql = await readFile(join(directory, name), 'utf8');
        const digest = sha256(sql);
        if (dueNames.has(name)) due.push({ name, sql, digest });
        else if (run.get(name) !== digest) throw new Error(`Migration ${name} was changed after it had run.`);
      }
      if (due.length > 0) tell(startTexts.migrating(due.length));
      for (const { name, sql, digest } of due) {
        await connection.query('begin');
        try {
          await connection.query(sql);
          await connection.query('insert into migration (name, digest) values ($1, $2)', [name, digest]);
          await connection.query('commit');
        } catch (error) {
          await connection.query('rollback');
          throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
        }
      }
      return due.map(({ name }) => name);
    } finally {
      await connection.query('select pg_advisory_unlock($1)', [migrationLockId]);
    }
  });
}

/** Whether every migration of this build has run on the database. */
export async function isMigrated(database: Database, directory: string): Promise<boolean> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql'));
  const { rows } = await database.query<{ count: number }>('system', 'select count(*)::int as count from migration where name = any($1)', [
    names,
  ]);
  return rows[0]!.count === names.length;
}
