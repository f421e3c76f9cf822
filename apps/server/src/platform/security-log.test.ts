// Guarantee: what concerns safety stands in the log and in a row, without
// personal data; a flood of equal events costs one line and one row, and a
// database that is down costs the row and nothing else.
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
  (await server.platform.database.query<{ name: string; user_id: number | null; network: string | null; subject: string | null; count: number }>(
    'system',
    'select name, user_id, network, subject, count from platform_security_event order by id desc',
  )).rows;

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
  for (let i = 0; i < 10_000; i++) log.tell({ name: 'token-refused', subject: `route ${i}` });
  await log.flush();
  const added = (await rows()).slice(0, (await rows()).length - before);
  expect(added.length).toBeLessThanOrEqual(501);
  expect(added.reduce((sum, row) => sum + row.count, 0)).toBe(10_000);
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
