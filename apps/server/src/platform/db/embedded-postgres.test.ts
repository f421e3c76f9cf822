// Guarantee: the embedded database keeps what was committed over clean and
// unclean ends, comes back when it dies, is taken over when its parent died, is
// refused to a second process on the same data, and to every other user.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTexts } from '@mastlight/domain/vocabulary/platform-texts';
import { waitFor } from '@mastlight/testing/wait-for';
import { createLog } from '../log';
import { Database } from './database';
import { poolConfig } from './pool-config';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres';
import { lockDataDir } from './lock-data-dir';
import { tellableLog } from './postmaster';
import { copyDataFolder, layDatabase } from '../../scenarios/lay-database';

/** A data folder whose database holds one row, stopped; `makeUsed` copies it. */
let usedDir: string;
beforeAll(async () => {
  usedDir = await mkdtemp(join(tmpdir(), 'mastlight-used-'));
  layDatabase(usedDir);
  const postgres = await startEmbeddedPostgres(usedDir);
  await withDatabase(postgres.connectionString, (database) => database.query('system', 'create table kept as select 1 as n'));
  await postgres.stop();
});
afterAll(() => rm(usedDir, { recursive: true, force: true }));

let dataDir: string;
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'mastlight-embedded-'))));
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** A data folder as a product leaves it that has run: to copy one takes a fraction of what making one takes. */
function makeUsed(folder = dataDir): void {
  copyDataFolder(usedDir, folder);
}

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

/** Ends the server hard and keeps it from coming back, as when the whole machine stops. */
async function killWithParent(postgres: EmbeddedPostgres, claim: { isLost: boolean }): Promise<void> {
  const { pid } = postgres;
  claim.isLost = true;
  process.kill(pid, 'SIGKILL');
  await waitFor('the killed server to be gone', () => !isAlive(pid));
}

const isRoot = process.getuid?.() === 0;
const countKept = (database: Database): Promise<number> =>
  database.query<{ n: number }>('system', 'select count(*)::int as n from kept').then(({ rows }) => rows[0]!.n);

describe('embedded database', () => {
  it('A2: starts beside a lock of its socket whose pid is another program of its user', async () => {
    const claim = { isLost: false };
    makeUsed();
    const first = await startEmbeddedPostgres(dataDir, { mayRestart: () => !claim.isLost });
    const { uid } = statSync(join(dataDir, 'postgres/cluster'));
    const lock = join(dataDir, 'postgres/run/.s.PGSQL.5432.lock');
    const held = readFileSync(lock, 'utf8');
    await killWithParent(first, claim);
    const other = spawn('sleep', ['60'], { uid, stdio: 'ignore' });
    try {
      await writeFile(lock, held.replace(/^\d+/, String(other.pid)));
      await expect(startEmbeddedPostgres(dataDir).then((again) => again.stop())).resolves.toBeUndefined();
    } finally {
      other.kill();
    }
  });

  it('A2: a copy of the data folder that holds a link does not run on the database of the original', async () => {
    await chmod(dataDir, 0o711);
    makeUsed(join(dataDir, 'data'));
    await rename(join(dataDir, 'data/postgres'), join(dataDir, 'elsewhere'));
    await symlink(join(dataDir, 'elsewhere'), join(dataDir, 'data/postgres'));
    const original = await startEmbeddedPostgres(join(dataDir, 'data'));
    await cp(join(dataDir, 'data'), join(dataDir, 'copy'), { recursive: true, verbatimSymlinks: true });
    await expect(startEmbeddedPostgres(join(dataDir, 'copy'))).rejects.toThrow(
      startTexts.dataInUse(join(dataDir, 'elsewhere'), process.pid),
    );
    await original.stop();
    await (await startEmbeddedPostgres(join(dataDir, 'copy'))).stop();
  });

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

    const claim = { isLost: false };
    const second = await startEmbeddedPostgres(dataDir, { mayRestart: () => !claim.isLost });
    await withDatabase(second.connectionString, (database) => database.query('system', 'insert into kept values (2)'));
    await killWithParent(second, claim);

    const third = await startEmbeddedPostgres(dataDir);
    await withDatabase(third.connectionString, async (database) => {
      expect((await database.query<{ n: number }>('system', 'select n from kept order by n')).rows).toEqual([{ n: 1 }, { n: 2 }]);
    });
    await third.stop();
  });

  it('A4 starts a server that died again, also one that was taken over', async () => {
    makeUsed();
    const first = await startEmbeddedPostgres(dataDir);
    const killAndAwait = async (postgres: EmbeddedPostgres): Promise<void> => {
      const { pid } = postgres;
      process.kill(pid, 'SIGKILL');
      await waitFor('another server', () => postgres.pid !== pid);
      await waitFor('an answer', () =>
        withDatabase(postgres.connectionString, countKept).then(
          () => true,
          () => false,
        ),
      );
    };
    await killAndAwait(first);
    await killAndAwait(first);

    // A second parent, as after the first was killed; the first must not race it for the restart.
    const claim = { isLost: false };
    await first.stop();
    const parent = await startEmbeddedPostgres(dataDir, { mayRestart: () => !claim.isLost });
    claim.isLost = true;
    const heir = await startEmbeddedPostgres(dataDir);
    expect(heir.pid).toBe(parent.pid);
    await killAndAwait(heir);
    await heir.stop();
    await waitFor('its end', () => !isAlive(heir.pid));
  });

  it('F2 S-13 tells of its death without the phones in its log, and keeps the log of the run before', async () => {
    const phone = '13812345678';
    const lines: string[] = [];
    makeUsed();
    const first = await startEmbeddedPostgres(dataDir, { log: createLog('info', { write: (line) => void lines.push(line) }) });
    await withDatabase(first.connectionString, async (database) => {
      await database.query('system', 'create table person (phone text primary key)');
      for (const statement of [
        `insert into person values ('${phone}')`,
        `insert into person values ('${phone}')`,
        `select '\n LOG: ${phone}'::int`,
      ]) {
        await database.query('system', statement).catch(() => {});
      }
    });
    const { pid } = first;
    process.kill(pid, 'SIGTERM');
    await waitFor('another server', () => lines.some((line) => line.includes('runs again')));
    await first.stop();
    const told = lines.find((line) => line.includes('started again'))!;
    expect(told).toContain('shutting down');
    expect(lines.join('')).not.toContain(phone.slice(1));
    expect(await readFile(join(dataDir, 'postgres/postgres.log'), 'utf8')).not.toMatch(/STATEMENT|DETAIL/);
    await (await startEmbeddedPostgres(dataDir)).stop();
    expect(await readFile(join(dataDir, 'postgres/postgres.log.1'), 'utf8')).toContain('shutting down');
  });

  it('F2 S-13 tells of a log only what the server says of itself, cut', () => {
    const log = `2026-11-22 01:00:00.000 UTC [7] ERROR:  duplicate key value
2026-11-22 01:00:00.000 UTC [7] DETAIL:  Key (phone)=(13812345678) already exists.
2026-11-22 01:00:00.000 UTC [7] STATEMENT:  select ' LOG:  13812345678'
\t2026-11-22 01:00:00.000 UTC [7] LOG:  13812345678
2026-11-22 01:00:00.000 UTC [1] LOG:  of 13812345678
2026-11-22 01:00:00.000 UTC [1] FATAL:  no room\n`;
    expect(tellableLog(log)).toBe('2026-11-22 01:00:00.000 UTC [1] LOG:  of 1**********\n2026-11-22 01:00:00.000 UTC [1] FATAL:  no room');
  });

  it('takes over a server whose parent died', async () => {
    const claim = { isLost: false };
    makeUsed();
    const first = await startEmbeddedPostgres(dataDir, { mayRestart: () => !claim.isLost });
    claim.isLost = true;
    const again = await startEmbeddedPostgres(dataDir);
    expect(again.pid).toBe(first.pid);
    await again.stop();
    await waitFor('its end', () => !isAlive(first.pid));
  });

  it('A2 refuses a cluster without PG_VERSION, deletes nothing, and goes on when the file is back', async () => {
    makeUsed();
    const cluster = join(dataDir, 'postgres/cluster');
    const version = await readFile(join(cluster, 'PG_VERSION'));
    await rm(join(cluster, 'PG_VERSION'));
    await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(startTexts.clusterStrange(cluster));
    await writeFile(join(cluster, 'PG_VERSION'), version);
    await chmod(join(cluster, 'PG_VERSION'), 0o644);
    const again = await startEmbeddedPostgres(dataDir);
    expect(await withDatabase(again.connectionString, countKept)).toBe(1);
    await again.stop();
  });
});

describe('F16 a cluster that this build cannot open', () => {
  it.each<[string, (cluster: string) => string]>([
    ['15\n', (cluster) => startTexts.clusterOfVersion(cluster, '15', '18')],
    ['\0\0rubbish', (cluster) => startTexts.clusterStrange(cluster)],
  ])('is told of: PG_VERSION %j', async (content, text) => {
    const cluster = join(dataDir, 'postgres/cluster');
    makeUsed();
    for (const path of [cluster, join(dataDir, 'database.json')]) await rm(path, { recursive: true });
    await mkdir(cluster);
    await writeFile(join(cluster, 'PG_VERSION'), content);
    await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(text(cluster));
    expect(await readFile(join(cluster, 'PG_VERSION'), 'utf8')).toBe(content);
  });
});

describe('F4 a database that was here and is gone', () => {
  const path = (name: string): string => join(dataDir, name);
  it.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
    [
      'its cluster emptied, as an unmounted disk leaves it',
      () => rename(path('postgres/cluster'), path('aside')).then(() => mkdir(path('postgres/cluster'))),
      () => rename(path('aside'), path('postgres/cluster')),
    ],
    ['its cluster removed', () => rename(path('postgres/cluster'), path('aside')), () => rename(path('aside'), path('postgres/cluster'))],
    ['all of postgres/ removed', () => rename(path('postgres'), path('aside')), () => rename(path('aside'), path('postgres'))],
    [
      'all of postgres/ emptied',
      () => rename(path('postgres'), path('aside')).then(() => mkdir(path('postgres'))),
      () => rename(path('aside'), path('postgres')),
    ],
  ])('is not made anew: %s', async (_name, lose, restore) => {
    makeUsed();
    await lose();
    const before = existsSync(path('postgres')) ? await readdir(path('postgres')) : null;
    await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(startTexts.clusterGone(path('postgres/cluster')));
    expect(existsSync(path('postgres')) ? await readdir(path('postgres')) : null).toEqual(before);
    await restore();
    const again = await startEmbeddedPostgres(dataDir);
    expect(await withDatabase(again.connectionString, countKept)).toBe(1);
    await again.stop();
  });

  it('is not replaced by another one in its place, until the mark is taken away', async () => {
    makeUsed();
    const other = await mkdtemp(join(tmpdir(), 'mastlight-other-'));
    try {
      await (await startEmbeddedPostgres(other)).stop();
      await rename(path('postgres/cluster'), path('aside'));
      await rename(join(other, 'postgres/cluster'), path('postgres/cluster'));
      await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(startTexts.clusterOther(path('postgres/cluster')));
      await rm(path('database.json'));
      await (await startEmbeddedPostgres(dataDir)).stop();
      expect(existsSync(path('database.json'))).toBe(true);
    } finally {
      await rm(other, { recursive: true, force: true });
    }
  });

  it('is known in a data folder of an older version from its next start on, and when the mark itself was cut off', async () => {
    makeUsed();
    await rm(path('database.json'));
    await (await startEmbeddedPostgres(dataDir)).stop();
    expect(JSON.parse(await readFile(path('database.json'), 'utf8'))).toEqual({
      systemIdentifier: expect.stringMatching(/^\d{15,}$/) as string,
      version: '18',
    });
    await writeFile(path('database.json'), '');
    await rename(path('postgres/cluster'), path('aside'));
    await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(startTexts.clusterGone(path('postgres/cluster')));
  });
});

describe.runIf(isRoot)('A15 embedded database started by root', () => {
  it("A15 runs under a uid that is nobody else's, which is in no file of accounts", async () => {
    const postgres = await startEmbeddedPostgres(dataDir);
    const { uid } = statSync(`/proc/${postgres.pid}`);
    expect(uid).toBe(statSync(join(dataDir, 'postgres/cluster')).uid);
    expect([0, 65_534]).not.toContain(uid);
    expect(await readFile('/etc/passwd', 'utf8')).not.toContain(`:${uid}:`);
    await postgres.stop();
  });

  it('A15 lets no other user in, neither by the socket nor by its files, not even as the role of the platform', async () => {
    makeUsed();
    const postgres = await startEmbeddedPostgres(dataDir);
    const socketDir = poolConfig(postgres.connectionString).host!;
    expect(await connectAs(65_534, socketDir, 'postgres')).toMatch(/EACCES/);
    for (const name of ['cluster/PG_VERSION', 'postgres.log']) expect(() => readAs(65_534, join(dataDir, 'postgres', name))).toThrow();
    // Even where the folder is open to all, the server believes the kernel and not the caller.
    await chmod(socketDir, 0o711);
    await chmod(join(socketDir, '.s.PGSQL.5432'), 0o777);
    for (const role of ['postgres', 'mastlight']) expect(await connectAs(65_534, socketDir, role)).toMatch(/28000/);
    expect(await connectAs(0, socketDir, 'postgres')).toBe('in');
    await postgres.stop();
  });

  it('takes over what an older version left: owned by nobody and trusting everybody, running or not', async () => {
    makeUsed();
    const home = join(dataDir, 'postgres');
    await chmod(dataDir, 0o711);
    await mkdir(join(home, 'run'), { mode: 0o700 });
    // The program of this folder alone: the copy shares its files with others.
    execFileSync('sh', ['-c', 'cp -a runtime own && rm -r runtime && mv own runtime'], { cwd: home });
    execFileSync('chown', ['-R', '65534:65534', home]);
    await writeFile(join(home, 'cluster/pg_hba.conf'), 'local all all trust\n');
    const old = spawn(
      join(home, 'runtime/bin/postgres'),
      ['-D', join(home, 'cluster'), '-c', 'listen_addresses=', '-c', `unix_socket_directories=${join(home, 'run')}`],
      {
        uid: 65_534,
        gid: 65_534,
        cwd: '/',
        stdio: 'ignore',
      },
    );
    await waitFor('the old server', async () => (await connectAs(65_534, join(home, 'run'), 'postgres')) === 'in');

    const again = await startEmbeddedPostgres(dataDir);
    expect(again.pid).not.toBe(old.pid);
    expect(await withDatabase(again.connectionString, countKept)).toBe(1);
    expect(statSync(`/proc/${again.pid}`).uid).not.toBe(65_534);
    expect(statSync(join(home, 'runtime')).uid).toBe(0);
    expect(execFileSync('find', [home, '-user', 'nobody']).toString()).toBe('');
    expect(await readFile(join(home, 'cluster/pg_hba.conf'), 'utf8')).not.toContain('trust');
    await again.stop();
  });

  it('keeps its uid over restarts and gives the folder to a new one after a copy by root', async () => {
    makeUsed();
    const first = await startEmbeddedPostgres(dataDir);
    const { uid } = statSync(`/proc/${first.pid}`);
    await first.stop();
    const copy = await mkdtemp(join(tmpdir(), 'mastlight-copy-'));
    try {
      execFileSync('cp', ['-r', join(dataDir, 'postgres'), join(copy, 'postgres')]);
      const copied = await startEmbeddedPostgres(copy);
      const again = await startEmbeddedPostgres(dataDir);
      expect(statSync(`/proc/${again.pid}`).uid).toBe(uid);
      expect(statSync(`/proc/${copied.pid}`).uid).toBeGreaterThan(60_000);
      await again.stop();
      await copied.stop();
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  });
});

/** The driver in one piece, read by us: another user may not reach it. */
let driver: Promise<string> | undefined;
async function bundleDriver(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: "export { Client } from 'pg'", resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    external: ['pg-native'],
  });
  return outputFiles[0]!.text;
}

/** Tries to connect from a process of another user: `in`, or why not. */
async function connectAs(uid: number, socketDir: string, role: string): Promise<string> {
  const script = `const module = { exports: {} }; ((module, exports) => {${await (driver ??= bundleDriver())}})(module, module.exports);
    const client = new module.exports.Client({ host: ${JSON.stringify(socketDir)}, user: ${JSON.stringify(role)}, database: 'postgres' });
    client.connect().then(() => client.end().then(() => console.log('in')), (error) => console.log(error.code));`;
  const child = spawn(process.execPath, ['-'], { uid, gid: uid, cwd: '/', stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(script);
  let told = '';
  child.stdout.on('data', (chunk: Buffer) => (told += chunk.toString()));
  await new Promise((resolve) => child.on('close', resolve));
  return told.trim();
}

function readAs(uid: number, file: string): void {
  execFileSync('cat', [file], { uid, gid: uid, cwd: '/', stdio: 'ignore' });
}

describe('claim on a data folder', () => {
  it('is refused while its process lives, with the folder and the pid', () => {
    const claim = lockDataDir(dataDir);
    expect(() => lockDataDir(dataDir)).toThrow(new RegExp(`${dataDir}.*${process.pid}`));
    expect(claim.isHeld()).toBe(true);
    claim.release();
    expect(claim.isHeld()).toBe(false);
    lockDataDir(dataDir).release();
  });

  it('is taken over from a process that is gone', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => child.on('exit', resolve));
    await writeFile(join(dataDir, 'mastlight.lock'), `${child.pid} 12345`);
    expect(() => lockDataDir(dataDir).release()).not.toThrow();
  });

  it('is taken over when another program got the pid since', async () => {
    await writeFile(join(dataDir, 'mastlight.lock'), `${process.pid} 1`);
    expect(() => lockDataDir(dataDir).release()).not.toThrow();
  });

  it.runIf(process.platform === 'linux')('F13 is taken over from a process that has ended and that its parent does not bury', async () => {
    // The program that takes the shell's place knows nothing of the shell's child.
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const pid = Number(await new Promise<string>((done) => parent.stdout.once('data', (chunk: Buffer) => done(chunk.toString()))));
    const statOf = (): string[] =>
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
    try {
      await writeFile(join(dataDir, 'mastlight.lock'), `${pid} ${statOf()[19]}`);
      expect(() => lockDataDir(dataDir)).toThrow(String(pid));
      await waitFor('the end of the process', () => statOf()[0] === 'Z');
      expect(() => lockDataDir(dataDir).release()).not.toThrow();
    } finally {
      parent.kill('SIGKILL');
    }
  });
});
