// Guarantee: a bill tells that the truck with its box has come to a terminal before the gate does, to whoever follows both, and no longer than
// until the gate speaks.
import { billSubscription as calls } from '@mastlight/domain/bill-subscription/contract';
import { notification } from '@mastlight/domain/notification/contract';
import { vehicleArrived } from '@mastlight/domain/position/events';
import { trucks } from '@mastlight/domain/truck/contract';
import { truckArrived } from '@mastlight/domain/truck/events';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectionOf, inTransaction } from '../platform/db/transaction';
import { positionParts, startTerminalGateway, usualBounds, type TerminalGateway } from '../modules/position/index';
import { createPortVoice } from './port-says-for-test';
import { signInForTest, type TestUser } from './sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';
import { placeForTest, Terminal } from './truck-terminal-for-test';

const clock = createTestClock();
const hourMs = 3_600_000;
const plate = '浙B90001';
const gate = { latitude: 29.9, longitude: 122, speedKmh: 6 };
let server: TestServer;
let gateway: TerminalGateway;
let port: ReturnType<typeof createPortVoice>;
let terminal: Terminal;
let [follower, stranger]: TestUser[] = [];

beforeAll(async () => {
  server = await startTestServer({ clock, env: { NOTIFY_GATHER_MS: '0' } });
  gateway = await startTerminalGateway(positionParts(server.platform), { host: '127.0.0.1', port: 0 }, usualBounds);
  port = createPortVoice(server.platform);
  [follower, stranger] = [await signInForTest(server.platform), await signInForTest(server.platform)];
  terminal = await Terminal.call(gateway.port, '013900000301');
  await terminal.enter(plate);
});
afterAll(async () => {
  terminal.leave();
  await gateway.stop();
  await server.stop();
});

const drive = (part: Parameters<typeof placeForTest>[1]) =>
  terminal.say(0x0200, { kind: 'position', position: placeForTest(clock.nowMs(), part) });
const boxesOf = async (user: TestUser) => (await server.call(trucks.listBoxes, {}, user)).data!.list;
const rowOf = async (user: TestUser, billNo: string) =>
  (await server.call(calls.queryBillPage, {}, user)).data!.list.find((row) => row.billNo === billNo)!;
const toldOf = async (user: TestUser) =>
  (await server.call(notification.listMessages, { event: 'truck-arrived' }, user)).data!.list.flatMap(({ lines }) =>
    lines.map(({ kind, no, sentence }) => [kind, no, sentence]),
  );
/** So many are told and given to channels: what comes next is a message of its own. */
const isGiven = (count: number) =>
  waitFor(`${count} messages`, async () => {
    const { rows } = await server.platform.database.query<{ given: number }>(
      'system',
      `select count(*)::int as given from notification_message where event = 'truck-arrived' and dispatched_at is not null`,
    );
    return rows[0]!.given >= count;
  });
const trucksOf = async (user: TestUser, billNo: string): Promise<string | undefined> =>
  /[^；]*的车[^；]*/.exec((await rowOf(user, billNo)).sentence)?.[0];

it('R-1-08 a truck that queues at the gate stands on the bill whose box it fetched, until the gate tells of it', async () => {
  const [billNo, later] = ['COSU6180000001', 'COSU6180000002'];
  await port.emptyOut(billNo, 'DWSU3001375', plate);
  await port.emptyOut(later, 'CSNU6152042', '浙B90002');
  await port.plan(clock.nowMs() + 9 * hourMs);
  for (const user of [follower!, stranger!]) await server.call(calls.subscribeBills, { blnos: [billNo, later] }, user);
  await server.call(trucks.subscribe, { carNo: plate }, follower!);
  const fetchedMs = clock.nowMs();
  clock.advance(2 * hourMs);

  // The truck says whose box it has, to whoever follows both, and asks for nothing.
  await waitFor('the box on the truck', async () => (await boxesOf(follower!)).length > 0);
  const box = { carNo: plate, port: 'NB', billNo, containerNo: 'DWSU3001375', yardName: null };
  expect(await boxesOf(follower!)).toEqual([{ ...box, emptyOutMs: fetchedMs, gateInMs: null }]);
  expect(await boxesOf(stranger!)).toEqual([]);
  const blind = await signInForTest(server.platform);
  await server.call(trucks.subscribe, { carNo: plate }, blind);
  expect(await boxesOf(blind)).toEqual([]);

  // Past it on the motorway, and then into the queue.
  await drive({ ...gate, speedKmh: 72 });
  clock.advance(60_000);
  await drive(gate);
  await waitFor('the arrival on the bill', async () => (await trucksOf(follower!, billNo)) !== undefined);
  expect((await rowOf(follower!, billNo)).trucks).toMatch(/^DWSU3001375 的车/);
  expect(await trucksOf(follower!, billNo)).toMatch(/^DWSU3001375 的车 \d\d-\d\d \d\d:\d\d 到穿山，等进港报告$/);
  expect((await rowOf(follower!, billNo)).sentence).toContain('未进港');
  const id = (await rowOf(follower!, billNo)).id;
  expect((await server.call(calls.queryBillDetails, { id }, follower!)).data!.nextStep.advice).toContain('DWSU3001375 的车');
  // Of boxes on another truck, and to whoever does not follow this one, nothing is told.
  expect([await trucksOf(follower!, later), await trucksOf(stranger!, billNo)]).toEqual([undefined, undefined]);

  const news = await waitFor('the message', async () => {
    const told = await toldOf(follower!);
    return told.length > 0 ? told : null;
  });
  expect(news).toEqual([['bill', billNo, expect.stringMatching(/^浙B90001 \d\d-\d\d \d\d:\d\d 到达穿山，DWSU3001375 未进港$/)]]);

  await isGiven(1);

  // Moving about in the queue is no second arrival.
  const { version } = await rowOf(follower!, billNo);
  clock.advance(600_000);
  await drive({ ...gate, latitude: 29.905 });
  expect((await rowOf(follower!, billNo)).version).toBe(version);

  await port.gateIn(billNo, 'DWSU3001375');
  await waitFor('the gate', async () => (await rowOf(follower!, billNo)).boxArrivalCount === '1/1');
  expect(await trucksOf(follower!, billNo)).toBeUndefined();
  expect(await boxesOf(follower!)).toEqual([{ ...box, emptyOutMs: fetchedMs, gateInMs: clock.nowMs() }]);
  clock.advance(24 * hourMs);
  expect(await boxesOf(follower!)).toEqual([]);
  // Told once more, as after a crash, it is no news; what the gate has told of is none either. Others tell when that has been heard.
  const tell = (of: string, place: string, ownerKeys = [follower!.ownerKey]) =>
    inTransaction(server.platform.database, 'system', (tx) =>
      server.platform.outbox.emit(tx, truckArrived, { ownerKeys, plate: of, place, atMs }),
    );
  const others = ['COSU6180000003', 'COSU6180000004'] as const;
  await port.emptyOut(others[0], 'MSKU0308961', '浙B90003');
  await port.emptyOut(others[1], 'CSQU3054383', '浙B90004');
  await server.call(calls.subscribeBills, { blnos: [...others] }, follower!);
  for (const other of others) await waitFor(other, async () => (await rowOf(follower!, other)).boxArrivalCount === '0/1');
  clock.advance(60_000);
  const atMs = clock.nowMs();
  await tell(plate, '穿山', [follower!.ownerKey, stranger!.ownerKey]);
  await tell('浙B90003', '梅山');
  await isGiven(2);
  await tell('浙B90003', '梅山');
  await tell('浙B90004', '梅山');
  await isGiven(3);
  expect((await toldOf(follower!)).map(([, no]) => no)).toEqual([others[1], others[0], billNo]);
  expect(await toldOf(stranger!)).toEqual([]);
});

it('however many trucks arrive, telling of them holds one worker of those that read the ports', async () => {
  const { database, outbox } = server.platform;
  class Undone extends Error {}
  let waiting: readonly string[] = [];
  const undone = inTransaction(database, 'system', async (tx) => {
    const arrived = { plate, place: '穿山', atMs: clock.nowMs() };
    for (let n = 0; n < 3; n++) {
      await outbox.emit(tx, vehicleArrived, arrived);
      await outbox.emit(tx, truckArrived, { ...arrived, ownerKeys: [follower!.ownerKey] });
    }
    const { rows } = await connectionOf(tx).query<{ told: string }>(
      `select task_identifier || ' ' || coalesce(queue_name, 'in no line') || ' ' || count(*) as told from graphile_worker.jobs
       where task_identifier in ('truck.tell-arrived', 'bill-subscription.note-truck') group by task_identifier, queue_name order by 1`,
    );
    waiting = rows.map(({ told }) => told);
    throw new Undone();
  });
  await expect(undone).rejects.toThrow(Undone);
  expect(waiting).toEqual(['bill-subscription.note-truck bill-subscription.note-truck 3', 'truck.tell-arrived truck.tell-arrived 3']);
});
