// Guarantee: R-7.5-08 to -10, -12, R-4.10-36, P-01 to -06: whoever tops up is credited once what his order says, by whichever
// way the payment method tells of it or is asked; nothing that is forged, foreign or of another amount credits anything.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billing } from '@mastlight/domain/billing/contract';
import { invoice } from '@mastlight/domain/invoice/contract';
import { topUp as calls } from '@mastlight/domain/top-up/contract';
import { openOrdersMax, orderMs, ordersPerDay } from '@mastlight/domain/top-up/goods';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Verdict } from '@mastlight/domain/billing/adjustment';
import type { Endpoint, RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { waitFor } from '@mastlight/testing/wait-for';
import { sha256 } from '../../platform/ids';
import type { PageChange } from '../../platform/live';
import { insertCompanyForTest, insertMemberForTest } from '../../scenarios/company-for-test';
import { createFileModule } from '../file/index';
import { doorsForTest } from '../../scenarios/doors-for-test';
import { titleForTest } from '../../scenarios/invoices-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { askMethod } from './operations/ask-methods';
import { closeOrder, seeOrder } from './operations/close-order';
import { hearNotification } from './operations/hear-notification';
import { placeOrder, type TopUpWish } from './operations/place-order';
import type { TopUpParts } from './parts';
import { PaymentError, type NewOrder, type NotificationReading, type OrderState, type PaymentMethod } from './payment/payment-method';
import { compareBills, reconcileLatest } from './operations/reconcile';
import { inTransaction } from '../../platform/db/transaction';
import { listOrders, listPaid } from './queries/find-orders';
import { holdPaid } from './store';
import { BillUnreadable, type BillLine } from './reconcile/day-bill';

const clock = createTestClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock, env: { FREE_QUOTA_FEN: '0' } });
});
afterAll(() => server.stop());

const methods = ['WXPAY', 'ALIPAY'] as const;
type Method = (typeof methods)[number];

/** The other side of a payment method, with what its notifications and answers would say; bytes and signatures are tested apart. */
class FakeMethod implements PaymentMethod {
  /** ALIPAY has none that nobody has scanned. */
  readonly orders = new Map<string, NewOrder & { state: OrderState }>();
  isDown = false;
  /** Whoever asks about this one meets what nobody foresaw. */
  brokenNo = '';
  /** Their bill of whatever day; what is no bill is said by name. */
  bill: readonly BillLine[] | string = [];
  /** Of a day, where it has one of its own. */
  readonly billsOf = new Map<string, readonly BillLine[]>();

  constructor(readonly code: Method) {}

  async createOrder(order: NewOrder): Promise<{ codeUrl: string }> {
    this.#answer();
    this.orders.set(order.orderNo, { ...order, state: { kind: this.code === 'ALIPAY' ? 'unknown' : 'waiting' } });
    return { codeUrl: `code of ${order.orderNo}` };
  }
  async queryOrder(orderNo: string): Promise<OrderState> {
    this.#answer();
    if (orderNo === this.brokenNo) throw new Error('broken');
    return this.orders.get(orderNo)?.state ?? { kind: 'unknown' };
  }
  async closeOrder(orderNo: string): Promise<'closed' | 'paid' | 'unknown'> {
    this.#answer();
    const order = this.orders.get(orderNo);
    if (!order || order.state.kind === 'unknown') return 'unknown';
    if (order.state.kind === 'paid') return 'paid';
    order.state = { kind: 'closed' };
    return 'closed';
  }
  /** The body is what it says, in the clear; anything else is forged. */
  readNotification({ body }: { readonly body: Buffer }): NotificationReading {
    const text = body.toString();
    if (text.startsWith('scanned ')) return { kind: 'unpaid', eventId: 'e', orderNo: text.split(' ')[1]!, isScanned: true };
    if (!text.startsWith('paid ')) return { kind: 'refused', reason: 'signature-wrong' };
    const [, orderNo = '', more = '0'] = text.split(' ');
    const { state } = this.orders.get(orderNo)!;
    if (state.kind !== 'paid') throw new Error('nobody has paid');
    const { payment } = state;
    return { kind: 'paid', eventId: 'e', payment: { ...payment, amountFen: payment.amountFen + Number(more) } };
  }
  async fetchDayBill(day: string): Promise<readonly BillLine[]> {
    this.#answer();
    const ofDay = this.billsOf.get(day);
    if (ofDay) return ofDay;
    if (typeof this.bill === 'string') throw new BillUnreadable(this.bill);
    return this.bill;
  }
  /** ALIPAY knows of an order once its payer has scanned. */
  scan(orderNo: string): void {
    this.orders.get(orderNo)!.state = { kind: 'scanned' };
  }
  /** He leaves it again without paying. */
  leave(orderNo: string): void {
    this.orders.get(orderNo)!.state = { kind: 'waiting' };
  }
  pay(orderNo: string, transactionId = `T${orderNo}`): void {
    const order = this.orders.get(orderNo)!;
    const payment = { method: this.code, orderNo, transactionId, amountFen: order.amountFen, paidAtMs: clock.nowMs() };
    order.state = { kind: 'paid', payment };
  }
  #answer(): void {
    if (this.isDown) throw new PaymentError('down');
  }
}

const fakes = { WXPAY: new FakeMethod('WXPAY'), ALIPAY: new FakeMethod('ALIPAY') };
const parts = (): TopUpParts => {
  const { database, log } = server.platform;
  return {
    database,
    clock,
    log,
    billing: doorsForTest(server.platform).billing,
    bankAccount: null,
    files: createFileModule({ ...server.platform, config: server.config }),
    invoices: { sayStatus: () => Promise.resolve(new Map()), findInvoiced: () => Promise.resolve(new Set()) },
    methods: new Map(Object.entries(fakes) as [Method, FakeMethod][]),
  };
};
/** One look of the worker. */
const look = async (): Promise<number> =>
  (await Promise.all(methods.map((code) => askMethod(parts(), code)))).reduce((sum, one) => sum + one, 0);

interface Person extends TestUser {
  readonly cid?: number;
}
const sessionOf = ({ userId, ownerKey, token, cid }: Person) => ({
  userId,
  ownerKey: cid === undefined ? ownerKey : `c:${cid}`,
  identity: cid === undefined ? ({ kind: 'personal' } as const) : ({ kind: 'company', companyId: String(cid) } as const),
  roles: [],
  permissions: [],
  tokenDigest: sha256(token),
});

let user: TestUser;
beforeEach(async () => {
  user = await signInForTest(server.platform);
});

const place = (payType: Method, wish: Omit<TopUpWish, 'payType'> = { goodsId: 'g500' }, who: Person = user) =>
  inScope(who, (session) => placeOrder(parts(), session, { payType, ...wish }));
/** A transaction of an identity looks for its live session; what is asked here is the operation. */
const inScope = <T>(who: Person, work: (session: never) => Promise<T>): Promise<T> => work(sessionOf(who) as never);
const show = (orderNo: string, who: Person = user) => inScope(who, (session) => seeOrder(parts(), session, orderNo));
const close = (orderNo: string) => inScope(user, (session) => closeOrder(parts(), session, orderNo));
const balance = async (who: { readonly token: string } = user) => (await server.call(billing.showAccount, {}, who)).data!.balance;
const tell = async (method: Method, body: string): Promise<{ status: number; events: string[] }> => {
  const events: string[] = [];
  const answer = await hearNotification(parts(), method, Buffer.from(body), { headers: {}, tell: (name) => void events.push(name) });
  return { status: answer.httpStatus ?? 200, events };
};
const strays = async (orderNo: string) =>
  (
    await server.platform.database.query<{ reason: string }>('system', 'select reason from top_up_stray where order_no = $1', [orderNo])
  ).rows.map(({ reason }) => reason);
const refusalOf = async (work: Promise<unknown>): Promise<unknown> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof BusinessError ? (error.refusal?.name ?? error.code) : error;
};

describe.each(methods)('R-9-31 R-4.10-04 %s', (method) => {
  it('R-7.5-09 R-7.5-12 R-4.10-36 is scanned, told of, and credited with what comes on top', async () => {
    const order = await place(method);
    expect(order).toMatchObject({ fen: 50_000, giftFen: 1_500, method, state: 'waiting', paidAtMs: null });
    expect(order.codeUrl).toContain(order.orderNo);
    expect(order.expiresAtMs).toBe(order.createdAtMs + orderMs);
    const shown = { orderNo: order.orderNo, codeUrl: order.codeUrl, expireTime: formatShanghai(order.createdAtMs + orderMs) };
    expect((await server.call(calls.listOrders, {}, user)).data!.list).toMatchObject([shown]);
    expect(await balance()).toBe(0);
    fakes[method].pay(order.orderNo);
    expect(await tell(method, `paid ${order.orderNo}`)).toEqual({ status: 200, events: [] });
    expect(await show(order.orderNo)).toMatchObject({ state: 'paid', paidAtMs: clock.nowMs() });
    expect(await balance()).toBe(51_500);
    const { list } = (await server.call(billing.queryRecords, {}, user)).data!;
    expect(list.map(({ type, amount, remark }) => [type, amount, remark])).toEqual([
      ['充值', 1_500, 'gift'],
      ['充值', 50_000, 'paid'],
    ]);
  });

  it('P-02, R-4.10-36 told twenty times at once while it is asked about, it is credited once, and each telling is acknowledged', async () => {
    const { orderNo } = await place(method);
    fakes[method].pay(orderNo);
    clock.advance(15_000);
    const told = await Promise.all([...Array.from({ length: 20 }, () => tell(method, `paid ${orderNo}`)), look().then(() => null)]);
    expect(new Set(told.map((one) => one?.status ?? 200))).toEqual(new Set([200]));
    expect(await balance()).toBe(51_500);
  });

  it('P-06 never told of, it is asked about after 15 seconds, and credited', async () => {
    const { orderNo } = await place(method, { amount: 12_345 });
    fakes[method].pay(orderNo);
    clock.advance(14_999);
    await look();
    expect(await balance()).toBe(0);
    clock.advance(1);
    await look();
    expect(await balance()).toBe(12_345);
  });

  it('R-4.10-36 P-06 that nobody pays is asked about ever less often, and closed after two hours, there and here', async () => {
    const { orderNo, createdAtMs } = await place(method);
    fakes[method].scan(orderNo);
    const asked: number[] = [];
    for (let waited = 0; waited <= orderMs; waited += 5_000) {
      if ((await look()) > 0) asked.push((clock.nowMs() - createdAtMs) / 1_000);
      clock.advance(5_000);
    }
    await look();
    // Every 50 seconds of its first half hour, then every five minutes.
    const often = Array.from({ length: 37 }, (_, n) => 45 + n * 50);
    const rarely = Array.from({ length: 17 }, (_, n) => 2_145 + n * 300);
    expect(asked).toEqual([15, ...often, ...rarely, 7_200]);
    expect((await show(orderNo)).state).toBe('closed');
    expect(fakes[method].orders.get(orderNo)!.state).toEqual({ kind: 'closed' });
    clock.advance(orderMs);
    expect(await look()).toBe(0);
  });

  it.each([3, 20])('P-06 paid after %i minutes and never told of, it is credited within a minute', async (minutes) => {
    const { orderNo } = await place(method);
    const walk = async (ms: number): Promise<void> => {
      for (let waited = 0; waited < ms; waited += 5_000) {
        clock.advance(5_000);
        await look();
      }
    };
    await walk(minutes * 60_000);
    fakes[method].pay(orderNo);
    await walk(60_000);
    expect(await balance()).toBe(51_500);
  });

  it('P-06 whoever looks at his order has it asked about within half a minute, however old it is', async () => {
    const { orderNo } = await place(method);
    for (let waited = 0; waited < 3_600_000; waited += 60_000) {
      clock.advance(60_000);
      await look();
    }
    await look();
    fakes[method].pay(orderNo);
    await show(orderNo);
    clock.advance(20_000);
    // It is pulled once: looking every two seconds does not have it asked about sooner or put off.
    await show(orderNo);
    clock.advance(10_000);
    expect(await look()).toBe(1);
    expect(await balance()).toBe(51_500);
  });

  it('R-4.10-36 scanned it is 支付中, left again 待支付, then 支付中 and 已支付, in the record as well; credited once', async () => {
    const { orderNo } = await place(method);
    const shown = async () => {
      const { data } = await server.call(calls.showOrder, { orderNo }, user);
      const { list } = (await server.call(calls.listOrders, {}, user)).data!;
      expect(list.find((one) => one.orderNo === orderNo)!.status).toBe(data!.status);
      return data!.status;
    };
    const next = async (): Promise<string> => {
      clock.advance(60_000);
      await look();
      return shown();
    };
    expect(await shown()).toBe('待支付');
    fakes[method].scan(orderNo);
    expect([await next(), await balance()]).toEqual(['支付中', 0]);
    fakes[method].leave(orderNo);
    expect(await next()).toBe('待支付');
    expect(await tell(method, `scanned ${orderNo}`)).toEqual({ status: 200, events: [] });
    expect([await shown(), await balance()]).toEqual(['支付中', 0]);
    fakes[method].pay(orderNo);
    expect([await next(), await next(), await balance()]).toEqual(['已支付', '已支付', 51_500]);
  });

  it('R-4.10-36 支付中 it is closed by its owner, and after two hours; it counts among those that wait', async () => {
    const [closed, over] = [await place(method), await place(method)];
    for (const { orderNo } of [closed, over]) fakes[method].scan(orderNo);
    clock.advance(60_000);
    await look();
    expect([(await show(closed.orderNo)).state, (await show(over.orderNo)).state]).toEqual(['paying', 'paying']);
    await close(closed.orderNo);
    clock.advance(orderMs);
    await look();
    expect([(await show(closed.orderNo)).state, (await show(over.orderNo)).state, await balance()]).toEqual(['closed', 'closed', 0]);
  });

  it.each(['paid', 'closed', 'refunded'] as const)(
    'R-4.10-36 what is %s stays so when a late word says that it was scanned',
    async (state) => {
      const { orderNo } = await place(method);
      if (state === 'paid') fakes[method].pay(orderNo);
      if (state === 'refunded') fakes[method].orders.get(orderNo)!.state = { kind: 'refunded' };
      if (state === 'closed') await close(orderNo);
      clock.advance(15_000);
      await look();
      const before = await balance();
      await tell(method, `scanned ${orderNo}`);
      // Nor does a method take up the order of the other one.
      const other = await place(method);
      await tell(method === 'WXPAY' ? 'ALIPAY' : 'WXPAY', `scanned ${other.orderNo}`);
      expect([(await show(orderNo)).state, (await show(other.orderNo)).state, await balance()]).toEqual([state, 'waiting', before]);
      clock.advance(orderMs);
      await look();
    },
  );

  it('R-4.10-36 paid with another amount than was ordered, it is laid aside and asked about no more', async () => {
    const { orderNo } = await place(method);
    fakes[method].pay(orderNo);
    const order = fakes[method].orders.get(orderNo)!;
    if (order.state.kind === 'paid') order.state = { kind: 'paid', payment: { ...order.state.payment, amountFen: 1 } };
    clock.advance(15_000);
    expect(await look()).toBe(1);
    clock.advance(orderMs);
    expect(await look()).toBe(0);
    expect([await strays(orderNo), (await show(orderNo)).state, await balance()]).toEqual([['amount'], 'closed', 0]);
  });

  it('R-4.10-36 given back before it was credited, it ends as that', async () => {
    const { orderNo } = await place(method);
    fakes[method].orders.get(orderNo)!.state = { kind: 'refunded' };
    clock.advance(15_000);
    await look();
    clock.advance(orderMs);
    expect(await look()).toBe(0);
    expect([(await show(orderNo)).state, await balance()]).toEqual(['refunded', 0]);
  });

  it('P-02, R-4.10-36 paid a second time, by another payment, it is credited once and the other laid aside', async () => {
    const { orderNo } = await place(method);
    fakes[method].pay(orderNo);
    await tell(method, `paid ${orderNo}`);
    fakes[method].pay(orderNo, `U${orderNo}`);
    for (let n = 0; n < 2; n++) expect((await tell(method, `paid ${orderNo}`)).status).toBe(200);
    expect([await balance(), await strays(orderNo)]).toEqual([51_500, ['paid-twice']]);
  });

  it('R-4.10-36 is closed by its owner; one that is paid is credited and not closed, and says so', async () => {
    const open = await place(method);
    await close(open.orderNo);
    expect((await show(open.orderNo)).state).toBe('closed');
    const paid = await place(method);
    fakes[method].pay(paid.orderNo);
    expect(await refusalOf(close(paid.orderNo))).toBe('top-up.paidAlready');
    expect(await balance()).toBe(51_500);
  });

  it('P-03 what was credited stays paid, whatever the method says of it later', async () => {
    const { orderNo } = await place(method);
    fakes[method].pay(orderNo);
    await tell(method, `paid ${orderNo}`);
    fakes[method].orders.get(orderNo)!.state = { kind: 'closed' };
    expect(await refusalOf(close(orderNo))).toBe('top-up.paidAlready');
    expect((await show(orderNo)).state).toBe('paid');
  });

  it('P-03 told of after it was closed, it is credited: the money did come in', async () => {
    const { orderNo } = await place(method);
    await close(orderNo);
    fakes[method].pay(orderNo);
    await tell(method, `paid ${orderNo}`);
    expect(await show(orderNo)).toMatchObject({ state: 'paid' });
    expect(await balance()).toBe(51_500);
  });

  it('P-04 of another amount than was ordered, it credits nothing and is laid aside, once', async () => {
    const { orderNo } = await place(method);
    fakes[method].pay(orderNo);
    for (let n = 0; n < 2; n++) expect((await tell(method, `paid ${orderNo} 1`)).status).toBe(200);
    expect(await balance()).toBe(0);
    expect(await strays(orderNo)).toEqual(['amount']);
    expect((await show(orderNo)).state).toBe('waiting');
    // Asked, the method tells what was ordered: credited, it invites nobody to credit it by hand.
    clock.advance(60_000);
    await look();
    const { list } = (await server.call(calls.listStrays, {}, await signInForTest(server.platform, { roles: ['desk'] }))).data!;
    expect([await balance(), list.find((one) => one.orderNo === orderNo)]).toMatchObject([
      51_500,
      { note: '后来查询到同一笔付款，已按订单入账，不用再补', settledTime: expect.any(String) },
    ]);
  });

  it('P-04 told by the other method, or for an order that is not ours, it credits nothing and is laid aside', async () => {
    const { orderNo } = await place(method);
    const other = method === 'WXPAY' ? 'ALIPAY' : 'WXPAY';
    await fakes[other].createOrder({ orderNo, amountFen: 50_000, subject: 's', expiresAtMs: 0 });
    fakes[other].pay(orderNo);
    await tell(other, `paid ${orderNo}`);
    await fakes[method].createOrder({ orderNo: 'CZ00000001', amountFen: 1, subject: 's', expiresAtMs: 0 });
    fakes[method].pay('CZ00000001');
    await tell(method, 'paid CZ00000001');
    expect([await strays(orderNo), await balance()]).toEqual([['method'], 0]);
    expect(await strays('CZ00000001')).toContain('unknown-order');
  });

  it('P-01 forged, it is refused with 400, credits nothing and is told as a security event', async () => {
    const { orderNo } = await place(method);
    fakes[method].pay(orderNo);
    expect(await tell(method, `forged ${orderNo}`)).toEqual({ status: 400, events: ['callback-forged'] });
    expect(await balance()).toBe(0);
  });

  it('R-7.5-09 away, it is told, and the order waits for its end', async () => {
    fakes[method].isDown = true;
    expect(await refusalOf(place(method))).toBe('top-up.methodAway');
    fakes[method].isDown = false;
    const { list } = await listOrders(server.platform.database, user.ownerKey, { pageSize: 10, offset: 0 });
    expect(list.map(({ state, codeUrl }) => [state, codeUrl])).toEqual([['waiting', '']]);
    clock.advance(orderMs);
    await look();
    expect((await show(list[0]!.orderNo)).state).toBe('closed');
  });
});

describe('asking two methods', () => {
  it('P-06 one that is silent has nobody wait for the other, is asked once a look, and costs no order its turn', async () => {
    const silent = [await place('WXPAY'), await place('WXPAY'), await place('WXPAY')];
    const { orderNo } = await place('ALIPAY');
    for (const one of silent) fakes.WXPAY.pay(one.orderNo);
    fakes.ALIPAY.pay(orderNo);
    clock.advance(15_000);
    fakes.WXPAY.isDown = true;
    expect(await askMethod(parts(), 'WXPAY')).toBe(1);
    expect(await askMethod(parts(), 'ALIPAY')).toBeGreaterThanOrEqual(1);
    expect(await balance()).toBe(51_500);
    fakes.WXPAY.isDown = false;
    // The two that were not asked about are due still.
    expect(await askMethod(parts(), 'WXPAY')).toBe(2);
    expect(await balance()).toBe(3 * 51_500);
    clock.advance(50_000);
    await look();
    expect(await balance()).toBe(4 * 51_500);
  });

  it('P-06 one order that breaks the asking breaks it for itself alone', async () => {
    const [bad, good] = [await place('WXPAY'), await place('WXPAY')];
    fakes.WXPAY.pay(good.orderNo);
    clock.advance(15_000);
    fakes.WXPAY.brokenNo = bad.orderNo;
    await look();
    fakes.WXPAY.brokenNo = '';
    expect(await balance()).toBe(51_500);
    await close(bad.orderNo);
  });

  it('ADR 0035 ALIPAY closed by its owner before anybody scanned can still be paid until its time is over, and is credited', async () => {
    const { orderNo } = await place('ALIPAY');
    await close(orderNo);
    expect((await show(orderNo)).state).toBe('closed');
    fakes.ALIPAY.pay(orderNo);
    clock.advance(60_000);
    await look();
    expect([(await show(orderNo)).state, await balance()]).toEqual(['paid', 51_500]);
    // Scanned and not paid, it is closed there too; scanned by nobody, it is asked about until it is over.
    const [scanned, alone] = [await place('ALIPAY'), await place('ALIPAY')];
    for (const one of [scanned, alone]) await close(one.orderNo);
    fakes.ALIPAY.scan(scanned.orderNo);
    clock.advance(60_000);
    expect(await look()).toBe(2);
    expect(fakes.ALIPAY.orders.get(scanned.orderNo)!.state.kind).toBe('closed');
    clock.advance(orderMs);
    expect(await look()).toBe(1);
    clock.advance(orderMs);
    expect(await look()).toBe(0);
  });
});

describe('P-04 what fits no order', () => {
  it('waits for the desk, who says once what became of it, and credits nothing', async () => {
    const admin = await signInForTest(server.platform, { roles: ['desk'] });
    const [before, { orderNo }] = [(await server.call(calls.listStrays, {}, admin)).data!.openCount, await place('WXPAY')];
    await fakes.WXPAY.createOrder({ orderNo: 'CZ00000009', amountFen: 5_000, subject: 'x', expiresAtMs: clock.nowMs() + orderMs });
    fakes.WXPAY.pay('CZ00000009');
    await tell('WXPAY', 'paid CZ00000009');
    const { openCount, list } = (await server.call(calls.listStrays, {}, admin)).data!;
    const stray = list.find((one) => one.orderNo === 'CZ00000009')!;
    expect([openCount, stray]).toMatchObject([before + 1, { payType: 'WXPAY', reason: 'unknown-order', settledTime: null, note: '' }]);
    const wish = { id: stray.id, note: '已原路退回' };
    const codes = await Promise.all([1, 2, 3].map(() => server.call(calls.settleStray, wish, admin)));
    expect(codes.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
    const after = (await server.call(calls.listStrays, {}, admin)).data!;
    expect([after.openCount, after.list.find(({ id }) => id === stray.id)]).toMatchObject([
      before,
      { note: '已原路退回', settledTime: expect.any(String) },
    ]);
    expect([await balance(), (await show(orderNo)).state]).toEqual([0, 'waiting']);
  });

  it('is told to the desk alone, and a note must say something', async () => {
    const admin = await signInForTest(server.platform, { roles: ['desk'] });
    expect((await server.call(calls.listStrays, {}, { token: user.token })).code).toBe(403);
    expect((await server.call(calls.settleStray, { id: 1, note: 'x' }, { token: user.token })).code).toBe(403);
    expect((await server.call(calls.settleStray, { id: 999_999, note: 'x' }, admin)).code).toBe(404);
    for (const note of [' ', '长'.repeat(201)]) {
      const { code, fields } = await server.call(calls.settleStray, { id: 1, note }, admin);
      expect([code, Object.keys(fields ?? {})]).toEqual([400, ['note']]);
    }
  });
});

describe('R-4.10-36 given back', () => {
  const ask = (orderNo: string, who: { readonly token: string }, note = '客户申请退款') =>
    server.call(calls.giveBack, { orderNo, note }, who);
  const judge = (id: number, who: { readonly token: string }, verdict: Verdict = 'approve', note = '') =>
    server.call(calls.judgeRefund, { id, verdict, note }, who);
  const find = async (wish: RequestInput<typeof calls.findOrders>, who: { readonly token: string }) =>
    (await server.call(calls.findOrders, wish, who)).data!;
  const seen = async (orderNo: string, who: { readonly token: string }) => (await find({ keyword: orderNo }, who)).list[0]!;
  const paidOrder = async (who: Person = user): Promise<string> => {
    const { orderNo } = await place('WXPAY', { goodsId: 'g500' }, who);
    fakes.WXPAY.pay(orderNo);
    await tell('WXPAY', `paid ${orderNo}`);
    return orderNo;
  };
  const newDesk = () => signInForTest(server.platform, { roles: ['desk'] });
  /** An order whose refund one of the desk has asked for, and another may pass. */
  const askedOrder = async () => {
    const [orderNo, maker, checker] = [await paidOrder(), await newDesk(), await newDesk()];
    expect((await ask(orderNo, maker)).code).toBe(200);
    return { orderNo, maker, checker, id: (await seen(orderNo, maker)).refund!.id };
  };
  const spend = (fen: number, key: string) =>
    server.platform.database.query('system', `select billing_credit($1, $2, 'adjusted', $3, 'x', $4, 'adjust')`, [
      user.ownerKey,
      JSON.stringify({ actorId: 0, identity: 'personal', requestId: 'r', ipDigest: 'd', reason: 'x', atMs: clock.nowMs() }),
      `spent ${key}`,
      -fen,
    ]);
  let held = 0;
  /** Puts an order on an invoice that waits for the tax office; gives what takes it off again. */
  const putOnInvoice = async (orderNo: string): Promise<() => Promise<unknown>> => {
    const { database } = server.platform;
    const { rows } = await database.query<{ id: number }>(
      'system',
      `insert into invoice_record (owner_key, applied_by, request_no, invoice_type, amount_fen, title, needs_paper, status, applied_at)
       values ($1, 1, $2, 'ordinary', 50000, '{}', false, 'issuing', now()) returning id`,
      [user.ownerKey, `back ${orderNo} ${++held}`],
    );
    await database.query(
      'system',
      `insert into invoice_top_up (record_id, owner_key, order_no, amount_fen, method, paid_at) values ($1, $2, $3, 50000, 'WXPAY', now())`,
      [rows[0]!.id, user.ownerKey, orderNo],
    );
    return () => database.query('system', 'update invoice_top_up set is_held = false where record_id = $1', [rows[0]!.id]);
  };

  it('R-4.10-36 one of the desk asks and nothing moves; another passes it, and it goes out of the wallet with what came on top, once, and its owner reads why', async () => {
    const { orderNo, maker, checker, id } = await askedOrder();
    expect([await balance(), (await show(orderNo)).state]).toEqual([51_500, 'paid']);
    const waiting = await seen(orderNo, maker);
    expect(waiting).toMatchObject({
      amount: 50_000,
      gift: 1_500,
      backAmount: 50_000,
      backFault: null,
      balance: 51_500,
      accountType: 0,
      accountId: user.userId,
      accountName: user.phone,
      payer: user.phone,
      transactionId: `T${orderNo}`,
      refund: { state: 'waiting', reason: '客户申请退款', maker: maker.phone, isOwn: true, judge: '', judgeTime: '' },
    });
    expect((await seen(orderNo, checker)).refund!.isOwn).toBe(false);
    expect((await find({ isWaiting: 'true' }, checker)).list.map((one) => one.orderNo)).toContain(orderNo);
    expect((await judge(id, maker)).refusal).toBe('top-up.refundOfTwo');
    expect(await balance()).toBe(51_500);
    const codes = await Promise.all([1, 2, 3].map(() => judge(id, checker)));
    expect(codes.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
    expect(codes.find(({ code }) => code === 409)!.refusal).toBe('top-up.refundJudged');
    expect([await balance(), (await show(orderNo)).state]).toEqual([0, 'refunded']);
    const { list } = (await server.call(billing.queryRecords, { type: '退款' }, user)).data!;
    expect(list.map(({ amount, direction, remark, bizNo }) => [amount, direction, remark, bizNo]).sort()).toEqual([
      [1_500, 'OUT', '客户申请退款', orderNo],
      [50_000, 'OUT', '客户申请退款', orderNo],
    ]);
    expect(await seen(orderNo, maker)).toMatchObject({
      status: '已退款',
      backAmount: 0,
      backFault: 'refunded',
      refund: { state: 'approved', judge: checker.phone },
    });
    expect((await ask(orderNo, maker)).refusal).toBe('top-up.orderNotPaid');
    // Told of again it stays what it is.
    await tell('WXPAY', `paid ${orderNo}`);
    expect([await balance(), await strays(orderNo)]).toEqual([0, []]);
  });

  it('is asked for once, however often somebody clicks and whoever asks again', async () => {
    const [orderNo, maker, other] = [await paidOrder(), await newDesk(), await newDesk()];
    const before = (await find({}, maker)).waitingCount;
    const codes = await Promise.all([1, 2, 3].map(() => ask(orderNo, maker)));
    expect(codes.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
    expect((await ask(orderNo, other)).refusal).toBe('top-up.refundAsked');
    expect((await find({}, maker)).waitingCount).toBe(before + 1);
  });

  it('refused or withdrawn it moves nothing, and may be asked for again', async () => {
    const { orderNo, maker, checker, id } = await askedOrder();
    const noWord = await judge(id, checker, 'refuse', ' ');
    expect([noWord.code, Object.keys(noWord.fields ?? {})]).toEqual([400, ['note']]);
    expect((await judge(id, checker, 'withdraw')).refusal).toBe('top-up.refundNotMade');
    expect((await judge(id, checker, 'refuse', '查无此事')).code).toBe(200);
    expect((await judge(id, checker)).refusal).toBe('top-up.refundJudged');
    expect((await seen(orderNo, maker)).refund).toMatchObject({ state: 'refused', note: '查无此事', judge: checker.phone });
    expect((await ask(orderNo, maker)).code).toBe(200);
    const again = (await seen(orderNo, maker)).refund!.id;
    expect((await judge(again, maker, 'withdraw')).code).toBe(200);
    expect([await balance(), (await show(orderNo)).state, (await seen(orderNo, maker)).refund!.state]).toEqual([
      51_500,
      'paid',
      'withdrawn',
    ]);
  });

  it('L-14 what an invoice holds is not given back, nor what was put on one after it was asked for', async () => {
    const [orderNo, maker, checker] = [await paidOrder(), await newDesk(), await newDesk()];
    const takeOff = await putOnInvoice(orderNo);
    expect((await ask(orderNo, maker)).refusal).toBe('top-up.orderInvoiced');
    expect(await seen(orderNo, maker)).toMatchObject({ invoiceStatus: '开票中', backAmount: 0, backFault: 'invoiced', refund: null });
    await takeOff();
    expect((await ask(orderNo, maker)).code).toBe(200);
    const { id } = (await seen(orderNo, maker)).refund!;
    const takeOffAgain = await putOnInvoice(orderNo);
    expect((await judge(id, checker)).refusal).toBe('top-up.orderInvoiced');
    expect([await balance(), (await show(orderNo)).state]).toEqual([51_500, 'paid']);
    await takeOffAgain();
    expect((await judge(id, checker)).code).toBe(200);
  });

  it('L-14 while a refund waits, nobody puts its order on an invoice', async () => {
    const { orderNo, maker, id } = await askedOrder();
    const { database } = server.platform;
    const open = async () => [
      (await inTransaction(database, 'system', (tx) => holdPaid(tx, user.ownerKey, [orderNo]))).length,
      (await listPaid(database, user.ownerKey, 100, [])).filter((one) => one.orderNo === orderNo).length,
    ];
    expect(await open()).toEqual([0, 0]);
    expect((await judge(id, maker, 'withdraw')).code).toBe(200);
    expect(await open()).toEqual([1, 1]);
  });

  it('R-4.10-36 what is spent is not given back, nor what was spent after it was asked for; what is left is said', async () => {
    const { orderNo, maker, checker, id } = await askedOrder();
    await spend(2_000, orderNo);
    const refused = await judge(id, checker);
    expect([refused.refusal, refused.msg]).toEqual(['top-up.refundShort', expect.stringContaining('余额只有 495 火币，不够扣回 515 火币')]);
    expect([await balance(), (await show(orderNo)).state, (await seen(orderNo, maker)).refund!.state]).toEqual([49_500, 'paid', 'waiting']);
    expect((await judge(id, maker, 'withdraw')).code).toBe(200);
    expect(await seen(orderNo, maker)).toMatchObject({ balance: 49_500, backAmount: 0, backFault: 'spent' });
    expect((await ask(orderNo, maker)).refusal).toBe('top-up.refundShort');
  });

  it('is not of one’s own order, nor of a company that one is in', async () => {
    const [own, checker] = [await newDesk(), await newDesk()];
    const ownOrder = await paidOrder(own);
    expect((await ask(ownOrder, own)).refusal).toBe('top-up.refundOfOwn');
    expect((await ask(ownOrder, checker)).code).toBe(200);
    expect((await judge((await seen(ownOrder, checker)).refund!.id, own)).refusal).toBe('top-up.refundOfOwn');
    // He has left the company that he made it for.
    const left = await paidOrder();
    await server.platform.database.query('system', 'update top_up_order set user_id = $2 where order_no = $1', [left, own.userId]);
    expect((await ask(left, own)).refusal).toBe('top-up.refundOfOwn');
    const cid = await insertCompanyForTest(server.platform);
    const [payer, member] = [
      await insertMemberForTest(server.platform, cid, 'finance'),
      await insertMemberForTest(server.platform, cid, 'read-only'),
    ];
    await server.platform.database.query('system', `update account_user set roles = '{desk}' where id = $1`, [member.userId]);
    expect((await ask(await paidOrder(payer), { token: member.token })).refusal).toBe('top-up.refundOfOwn');
  });

  it('is the desk’s alone, of orders that are paid, with a reason', async () => {
    const [orderNo, desk, open] = [await paidOrder(), await newDesk(), await place('WXPAY')];
    expect((await ask(open.orderNo, desk)).refusal).toBe('top-up.orderNotPaid');
    expect((await seen(open.orderNo, desk)).backFault).toBe('not-paid');
    expect([(await ask('CZ0000000404', desk)).code, (await judge(999_999_999, desk)).code]).toEqual([404, 404]);
    expect([(await ask(orderNo, user)).code, (await judge(1, user)).code, (await server.call(calls.findOrders, {}, user)).code]).toEqual([
      403, 403, 403,
    ]);
    for (const note of [' ', '长'.repeat(201)]) {
      const { code, fields } = await ask(orderNo, desk, note);
      expect([code, Object.keys(fields ?? {})]).toEqual([400, ['note']]);
    }
  });

  it('the desk finds an order by its number, its payment’s, the phone or number of whose it is, the company’s name or number, and the day', async () => {
    const cid = await insertCompanyForTest(server.platform);
    const { rows } = await server.platform.database.query<{ name: string }>(
      'system',
      `update company set name = '找单' || id || '货代' where id = $1 returning name`,
      [cid],
    );
    const finance = await insertMemberForTest(server.platform, cid, 'finance');
    clock.advance(40 * 86_400_000);
    const day = formatShanghai(clock.nowMs()).slice(0, 10);
    const [mine, ofCompany, desk] = [await paidOrder(), await paidOrder(finance), await newDesk()];
    const found = async (wish: RequestInput<typeof calls.findOrders>) => (await find(wish, desk)).list.map(({ orderNo }) => orderNo);
    expect(await found({ keyword: ` ${mine.toLowerCase()} ` })).toEqual([mine]);
    expect(await found({ keyword: `T${ofCompany}` })).toEqual([ofCompany]);
    expect(await found({ keyword: user.phone })).toEqual([mine]);
    expect(await found({ keyword: finance.phone })).toEqual([ofCompany]);
    expect(await found({ keyword: String(user.userId), day })).toContain(mine);
    expect(await found({ keyword: rows[0]!.name })).toEqual([ofCompany]);
    expect(await found({ keyword: String(cid), day })).toContain(ofCompany);
    expect((await found({ day })).toSorted()).toEqual([ofCompany, mine].toSorted());
    expect(await found({ keyword: user.phone, day: '2026-01-01' })).toEqual([]);
    expect([await found({ keyword: '13000000000' }), await found({ keyword: '%' })]).toEqual([[], []]);
    expect(await seen(ofCompany, desk)).toMatchObject({ accountType: 1, accountId: cid, accountName: rows[0]!.name });
    for (const [wish, field] of [
      [{ day: '2026-02-30' }, 'day'],
      [{ keyword: '长'.repeat(65) }, 'keyword'],
    ] as const) {
      const { code, fields } = await server.call(calls.findOrders, wish, desk);
      expect([code, Object.keys(fields ?? {})]).toEqual([400, [field]]);
    }
  });
});

describe('P-08 the bill of a day', () => {
  /** Ten in the morning of the next day in Shanghai. */
  const nextMorning = (): void =>
    clock.advance(Date.parse(`${formatShanghai(clock.nowMs()).slice(0, 10)}T00:00:00+08:00`) + 34 * 3_600_000 - clock.nowMs());
  const lineOf = async (part: Partial<BillLine> = {}): Promise<BillLine> => {
    const { orderNo } = await place('WXPAY');
    fakes.WXPAY.pay(orderNo);
    await tell('WXPAY', `paid ${orderNo}`);
    const { paidAtMs, fen } = (await listOrders(server.platform.database, user.ownerKey, { pageSize: 1, offset: 0 })).list[0]!;
    return { orderNo, transactionId: `T${orderNo}`, kind: 'pay', fen, isDone: true, atMs: paidAtMs!, ...part };
  };
  const found = async () => {
    const admin = await signInForTest(server.platform, { roles: ['desk'] });
    return { admin, ...(await server.call(calls.listBills, {}, admin)).data! };
  };
  beforeEach(async () => {
    await server.platform.database.query('system', 'truncate top_up_bill, top_up_difference');
    // Orders of other tests are of days before.
    clock.advance(3 * 86_400_000);
  });

  it('P-08 looks for what was paid just after midnight in the bill of the day before too', async () => {
    const today = formatShanghai(clock.nowMs()).slice(0, 10);
    clock.advance(Date.parse(`${today}T00:00:00+08:00`) + 86_400_000 + 10_000 - clock.nowMs());
    const [beside, lone] = [await lineOf(), await lineOf()];
    const day = formatShanghai(lone.atMs).slice(0, 10);
    fakes.WXPAY.bill = [];
    fakes.WXPAY.billsOf.set(today, [beside]);
    nextMorning();
    await compareBills(parts(), day);
    const differences = (await found()).differences.filter((one) => one.day === day);
    expect(differences.map(({ orderNo, kind }) => [orderNo, kind])).toEqual([[lone.orderNo, 'extra']]);
  });

  it('makes a task of each difference, once, and moves no money', async () => {
    const [same, other] = [await lineOf(), await lineOf({ fen: 1 })];
    const day = formatShanghai(same.atMs).slice(0, 10);
    const had = await balance();
    fakes.WXPAY.bill = [same, other];
    nextMorning();
    await reconcileLatest(parts());
    await compareBills(parts(), day);
    const { bills, differences, admin } = await found();
    const bill = { payType: 'WXPAY', day, isCompared: true, reason: '', theirCount: 2, ownCount: 2, openCount: 1, differenceCount: 1 };
    expect(bills.filter((one) => one.day === day && one.payType === 'WXPAY')).toMatchObject([bill]);
    const [task, ...more] = differences.filter((one) => one.day === day);
    expect([task, more]).toMatchObject([
      { orderNo: other.orderNo, kind: 'amount', theirAmount: 1, ownAmount: 50_000, settledTime: null },
      [],
    ]);
    expect(await balance()).toBe(had);
    const wish = { id: task!.id, note: '已核对' };
    expect((await server.call(calls.settleDifference, wish, admin)).code).toBe(200);
    expect((await server.call(calls.settleDifference, wish, admin)).refusal).toBe('top-up.findingSettled');
    // Compared anew it is no new task.
    await compareBills(parts(), day);
    expect((await found()).differences.filter((one) => one.day === day)).toMatchObject([{ note: '已核对' }]);
  });

  it.each([
    ['away', (): unknown => Object.assign(fakes.WXPAY, { isDown: true }), 'down'],
    ['no bill', (): unknown => Object.assign(fakes.WXPAY, { bill: 'no foot' }), 'no foot'],
  ] as const)('that is %s is said, and asked for again until it is there', async (_, trouble, reason) => {
    const line = await lineOf();
    const day = formatShanghai(line.atMs).slice(0, 10);
    nextMorning();
    trouble();
    await reconcileLatest(parts());
    const stateOf = async () => (await found()).bills.find((one) => one.day === day && one.payType === 'WXPAY');
    expect(await stateOf()).toMatchObject({ isCompared: false, reason });
    [fakes.WXPAY.isDown, fakes.WXPAY.bill] = [false, [line]];
    await reconcileLatest(parts());
    expect(await stateOf()).toMatchObject({ isCompared: true, reason: '', differenceCount: 0 });
    // What has been compared is not asked for again, whatever it would say now.
    fakes.WXPAY.bill = [];
    await reconcileLatest(parts());
    expect(await stateOf()).toMatchObject({ isCompared: true, differenceCount: 0 });
  });

  it('is not asked for before ten of the next morning', async () => {
    const line = await lineOf();
    const day = formatShanghai(line.atMs).slice(0, 10);
    nextMorning();
    clock.advance(-1);
    await reconcileLatest(parts());
    expect((await found()).bills.map((one) => one.day)).not.toContain(day);
    const { admin } = await found();
    expect((await server.call(calls.compareBill, { day }, admin)).refusal).toBe('top-up.billNotYet');
    clock.advance(1);
    await reconcileLatest(parts());
    expect((await found()).bills.map((one) => one.day)).toContain(day);
    expect((await server.call(calls.compareBill, { day }, admin)).code).toBe(200);
  });

  it('is the desk’s business', async () => {
    for (const [call, wish] of [
      [calls.listBills, {}],
      [calls.compareBill, { day: '2026-11-01' }],
      [calls.settleDifference, { id: 1, note: 'x' }],
    ] as const)
      expect((await server.call(call as Endpoint, wish as never, { token: user.token })).code).toBe(403);
  });
});

it('R-1-25 R-4.10-03 R-7.5-09 R-9-30 tops up the company that its identity is of, and nobody else’s account; foreign and absent alike', async () => {
  const cid = await insertCompanyForTest(server.platform);
  const finance = await insertMemberForTest(server.platform, cid, 'finance');
  expect(await refusalOf(place('WXPAY', { goodsId: 'g50', accountType: 0 }, finance))).toBe('top-up.foreignAccount');
  expect(await refusalOf(place('WXPAY', { goodsId: 'g50', accountType: 1 }))).toBe('top-up.foreignAccount');
  const { orderNo } = await place('WXPAY', { goodsId: 'g50', accountType: 1 }, finance);
  fakes.WXPAY.pay(orderNo);
  await tell('WXPAY', `paid ${orderNo}`);
  expect([await balance(finance), await balance()]).toEqual([5_000, 0]);
  for (const no of [orderNo, 'CZ000000']) expect(await refusalOf(show(no))).toBe(404);
});

it('R-7.5-12 open pages of its owner hear that the money has come, and nobody else’s', async () => {
  const heard: PageChange[] = [];
  server.platform.live.hearForPages(
    (change) => void heard.push(change),
    () => undefined,
  );
  const { orderNo } = await place('WXPAY');
  fakes.WXPAY.pay(orderNo);
  await tell('WXPAY', `paid ${orderNo}`);
  await waitFor('what pages hear', async () => heard.some(({ ownerKey }) => ownerKey === user.ownerKey));
  expect(new Set(heard.map(({ ownerKey, topic }) => `${ownerKey} ${topic}`))).toEqual(new Set([`${user.ownerKey} billing.moved`]));
});

it('L-03 by one key an order is placed once, and answered the same', async () => {
  const keyed = { keyDigest: Buffer.alloc(32, 3), bodyDigest: Buffer.alloc(32, 4) };
  const again = () =>
    inScope(user, (session) => placeOrder(parts(), { ...(session as object), keyed } as never, { payType: 'WXPAY', goodsId: 'g50' }));
  const first = await again();
  expect(await again()).toEqual({ ...first, codeUrl: first.codeUrl });
  expect((await listOrders(server.platform.database, user.ownerKey, { pageSize: 10, offset: 0 })).total).toBe(1);
});

it.each([[0], [99], [5_000_001], [-100]])('L-10 an amount of %i fen is refused', async (amount) => {
  expect(await refusalOf(place('WXPAY', { amount }))).toBe('top-up.wrongAmount');
});

it('R-7.5-08 goods are listed with their price, what it brings and what of it comes on top; what is not listed is refused', async () => {
  const { list } = (await server.call(calls.listGoods, {}, user)).data!;
  expect(list.map(({ id, price, coins, gift, tag }) => [id, price, coins, gift, tag])).toEqual([
    ['g50', 5_000, 5_000, 0, ''],
    ['g100', 10_000, 10_000, 0, ''],
    ['g300', 30_000, 30_000, 0, ''],
    ['g500', 50_000, 51_500, 1_500, ''],
    ['g1000', 100_000, 105_000, 5_000, ''],
  ]);
  expect(await refusalOf(place('WXPAY', { goodsId: 'g1' }))).toBe('top-up.unknownGoods');
});

it('R-7.5-09 of orders that wait there are so many at once', async () => {
  for (let n = 0; n < openOrdersMax; n++) await place('ALIPAY', { goodsId: 'g50' });
  expect(await refusalOf(place('ALIPAY', { goodsId: 'g50' }))).toBe('top-up.ordersFull');
});

it('R-7.5-09 a person makes so many a day, those that he closes too; the method is not asked for more', async () => {
  await place('ALIPAY', { goodsId: 'g50' });
  await server.platform.database.query(
    'system',
    "update platform_person_day set used = $2 where user_id = $1 and name = 'top-up.placed' and used = 1",
    [user.userId, ordersPerDay - 1],
  );
  const { orderNo } = await place('ALIPAY', { goodsId: 'g50' });
  await close(orderNo);
  expect(await refusalOf(place('ALIPAY', { goodsId: 'g50' }))).toBe('top-up.ordersEnough');
  clock.advance(86_400_000);
  expect((await place('ALIPAY', { goodsId: 'g50' })).codeUrl).not.toBe('');
});

it('R-7.5-10 the list is of the identity that asks: a page that believes in the other one is told that it was switched', async () => {
  const ask = (accountType: '0' | '1') => server.call(calls.listOrders, { accountType }, { token: user.token });
  expect((await ask('0')).data!.list).toEqual([]);
  expect(await ask('1')).toMatchObject({ code: 400, refusal: 'top-up.foreignAccount', msg: '身份已经切换，请刷新后重试' });
});

it('R-7.5-10 the record says how far the invoice of each order is: none while it waits, 未开票 once it is paid, 开票中 once it is asked for', async () => {
  const [waiting, plain, invoiced] = [await place('WXPAY'), await place('WXPAY'), await place('ALIPAY', { amount: 12_300 })];
  for (const { orderNo, method } of [plain, invoiced]) {
    fakes[method as Method].pay(orderNo);
    await tell(method as Method, `paid ${orderNo}`);
  }
  const statuses = async () => {
    const { list } = (await server.call(calls.listOrders, { pageNo: 1, pageSize: 10, accountType: '0' }, user)).data!;
    const of = new Map(list.map(({ orderNo, invoiceStatus }) => [orderNo, invoiceStatus]));
    return [waiting, plain, invoiced].map(({ orderNo }) => of.get(orderNo));
  };
  expect(await statuses()).toEqual(['', '未开票', '未开票']);
  const { id: invoiceId } = (await server.call(invoice.saveTitle, titleForTest, user)).data!;
  const wish = { invoiceId, rechargeIds: [invoiced.orderNo], invoiceType: 'ordinary' as const, amnount: 12_300 };
  expect((await server.call(invoice.apply, wish, user)).code).toBe(200);
  expect(await statuses()).toEqual(['', '未开票', '开票中']);
});

it('R-7.5-10 the list has the newest first', async () => {
  const numbers: string[] = [];
  for (const goodsId of ['g50', 'g100']) {
    clock.advance(1_000);
    numbers.push((await place('WXPAY', { goodsId })).orderNo);
  }
  const { list, total } = await listOrders(server.platform.database, user.ownerKey, { pageSize: 10, offset: 0 });
  expect([total, list.map(({ orderNo }) => orderNo)]).toEqual([2, numbers.toReversed()]);
  for (const [at, orderNo] of numbers.toReversed().entries()) {
    const { data } = await server.call(calls.listOrders, { pageNo: at + 1, pageSize: 1 }, user);
    expect(data).toMatchObject({ total: 2, pageNo: at + 1, pageSize: 1, list: [{ orderNo }] });
  }
});
