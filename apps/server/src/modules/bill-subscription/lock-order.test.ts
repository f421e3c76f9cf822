// Guarantee: whoever writes rows of several bills takes them in one order, by
// id, and new bills by number; so two writers never wait for each other.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billSubscription as calls } from '@mastlight/domain/bill-subscription/contract';
import { waitFor } from '@mastlight/testing/wait-for';
import { inTransaction, type Transaction } from '../../platform/db/transaction';
import type { Connection } from '../../platform/db/database';
import { doorsForTest } from '../../scenarios/doors-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { isSomebodyWaiting } from '../../scenarios/waits-at-lock';
import { deleteOwn } from '../../platform/own-data';
import { ownBills } from './own-data';
import { lockDeleted, markDeleted } from './store';

let server: TestServer;
let anna: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  anna = await signInForTest(server.platform);
});
afterAll(() => server.stop());

const database = () => server.platform.database;

/** Holds what `first` takes, starts `write`, and takes `second` once `write` waits; with another order that cannot be had. */
async function meet(
  first: (connection: Connection) => Promise<unknown>,
  write: () => Promise<unknown>,
  second: (connection: Connection) => Promise<unknown>,
): Promise<void> {
  let writing: Promise<unknown> = Promise.resolve();
  const taken = database().run('system', async (connection) => {
    await connection.query('begin');
    try {
      await connection.query(`set local lock_timeout = '200ms'`);
      await first(connection);
      writing = write();
      writing.catch(() => {});
      await waitFor('the writer at the lock', () => isSomebodyWaiting(database()));
      await second(connection);
    } finally {
      await connection.query('rollback');
    }
  });
  await expect(taken).resolves.toBeUndefined();
  await writing;
}

const lockRow = (id: number) => (connection: Connection) =>
  connection.query('select 1 from bill_subscription where id = $1 for update', [id]);

const write = (work: (transaction: Transaction) => Promise<unknown>) => () => inTransaction(database(), 'system', work);

/** Two rows, of which the one with the smaller id comes last by number, by age and in the table's file. */
async function makeRows(head: string): Promise<[number, number]> {
  const { data: later } = await server.call(calls.subscribeBills, { blnos: [`${head}9000002`] }, anna);
  const { data: sooner } = await server.call(calls.subscribeBills, { blnos: [`${head}9000001`] }, anna);
  const ids: [number, number] = [later!.list[0]!.id!, sooner!.list[0]!.id!];
  await waitFor('no job that still writes', async () => {
    const { rows } = await database().query<{ count: number }>('system', 'select count(*) as count from graphile_worker.jobs');
    return rows[0]!.count === 0;
  });
  await database().query('system', 'update bill_subscription set topped_ms = 1 where id = $1', [ids[0]]);
  return ids;
}

describe('lock order', () => {
  it('S-16 forgets a person by his clients first, then his bills, as a client is renamed', async () => {
    const person = await signInForTest(server.platform);
    const { data } = await server.call(calls.subscribeBills, { blnos: ['AAAU8000001'], clientCompanyName: '恒泰' }, person);
    await meet(
      (connection) => connection.query('select 1 from bill_subscription_client where owner_key = $1 for update', [person.ownerKey]),
      write((transaction) => deleteOwn(transaction, [ownBills], person)),
      lockRow(data!.list[0]!.id!),
    );
  });

  it('deletes by id', async () => {
    const [small, large] = await makeRows('AAAU');
    await meet(
      lockRow(small),
      write((transaction) => markDeleted(transaction, anna.ownerKey, new Map([large, small].map((id) => [id, null])), 1, 1)),
      lockRow(large),
    );
  });

  it('holds deleted rows by id', async () => {
    const [small, large] = await makeRows('BBBU');
    await database().query('system', 'update bill_subscription set deleted_ms = id where id = any($1)', [[small, large]]);
    await meet(
      lockRow(small),
      write((transaction) => lockDeleted(transaction, anna.ownerKey, [large, small])),
      lockRow(large),
    );
  });

  it('follows new bills by number', async () => {
    const { follow } = doorsForTest(server.platform);
    const derive = (billNo: string) => (connection: Connection) =>
      connection.query(`insert into tracking_bill (port, bill_no, search_text, updated_at) values ('NB', $1, $1, now())`, [billNo]);
    const rows = ['DDDU9000002', 'DDDU9000001'].map((subject, rowId) => ({ rowId, kind: 'bill' as const, port: 'NB' as const, subject }));
    await meet(
      derive('DDDU9000001'),
      write((transaction) => follow.begin(transaction, anna.ownerKey, 'test', rows)),
      derive('DDDU9000002'),
    );
  });
});
