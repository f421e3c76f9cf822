// Guarantee: messages that come in at the same time do not wait for each other's request to be decoded; requests that
// come while one is under way share the next, each is followed by one that was begun after it, and one that fails
// takes no receipt back.
import { waitFor } from '@mastlight/testing/wait-for';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { doorsForTest } from '../../scenarios/doors-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { inTransaction } from '../../platform/db/transaction';
import { addJob } from '../../platform/queue/queue';
import { DecodingRequests, decodeMessages } from './request-decoding';

let server: TestServer;
beforeEach(async () => void (server = await startTestServer({ env: { ROLES: 'http' } })));
afterEach(() => server.stop());

const countJobs = async (): Promise<number> => {
  const { rows } = await server.platform.database.query<{ count: number }>(
    'system',
    `select count(*)::int as count from graphile_worker.jobs where task_identifier = $1`,
    [decodeMessages.name],
  );
  return rows[0]!.count;
};

describe('DecodingRequests', () => {
  it('a message is durable while another holds the request: nothing of it waits in its transaction', async () => {
    const { intake } = doorsForTest(server.platform);
    let letGo = (): void => {};
    const isHeld = new Promise<void>((done) => (letGo = done));
    let tellHolding = (): void => {};
    const isHolding = new Promise<void>((done) => (tellHolding = done));
    const holder = inTransaction(server.platform.database, 'system', async (transaction) => {
      await addJob(transaction, decodeMessages, {}, { key: decodeMessages.name });
      tellHolding();
      await isHeld;
    });
    await isHolding;
    const receipts = intake.receiveMessages([{ source: 'ningbo-edi', fileName: null, bytes: Buffer.from('anything') }]);
    await waitFor('the message to be stored', async () => {
      const { rowCount } = await server.platform.database.query('system', 'select 1 from intake_message');
      return rowCount === 1;
    });
    letGo();
    await holder;
    expect(await receipts).toMatchObject([{ state: 'received' }]);
    expect(await countJobs()).toBe(1);
  });

  it('a hundred that come at once are two requests', async () => {
    const begun: string[] = [];
    const { database, log } = server.platform;
    const counting = Object.create(database, {
      run: { value: (...args: Parameters<typeof database.run>) => (begun.push('request'), database.run(...args)) },
    }) as typeof database;
    const requests = new DecodingRequests({ database: counting, log });
    await Promise.all(Array.from({ length: 100 }, () => requests.ask()));
    expect(begun).toHaveLength(2);
    await requests.ask();
    expect(begun).toHaveLength(3);
    expect(await countJobs()).toBe(1);
  });

  it('one that fails is told of and the next is begun', async () => {
    const { database, log } = server.platform;
    let tries = 0;
    const warnings: string[] = [];
    const failing = Object.create(database, {
      run: {
        value: (...args: Parameters<typeof database.run>) =>
          tries++ === 0 ? Promise.reject(new Error('database away')) : database.run(...args),
      },
    }) as typeof database;
    const requests = new DecodingRequests({
      database: failing,
      log: Object.create(log, { warn: { value: (_: object, text: string) => warnings.push(text) } }) as typeof log,
    });
    await Promise.all([requests.ask(), requests.ask()]);
    expect(warnings).toHaveLength(1);
    expect(await countJobs()).toBe(1);
  });
});
