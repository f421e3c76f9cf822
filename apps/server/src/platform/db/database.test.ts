// Guarantee: whoever asks a database that is gone or busy hears of it within a
// second; work beside requests has connections of its own; and a database that
// refuses writes still reads.
import { randomBytes } from 'node:crypto';
import { createServer, type Server, type Socket } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { goalMs } from '@mastlight/testing/goal-ms';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createLog } from '../log';
import { Database, type Connection } from './database';
import { watchAnswers } from './answer-watch';
import { classifyDriverError, DatabaseBusy, isDatabaseGone } from './database-errors';
import { poolConfig } from './pool-config';
import { requireBoundRole } from './require-bound-role';

const connectionString = process.env['MASTLIGHT_TEST_DATABASE']!;
const log = createLog('silent');

const toldMs = goalMs(1_000);

let database: Database;
beforeEach(() => void (database = new Database(connectionString, log, { max: 2 })));
afterEach(() => database.close());

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

/** Time and outcome of a call. */
async function time(call: () => Promise<unknown>): Promise<{ ms: number; error: unknown }> {
  const startMs = performance.now();
  const error = await failureOf(call());
  return { ms: performance.now() - startMs, error };
}

describe('R-09 a database that is gone', () => {
  it('R-09 is told at once when nobody listens', async () => {
    const gone = new Database('socket:%2Fno%2Fsuch%2Ffolder?db=mastlight&user=mastlight', log);
    const { ms, error } = await time(() => gone.query('system', 'select 1'));
    expect(isDatabaseGone(error)).toBe(true);
    expect(ms).toBeLessThan(toldMs);
    await gone.close();
  });

  it('R-09 is told within a second when it is frozen: it takes connections and never answers', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'mastlight-frozen-'));
    const sockets: Socket[] = [];
    const frozen: Server = createServer((socket) => void sockets.push(socket));
    await new Promise<void>((done) => frozen.listen(join(directory, '.s.PGSQL.5432'), done));
    const stuck = new Database(`socket:${encodeURIComponent(directory)}?db=mastlight&user=mastlight`, log, { max: 2 });
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => time(() => stuck.query('system', 'select 1'))));
    for (const { ms, error } of outcomes) {
      expect(isDatabaseGone(error)).toBe(true);
      expect(ms).toBeLessThan(toldMs);
    }
    for (const socket of sockets) socket.destroy();
    await stuck.close();
    await new Promise((done) => frozen.close(done));
    await rm(directory, { recursive: true, force: true });
  });

  it.each([
    ['gives no answers: gone, within a second', false, true],
    ['answers: busy, after a turn has been waited for', true, false],
  ])('is told apart from a busy one: all connections are taken, and it %s', async (_name, isAnswering, isGone) => {
    let release = (): void => {};
    const held = new Promise<void>((done) => (release = done));
    const holders = [1, 2].map(() => database.run('system', () => held));
    const answers = isAnswering ? watchAnswers(connectionString, 2_000, database, log) : null;
    const { ms, error } = await time(() => database.query('system', 'select 1'));
    await answers?.stop();
    expect([isDatabaseGone(error), error instanceof DatabaseBusy]).toEqual([isGone, !isGone]);
    expect(ms).toBeLessThan(isGone ? toldMs : Infinity);
    // Work beside requests is not touched by that.
    const { rows } = await database.unhurried(() => database.query<{ n: number }>('system', 'select 1 as n'));
    expect(rows).toEqual([{ n: 1 }]);
    release();
    await Promise.all(holders);
    expect((await database.query('system', 'select 1')).rowCount).toBe(1);
    expect(database.connections.lent).toBe(0);
  });

  it('is not told to a burst that waits its turn, however long the queue', async () => {
    const outcomes = await Promise.all(Array.from({ length: 24 }, () => time(() => database.query('system', 'select pg_sleep(0.1)'))));
    expect(outcomes.map(({ error }) => error)).toEqual(outcomes.map(() => null));
    expect(Math.max(...outcomes.map(({ ms }) => ms))).toBeGreaterThan(1_000);
    expect(database.connections.lent).toBe(0);
  });

  it.each([
    [true, { code: '08006' }],
    [true, { code: '53000' }],
    [true, { code: '53100' }],
    [true, { code: '53300' }],
    [true, { code: '57P01' }],
    [true, { code: '57P03' }],
    [true, { code: '58030' }],
    [true, { code: '25006' }],
    [true, { code: '57014' }],
    [true, { code: 'ECONNREFUSED' }],
    [true, { code: 'ENOENT', syscall: 'connect' }],
    [true, { code: 'ECONNRESET' }],
    [true, { code: 'EPIPE' }],
    [true, { message: 'timeout exceeded when trying to connect' }],
    [true, { message: 'Connection terminated unexpectedly' }],
    [true, { message: 'Connection terminated due to connection timeout' }],
    [true, { message: 'Query read timeout' }],
    [false, { code: '53200' }],
    [false, { code: '53400' }],
    [false, { code: 'ENOENT', syscall: 'open' }],
    [false, { code: '23505' }],
    [false, { code: '42P01' }],
    [false, { code: '22P02' }],
    [false, { code: 'FST_ERR_VALIDATION' }],
    [false, { message: 'no' }],
    [false, { code: 409 }],
    [false, { code: 503, message: 'Connection terminated' }],
  ])('what the driver throws is told as gone: %s for %o', (expected, fields) => {
    const thrown = Object.assign(new Error('x'), fields);
    const told = classifyDriverError(thrown);
    expect(isDatabaseGone(told)).toBe(expected);
    expect(expected ? (told as Error).cause : told).toBe(thrown);
    expect(isDatabaseGone(new Error('around it', { cause: told }))).toBe(expected);
    // The same from anybody else, even within our connection, says nothing about the database.
    expect(isDatabaseGone(thrown)).toBe(false);
  });

  it('F8 what work throws of its own passes as it is, and keeps its connection', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
    const pid = (): Promise<number> =>
      database.query<{ pid: number }>('system', 'select pg_backend_pid() as pid').then(({ rows }) => rows[0]!.pid);
    const before = await pid();
    expect(await failureOf(database.run('system', () => Promise.reject(refused)))).toBe(refused);
    expect(isDatabaseGone(refused)).toBe(false);
    expect(await pid()).toBe(before);
    expect(await failureOf(database.query('system', `select 'x'::int`))).toMatchObject({ code: '22P02' });
  });

  it('F8 a copy that loses its connection says so like any statement', async () => {
    const error = await failureOf(
      database.run('system', async (connection) => {
        await connection.query('create temp table copied (n int)');
        await connection.query(`set statement_timeout = '1ms'`);
        await connection.copyIn('copy copied from stdin', Array.from({ length: 200_000 }, (_, n) => `${n}\n`).join(''));
      }),
    );
    expect(error).toMatchObject({ code: '57014' });
    expect(isDatabaseGone(error)).toBe(true);
  });
});

describe('S-02 the scope of a statement', () => {
  it('is its own or the statement does not run, least of all in the scope before', async () => {
    const single = new Database(connectionString, log, { max: 1 });
    onTestFinished(() => single.close());
    const table = `written_${randomBytes(4).toString('hex')}`;
    await single.query('system', `create table ${table} (n int)`);
    const seen: string[] = [];
    const read = (connection: Connection): Promise<unknown> =>
      connection
        .query<{ owner: string }>(`select current_setting('mastlight.owner') as owner`)
        .then(({ rows }) => seen.push(rows[0]!.owner));
    // As a text the database refuses it: setting the scope fails, whatever the work would do.
    const error = await failureOf(
      single.run({ ownerKey: 'u:1\0' }, async (connection) => {
        await read(connection).catch(() => {});
        await connection.query(`insert into ${table} values (1)`).catch(() => {});
        await connection.query(`insert into ${table} values (2)`).catch(() => {});
      }),
    );
    expect(error).toMatchObject({ code: '22021' });
    await single.run({ ownerKey: 'u:2' }, read);
    await single.run('system', read);
    expect(seen).toEqual(['u:2', '*']);
    expect((await single.query('system', `select from ${table}`)).rowCount).toBe(0);
    expect(single.connections).toEqual({ open: 1, lent: 0 });
    await single.query('system', `drop table ${table}`);
  });

  it('does not stay behind on a connection whose scope could not be set', async () => {
    const single = new Database(connectionString, log, { max: 1 });
    onTestFinished(() => single.close());
    const pid = (): Promise<number> =>
      single.query<{ pid: number }>('system', 'select pg_backend_pid() as pid').then(({ rows }) => rows[0]!.pid);
    const before = await pid();
    await failureOf(single.query({ ownerKey: 'u:1\0' }, 'select 1'));
    const after = await pid();
    expect(after).not.toBe(before);
    // Nor may a transaction that nobody ended: rolled back later, it would take the scope set within it along.
    await single.query({ ownerKey: 'u:1' }, 'begin');
    expect(await pid()).not.toBe(after);
  });
});

describe('limits of statements', () => {
  const limit = (): Promise<string> =>
    database.query<{ limit: string }>('system', "select current_setting('statement_timeout') as limit").then(({ rows }) => rows[0]!.limit);

  it('bind requests and not work beside them, nor what that sets going', async () => {
    expect(await limit()).toBe('25s');
    expect(await database.unhurried(limit)).toBe('0');
    const later = await database.unhurried(async () => ({ ask: new Promise<string>((done) => setTimeout(() => done(limit()), 1)) }));
    expect(await later.ask).toBe('0');
    expect(await limit()).toBe('25s');
  });
});

describe('R-10 a database that refuses writes', () => {
  it('R-10 reads, says what it is, takes up writing again, and never tells the queue', async () => {
    const table = `kept_${randomBytes(4).toString('hex')}`;
    await database.query('system', `create table ${table} (n int)`);
    const write = (): Promise<unknown> => database.query('system', `insert into ${table} values (1)`);
    await write();
    database.setReadOnly(true);
    for (const call of [write, () => database.unhurried(write)]) {
      const error = await failureOf(call());
      expect(error).toMatchObject({ code: '25006' });
      expect(isDatabaseGone(error)).toBe(true);
    }
    expect((await database.query('system', `select * from ${table}`)).rowCount).toBe(1);
    const { rows } = await database.pool.query<{ setting: string }>("select current_setting('default_transaction_read_only') as setting");
    expect(rows).toEqual([{ setting: 'off' }]);
    database.setReadOnly(false);
    await write();
    expect((await database.query('system', `select * from ${table}`)).rowCount).toBe(2);
    await database.query('system', `drop table ${table}`);
  });
});

describe('A20 role of the database', () => {
  const role = `bypassing_${randomBytes(4).toString('hex')}`;
  const asSuperuser = async (statement: string): Promise<void> => {
    const client = new pg.Client({ ...poolConfig(connectionString), user: 'postgres', database: 'postgres' });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const judge = async (work: () => Promise<void>): Promise<string> => ((await failureOf(work())) as Error | null)?.message ?? 'taken';

  it('A20 is taken when row-level security binds it, and refused by name as superuser', async () => {
    expect(await judge(() => requireBoundRole(database))).toBe('taken');
    const superuser = new Database(connectionString.replace('user=mastlight', 'user=postgres'), log);
    const told = await judge(() => requireBoundRole(superuser));
    await superuser.close();
    expect(told).toMatch(/“postgres”.*CREATE ROLE mastlight LOGIN.*ALTER DATABASE "mastlight" OWNER TO mastlight/);
  });

  it('is refused with BYPASSRLS, also where it is put on like a cloak', async () => {
    await asSuperuser(`create role ${role} bypassrls`);
    await asSuperuser(`grant ${role} to mastlight`);
    try {
      const cloaked = new Database(connectionString, log, { max: 1 });
      cloaked.pool.on('connect', (client) => void client.query(`set role ${role}`));
      const told = await judge(() => cloaked.unhurried(() => requireBoundRole(cloaked)));
      await cloaked.close();
      expect(told).toContain(`“${role}”`);
    } finally {
      await asSuperuser(`drop role ${role}`);
    }
  });
});

describe('loss of connections', () => {
  it('is survived: those that died are not lent again', async () => {
    const pid = (): Promise<number> =>
      database.query<{ pid: number }>('system', 'select pg_backend_pid() as pid').then(({ rows }) => rows[0]!.pid);
    const first = await pid();
    const killer = new pg.Client({ ...poolConfig(connectionString), user: 'postgres', database: 'postgres' });
    await killer.connect();
    await killer.query('select pg_terminate_backend($1)', [first]);
    await killer.end();
    // What fails while the pool hears of the death is no other connection.
    const second = await waitFor('another connection', () => pid().catch(() => null));
    expect(second).not.toBe(first);
    expect(database.connections.lent).toBe(0);
  });
});
