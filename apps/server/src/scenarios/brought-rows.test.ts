// Guarantee: a brought row that cannot be taken up stands in nobody's way, what waits is bounded and fair between accounts,
// and what nothing leads to any more lapses (ADR 0027).
import { billSubscription as bills } from '@mastlight/domain/bill-subscription/contract';
import { subscriptionsPerDayMax } from '@mastlight/domain/follow/limits';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { billSubscriptionTexts } from '@mastlight/domain/bill-subscription/messages';
import { bookingSubscription as bookings } from '@mastlight/domain/booking-subscription/contract';
import { vesselSubscription as vessels } from '@mastlight/domain/vessel-subscription/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bringCalls } from '../modules/bill-subscription/operations/bring-calls';
import { takeUpBills } from '../modules/bill-subscription/operations/take-up-bills';
import { bringBills } from '../modules/booking-subscription/operations/bring-bills';
import { bringOwnBills } from '../modules/vessel-subscription/operations/bring-own-bills';
import { findOwnBillsToBring } from '../modules/vessel-subscription/queries/find-own-bills-to-bring';
import { takeUpCalls } from '../modules/vessel-subscription/operations/take-up-calls';
import { inTransaction } from '../platform/db/transaction';
import { DatabaseUnavailable } from '../platform/db/database-errors';
import type { Brought, BroughtRow, TakenUp } from '../modules/follow/index';
import { doorsForTest } from './doors-for-test';
import { explainAsked } from './explain-for-test';
import { gatherLog } from './gather-log';
import { createPortVoice } from './port-says-for-test';
import { signInForTest, type TestUser } from './sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';

const clock = createTestClock();
const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
const gathered = gatherLog();
let server: TestServer;
let anna: TestUser;
let bert: TestUser;
let made = 0;

beforeAll(async () => {
  server = await startTestServer({ clock, log: gathered.log, env: { ROLES: 'http' } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.platform.database.query('system', 'delete from follow_brought');
  [anna, bert] = [await signInForTest(server.platform), await signInForTest(server.platform)];
});

const parts = () => {
  const { tracking, follow, billing, billFiles } = doorsForTest(server.platform);
  return { platform: server.platform, tracking, follow, billing, billFiles };
};
const freshBillNo = (): string => `COSU64${String(10_000_000 + ++made)}`;
const broughtBill = ({ ownerKey, userId }: TestUser, subject = freshBillNo()): Brought => ({
  ownerKey,
  userId,
  port: 'NB',
  subject,
  spelt: subject,
  remark: '',
  product: 'test',
  rowId: 1,
});
const bring = (brought: readonly Brought[]): Promise<void> =>
  inTransaction(server.platform.database, 'system', (transaction) => parts().follow.bring(transaction, 'bill', brought));
const billsOf = async (user: TestUser): Promise<string[]> =>
  (await server.call(bills.queryBillPage, {}, user)).data!.list.map(({ billNo }) => billNo).toSorted();

it('a number that nobody could type is settled with the reason', async () => {
  const phone = broughtBill(anna, '13812345678');
  await bring([phone]);
  await takeUpBills(parts());
  const { rows } = await server.platform.database.query('system', 'select due_at, refusal from follow_brought');
  expect(rows).toEqual([{ due_at: null, refusal: billSubscriptionTexts.looksLikePhone }]);
});

it('a row that throws is told in the log, tried again later and later, and holds up no other', async () => {
  const [bad, hers, his] = [broughtBill(anna), broughtBill(anna), broughtBill(bert)];
  const { database } = server.platform;
  await database.query('system', `alter table bill_subscription add constraint planted check (bill_no <> '${bad.subject}')`);
  const tries = async (): Promise<number> => {
    const before = gathered.lines.length;
    await takeUpBills(parts());
    return gathered.lines.slice(before).filter(({ msg }) => msg === 'a brought row cannot be taken up').length;
  };
  try {
    await bring([bad, hers, his]);
    expect(await tries()).toBe(1);
    expect([await billsOf(anna), await billsOf(bert)]).toEqual([[hers.subject], [his.subject]]);
    expect(await tries()).toBe(0);
    for (const waitMinutes of [1, 4, 16]) {
      clock.advance(waitMinutes * minuteMs - 1);
      expect(await tries()).toBe(0);
      clock.advance(1);
      expect(await tries()).toBe(1);
    }
  } finally {
    await database.query('system', 'alter table bill_subscription drop constraint planted');
  }
  clock.advance(64 * minuteMs);
  expect(await tries()).toBe(0);
  expect(await billsOf(anna)).toEqual([bad.subject, hers.subject].toSorted());
});

const count = async (user: TestUser, where = 'true'): Promise<number> => {
  const { rows } = await server.platform.database.query<{ count: number }>(
    'system',
    `select count(*)::int as count from follow_brought where owner_key = $1 and ${where}`,
    [user.ownerKey],
  );
  return rows[0]!.count;
};

it('1,000 rows of an account wait at a time; the others come when there is room', async () => {
  const many = Array.from({ length: 1_100 }, () => broughtBill(anna));
  for (let at = 0; at < many.length; at += 200) await bring(many.slice(at, at + 200));
  expect(await count(anna)).toBe(1_000);
  await bring([broughtBill(bert), broughtBill(anna)]);
  expect([await count(anna), await count(bert)]).toEqual([1_000, 1]);
  await server.platform.database.query(
    'system',
    'update follow_brought set due_at = null where id in (select id from follow_brought where owner_key = $1 limit 50)',
    [anna.ownerKey],
  );
  await bring(many.slice(1_000));
  expect([await count(anna), await count(anna, 'due_at is not null')]).toEqual([1_050, 1_000]);
});

it('the backlog of one account does not stand before another', async () => {
  const many = Array.from({ length: 600 }, () => broughtBill(anna));
  for (let at = 0; at < many.length; at += 200) await bring(many.slice(at, at + 200));
  clock.advance(minuteMs);
  const his = broughtBill(bert);
  await bring([his]);
  const rounds: string[][] = [];
  await parts().follow.takeUpBrought('bill', (rows) => {
    rounds.push(rows.map(({ subject }) => subject));
    return Promise.resolve(new Map(rows.map(({ id }) => [id, null])));
  });
  expect(rounds[0]).toContain(his.subject);
  expect(rounds.flat().toSorted()).toEqual([...many, his].map(({ subject }) => subject).toSorted());
});

it('two workers never take the same row, and what a worker that died had taken is taken up five minutes later', async () => {
  const rows = [broughtBill(anna), broughtBill(anna), broughtBill(bert)];
  await bring(rows);
  const seen: number[] = [];
  const takeUp = async (taken: readonly BroughtRow[]): Promise<TakenUp> => {
    seen.push(...taken.map(({ id }) => id));
    // While these are being taken up, another worker looks.
    await parts().follow.takeUpBrought('bill', takeUp);
    throw new DatabaseUnavailable(new Error('the worker has died'));
  };
  const die = parts().follow.takeUpBrought('bill', takeUp);
  await expect(die).rejects.toThrow('the worker has died');
  expect(seen.length).toBe(3);
  await takeUpBills(parts());
  expect(await billsOf(bert)).toEqual([]);
  clock.advance(5 * minuteMs);
  await takeUpBills(parts());
  expect([(await billsOf(anna)).length, (await billsOf(bert)).length]).toEqual([2, 1]);
});

it('two looks at the same instant share the rows between them', async () => {
  const many = Array.from({ length: 400 }, () => broughtBill(anna));
  for (let at = 0; at < many.length; at += 200) await bring(many.slice(at, at + 200));
  const seen: string[] = [];
  const takeUp = (rows: readonly BroughtRow[]): Promise<TakenUp> => {
    seen.push(...rows.map(({ subject }) => subject));
    return Promise.resolve(new Map(rows.map(({ id }) => [id, null])));
  };
  await Promise.all([1, 2, 3].map(() => parts().follow.takeUpBrought('bill', takeUp)));
  expect(seen.toSorted()).toEqual(many.map(({ subject }) => subject).toSorted());
});

it('brought bills take half of the day’s quota: what the user types in the morning still fits', async () => {
  const half = (subscriptionsPerDayMax * server.platform.config.quotaFactor) / 2;
  const [first, second] = [broughtBill(anna), broughtBill(anna)];
  await server.platform.database.query('system', 'insert into follow_day (owner_key, day, asked) values ($1, $2, $3)', [
    anna.ownerKey,
    shanghaiDay(clock.nowMs()),
    half - 1,
  ]);
  await bring([first, second]);
  await takeUpBills(parts());
  expect((await billsOf(anna)).length).toBe(1);
  expect((await server.call(bills.subscribeBills, { blnos: [freshBillNo()] }, anna)).code).toBe(200);
  expect((await billsOf(anna)).length).toBe(2);
  clock.advance(dayMs);
  await takeUpBills(parts());
  expect(await billsOf(anna)).toEqual(expect.arrayContaining([first.subject, second.subject]));
});

/** Bills of the account, switched on, each on a ship of its own. */
async function subscribeOnShips(user: TestUser, names: readonly string[]): Promise<number[]> {
  const wish = { blnos: names.map(() => freshBillNo()), autoSubscribe: true };
  const { data } = await server.call(bills.subscribeBills, wish, user);
  const ids = data!.list.map(({ id }) => id!);
  for (const [index, id] of ids.entries()) {
    await server.call(bills.updateVesselVoyage, { id, vesselsName: names[index]!, voyage: '1W' }, user);
  }
  return ids;
}
const shipsOf = async (user: TestUser): Promise<string[]> =>
  (await server.call(vessels.queryRows, {}, user)).data!.list.map(({ vesselsName }) => vesselsName).toSorted();
async function look(): Promise<void> {
  await bringBills(parts());
  await bringOwnBills(parts());
  await bringCalls(parts());
  await takeUpBills(parts());
  await takeUpCalls(parts());
}
/** Ledger rows of the account, as if they had come from elsewhere. */
const plant = (user: TestUser, rows: number, dueAt: string): Promise<unknown> =>
  server.platform.database.query(
    'system',
    `insert into follow_brought (owner_key, user_id, port, kind, subject, spelt, remark, due_at, brought_at)
     select $1, $2, 'NB', 'call', 'PLANTED/' || n, 'PLANTED/' || n, '', to_timestamp(${dueAt}), to_timestamp($4::float8 / 1000) from generate_series(1, $3::int) n`,
    [user.ownerKey, user.userId, rows, clock.nowMs()],
  );

it('500 calls are brought to an account on a day; whoever has had them is passed over, and goes on the day after', async () => {
  await plant(anna, 499, 'null');
  await subscribeOnShips(anna, ['SHIP.A', 'SHIP.B']);
  await subscribeOnShips(bert, ['SHIP.A']);
  await look();
  expect([await shipsOf(anna), await shipsOf(bert)]).toEqual([['SHIP.A'], ['SHIP.A']]);
  await look();
  expect((await shipsOf(anna)).length).toBe(1);
  clock.advance(dayMs);
  await look();
  expect(await shipsOf(anna)).toEqual(['SHIP.A', 'SHIP.B']);
});

it('an account with 1,000 waiting rows is passed over by the looks, which come to their end', async () => {
  await plant(anna, 1_000, `${String(clock.nowMs() / 1000)} + 864000`);
  await server.platform.database.query('system', `update follow_brought set brought_at = null`);
  // More than a round of them.
  for (const from of [0, 70, 140])
    await subscribeOnShips(
      anna,
      Array.from({ length: 70 }, (_, at) => `SHIP.${String(from + at)}`),
    );
  await subscribeOnShips(bert, ['SHIP.A']);
  await look();
  expect([await shipsOf(anna), await shipsOf(bert)]).toEqual([[], ['SHIP.A']]);
  expect(await count(anna)).toBe(1_000);
});

describe('what waits lapses', () => {
  const isBroughtAfter = async (change: (id: number) => Promise<unknown>): Promise<boolean> => {
    await server.platform.database.query(
      'system',
      `insert into vessel_subscription (owner_key, user_id, port, call, vessel_name, voyage, search_text, created_ms)
       select $1, $2, 'NB', 'FULL' || n || '/1W', 'FULL' || n, '1W', '', 0 from generate_series(1, 1000) n`,
      [anna.ownerKey, anna.userId],
    );
    const [id] = await subscribeOnShips(anna, ['SHIP.A']);
    await look();
    expect(await count(anna, 'due_at is not null')).toBe(1);
    await change(id!);
    await server.platform.database.query('system', 'delete from vessel_subscription where owner_key = $1', [anna.ownerKey]);
    clock.advance(dayMs);
    await look();
    return (await shipsOf(anna)).includes('SHIP.A');
  };
  it.each([
    ['not while it is led to', () => Promise.resolve(), true],
    [
      'when its switch goes off',
      (id: number) => server.call(bills.switchAutoSubscriptions, { ids: [id], autoSubscribe: false }, anna),
      false,
    ],
    ['when its row is deleted', (id: number) => server.call(bills.deleteBills, { ids: [id] }, anna), false],
    [
      'when its row leads elsewhere',
      (id: number) => server.call(bills.updateVesselVoyage, { id, vesselsName: 'SHIP.B', voyage: '1W' }, anna),
      false,
    ],
  ])('%s', async (_name, change, isBrought) => {
    expect(await isBroughtAfter(change)).toBe(isBrought);
    expect(await count(anna, `subject = 'SHIPA/1W'`)).toBe(Number(isBrought));
  });

  it('bills of a booking, and of a ship, that is switched off', async () => {
    const port = createPortVoice(server.platform);
    const [soNo, ofBooking, otherNo, ofShip] = ['WK64000001', freshBillNo(), 'WK64000002', freshBillNo()];
    await port.manifest(ofBooking, ['DWSU3001375'], { bookingNo: soNo });
    const ship = { name: 'DEMO OTHER', code: 'UN9000041', scheme: 'un', voyage: '5W', direction: 'export' } as const;
    await port.manifest(ofShip, ['DWSU3001380'], { bookingNo: otherNo, ship });
    const booked = (await server.call(bookings.subscribeBookings, { sonos: [soNo, otherNo] }, anna)).data!.list.map(({ id }) => id!);
    const list = [{ vesselsName: 'DEMO OTHER', voyage: '5W' }];
    const shipId = (await server.call(vessels.subscribeVessels, { list }, anna)).data!.list[0]!.id!;
    await server.platform.database.query('system', 'update follow_day set asked = 1000000 where owner_key = $1', [anna.ownerKey]);
    const turn = async (autoSubscribe: boolean): Promise<void> => {
      await server.call(bookings.switchAutoSubscriptions, { ids: [booked[0]!], autoSubscribe }, anna);
      await server.call(vessels.switchAutoSubscriptions, { ids: [shipId], autoSubscribe }, anna);
    };
    await turn(true);
    await look();
    expect(await count(anna, 'due_at is not null')).toBe(2);
    await turn(false);
    clock.advance(dayMs);
    await look();
    expect([await billsOf(anna), await count(anna)]).toEqual([[], 0]);
    await turn(true);
    await look();
    expect(await billsOf(anna)).toEqual([ofBooking, ofShip].toSorted());
  });
});

it('a thousand switched-on ships and a thousand bookings cost a look a thousand rows, not their product', async () => {
  const port = createPortVoice(server.platform);
  const { database } = server.platform;
  const query = (sql: string, ...values: unknown[]) => database.query('system', sql, values);
  const [soNo, billNo, rows] = ['WK65000001', freshBillNo(), 1_000];
  await port.manifest(billNo, ['DWSU3001375'], { bookingNo: soNo });
  await server.call(bookings.subscribeBookings, { sonos: [soNo] }, anna);
  const list = [{ vesselsName: 'DEMO LANTERN', voyage: '101W' }];
  const shipId = (await server.call(vessels.subscribeVessels, { list }, anna)).data!.list[0]!.id!;
  await query('update vessel_subscription set auto_subscribe = true where id = $1', shipId);
  await query(
    `insert into vessel_subscription (owner_key, user_id, port, call, vessel_name, voyage, search_text, created_ms, auto_subscribe)
     select $1, $2, 'NB', 'HIS' || n || '/1W', 'HIS' || n, '1W', '', 0, true from generate_series(1, $3::int) n`,
    anna.ownerKey,
    anna.userId,
    rows,
  );
  await query(
    `insert into follow_subject (owner_key, product, row_id, kind, port, subject)
     select $1, 'test', n, 'booking', 'NB', 'SEED' || n from generate_series(1, $2::int) n`,
    anna.ownerKey,
    rows,
  );
  await query(
    `insert into tracking_booking select (jsonb_populate_record(c, jsonb_build_object('booking_no', 'SEED' || n, 'bill_nos', array['BILL' || n]))).*
     from tracking_booking c cross join generate_series(1, $1::int) n where c.booking_no = $2`,
    rows,
    soNo,
  );
  await query(
    `insert into tracking_bill select (jsonb_populate_record(b, jsonb_build_object('bill_no', 'BILL' || n, 'vessel_key', 'ELSEWHERE'))).*
     from tracking_bill b cross join generate_series(1, $1::int) n where b.bill_no = $2`,
    rows,
    billNo,
  );
  // The database looks at its tables one by one, at times of its own: whatever it knows of each, it goes the same way.
  for (const table of [null, 'follow_subject', 'vessel_subscription', 'tracking_booking', 'tracking_bill']) {
    if (table !== null) await query(`analyze ${table}`);
    const found: string[] = [];
    const { rowsRead } = await explainAsked(database, (explaining) =>
      inTransaction(explaining, 'system', async (transaction) => {
        const own = await findOwnBillsToBring(transaction, { limit: 200, full: [], ids: null });
        found.push(...own.filter(({ ownerKey }) => ownerKey === anna.ownerKey).map((bill) => bill.billNo));
      }),
    );
    expect(found).toEqual([billNo]);
    expect(Math.max(...Object.values(rowsRead))).toBeLessThan(5 * rows);
  }
});
