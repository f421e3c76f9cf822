// Guarantee: what is known of a bill stands in every subscription of it at once
// and is written once, whoever follows it; with the last follower it is derived
// no more, and from the next one on again.
import { containerCheckDigit } from '@mastlight/domain/vocabulary/container-no';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billSubscription as calls } from '@mastlight/domain/bill-subscription/contract';
import { ports } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { waitFor } from '@mastlight/testing/wait-for';
import { findMigrations, startServer } from '../../app/start-server';
import { createLog } from '../../platform/log';
import { inTransaction } from '../../platform/db/transaction';
import { countSent, type Sent } from '../../scenarios/count-sent';
import { doorsForTest, followForTest } from '../../scenarios/doors-for-test';
import { createPortVoice } from '../../scenarios/port-says-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { isSomebodyWaiting } from '../../scenarios/waits-at-lock';
import { subscribeBills } from './operations/subscribe-bills';

const migrationsDir = findMigrations(import.meta.dirname + '/../..');
let server: TestServer;
let anna: TestUser;
let bert: TestUser;
let port: ReturnType<typeof createPortVoice>;
const tracked = 'COSU6012340001';
const box = 'CSQU3054383';

beforeAll(async () => {
  // Nobody works on jobs unless the test does: what stands in a list stands there by the call alone.
  server = await startTestServer({ env: { ROLES: 'http' } });
  [anna, bert] = [await signInForTest(server.platform), await signInForTest(server.platform)];
  port = createPortVoice(server.platform);
  await server.call(calls.subscribeBills, { blnos: [tracked] }, anna);
  await port.manifest(tracked, [box]);
  await port.gateIn(tracked, box);
});
afterAll(() => server.stop());

const rowsOf = async (user: TestUser) => (await server.call(calls.queryBillPage, { pageSize: 100 }, user)).data!.list;
const rowOf = async (user: TestUser, billNo: string) => (await rowsOf(user)).find((row) => row.billNo === billNo);
const subscribe = async (user: TestUser, billNo: string): Promise<number> =>
  (await server.call(calls.subscribeBills, { blnos: [billNo] }, user)).data!.list[0]!.id!;

describe('a bill that is tracked already', () => {
  let id: number;

  it('reads at once in the list of whoever subscribes to it', async () => {
    id = await subscribe(bert, tracked);
    expect(await rowOf(bert, tracked)).toMatchObject({ state: 'tracking', boxArrivalCount: '1/1', vesselsName: 'DEMO.LANTERN' });
  });

  it('R-7.4-21 reads at once when it is recalled', async () => {
    await server.call(calls.deleteBills, { ids: [id] }, bert);
    expect(await rowOf(bert, tracked)).toBeUndefined();
    await server.call(calls.recallDeleted, { ids: [id] }, bert);
    expect(await rowOf(bert, tracked)).toMatchObject({ state: 'tracking', boxArrivalCount: '1/1' });
  });

  it('R-7.4-41 reads at once in a row that gets its number, and in no row that had it; the version only grows', async () => {
    const before = (await rowOf(bert, tracked))!.version;
    expect((await server.call(calls.changeBillNo, { id, blno: 'COSU6012340003' }, bert)).code).toBe(200);
    const other = (await rowOf(bert, 'COSU6012340003'))!;
    expect(other).toMatchObject({ state: 'waiting', boxArrivalCount: '0/0', vesselsName: null, portCloseTime: null, containerNos: [] });
    expect(other.version).toBeGreaterThan(before);
    await server.call(calls.changeBillNo, { id, blno: tracked }, bert);
    const back = (await rowOf(bert, tracked))!;
    expect(back).toMatchObject({ state: 'tracking', boxArrivalCount: '1/1' });
    expect(back.version).toBeGreaterThan(other.version);
  });
});

it('R-1-21 its detail has all that is tracked: gate-in, manifests, release, stacking and inspection, the ship and the line overseas', async () => {
  const { database, portClock } = server.platform;
  const detailFor = async (user: TestUser) => (await server.call(calls.queryBillDetails, { blno: tracked }, user)).data!;
  const { nodes, containers, onwards } = await detailFor(anna);
  const names = ['预配', '清洁舱单', '进港', '运抵', '放行', '三联单', '码放'];
  expect(nodes.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  expect(nodes.find(({ name }) => name === '进港')).toMatchObject({
    state: 'done',
    boxesDone: 1,
    time: expect.any(String),
    source: expect.any(String),
  });
  expect(containers).toEqual([
    expect.objectContaining({ ctnNo: box, inGateTime: expect.any(String), boxCusmovText: null, checkModeText: null }),
  ]);
  expect(onwards).toEqual({ ship: null, overseas: null });

  const nowMs = Math.trunc(portClock.nowMs());
  await database.query(
    'system',
    `insert into position_ship (mmsi, name, name_key, latitude, longitude, speed_knots, nav_status, said_at, heard_at)
     values (413000001, 'DEMO LANTERN', 'DEMOLANTERN', 29.9, 122.6, 12, 0, to_timestamp($1::float8 / 1000), now())`,
    [nowMs],
  );
  const at = { ms: nowMs, offsetMinutes: 120, classifier: 'actual' };
  const step = { code: 'DISC', name: '卸船', at, placeCode: 'DEHAM', place: '汉堡', vesselName: null, voyage: null, containerNo: null };
  const journey = {
    stops: [],
    steps: [step],
    vesselName: null,
    voyage: null,
    eta: null,
    etaHistory: [],
    departed: null,
    arrived: null,
    discharged: null,
    holds: [],
    boxes: [],
    isFinished: false,
  };
  await database.query(
    'system',
    `insert into line_tracking_shipment (subject, line, number, state, journey, since_ms, heard_ms)
     values ('COS ' || $1, 'COS', $1, 'tracking', $2, 1, $3)`,
    [tracked, JSON.stringify(journey), nowMs],
  );
  // What a line says is for who follows the bill overseas, and has paid for it.
  const ship = { ships: 1, place: expect.any(String), lost: expect.any(String), saidMs: nowMs, staleMs: expect.any(Number) };
  expect((await detailFor(anna)).onwards).toEqual({ ship, overseas: null });
  await database.query(
    'system',
    `insert into follow_subject (owner_key, product, row_id, kind, port, subject) values ($1, 'overseas', 1, 'overseas', 'NB', 'COS ' || $2)`,
    [anna.ownerKey, tracked],
  );
  expect((await detailFor(anna)).onwards.overseas).toEqual({
    status: '卸船 汉堡',
    time: formatShanghai(nowMs - 6 * 3_600_000),
    offset: 'UTC+2',
    source: '中远海运',
    heardMs: nowMs,
  });
  expect((await detailFor(bert)).onwards.overseas).toBeNull();
  await database.query('system', `delete from follow_subject where kind = 'overseas'`, []);
});

it('R-1-21 of two ships of one name the bill’s is the one whose IMO number the port told; a stranger’s place is nobody’s', async () => {
  const { database } = server.platform;
  const billNo = 'COSU6012340021';
  await port.manifest(billNo, ['MSKU0308961'], {
    ship: { name: 'DEMO TWIN', code: 'UN9074729', scheme: 'un', voyage: '5W', direction: 'export' },
  });
  await subscribe(anna, billNo);
  const ships = async () =>
    (await server.call(calls.queryBillDetails, { blno: billNo, systemKey: 'NB' }, anna)).data!.onwards.ship?.ships ?? null;
  const sight = (mmsi: number, imo: string | null) =>
    database.query(
      'system',
      `insert into position_ship (mmsi, imo, name, name_key, latitude, longitude, speed_knots, nav_status, said_at, heard_at)
       values ($1, $2, 'DEMO TWIN', 'DEMOTWIN', 29.9, 122.6, 12, 0, now(), now())`,
      [mmsi, imo],
    );
  await sight(413000021, '9111111');
  expect(await ships()).toBeNull();
  await sight(413000022, '9074729');
  expect(await ships()).toBe(1);
  // One that tells no number may be she.
  await sight(413000023, null);
  expect(await ships()).toBe(2);
});

it('a row whose bill is of older rules says so, and its detail is derived on the spot', async () => {
  const { database } = server.platform;
  const [{ status }] = (
    await database.query<{ status: object }>('system', 'select status from tracking_bill where bill_no = $1', [tracked])
  ).rows as [{ status: object }];
  await database.query('system', 'update tracking_bill set status = $2 where bill_no = $1', [tracked, { ...status, derivation: 1 }]);
  expect((await rowOf(anna, tracked))!.sentence).toBe('系统更新后正在重新整理，稍后自动显示');
  const { data } = await server.call(calls.queryBillDetails, { blno: tracked }, anna);
  expect(data!.bill).toMatchObject({ boxArrivalCount: '1/1', vesselsName: 'DEMO.LANTERN' });
  await database.query('system', 'update tracking_bill set status = $2 where bill_no = $1', [tracked, status]);
});

describe('rows written', () => {
  it('for one status change are as many for a hundred followers as for one', async () => {
    const { tracking, follow } = doorsForTest(server.platform);
    const change = (billNo: string, containerNo: string): Promise<Sent> =>
      countSent(server.platform.database, (database) =>
        inTransaction(database, 'system', (transaction) => tracking.applyMessages(transaction, [port.gateInSaid(billNo, containerNo)])),
      );
    const [lone, popular] = ['TSTW6012340001', 'TSTW6012340002'];
    const [boxOfLone, boxOfPopular] = ['TSTU1000007', 'TSTU2000002'];
    await port.manifest(lone, [boxOfLone]);
    await port.manifest(popular, [boxOfPopular]);
    await followForTest(server.platform, 'NB', [lone]);
    await inTransaction(server.platform.database, 'system', async (transaction) => {
      for (let n = 0; n < 100; n++) {
        await follow.begin(transaction, `u:follower${n}`, 'bill-subscription', [{ rowId: n, kind: 'bill', port: 'NB', subject: popular }]);
      }
    });
    const one = await change(lone, boxOfLone);
    expect(one.rows['tracking_bill']).toBe(1);
    expect(one.notices).toBe(1);
    expect(await change(popular, boxOfPopular)).toEqual(one);
  });

  it('for a subscription are its own one, what it follows, its day’s count and the event', async () => {
    const { platform } = server;
    const user = await signInForTest(platform);
    const subscribe = (blnos: string[]): Promise<Sent> =>
      countSent(platform.database, (database) => {
        const counted = { ...platform, database };
        return subscribeBills({ platform: counted, ...doorsForTest(counted) }, user, { port: 'NB', blnos });
      });
    // The day's count is held by one write and added to by another, that of the person begun with his first and added to; the job takes the event to whoever listens.
    expect(await subscribe([tracked])).toEqual({
      rows: {
        bill_subscription: 1,
        follow_subject: 1,
        follow_day: 2,
        platform_person_day: 4,
        _private_jobs: 1,
        // The month's free quota comes with the first charge: a transfer each, the wallet made, its month, and kept twice.
        billing_wallet: 4,
        billing_transfer: 2,
      },
      notices: 1,
    });
    expect(await subscribe([tracked])).toEqual({ rows: { follow_day: 1 }, notices: 0 });
  });
});

describe('the order by node', () => {
  it.each(ports)('$name: is that of its strip, what has reached none behind', async ({ code: systemKey, strip }) => {
    const { database } = server.platform;
    const user = await signInForTest(server.platform);
    const codes = strip.map(({ code }) => code);
    // Neither subscribed in the order of the strip nor against it.
    const wanted = [...codes.filter((_, at) => at % 2 === 1), null, ...codes.filter((_, at) => at % 2 === 0)];
    const bills = wanted.map((node, at) => ({ node, billNo: `SORT${systemKey}601234${String(at).padStart(2, '0')}` }));
    await server.call(calls.subscribeBills, { systemKey, blnos: bills.map(({ billNo }) => billNo) }, user);
    for (const { node, billNo } of bills) {
      await database.query('system', 'update tracking_bill set node = $3 where port = $1 and bill_no = $2', [systemKey, billNo, node]);
    }
    const nodesBy = async (sort: string) => {
      const { data } = await server.call(calls.queryBillPage, { systemKey, sort, pageSize: 100 }, user);
      return data!.list.map((row) => bills.find(({ billNo }) => billNo === row.billNo)!.node);
    };
    expect(await nodesBy('nodeGroup')).toEqual([...codes, null]);
    expect(await nodesBy('-nodeGroup')).toEqual([...codes.toReversed(), null]);
  });
});

describe('following', () => {
  const secondBox = `TSTU300001${containerCheckDigit('TSTU3000010')}`;
  const isFollowed = async (billNo: string): Promise<boolean> =>
    (
      await server.platform.database.query<{ is_followed: boolean }>('system', 'select is_followed from tracking_bill where bill_no = $1', [
        billNo,
      ])
    ).rows[0]!.is_followed;
  /** Does what the queue holds for tracking. */
  const work = async (): Promise<void> => {
    const beside = await startServer({ ...server.config, roles: ['worker'] }, { migrationsDir, log: createLog('silent') });
    try {
      await waitFor('no job', async () => {
        const { rows } = await server.platform.database.query<{ count: number }>(
          'system',
          'select count(*)::int as count from graphile_worker._private_jobs where attempts < max_attempts',
        );
        return rows[0]!.count === 0;
      });
    } finally {
      await beside.stop();
    }
  };

  it('ends with the last follower, whose bill is derived no more, and begins again with the next', async () => {
    const billNo = 'TSTW6012340009';
    const [first, second] = [await subscribe(anna, billNo), await subscribe(bert, billNo)];
    await port.manifest(billNo, ['TSTU3000008']);
    await server.call(calls.deleteBills, { ids: [first] }, anna);
    await work();
    expect(await isFollowed(billNo)).toBe(true);
    await server.call(calls.deleteBills, { ids: [second] }, bert);
    await work();
    expect(await isFollowed(billNo)).toBe(false);
    await port.manifest(billNo, ['TSTU3000008', secondBox]);
    const { rows } = await server.platform.database.query<{ version: number }>(
      'system',
      'select version from tracking_bill where bill_no = $1 and boxes_total = 1',
      [billNo],
    );
    expect(rows).toHaveLength(1);
    await subscribe(anna, billNo);
    expect(await rowOf(anna, billNo)).toMatchObject({ state: 'tracking', boxArrivalCount: '0/2' });
  });

  it('does not end for somebody who begins in the moment in which the last one goes', async () => {
    const billNo = 'TSTW6012340010';
    const id = await subscribe(anna, billNo);
    await server.call(calls.deleteBills, { ids: [id] }, anna);
    const { follow } = doorsForTest(server.platform);
    let working = Promise.resolve();
    await inTransaction(server.platform.database, 'system', async (transaction) => {
      await follow.begin(transaction, 'u:late', 'bill-subscription', [{ rowId: 1, kind: 'bill', port: 'NB', subject: billNo }]);
      working = work();
      await waitFor('the one who lets go at the bill', () => isSomebodyWaiting(server.platform.database));
    });
    await working;
    expect(await isFollowed(billNo)).toBe(true);
  });
});
