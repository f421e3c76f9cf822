// Guarantee: the embedded database keeps what was committed over clean and
// unclean ends, is taken over when its parent died, and is refused to a second
// process on the same data.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from '@mastlight/testing/wait-for';
import { createLog } from '../log';
import { Database } from './database';
import { startEmbeddedPostgres } from './embedded-postgres';
import { lockDataDir } from './lock-data-dir';

let dataDir: string;
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'mastlight-embedded-'))));
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function withDatabase<T>(connectionString: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = new Database(connectionString, createLog('silent'), { max: 2 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('embedded database', () => {
  it('syncs to disk, binds its role to row-level security, and keeps data over stop and kill', async () => {
    const first = await startEmbeddedPostgres(dataDir);
    await withDatabase(first.connectionString, async (database) => {
      const { rows } = await database.query<{ fsync: string; super: boolean }>(
        'system',
        "select current_setting('fsync') as fsync, rolsuper or rolbypassrls as super from pg_roles where rolname = current_user",
      );
      expect(rows).toEqual([{ fsync: 'on', super: false }]);
      await database.query('system', 'create table kept (n int)');
      await database.query('system', 'insert into kept values (1)');
    });
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);

    const second = await startEmbeddedPostgres(dataDir);
    await withDatabase(second.connectionString, (database) => database.query('system', 'insert into kept values (2)'));
    process.kill(second.pid, 'SIGKILL');
    await waitFor('the killed server to be gone', () => !isAlive(second.pid));

    const third = await startEmbeddedPostgres(dataDir);
    await withDatabase(third.connectionString, async (database) => {
      expect((await database.query<{ n: number }>('system', 'select n from kept order by n')).rows).toEqual([{ n: 1 }, { n: 2 }]);
    });
    await third.stop();
  });

  it('takes over a server whose parent died', async () => {
    const first = await startEmbeddedPostgres(dataDir);
    const again = await startEmbeddedPostgres(dataDir);
    expect(again.pid).toBe(first.pid);
    await again.stop();
    expect(isAlive(first.pid)).toBe(false);
  });
});

describe('claim on a data folder', () => {
  it('is refused while its process lives, with the folder and the pid', () => {
    const release = lockDataDir(dataDir);
    expect(() => lockDataDir(dataDir)).toThrow(new RegExp(`${dataDir}.*${process.pid}`));
    release();
    lockDataDir(dataDir)();
  });

  it('is taken over from a process that is gone', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => child.on('exit', resolve));
    await writeFile(join(dataDir, 'mastlight.lock'), `${child.pid} 12345`);
    expect(() => lockDataDir(dataDir)()).not.toThrow();
  });

  it('is taken over when another program got the pid since', async () => {
    await writeFile(join(dataDir, 'mastlight.lock'), `${process.pid} 1`);
    expect(() => lockDataDir(dataDir)()).not.toThrow();
  });
});
