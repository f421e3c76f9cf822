// Guarantee: what concerns safety stands in the log and in a row, without
// personal data; a flood, of equal events or of different ones, costs a bounded
// number of lines and rows a minute, and old rows go in pieces.
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../scenarios/start-test-server';
import { startDatabaseClock } from './clock/database-clock';
import { Database } from './db/database';
import { inTransaction } from './db/transaction';
import { createLog } from './log';
import { SecurityLog } from './security-log';

let server: TestServer;
let lines: Record<string, unknown>[];
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

function open(database = server.platform.database): SecurityLog {
  lines = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  return new SecurityLog(database, server.platform.clock, createLog('info', sink), Buffer.alloc(32, 1));
}

const rows = async () =>
  (
    await server.platform.database.query<{
      name: string;
      user_id: number | null;
      network: string | null;
      subject: string | null;
      count: number;
    }>('system', 'select name, user_id, network, subject, count from platform_security_event order by id desc')
  ).rows;

it('writes a line at once and a row soon, with the network as a digest', async () => {
  const log = open();
  log.tell({ name: 'wrong-password', userId: 7, address: '203.0.113.9', requestId: 'r1' });
  expect(lines).toMatchObject([{ security: 'wrong-password', userId: 7, count: 1 }]);
  await log.flush();
  const [row] = await rows();
  expect(row).toMatchObject({ name: 'wrong-password', user_id: 7, count: 1 });
  expect(row!.network).toMatch(/^[\w-]{16}$/);
  expect(JSON.stringify(lines) + JSON.stringify(row)).not.toContain('203.0.113');
});

it('keeps a flood to one row per kind of event, and a flood of different ones bounded', async () => {
  const log = open();
  for (let i = 0; i < 10_000; i++) log.tell({ name: 'token-refused', address: '203.0.113.9', subject: 'account.logOut' });
  await log.flush();
  expect((await rows())[0]).toMatchObject({ name: 'token-refused', subject: 'account.logOut', count: 10_000 });
  expect(lines).toHaveLength(2);
  const before = (await rows()).length;
  for (let i = 0; i < 10_000; i++)
    log.tell({ name: i % 2 ? 'token-refused' : 'limit-reached', address: `203.0.${i % 250}.${i % 200}`, subject: `route ${i}` });
  await log.flush();
  const added = (await rows()).slice(0, (await rows()).length - before);
  expect(added.length).toBeLessThanOrEqual(102);
  expect(added.reduce((sum, row) => sum + row.count, 0)).toBe(10_000);
  // A first line and a closing one for each.
  expect(lines.length).toBeLessThanOrEqual(2 + 2 * 102);
});

it('a caller without a session makes one row however many routes he tries; people have one for each', async () => {
  const log = open();
  for (const subject of ['a.b', 'a.c', 'a.d']) {
    log.tell({ name: 'limit-reached', address: '203.0.113.9', subject });
    log.tell({ name: 'admin-act', userId: 7, address: '203.0.113.9', subject });
  }
  await log.flush();
  expect((await rows()).slice(0, 4)).toMatchObject([
    { name: 'admin-act', subject: 'a.d' },
    { name: 'admin-act', subject: 'a.c' },
    { name: 'admin-act', subject: 'a.b' },
    { name: 'limit-reached', subject: null, count: 3 },
  ]);
});

it('gathers for a minute', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const log = open();
    const flushed = vi.spyOn(log, 'flush').mockResolvedValue();
    for (let second = 0; second < 60; second++) {
      log.tell({ name: 'token-refused', address: '203.0.113.9', subject: `route ${second}` });
      expect(flushed).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1_000);
    }
    expect(lines).toHaveLength(1);
    expect(flushed).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

it('deletes rows older than half a year, 10,000 at a time, and no other', async () => {
  const log = open();
  const { database, clock } = server.platform;
  const insert = (ageDays: number, count: number) =>
    database.query('system', `insert into platform_security_event (at, name) select $1, 'old' from generate_series(1, $2)`, [
      new Date(clock.nowMs() - ageDays * 24 * 3_600_000),
      count,
    ]);
  await insert(184, 20_001);
  await insert(182, 3);
  const runs = vi.spyOn(database, 'run');
  await log.jobs()[0]!.handle({} as never);
  expect(runs.mock.calls.length).toBeGreaterThanOrEqual(3);
  runs.mockRestore();
  expect((await rows()).filter(({ name }) => name === 'old')).toHaveLength(3);
});

it('records in the transaction of the act, or not at all', async () => {
  const log = open();
  const before = (await rows()).length;
  const act = inTransaction(server.platform.database, 'system', async (tx) => {
    await log.record(tx, { name: 'message-viewed', userId: 7, subject: '12' });
    throw new Error('the act failed');
  });
  await expect(act).rejects.toThrow('the act failed');
  expect(await rows()).toHaveLength(before);
});

it('only the system sees the rows', async () => {
  const { rowCount } = await server.platform.database.query({ ownerKey: 'u:7' }, 'select 1 from platform_security_event');
  expect(rowCount).toBe(0);
});

it('F19 waits for no connection of requests', async () => {
  const database = new Database(server.config.databaseUrl, createLog('silent'), { max: 1 });
  let giveBack = (): void => {};
  const held = new Promise<void>((done) => (giveBack = done));
  try {
    const holder = database.run('system', () => held);
    const log = open(database);
    log.tell({ name: 'quota-reached', subject: 'all connections taken' });
    await log.flush();
    expect(lines.map(({ msg }) => msg)).toEqual(['security event']);
    expect((await rows()).some(({ subject }) => subject === 'all connections taken')).toBe(true);
    const clock = await startDatabaseClock(database, createLog('silent'));
    clock.stop();
    giveBack();
    await holder;
  } finally {
    giveBack();
    await database.close();
  }
});
