// Guarantee: with the port's clock moved as the simulator moves it, the product itself asks for silent bills, gives them up,
// ends subscriptions for each of the three reasons, and takes those back that are recalled and were not paid back (R-9-26, R-4.10-38).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billSubscription as calls } from '@mastlight/domain/bill-subscription/contract';
import { billSubscriptionTexts as texts } from '@mastlight/domain/bill-subscription/messages';
import { bookingSubscription as bookings } from '@mastlight/domain/booking-subscription/contract';
import { waitFor } from '@mastlight/testing/wait-for';
import { startMovedClock } from './moved-clock';
import { createPortVoice } from './port-says-for-test';
import { signInForTest, type TestUser } from './sign-in-for-test';
import { startTestServer, type TestServer } from './start-test-server';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const startMs = Date.UTC(2026, 9, 12, 1, 0, 0);

let clock: Awaited<ReturnType<typeof startMovedClock>>;
let server: TestServer;
let user: TestUser;

beforeAll(async () => {
  clock = await startMovedClock(startMs);
  server = await startTestServer({ env: { PORT_CLOCK_URL: clock.url } });
  await waitFor('the clock is followed', async () => Math.abs(server.platform.portClock.nowMs() - startMs) < hourMs);
  user = await signInForTest(server.platform);
});
afterAll(async () => {
  await server.stop();
  clock.stop();
});

async function rows() {
  const { data } = await server.call(calls.queryBillPage, { limit: 50 }, user);
  return new Map(data!.list.map((row) => [row.billNo, [row.state, row.failReason].filter(Boolean).join(' ')]));
}

const told = (what: string, billNo: string, state: string | undefined) => waitFor(what, async () => (await rows()).get(billNo) === state);

it('R-9-26 R-4.10-38 R-7.4-21 from subscribing to the history and back, by the port’s clock alone', async () => {
  const port = createPortVoice(server.platform);
  const [silent, bare, late, heard, sailed] = ['COSU6300000001', '6300000002', 'COSU6300000003', 'COSU6300000004', 'COSU6300000005'];
  await port.manifest(`COSU${bare}`, ['DWSU3001375']);
  await port.manifest(heard, ['DWSU3001380']);
  const ship = { name: 'LONG GONE', code: 'UN9000099', scheme: 'un', voyage: '99W', direction: 'export' } as const;
  await port.plan(startMs - 30 * hourMs, startMs - 6 * hourMs, ship);
  const { data } = await server.call(calls.subscribeBills, { blnos: [silent, bare, late, heard, sailed] }, user);
  const idOf = new Map(data!.list.map(({ blno, id }) => [blno, id!]));
  await server.call(calls.updateVesselVoyage, { id: idOf.get(sailed)!, vesselsName: 'LONG.GONE', voyage: '99W' }, user);
  expect(await rows()).toEqual(
    new Map(
      [silent, bare, late, heard, sailed].map((billNo) => [
        billNo,
        billNo === heard ? 'tracking' : billNo === sailed ? 'finished' : 'waiting',
      ]),
    ),
  );

  clock.moveTo(startMs + 2 * 60_000);
  await told('the number beside it is found', bare, 'failed number');
  expect((await rows()).get(silent)).toBe('waiting');

  clock.moveTo(startMs + 9 * dayMs);
  await told('silence is given up', silent, 'failed no-data');
  await told('silence is given up', late, 'failed no-data');
  await port.manifest(late, ['DWSU3001396']);
  expect((await rows()).get(late)).toBe('tracking');

  clock.moveTo(startMs + 35 * dayMs);
  await told('a month without news', silent, undefined);
  await told('a month after departure', sailed, undefined);
  expect([...(await rows()).keys()].sort()).toEqual([late, heard].sort());

  clock.moveTo(startMs + 61 * dayMs);
  await told('60 days without an end', heard, undefined);

  const history = (await server.call(calls.queryDeleted, { limit: 50 }, user)).data!;
  expect(history.counts).toMatchObject({ all: 5, 1: 0, 2: 1, 3: 2, 4: 2 });
  const ended = new Map(history.list.map((row) => [row.billNo, [row.deleteReasonText, row.state, row.failReason]]));
  expect(ended).toEqual(
    new Map([
      [sailed, ['离港后1个月', 'finished', null]],
      [silent, ['添加订阅后1个月内无任何数据更新', 'failed', 'no-data']],
      [bare, ['添加订阅后1个月内无任何数据更新', 'failed', 'no-data']],
      [heard, ['多方原因未完结60天', 'failed', 'no-data']],
      [late, ['多方原因未完结60天', 'failed', 'no-data']],
    ]),
  );

  // What never had any news was paid back: it costs anew, so it is subscribed anew. The other comes back for nothing.
  const answer = (await server.call(calls.recallDeleted, { ids: [idOf.get(silent)!, idOf.get(heard)!] }, user)).data!;
  expect(answer).toEqual({ recalled: [idOf.get(heard)!], refused: [{ id: idOf.get(silent)!, reason: texts.recallPaidBack }] });
  await server.call(calls.subscribeBills, { blnos: [silent] }, user);
  expect(await rows()).toEqual(
    new Map([
      [silent, 'waiting'],
      [heard, 'tracking'],
    ]),
  );
  clock.moveTo(startMs + 70 * dayMs);
  await told('asked for anew, and given up anew', silent, 'failed no-data');
});

it('R-4.10-38 a booking of which nothing was heard has failed after the same days, to the instant, and is filtered so', async () => {
  const port = createPortVoice(server.platform);
  await port.manifest('COSU6300000009', ['DWSU3001375']);
  const fromMs = server.platform.portClock.nowMs();
  await server.call(bookings.subscribeBookings, { systemKey: 'NB', sonos: ['WK420P00099'] }, user);
  const told = async (filter: object = {}) => {
    const { data } = await server.call(bookings.queryRows, { systemKey: 'NB', ...filter }, user);
    return data!.list.map(({ state, note, tone }) => `${state} ${tone} ${note}`);
  };
  const waiting = 'waiting idle 获取中：暂无此订舱号，收到后自动显示';
  expect(await told()).toEqual([waiting]);
  clock.moveTo(fromMs + 8 * dayMs - hourMs);
  await waitFor('time passes', async () => server.platform.portClock.nowMs() > fromMs + 7 * dayMs);
  expect(await told({ status: 'waiting' })).toEqual([waiting]);
  expect(await told({ status: 'failed' })).toEqual([]);
  clock.moveTo(fromMs + 8 * dayMs + hourMs);
  await waitFor('silence is given up', async () => (await told({ status: 'failed' })).length === 1);
  expect(await told()).toEqual(['failed att 失败·暂无数据：8 天没有收到，请核对订舱号和港口，收到后自动恢复']);
  expect(await told({ status: 'waiting' })).toEqual([]);
});
