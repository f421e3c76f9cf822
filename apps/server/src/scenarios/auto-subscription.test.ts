// Guarantee: a switched-on subscription brings what it leads to, once for each account, as ADR 0027 says; nothing that its
// owner did not switch on, nothing of strangers, and nothing that he has deleted since.
import { billSubscription as bills } from '@mastlight/domain/bill-subscription/contract';
import { bookingSubscription as bookings } from '@mastlight/domain/booking-subscription/contract';
import { vesselSubscription as vessels } from '@mastlight/domain/vessel-subscription/contract';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bringCalls } from '../modules/bill-subscription/operations/bring-calls';
import { takeUpBills } from '../modules/bill-subscription/operations/take-up-bills';
import { bringBills } from '../modules/booking-subscription/operations/bring-bills';
import { bringOwnBills } from '../modules/vessel-subscription/operations/bring-own-bills';
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
  const { tracking, follow, billing, billFiles } = doorsForTest(server.platform);
  return { platform: server.platform, tracking, follow, billing, billFiles };
};
/** One look of the worker, and what follows from it, to the end. */
async function look(): Promise<void> {
  await bringOwnBills(parts());
  await bringBills(parts());
  await takeUpBills(parts());
  await othersDone('bill');
  await bringCalls(parts());
  await takeUpCalls(parts());
  await othersDone('call');
}
/** What the job queue has taken is its alone, until it is done with it. */
async function othersDone(kind: 'bill' | 'call'): Promise<void> {
  const sql = 'select 1 from follow_brought where kind = $1 and due_at <= to_timestamp($2::float8 / 1000)';
  await waitFor('what is brought is taken up', async () => {
    const { rows } = await server.platform.database.query('system', sql, [kind, clock.nowMs() + 300_000]);
    return rows.length === 0;
  });
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
const callsOf = async (user: TestUser) => (await server.call(vessels.queryRows, {}, user)).data!.list;
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
  ])('R-3.8-01 %s', async (_name, wish, isNamed, brought) => {
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
    await server.call(vessels.deleteRows, { ids: [row!.id] }, anna);
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

  it.each([
    ['026-W', '026W', 'UN9000031'],
    ['V.026W', '026W', 'UN9000032'],
    ['V026W', '026W', 'UN9000036'],
    ['026W/027E', '026W.027E', 'UN9000033'],
    ['VOY 026W', '026W', 'UN9000034'],
  ])('W-18 also one that its port writes as %s, under the port’s own key', async (voyage, spelt, code) => {
    const billNo = freshBillNo();
    const name = `DEMO ${code}`;
    await port.manifest(billNo, ['DWSU3001375'], { ship: { name, code, scheme: 'un', voyage, direction: 'export' } });
    await subscribe(anna, billNo, { autoSubscribe: true });
    await look();
    expect(await shipsOf(anna)).toEqual([`DEMO.${code}/${spelt}`]);
    const { rows } = await server.platform.database.query('system', 'select call from vessel_subscription where owner_key = $1', [
      anna.ownerKey,
    ]);
    expect(rows).toEqual([{ call: `DEMO${code}/${spelt.replace('.', '')}` }]);
  });

  it('but none that nobody could type: it is settled with the reason, and not tried again', async () => {
    const billNo = freshBillNo();
    const ship = { name: `DEMO ${'LONG'.repeat(9)}`, code: 'UN9000035', scheme: 'un', voyage: '1W', direction: 'export' } as const;
    await port.manifest(billNo, ['DWSU3001375'], { ship });
    await subscribe(anna, billNo, { autoSubscribe: true });
    await look();
    expect(await shipsOf(anna)).toEqual([]);
    const { rows } = await server.platform.database.query('system', 'select due_at, refusal from follow_brought where owner_key = $1', [
      anna.ownerKey,
    ]);
    expect(rows).toEqual([{ due_at: null, refusal: '船名最多 35 个字符，航次最多 17 个字符' }]);
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

describe('R-3.8-13 a switched-on booking brings its bills', () => {
  const freshSoNo = (): string => `WK62${String(10_000_000 + ++made)}`;
  async function book(user: TestUser, soNo: string, remark?: string): Promise<number> {
    const id = (await server.call(bookings.subscribeBookings, { sonos: [soNo] }, user)).data!.list[0]!.id!;
    if (remark !== undefined) await server.call(bookings.updateRemark, { id, remark }, user);
    return id;
  }
  const setAuto = (user: TestUser, id: number, autoSubscribe: boolean) =>
    server.call(bookings.switchAutoSubscriptions, { ids: [id], autoSubscribe }, user);

  it('R-3.8-13 as manifests name them, also when it is split, with its remark and where they come from', async () => {
    const [soNo, first, second] = [freshSoNo(), freshBillNo(), freshBillNo()];
    await setAuto(anna, await book(anna, soNo, '恒泰的货'), true);
    await look();
    expect(await billsOf(anna)).toEqual([]);
    await port.manifest(first, ['DWSU3001375'], { bookingNo: soNo });
    await look();
    expect((await server.call(bills.queryBillPage, {}, anna)).data!.list).toMatchObject([
      { billNo: first, remark: `恒泰的货 · 因订舱号 ${soNo} 自动订阅`, autoSubscribe: false },
    ]);
    await port.manifest(second, ['DWSU3001380'], { bookingNo: soNo });
    await look();
    expect((await billsOf(anna)).toSorted()).toEqual([first, second]);
    // A bill that came by itself is not switched on by itself.
    expect(await shipsOf(anna)).toEqual([]);
  });

  it.each([
    ['off', false],
    ['on', true],
  ])('R-3.8-13 %s: its own bills alone, for its owner alone', async (_name, isOn) => {
    const [soNo, own] = [freshSoNo(), freshBillNo()];
    await port.manifest(own, ['DWSU3001375'], { bookingNo: soNo });
    await port.manifest(freshBillNo(), ['DWSU3001380'], { bookingNo: freshSoNo() });
    await book(bert, soNo);
    const id = await book(anna, soNo);
    expect((await setAuto(bert, id, true)).code).toBe(404);
    await setAuto(anna, id, isOn);
    await look();
    expect([await billsOf(anna), await billsOf(bert)]).toEqual([isOn ? [own] : [], []]);
  });

  it('R-3.8-13 once: what was deleted does not come back', async () => {
    const [soNo, own] = [freshSoNo(), freshBillNo()];
    await port.manifest(own, ['DWSU3001375'], { bookingNo: soNo });
    const id = await book(anna, soNo);
    await setAuto(anna, id, true);
    await look();
    const [bill] = (await server.call(bills.queryBillPage, {}, anna)).data!.list;
    await server.call(bills.deleteBills, { ids: [bill!.id] }, anna);
    for (const isOn of [false, true]) await setAuto(anna, id, isOn);
    await look();
    expect(await billsOf(anna)).toEqual([]);
  });

  it('R-3.8-13 within the quota of the day; the others wait until tomorrow', async () => {
    const [soNo, own] = [freshSoNo(), freshBillNo()];
    await port.manifest(own, ['DWSU3001375'], { bookingNo: soNo });
    const id = await book(anna, soNo);
    await server.platform.database.query('system', 'update follow_day set asked = 1000000 where owner_key = $1', [anna.ownerKey]);
    await setAuto(anna, id, true);
    await look();
    expect(await billsOf(anna)).toEqual([]);
    clock.advance(dayMs);
    await look();
    expect(await billsOf(anna)).toEqual([own]);
  });
});

describe('R-3.8-01 a number newly subscribed under a client', () => {
  const isOn = async (id: number): Promise<boolean> =>
    (await server.call(bills.queryBillPage, { ids: [id] }, anna)).data!.list[0]!.autoSubscribe;
  it.each([
    ['arrives switched on where all of the client are', [true, true], {}, true],
    ['not where one of them is off', [true, false], {}, false],
    ['not where the client has none', [], {}, false],
    ['not where its owner says off', [true], { autoSubscribe: false }, false],
    ['on where its owner says on', [false], { autoSubscribe: true }, true],
  ])('R-3.8-01 %s', async (_name, others, wish, expected) => {
    const clientCompanyName = '恒泰';
    for (const autoSubscribe of others) await subscribe(anna, freshBillNo(), { clientCompanyName, autoSubscribe });
    await subscribe(anna, freshBillNo(), { autoSubscribe: !expected });
    await subscribe(bert, freshBillNo(), { clientCompanyName, autoSubscribe: !expected });
    expect(await isOn(await subscribe(anna, freshBillNo(), { clientCompanyName, ...wish }))).toBe(expected);
  });

  it('R-3.8-01 and one of a client that was deleted does not count', async () => {
    const gone = await subscribe(anna, freshBillNo(), { clientCompanyName: '恒泰', autoSubscribe: false });
    await subscribe(anna, freshBillNo(), { clientCompanyName: '恒泰', autoSubscribe: true });
    await server.call(bills.deleteBills, { ids: [gone] }, anna);
    expect(await isOn(await subscribe(anna, freshBillNo(), { clientCompanyName: '恒泰' }))).toBe(true);
  });
});

describe('a switched-on ship', () => {
  it.each([
    ['brings the bills of the account’s own bookings on it', true, [true, false]],
    ['off brings nothing', false, [false, false]],
  ])('%s', async (_name, isOn, [isBrought]) => {
    const [soNo, own, stranger] = [`WK63${String(10_000_000 + ++made)}`, freshBillNo(), await billOnShip()];
    await port.manifest(own, ['DWSU3001375'], { bookingNo: soNo });
    await server.call(bookings.subscribeBookings, { sonos: [soNo] }, anna);
    await subscribe(bert, stranger);
    const { data } = await server.call(vessels.subscribeVessels, { list: [{ vesselsName: 'DEMO LANTERN', voyage: '101W' }] }, anna);
    const ids = [data!.list[0]!.id!];
    expect((await server.call(vessels.switchAutoSubscriptions, { ids, autoSubscribe: true }, bert)).code).toBe(404);
    await server.call(vessels.switchAutoSubscriptions, { ids, autoSubscribe: isOn }, anna);
    await look();
    const { list } = (await server.call(bills.queryBillPage, {}, anna)).data!;
    expect(list.map(({ billNo, remark }) => [billNo, remark])).toEqual(isBrought ? [[own, `因船期 ${firstShip} 自动订阅`]] : []);
    expect(await billsOf(bert)).toEqual([stranger]);
  });

  it('brings no number that the account has ended: its history recalls it', async () => {
    const [soNo, own, other] = [`WK63${String(10_000_000 + ++made)}`, freshBillNo(), freshBillNo()];
    const deleted = await subscribe(anna, own);
    await server.call(bills.deleteBills, { ids: [deleted] }, anna);
    await port.manifest(own, ['DWSU3001375'], { bookingNo: soNo });
    await port.manifest(other, ['TGHU1643396'], { bookingNo: soNo });
    await server.call(bookings.subscribeBookings, { sonos: [soNo] }, anna);
    const { data } = await server.call(vessels.subscribeVessels, { list: [{ vesselsName: 'DEMO LANTERN', voyage: '101W' }] }, anna);
    await server.call(vessels.switchAutoSubscriptions, { ids: [data!.list[0]!.id!], autoSubscribe: true }, anna);
    await look();
    expect(await billsOf(anna)).toEqual([other]);
  });

  // Some terminals append E or I to the voyage (domain guide 2.3).
  it.each([
    ['102W', '101W', false],
    ['101WE', '101W', true],
    ['101WI', '101W', true],
    ['103W', '103WE', true],
    ['104WI', '104WE', false],
  ])('followed as %s, of bookings whose bill is on %s: brings %s', async (followed, voyage, isBrought) => {
    const [soNo, own] = [`WK63${String(10_000_000 + ++made)}`, freshBillNo()];
    const ship = { name: 'DEMO LANTERN', code: 'UN9000001', scheme: 'un', voyage, direction: 'export' } as const;
    await port.manifest(own, ['DWSU3001375'], { bookingNo: soNo, ship });
    await server.call(bookings.subscribeBookings, { sonos: [soNo] }, anna);
    const { data } = await server.call(vessels.subscribeVessels, { list: [{ vesselsName: 'DEMO LANTERN', voyage: followed }] }, anna);
    await server.call(vessels.switchAutoSubscriptions, { ids: [data!.list[0]!.id!], autoSubscribe: true }, anna);
    await look();
    await look();
    expect(await billsOf(anna)).toEqual(isBrought ? [own] : []);
  });
});

describe('R-7.4-20 the switch', () => {
  it('R-7.4-20 brings at once, for many rows at a time, by the job queue alone', async () => {
    const ids = [await subscribe(anna, await billOnShip()), await subscribe(anna, await billOnShip())];
    expect((await server.call(bills.switchAutoSubscriptions, { ids, autoSubscribe: true }, anna)).code).toBe(200);
    await waitFor('the ship', async () => (await shipsOf(anna)).length > 0);
    const { list } = (await server.call(bills.queryBillPage, { sort: 'autoSubscribe' }, anna)).data!;
    expect(list.map(({ autoSubscribe }) => autoSubscribe)).toEqual([true, true]);
  });

  it('R-7.4-20 is the owner’s alone', async () => {
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
  await server.call(vessels.deleteRows, { ids: (await callsOf(anna)).slice(0, 1).map(({ id }) => id) }, anna);
  await look();
  const isBrought = async (): Promise<boolean> => (await server.call(vessels.queryRows, { vesselsName: 'LANTERN' }, anna)).data!.total > 0;
  expect(await isBrought()).toBe(false);
  clock.advance(dayMs);
  await look();
  expect(await isBrought()).toBe(true);
});
