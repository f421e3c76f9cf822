// Guarantee: with the port's clock moved as the simulator moves it, calls and bookings end by themselves for each of the
// three reasons, stand apart with their reason, hear no more, and begin anew when they are recalled (R-9-26).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingSubscription as bookings } from '@mastlight/domain/booking-subscription/contract';
import { vesselSubscription as vessels } from '@mastlight/domain/vessel-subscription/contract';
import { waitFor } from '@mastlight/testing/wait-for';
import { startMovedClock } from './moved-clock';
import { createPortVoice } from './port-says-for-test';
import { signInForTest, type TestUser } from './sign-in-for-test';
import { startTestServer, type TestServer } from './start-test-server';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const startMs = Date.UTC(2026, 9, 12, 1, 0, 0);
const notes = {
  2: '离港后1个月，已自动结束，可以召回',
  3: '添加订阅后1个月内无任何数据更新，已自动结束，可以召回',
  4: '多方原因未完结60天，已自动结束，可以召回',
};

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

async function calls(group?: 'ended') {
  const { data } = await server.call(vessels.queryRows, { systemKey: 'NB', limit: 50, ...(group && { group }) }, user);
  return { ...data!, rows: new Map(data!.list.map((row) => [row.vesselsName, [row.state, row.note].join(' ')])) };
}
async function booked(group?: 'ended') {
  const { data } = await server.call(bookings.queryRows, { systemKey: 'NB', limit: 50, ...(group && { group }) }, user);
  return { ...data!, rows: new Map(data!.list.map((row) => [row.soNo, [row.state, row.note].join(' ')])) };
}
const gone = (what: string, names: () => Promise<readonly string[]>, left: readonly string[]) =>
  waitFor(what, async () => (await names()).toSorted().join() === left.toSorted().join());

it('R-9-26 a call ends a month after departure, a month after silence, 60 days without an end; a recalled one begins anew', async () => {
  const port = createPortVoice(server.platform);
  const ship = (name: string, code: string) => ({ name, code, scheme: 'un', voyage: '99W', direction: 'export' }) as const;
  await port.plan(startMs - 30 * hourMs, startMs - 6 * hourMs, ship('LONG GONE', 'UN9000099'));
  await port.plan(startMs + 30 * hourMs, null, ship('NEVER GOES', 'UN9000098'));
  const list = ['LONG.GONE', 'NEVER.GOES', 'NOT.HEARD'].map((vesselsName) => ({ vesselsName, voyage: '99W' }));
  const { data } = await server.call(vessels.subscribeVessels, { systemKey: 'NB', list }, user);
  const idOf = new Map(data!.list.map(({ vesselsName, id }) => [vesselsName, id!]));
  await server.call(vessels.updateRemark, { id: idOf.get('NOT.HEARD')!, remark: '老客户' }, user);
  await server.call(vessels.setTop, { ids: [idOf.get('NOT.HEARD')!] }, user);
  const names = async () => [...(await calls()).rows.keys()];

  clock.moveTo(startMs + 27 * dayMs);
  await waitFor('time passes', async () => server.platform.portClock.nowMs() > startMs + 26 * dayMs);
  expect((await names()).length).toBe(3);
  clock.moveTo(startMs + 35 * dayMs);
  await gone('a month', names, ['NEVER.GOES']);
  expect((await calls()).counts).toMatchObject({ all: 1, ended: 2 });
  clock.moveTo(startMs + 61 * dayMs);
  await gone('60 days', names, []);

  // Nothing that is said later is told of what is followed no more.
  await port.plan(startMs + 70 * dayMs, null, ship('NOT HEARD', 'UN9000097'));
  const ended = await calls('ended');
  expect(ended.counts).toMatchObject({ all: 0, ended: 3 });
  expect(ended.rows).toEqual(
    new Map([
      ['LONG.GONE', `finished ${notes[2]}`],
      ['NOT.HEARD', `failed ${notes[3]}`],
      ['NEVER.GOES', `failed ${notes[4]}`],
    ]),
  );
  for (const row of ended.list) expect([row.portclosedate, row.source, row.endedTime !== null]).toEqual([null, null, true]);
  const { rows: followed } = await server.platform.database.query('system', `select 1 from follow_subject where kind = 'call'`);
  expect(followed).toEqual([]);

  await server.call(vessels.subscribeVessels, { systemKey: 'NB', list: [list[2]!] }, user);
  expect((await calls()).counts).toMatchObject({ all: 1, ended: 2 });
  // With what its owner had put on it.
  expect((await calls()).list).toMatchObject([
    { vesselsName: 'NOT.HEARD', state: 'tracking', endedTime: null, remark: '老客户', top: true },
  ]);
  // Its time has begun anew: 27 days later it is still there.
  clock.moveTo(startMs + 88 * dayMs);
  await waitFor('time passes', async () => server.platform.portClock.nowMs() > startMs + 87 * dayMs);
  await server.call(vessels.deleteRows, { ids: [idOf.get('LONG.GONE')!] }, user);
  expect((await calls('ended')).counts).toMatchObject({ all: 1, ended: 1 });
});

it('R-9-26 a booking ends after a month of silence, and one that became its bill a month after that sailed', async () => {
  const port = createPortVoice(server.platform);
  const fromMs = server.platform.portClock.nowMs();
  const [silent, sails, stays] = ['WK420P00091', 'WK420P00092', 'WK420P00093'];
  const bills = { [sails]: 'COSU6300000092', [stays]: 'COSU6300000093' };
  const gone1 = { name: 'SAILS SOON', code: 'UN9000089', scheme: 'un', voyage: '88W', direction: 'export' } as const;
  const gone2 = { name: 'STAYS HERE', code: 'UN9000088', scheme: 'un', voyage: '88W', direction: 'export' } as const;
  await port.manifest(bills[sails]!, ['DWSU3001375'], { bookingNo: sails, ship: gone1 });
  await port.manifest(bills[stays]!, ['DWSU3001380'], { bookingNo: stays, ship: gone2 });
  await server.call(bookings.subscribeBookings, { systemKey: 'NB', sonos: [silent, sails, stays] }, user);
  const becameBill = async () => (await booked()).counts.becameBill === 2;
  await waitFor('they are bills', becameBill);
  const names = async () => [...(await booked()).rows.keys()];

  clock.moveTo(fromMs + 20 * dayMs);
  await waitFor('time passes', async () => server.platform.portClock.nowMs() > fromMs + 19 * dayMs);
  await port.plan(fromMs + 18 * dayMs, fromMs + 19 * dayMs, gone1);
  clock.moveTo(fromMs + 35 * dayMs);
  await gone('a month without news', names, [sails, stays]);
  clock.moveTo(fromMs + 52 * dayMs);
  await gone('a month after its bill sailed', names, [stays]);
  clock.moveTo(fromMs + 61 * dayMs);
  await gone('60 days', names, []);
  expect((await booked('ended')).rows).toEqual(
    new Map([
      [silent, `failed ${notes[3]}`],
      [sails, `finished ${notes[2]}`],
      [stays, `failed ${notes[4]}`],
    ]),
  );
  for (const row of (await booked('ended')).list) expect([row.blnos, row.vesselsName, row.nodeGroup]).toEqual([[], null, []]);
});
