// Guarantee: whoever may see a bill's detail sees it as it was known at any instant since the first word on it: what was
// heard later does not count, what had been taken back is struck out, and an instant for which nothing can be told is refused
// by its field. At the last instant it is what the detail shows.
import { randomInt } from 'node:crypto';
import { billSubscription as calls } from '@mastlight/domain/bill-subscription/contract';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRandom } from '../../scenarios/make-traffic';
import { createPortVoice } from '../../scenarios/port-says-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';

const clock = createTestClock();
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
let server: TestServer;
let anna: TestUser;
let bert: TestUser;
let port: ReturnType<typeof createPortVoice>;

beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'http' } });
  [anna, bert] = [await signInForTest(server.platform), await signInForTest(server.platform)];
  port = createPortVoice(server.platform);
});
afterAll(() => server.stop());

const nowText = (): string => formatShanghai(server.platform.portClock.nowMs());
const subscribe = async (blno: string, user = anna) =>
  (await server.call(calls.subscribeBills, { blnos: [blno] }, user)).data!.list[0]!.id!;
const asOf = (blno: string, at?: string, user: TestUser | undefined = anna) =>
  server.call(calls.queryBillAsOf, { blno, ...(at !== undefined && { at }) }, user);
const struck = (events: readonly { readonly superseded: boolean }[]) => events.filter(({ superseded }) => superseded).length;

describe('a bill whose list was taken back', () => {
  const billNo = 'COSU6015550001';
  const box = 'CSQU3054383';
  const times: string[] = [];
  let id: number;

  beforeAll(async () => {
    id = await subscribe(billNo);
    for (const say of [
      () => port.manifest(billNo, [box]),
      () => port.gateIn(billNo, box),
      () => port.takeBackManifest(billNo, [box]),
      () => port.plan(server.platform.portClock.nowMs() + 30 * hourMs),
    ]) {
      clock.advance(hourMs);
      times.push(nowText());
      await say();
    }
    clock.advance(hourMs);
  });

  it('who is not signed in is told so, and whoever does not follow it finds nothing', async () => {
    expect((await server.call(calls.queryBillAsOf, { blno: billNo }, { token: null })).code).toBe(401);
    expect((await asOf(billNo, times[0], bert)).code).toBe(404);
    expect((await server.call(calls.queryBillAsOf, { id }, bert)).code).toBe(404);
  });

  it('is told as each instant had it, by its number and by its id', async () => {
    const looks = await Promise.all(times.map((at) => server.call(calls.queryBillAsOf, { id, at }, anna)));
    expect(
      looks.map(({ data }) => [
        data!.at,
        data!.detail.bill.boxArrivalCount,
        struck(data!.detail.events),
        data!.detail.bill.portCloseTime !== null,
      ]),
    ).toEqual([
      [times[0], '0/1', 0, false],
      [times[1], '1/1', 0, false],
      [times[2], '1/1', 1, false],
      [times[3], '1/1', 1, true],
    ]);
    expect(looks.map(({ data }) => data!.news)).toEqual([
      { heard: 1, struck: 0 },
      { heard: 1, struck: 0 },
      { heard: 1, struck: 1 },
      { heard: 1, struck: 0 },
    ]);
    expect((await asOf(billNo, times[1])).data!.detail.bill).toEqual(looks[1]!.data!.detail.bill);
  });

  it('has its hearings, first to last, whatever instant is looked at; between two of them it stands as the earlier had it', async () => {
    const first = (await asOf(billNo, times[0])).data!;
    expect(first.hearings).toEqual(times.map((time) => ({ time, statements: 1 })));
    const between = (await asOf(billNo, formatShanghai(clock.nowMs() - 3 * hourMs + minuteMs))).data!;
    expect(between.detail.bill.boxArrivalCount).toBe('1/1');
    expect(between.news).toEqual({ heard: 1, struck: 0 });
  });

  const refused: readonly (readonly [name: string, at: () => string, refusal: string | null, words: string])[] = [
    ['before the first word', () => formatShanghai(clock.nowMs() - 4 * hourMs - 1_000), 'asOfTooEarly', '太早'],
    ['that is to come', () => formatShanghai(clock.nowMs() + 1_000), 'asOfInFuture', '还没有到'],
    ['that is none', () => '2026-02-31 25:00', null, '请写成'],
    ['that is a text of a thousand letters', () => '9'.repeat(1_000), null, '请写成'],
  ];
  it.each(refused)('an instant %s is refused by its field', async (_, at, refusal, words) => {
    expect(await asOf(billNo, at())).toMatchObject({
      code: 400,
      msg: expect.stringMatching(new RegExp(`时间点（at）.*${words}`)),
      fields: { at: expect.stringContaining(words) },
      ...(refusal && { refusal: `bill-subscription.${refusal}` }),
    });
  });

  it('is told on the ship that the port tells, whatever its user typed since', async () => {
    await server.call(calls.updateVesselVoyage, { id, vesselsName: 'DEMO.OTHER', voyage: '9W' }, anna);
    const { bill } = (await asOf(billNo, times[1])).data!.detail;
    expect([bill.vesselsName, bill.voyage, bill.changeVessels]).toEqual(['DEMO.LANTERN', '101W', false]);
  });
});

it('a truck that came to the terminal later than the instant is not told then', async () => {
  const billNo = 'COSU6015550003';
  const [box, plate] = ['TGHU1643396', '浙B12345'];
  const id = await subscribe(billNo);
  await port.manifest(billNo, [box]);
  await port.emptyOut(billNo, box, plate);
  clock.advance(hourMs);
  const before = nowText();
  clock.advance(hourMs);
  await server.platform.database.query('system', 'update bill_subscription set truck_arrivals = $2 where id = $1', [
    id,
    JSON.stringify([{ containerNo: box, plate, place: '大榭', atMs: server.platform.portClock.nowMs() }]),
  ]);
  const trucksAt = async (at: string) => (await asOf(billNo, at)).data!.detail.bill.trucks;
  expect(await trucksAt(before)).toBeNull();
  expect(await trucksAt(nowText())).toContain('大榭');
});

it('a link to a bill shows an instant since it was made, masked as it is, and nothing from before', async () => {
  const billNo = 'COSU6015550004';
  const box = 'CICU8421595';
  const id = await subscribe(billNo);
  await port.manifest(billNo, [box]);
  clock.advance(hourMs);
  const before = nowText();
  clock.advance(hourMs);
  const { url } = (await server.call(calls.shareBill, { type: 'bill', id, expireDays: 7, maskFields: ['ctnNo', 'sealNo'] }, anna)).data!;
  const token = url.split('#')[1]!;
  const show = (at?: string) => server.call(calls.showSharedBill, { token, again: '1', ...(at !== undefined && { at }) }, { token: null });
  clock.advance(hourMs);
  const outside = nowText();
  clock.advance(hourMs);
  await port.gateIn(billNo, box);
  const then = (await show(outside)).data!;
  expect([then.pastTime, then.asOfTime, then.bill.boxArrivalCount, then.boxes[0]!.step]).toEqual([outside, outside, '0/1', 'none']);
  expect(then.boxes[0]!.ctnNo).toBe('CIC***595');
  const now = (await show()).data!;
  expect([now.pastTime, now.bill.boxArrivalCount, now.boxes[0]!.step]).toEqual([null, '1/1', 'arrived']);
  expect(await show(before)).toMatchObject({
    code: 400,
    refusal: 'bill-subscription.asOfBeforeLink',
    fields: { at: expect.stringContaining('之前的不给看') },
  });
  expect(await show(formatShanghai(clock.nowMs() + 1_000))).toMatchObject({ code: 400, refusal: 'bill-subscription.asOfInFuture' });
  // Each look at the past is derived anew: from one network so many a minute, and of now as many as ever.
  const codes: number[] = [];
  for (let looks = 0; looks < 30; looks++) codes.push((await show(outside)).code);
  expect([codes[0], codes.at(-1), (await show()).code]).toEqual([200, 429, 200]);
});

it('a bill of which nothing was heard has no instant to look back to but now', async () => {
  const billNo = 'COSU6015550009';
  await subscribe(billNo);
  expect(await asOf(billNo, nowText())).toMatchObject({ code: 400, refusal: 'bill-subscription.asOfUnheard' });
  const { hearings, news, detail } = (await asOf(billNo)).data!;
  expect([hearings, news, detail.bill.state, detail.events]).toEqual([[], { heard: 0, struck: 0 }, 'waiting', []]);
});

it('a port that was silent then is told as silent, as of when it had last been heard, though it speaks now; one that spoke is not', async () => {
  const billNo = 'COSU6015550002';
  await subscribe(billNo);
  await port.plan(server.platform.portClock.nowMs() + 90 * hourMs);
  await port.manifest(billNo, ['DWSU3001375']);
  const spoke = nowText();
  clock.advance(40 * hourMs);
  const quiet = nowText();
  clock.advance(hourMs);
  await port.gateIn(billNo, 'DWSU3001375');
  const now = nowText();
  const detailAt = async (at: string) => (await asOf(billNo, at)).data!.detail;
  expect((await detailAt(spoke)).silence).toBeNull();
  const silent = await detailAt(quiet);
  expect(silent.silence).toMatchObject({ since: spoke, source: expect.any(String) });
  expect(silent.bill.sentence).toContain(`断报 · 截至 ${spoke.slice(5, 16)}`);
  expect((await detailAt(now)).silence).toBeNull();
  expect((await detailAt(now)).bill.sentence).not.toContain('断报');
});

const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
it(`50 bills, looked back to at their last instant, read as their details do, SEED=${seed}`, async () => {
  const next = makeRandom(seed);
  const choose = <T>(...of: readonly T[]): T => of[Math.floor(next() * of.length)]!;
  const billNos = Array.from({ length: 50 }, (_, index) => `COSU70${String(index).padStart(8, '0')}`);
  await server.call(calls.subscribeBills, { blnos: billNos }, anna);
  const boxes = ['CSQU3054383', 'DWSU3001375', 'DWSU3001380', 'TGHU1643396'];
  for (const billNo of billNos) {
    await port.manifest(billNo, boxes.slice(0, 1 + Math.floor(next() * 3)));
    for (let words = Math.floor(next() * 4); words > 0; words--) {
      clock.advance(Math.floor(next() * hourMs));
      const nowMs = server.platform.portClock.nowMs();
      await choose(
        () => port.gateIn(billNo, choose(...boxes), nowMs - Math.floor(next() * hourMs)),
        () => port.takeBackManifest(billNo, boxes.slice(0, 1)),
        () => port.plan(nowMs + Math.floor((next() * 60 - 10) * hourMs)),
        () => port.emptyOut(billNo, choose(...boxes), '浙B12345'),
      )();
    }
  }
  for (const blno of billNos) {
    const live = (await server.call(calls.queryBillDetails, { blno }, anna)).data!;
    const { detail, hearings } = (await asOf(blno, nowText())).data!;
    expect({ blno, detail }).toEqual({ blno, detail: live });
    // Each line can be stopped at, but those that came with the first word on the bill.
    const stops = hearings.map(({ time }) => time);
    const heard = live.events.map(({ heardTime }) => (heardTime < stops[0]! ? stops[0]! : heardTime));
    expect({ blno, missed: heard.filter((time) => !stops.includes(time)) }).toEqual({ blno, missed: [] });
  }
});
