// Guarantee S-02: with the owner's condition cut out of every statement, the
// database itself still gives and changes no foreign row.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billSubscription as calls } from '@mastlight/domain/bill-subscription/contract';
import type { Connection, Database, Scope } from '../../platform/db/database';
import { inTransaction, type Transaction } from '../../platform/db/transaction';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { readBillRows } from './queries/export-bills';
import { findBill, findSubscribed } from './queries/find-bill';
import { findBillPage } from './queries/find-bill-page';
import { findDeleted } from './queries/find-deleted';
import { listClients } from './queries/list-clients';
import { holdOwn } from './store/asking';
import * as store from './store';
import { endClientKey } from './operations/client-keys';
import * as clientStore from './store/clients';

const billNo = 'COSU6012345678';
const deletedNo = 'COSU6087654321';
let server: TestServer;
let anna: TestUser;
let bert: TestUser;
let id: number;
let deletedId: number;
let clientId: number;

beforeAll(async () => {
  server = await startTestServer();
  [anna, bert] = [await signInForTest(server.platform), await signInForTest(server.platform)];
  const { data } = await server.call(calls.subscribeBills, { blnos: [billNo, deletedNo], clientCompanyName: '恒泰' }, anna);
  [id, deletedId] = data!.list.map((item) => item.id!) as [number, number];
  await server.call(calls.deleteBills, { ids: [deletedId] }, anna);
  clientId = (await server.call(calls.listClients, {}, anna)).data!.list[0]!.id;
  const contacts = [{ name: '演示联系人', phone: '19900000001', role: '', remark: '' }];
  await server.call(calls.saveClient, { id: clientId, clientName: '恒泰', remark: '', contacts }, anna);
  await server.call(calls.makeClientKey, { id: clientId }, anna);
});
afterAll(() => server.stop());

/** The database with every owner's condition made true; counts what it cut. */
function withoutOwner(cut: { count: number }): Database {
  const real = server.platform.database;
  const mutate = (text: string): string =>
    text.replace(/(\w+\.)?owner_key = (\$1|s\.owner_key|c\.owner_key)/g, () => {
      cut.count++;
      // The parameter must stay in the statement, or it has no type.
      return '($1::text is not null)';
    });
  const query = (scope: Scope, text: string, values?: readonly unknown[]) => real.query(scope, mutate(text), values);
  const run = <T>(scope: Scope, work: (connection: Connection) => Promise<T>): Promise<T> =>
    real.run(scope, (connection) => work({ copyIn: connection.copyIn, query: (text, values) => connection.query(mutate(text), values) }));
  return { query, run } as unknown as Database;
}

/** What both owners have. */
async function allRows(): Promise<readonly unknown[]> {
  const tables = ['bill_subscription', 'bill_subscription_client', 'bill_subscription_client_contact', 'platform_share_token'];
  const rows = tables.map((table) => server.platform.database.query('system', `select to_jsonb(t) as row from ${table} t order by 1`));
  return (await Promise.all(rows)).map((answer) => answer.rows);
}

const asBert = (database: Database, work: (transaction: Transaction) => Promise<unknown>): Promise<unknown> =>
  inTransaction(database, { ownerKey: bert.ownerKey }, work);

async function collect(rows: AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

describe('S-02 row-level security behind the statements', () => {
  const nb = { systemKey: 'NB' as const };
  const reads: [string, (database: Database, ownerKey: string) => Promise<unknown>, unknown][] = [
    ['findBillPage', async (db, owner) => (await findBillPage(db, owner, nb, 0)).list, []],
    ['findBillPage, counts', async (db, owner) => (await findBillPage(db, owner, nb, 0)).total, 0],
    ['findBillPage, keyword', async (db, owner) => (await findBillPage(db, owner, { ...nb, keyword: billNo }, 0)).list, []],
    ['findBillPage, client', async (db, owner) => (await findBillPage(db, owner, { ...nb, clientCompanyName: '恒泰' }, 0)).list, []],
    ['findBillPage, sorted', async (db, owner) => (await findBillPage(db, owner, { ...nb, sort: '-billNo' }, 0)).list, []],
    ['findBillPage, ids', async (db, owner) => (await findBillPage(db, owner, { ...nb, ids: [id] }, 0)).list, []],
    ['findBill by id', (db, owner) => findBill(db, owner, { id }), null],
    ['findBill by number', (db, owner) => findBill(db, owner, { port: 'NB', billNo }), null],
    ['findSubscribed', async (db, owner) => (await findSubscribed(db, owner, [billNo])).length, 0],
    ['findDeleted', async (db, owner) => (await findDeleted(db, owner, nb, 0)).list, []],
    ['findDeleted, total', async (db, owner) => (await findDeleted(db, owner, nb, 0)).total, 0],
    ['listClients', async (db, owner) => (await listClients(db, owner, {})).list, []],
    ['listClients, keyword', async (db, owner) => (await listClients(db, owner, { keyword: '恒' })).total, 0],
    ['listClients, used', async (db, owner) => (await listClients(db, owner, { isUsed: true })).total, 0],
    ['readBillRows', (db, owner) => collect(readBillRows(db, owner, nb, 0)), []],
  ];
  it.each(reads)('%s gives nothing foreign', async (_name, read, nothing) => {
    const cut = { count: 0 };
    expect(await read(withoutOwner(cut), bert.ownerKey)).toEqual(nothing);
    expect(cut.count).toBeGreaterThan(0);
    // The same cut statement does see the rows where the wall lets it.
    expect(await read(withoutOwner(cut), anna.ownerKey)).not.toEqual(nothing);
  });

  const writes: [string, (transaction: Transaction) => Promise<unknown>, unknown][] = [
    ['selectKnown', (tx) => store.selectKnown(tx, bert.ownerKey, 'NB', [billNo]), []],
    ['selectTypedCalls', (tx) => store.selectTypedCalls(tx, bert.ownerKey, [id]), []],
    ['updateSubscriptions', (tx) => store.updateSubscriptions(tx, bert.ownerKey, [id], { remark: 'x' }), []],
    ['switchAutoSubscription', (tx) => store.switchAutoSubscription(tx, bert.ownerKey, id, true), null],
    ['markDeleted', (tx) => store.markDeleted(tx, bert.ownerKey, new Map([[id, null]]), 1, 1), []],
    ['lockDeleted', (tx) => store.lockDeleted(tx, bert.ownerKey, [deletedId]), []],
    ['restoreDeleted', (tx) => store.restoreDeleted(tx, bert.ownerKey, deletedId, store.beginAsking(1)), false],
    ['changeBillNo', (tx) => store.changeBillNo(tx, bert.ownerKey, id, 'COSU6011111111', 1, store.beginAsking(1), 0), null],
    ['holdForRename', (tx) => store.holdForRename(tx, bert.ownerKey, id), null],
    ['holdLeftPayments', (tx) => store.holdLeftPayments(tx, bert.ownerKey, 'NB', [deletedNo], 0), new Map()],
    ['holdOwn', (tx) => holdOwn(tx, bert.ownerKey, [id], 1), []],
    ['holdClients', (tx) => clientStore.holdClients(tx, bert.ownerKey, [clientId]), []],
    ['findClientId', (tx) => clientStore.findClientId(tx, bert.ownerKey, '恒泰'), null],
    ['updateClient', (tx) => clientStore.updateClient(tx, bert.ownerKey, { id: clientId, name: 'x', remark: null }), undefined],
    ['selectContacts', (tx) => clientStore.selectContacts(tx, bert.ownerKey, clientId), []],
    ['renameClientOfBills', (tx) => clientStore.renameClientOfBills(tx, bert.ownerKey, '恒泰', 'x'), []],
    ['deleteClientRow', (tx) => clientStore.deleteClientRow(tx, bert.ownerKey, clientId), undefined],
    ['endClientKey', (tx) => endClientKey(tx, bert.ownerKey, clientId), undefined],
  ];
  it.each(writes)('%s touches nothing foreign', async (_name, write, nothing) => {
    const before = await allRows();
    const cut = { count: 0 };
    expect(await asBert(withoutOwner(cut), write)).toEqual(nothing);
    expect(cut.count).toBeGreaterThan(0);
    expect(await allRows()).toEqual(before);
  });

  it('refuses a row that is written for somebody else', async () => {
    const forged = asBert(server.platform.database, (transaction) =>
      store.insertSubscriptions(transaction, {
        ownerKey: anna.ownerKey,
        userId: 1,
        port: 'NB',
        billNos: ['COSU6022222222'],
        payments: new Map(),
        keyOf: (billNo) => billNo,
        createdMs: 1,
        nextAskMs: null,
        clientName: null,
        remark: null,
        autoSubscribe: false,
      }),
    );
    await expect(forged).rejects.toThrow(/row-level security/);
  });
});
