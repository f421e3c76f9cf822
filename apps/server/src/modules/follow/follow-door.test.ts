// Guarantee: who follows what is known by owner, product, kind and port; a
// change concerns the rows of those alone who were asked about, and a keeper
// hears of the first and the last follower once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { inTransaction, type Transaction } from '../../platform/db/transaction';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';
import type { FollowDoor, FollowedRow } from './follow-door';
import { createFollowModule } from './index';

let server: TestServer;
let follow: FollowDoor;
/** What the keeper of bills was told, since it was last read. */
let told: { readonly what: 'begun' | 'ended'; readonly port: PortCode; readonly subjects: readonly string[] }[] = [];
const [anna, bert, carl] = ['u:anna', 'u:bert', 'u:carl'];

beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'http' } });
  follow = createFollowModule(server.platform);
  const hear = (what: 'begun' | 'ended') => async (_transaction: Transaction, port: PortCode, subjects: readonly string[]) =>
    void told.push({ what, port, subjects: subjects.toSorted() });
  follow.keep('bill', { begun: hear('begun'), ended: hear('ended') });
  await begin(anna, 'bills', [
    bill(2, 'NB', 'B1'),
    bill(1, 'NB', 'B1'),
    bill(3, 'SH', 'B1'),
    bill(4, 'NB', 'B2'),
    { ...bill(5, 'NB', 'B1'), kind: 'call' },
  ]);
  await begin(anna, 'bookings', [bill(1, 'NB', 'B1')]);
  await begin(bert, 'bills', [bill(11, 'NB', 'B1'), bill(12, 'SH', 'B3')]);
  await begin(carl, 'bills', [bill(21, 'NB', 'B1')]);
});
afterAll(() => server.stop());

function bill(rowId: number, port: PortCode, subject: string): FollowedRow {
  return { rowId, kind: 'bill', port, subject };
}
const inSystem = <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> => inTransaction(server.platform.database, 'system', work);
const begin = (owner: string, product: string, rows: readonly FollowedRow[]) =>
  inSystem((transaction) => follow.begin(transaction, owner, product, rows));
const takeTold = () => {
  const all = told.toSorted((a, b) => a.port.localeCompare(b.port));
  told = [];
  return all;
};
const concerned = async (port: PortCode, subjects: readonly string[], owners: readonly string[], kind: 'bill' | 'call' = 'bill') => {
  const rows = await follow.findConcerned({ kind, port, subjects }, owners);
  return rows.map(({ ownerKey, product, rowIds }) => `${ownerKey} ${product} ${rowIds.join()}`).toSorted();
};

describe('a change concerns', () => {
  it('the rows of those who were asked about, product by product', async () => {
    expect(await concerned('NB', ['B1'], [anna, bert])).toEqual(['u:anna bills 1,2', 'u:anna bookings 1', 'u:bert bills 11']);
    expect(await concerned('NB', ['B1'], [carl, 'u:nobody'])).toEqual(['u:carl bills 21']);
    expect(await concerned('NB', ['B1'], [])).toEqual([]);
  });

  it('what is followed in that port, of that kind and of that number', async () => {
    expect(await concerned('SH', ['B1'], [anna, bert, carl])).toEqual(['u:anna bills 3']);
    expect(await concerned('NB', ['B1'], [anna], 'call')).toEqual(['u:anna bills 5']);
    expect(await concerned('NB', ['B2', 'B3'], [anna, bert])).toEqual(['u:anna bills 4']);
    expect(await concerned('QD', ['B1', 'B2', 'B3'], [anna, bert, carl])).toEqual([]);
  });
});

describe('following', () => {
  it('is known to an account whatever its product, and to all by port', async () => {
    expect((await follow.findFollowed(bert, 'bill', ['B1', 'B2', 'B3'])).toSorted()).toEqual(['B1', 'B3']);
    expect(await follow.findFollowed(bert, 'call', ['B1'])).toEqual([]);
    const still = (port: PortCode) =>
      inSystem((transaction) => follow.stillFollowed(transaction, { kind: 'bill', port, subjects: ['B1', 'B3'] }));
    expect(await still('NB')).toEqual(new Set(['B1']));
    expect(await still('SH')).toEqual(new Set(['B1', 'B3']));
  });

  it('is told to the keeper of its kind, each port and number once', async () => {
    takeTold();
    await begin('u:dora', 'bills', [
      bill(31, 'NB', 'B7'),
      bill(32, 'NB', 'B7'),
      bill(33, 'SH', 'B7'),
      { ...bill(34, 'NB', 'B8'), kind: 'truck' },
    ]);
    const both = [
      { port: 'NB', subjects: ['B7'] },
      { port: 'SH', subjects: ['B7'] },
    ];
    expect(takeTold()).toEqual(both.map((each) => ({ what: 'begun', ...each })));
    await inSystem((transaction) => follow.end(transaction, 'bookings', [31, 32, 33]));
    expect(takeTold()).toEqual([]);
    await inSystem((transaction) => follow.end(transaction, 'bills', [31, 32, 33, 34, 35]));
    expect(takeTold()).toEqual(both.map((each) => ({ what: 'ended', ...each })));
    expect(await concerned('NB', ['B7'], ['u:dora'])).toEqual([]);
  });

  it('once more changes nothing', async () => {
    await begin(carl, 'bills', [bill(21, 'NB', 'B1')]);
    expect(await concerned('NB', ['B1'], [carl])).toEqual(['u:carl bills 21']);
  });
});
