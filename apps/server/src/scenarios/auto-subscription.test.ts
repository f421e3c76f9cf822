// Guarantee: a switched-on subscription brings what it leads to, once for each account, as ADR 0027 says; nothing that its
// owner did not switch on, nothing of strangers, and nothing that he has deleted since.
import { billSubscription as bills } from '@mastlight/domain/bill-subscription/contract';
import { vesselSubscription as vessels } from '@mastlight/domain/vessel-subscription/contract';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bringCalls } from '../modules/bill-subscription/operations/bring-calls';
import { takeUpCalls } from '../modules/vessel-subscription/operations/take-up-calls';
import { doorsForTest } from './doors-for-test';
import { createPortVoice } from './port-says-for-test';
import { signInForTest, type TestUser } from './sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';

const clock = createTestClock();
const dayMs = 86_400_000;
const firstShip = 'DEMO.LANTERN/101W';
let server: TestServer;
let port: ReturnType<typeof createPortVoice>;
let anna: TestUser;
let bert: TestUser;
let made = 0;

beforeAll(async () => {
  server = await startTestServer({ clock });
  port = createPortVoice(server.platform);
});
afterAll(() => server.stop());
beforeEach(async () => {
  [anna, bert] = [await signInForTest(server.platform), await signInForTest(server.platform)];
});

const parts = () => {
  const { tracking, follow } = doorsForTest(server.platform);
  return { platform: server.platform, tracking, follow };
};
/** One look of the worker, and what follows from it, to the end. */
async function look(): Promise<void> {
  await bringCalls(parts());
  await takeUpCalls(parts());
}
const freshBillNo = (): string => `COSU62${String(10_000_000 + ++made)}`;
/** A bill of the manifest, on the ship of `createPortVoice`. */
async function billOnShip(): Promise<string> {
  const billNo = freshBillNo();
  await port.manifest(billNo, ['DWSU3001375']);
  return billNo;
}
async function subscribe(user: TestUser, billNo: string, wish: object = {}): Promise<number> {
  return (await server.call(bills.subscribeBills, { blnos: [billNo], ...wish }, user)).data!.list[0]!.id!;
}
const callsOf = async (user: TestUser) => (await server.call(vessels.queryVessels, {}, user)).data!.list;
const shipsOf = async (user: TestUser): Promise<string[]> => (await callsOf(user)).map(({ boxvv }) => boxvv).toSorted();
const billsOf = async (user: TestUser): Promise<string[]> =>
  (await server.call(bills.queryBillPage, {}, user)).data!.list.map(({ billNo }) => billNo);
const type = (user: TestUser, id: number, vesselsName: string, voyage: string) =>
  server.call(bills.updateVesselVoyage, { id, vesselsName, voyage }, user);

describe('R-3.8-01 a switched-on bill brings its ship', () => {
  it.each([
    ['on, the port names the call', { autoSubscribe: true }, true, [firstShip]],
    ['on, the port has not spoken', { autoSubscribe: true }, false, []],
    ['off', { autoSubscribe: false }, true, []],
    ['never switched', {}, true, []],
  ])('%s', async (_name, wish, isNamed, brought) => {
    await subscribe(anna, isNamed ? await billOnShip() : freshBillNo(), wish);
    await look();
    expect(await shipsOf(anna)).toEqual(brought);
  });

  it('as soon as the port names it, and tells where the row comes from', async () => {
    const billNo = freshBillNo();
    await subscribe(anna, billNo, { autoSubscribe: true });
    await look();
    expect(await shipsOf(anna)).toEqual([]);
    await port.manifest(billNo, ['DWSU3001375']);
    await look();
    expect(await callsOf(anna)).toMatchObject([{ boxvv: firstShip, remark: `因提单 ${billNo} 自动订阅` }]);
  });

  it('and again when it is on another ship; the first one stays', async () => {
    const id = await subscribe(anna, await billOnShip(), { autoSubscribe: true });
    await look();
    await type(anna, id, 'MSC.ANNA', '425W');
    await look();
    expect(await shipsOf(anna)).toEqual([firstShip, 'MSC.ANNA/425W']);
  });

  it('once: neither a second bill nor a second look brings it again, nor does it come back once it was deleted', async () => {
    const [first, second] = [await billOnShip(), await billOnShip()];
    await subscribe(anna, first, { autoSubscribe: true });
    await look();
    await look();
    const [row] = await callsOf(anna);
    await server.call(vessels.deleteVessels, { ids: [row!.id] }, anna);
    const id = await subscribe(anna, second, { autoSubscribe: true });
    await look();
    for (const autoSubscribe of [false, true]) await server.call(bills.switchAutoSubscriptions, { ids: [id], autoSubscribe }, anna);
    await look();
    expect(await shipsOf(anna)).toEqual([]);
  });

  it('but not one that has sailed', async () => {
    const billNo = freshBillNo();
    const id = await subscribe(anna, billNo, { autoSubscribe: true });
    await type(anna, id, 'DEMO.GONE', '7W');
    const gone = { name: 'DEMO GONE', code: 'UN9000007', scheme: 'un', voyage: '7W', direction: 'export' } as const;
    await port.plan(clock.nowMs() - 3 * dayMs, clock.nowMs() - 2 * dayMs, gone);
    await look();
    expect(await shipsOf(anna)).toEqual([]);
  });

  it('that the user follows already: his row stays as it is', async () => {
    await server.call(vessels.subscribeVessels, { list: [{ vesselsName: 'DEMO LANTERN', voyage: '101W' }] }, anna);
    await subscribe(anna, await billOnShip(), { autoSubscribe: true });
    await look();
    expect(await callsOf(anna)).toMatchObject([{ boxvv: firstShip, remark: null }]);
  });

  it('and no bill of anybody: a stranger on the same ship is brought nothing, and nothing of his is', async () => {
    const [hers, his] = [await billOnShip(), await billOnShip()];
    await subscribe(bert, his);
    await subscribe(anna, hers, { autoSubscribe: true });
    await look();
    expect([await billsOf(anna), await billsOf(bert)]).toEqual([[hers], [his]]);
    expect([await shipsOf(anna), await shipsOf(bert)]).toEqual([[firstShip], []]);
  });
});

describe('R-7.4-20 the switch', () => {
  it('brings at once, for many rows at a time, by the job queue alone', async () => {
    const ids = [await subscribe(anna, await billOnShip()), await subscribe(anna, await billOnShip())];
    expect((await server.call(bills.switchAutoSubscriptions, { ids, autoSubscribe: true }, anna)).code).toBe(200);
    await waitFor('the ship', async () => (await shipsOf(anna)).length > 0);
    const { list } = (await server.call(bills.queryBillPage, { sort: 'autoSubscribe' }, anna)).data!;
    expect(list.map(({ autoSubscribe }) => autoSubscribe)).toEqual([true, true]);
  });

  it('is the owner’s alone', async () => {
    const id = await subscribe(anna, await billOnShip());
    expect((await server.call(bills.switchAutoSubscriptions, { ids: [id], autoSubscribe: true }, bert)).code).toBe(404);
    await look();
    expect([await shipsOf(anna), await shipsOf(bert)]).toEqual([[], []]);
  });
});

it('what does not fit in the list of calls waits until tomorrow', async () => {
  await server.platform.database.query(
    'system',
    `insert into vessel_subscription (owner_key, user_id, port, call, vessel_name, voyage, search_text, created_ms)
     select $1, $2, 'NB', 'DEMO' || n || '/1W', 'DEMO' || n, '1W', '', 0 from generate_series(1, 1000) n`,
    [anna.ownerKey, anna.userId],
  );
  await subscribe(anna, await billOnShip(), { autoSubscribe: true });
  await look();
  await server.call(vessels.deleteVessels, { ids: (await callsOf(anna)).slice(0, 1).map(({ id }) => id) }, anna);
  await look();
  const isBrought = async (): Promise<boolean> =>
    (await server.call(vessels.queryVessels, { vesselsName: 'LANTERN' }, anna)).data!.total > 0;
  expect(await isBrought()).toBe(false);
  clock.advance(dayMs);
  await look();
  expect(await isBrought()).toBe(true);
});
