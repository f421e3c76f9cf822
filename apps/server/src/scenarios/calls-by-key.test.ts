// Guarantee: L-03: a call that its caller names by an Idempotency-Key is done once and answered once, however often it is
// sent and how many at a time; what it was refused for leaves the key free; another wish by the same key is refused.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billing } from '@mastlight/domain/billing/contract';
import { billSubscription as bills } from '@mastlight/domain/bill-subscription/contract';
import { bookingSubscription as bookings } from '@mastlight/domain/booking-subscription/contract';
import { takesKey, type Endpoint } from '@mastlight/domain/contract-kit/endpoint';
import { invoice } from '@mastlight/domain/invoice/contract';
import { vgm as vgmCalls } from '@mastlight/domain/vgm/contract';
import { shManifest } from '@mastlight/domain/sh-manifest/contract';
import { sampleFiling } from '@mastlight/domain/sh-manifest/sample-filing';
import { sampleOrder } from '@mastlight/domain/market-order/sample-order';
import { spellFiling } from '@mastlight/domain/sh-manifest/wire-names';
import { unheardOpenMax } from '@mastlight/domain/bill-subscription/limits';
import { membership } from '@mastlight/domain/membership/contract';
import { trucks } from '@mastlight/domain/truck/contract';
import { vesselSubscription as vessels } from '@mastlight/domain/vessel-subscription/contract';
import { deleteAnswers, keysKeptMs } from '../modules/billing/jobs/delete-answers';
import { once } from '../modules/billing/operations/once';
import { filingForTest, insertFilingForTest } from './filings-for-test';
import { titleForTest } from './invoices-for-test';
import { insertMarketOrderForTest } from './market-orders-for-test';
import { signInForTest, type TestUser } from './sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';
import { topUpForTest } from './top-up-for-test';
import { uploadForTest } from './upload-for-test';

const clock = createTestClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    clock,
    env: {
      FREE_QUOTA_FEN: '300',
      LINES: JSON.stringify({ MSK: { url: 'http://127.0.0.1:1', key: '' } }),
      BANK_ACCOUNT: JSON.stringify({ holder: '演示户名', bank: '演示银行', accountNo: '0000' }),
    },
  });
});
afterAll(() => server.stop());

/** A call as its caller sends it: what came back is compared as bytes. */
async function send(
  endpoint: Endpoint,
  body: object,
  user: TestUser,
  key: string | null,
): Promise<{ http: number; code: number; text: string; retryAfter: string | null }> {
  const isGet = endpoint.method === 'GET';
  const query = isGet ? `?${new URLSearchParams(body as Record<string, string>).toString()}` : '';
  const response = await fetch(`${server.url}${endpoint.path}${query}`, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', authorization: user.token, ...(key === null ? {} : { 'idempotency-key': key }) },
    ...(isGet ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    http: response.status,
    code: (JSON.parse(text) as { code: number }).code,
    text,
    retryAfter: response.headers.get('retry-after'),
  };
}
/** Sends again while it is at work. */
async function sendOn(...call: Parameters<typeof send>): ReturnType<typeof send> {
  for (;;) {
    const answer = await send(...call);
    if (answer.code !== 409 && answer.code !== 429) return answer;
    expect(Number(answer.retryAfter)).toBeGreaterThan(0);
  }
}
/** As a top-up brings them. */
async function giveCoins(user: TestUser, fen: number): Promise<void> {
  await topUpForTest(server.platform, user.ownerKey, fen);
}
let made = 0;
const number = (): string => `COSU64${String(10_000_000 + ++made)}`;
const chargesOf = async (user: TestUser) =>
  (await server.call(billing.queryRecords, { pageSize: 100 }, user)).data!.list.filter(({ kind }) => kind === 'charge');

const ways: readonly (readonly [string, Endpoint, () => object])[] = [
  ['bills', bills.subscribeBills, () => ({ systemKey: 'NB', blnos: [number()] })],
  ['calls', vessels.subscribeVessels, () => ({ systemKey: 'NB', list: [{ vesselsName: 'DEMO.MOON', voyage: `${++made}W` }] })],
  ['bookings', bookings.subscribeBookings, () => ({ systemKey: 'NB', sonos: [number()] })],
];

describe.each(ways)('L-03 a call that pays for %s', (_, endpoint, wish) => {
  it('answers 50 at once with the same bytes, and charges once', async () => {
    const user = await signInForTest(server.platform);
    const [key, body] = [randomUUID(), wish()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => sendOn(endpoint, body, user, key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]).toMatchObject({ http: 200, code: 200 });
    expect(answers[0]!.text).toContain('"code":"added"');
    expect(await chargesOf(user)).toHaveLength(1);
  });

  it('without a key tells the second that it is there', async () => {
    const user = await signInForTest(server.platform);
    const body = wish();
    await send(endpoint, body, user, null);
    expect((await send(endpoint, body, user, null)).text).toContain('"code":"repeated"');
  });

  it('refuses another wish by the same key with 422 and does nothing', async () => {
    const user = await signInForTest(server.platform);
    const key = randomUUID();
    await send(endpoint, wish(), user, key);
    expect(await send(endpoint, wish(), user, key)).toMatchObject({ code: 422 });
    expect(await chargesOf(user)).toHaveLength(1);
  });

  it('is another call by another key, of another person, and a day later', async () => {
    const [user, other] = [await signInForTest(server.platform), await signInForTest(server.platform)];
    const [key, body] = [randomUUID(), wish()];
    const first = await send(endpoint, body, user, key);
    expect((await send(endpoint, body, user, randomUUID())).text).toContain('"code":"repeated"');
    expect((await send(endpoint, body, other, key)).text).toContain('"code":"added"');
    clock.advance(keysKeptMs - 1);
    await deleteAnswers(server.platform as never);
    expect((await send(endpoint, body, user, key)).text).toBe(first.text);
    clock.advance(1);
    await deleteAnswers(server.platform as never);
    expect((await send(endpoint, body, user, key)).text).toContain('"code":"repeated"');
  });
});

it('L-03 what is refused for want of money is paid for by the same key once there is some', async () => {
  const user = await signInForTest(server.platform);
  const body = { systemKey: 'NB', blnos: Array.from({ length: 4 }, number), allowReal: true };
  const key = randomUUID();
  expect(await send(bills.subscribeBills, body, user, key)).toMatchObject({ code: 402 });
  await giveCoins(user, 500);
  expect(await send(bills.subscribeBills, body, user, key)).toMatchObject({ code: 200 });
  expect(await chargesOf(user)).toHaveLength(4);
});

it.each([
  ['short', '1234567'],
  ['long', 'k'.repeat(129)],
  ['with a space', 'a key of mine'],
])('a key that is %s is refused with its name', async (_, key) => {
  const user = await signInForTest(server.platform);
  const answer = await send(bills.subscribeBills, { systemKey: 'NB', blnos: [number()] }, user, key);
  expect(answer).toMatchObject({ code: 400 });
  expect(answer.text).toContain('Idempotency-Key');
  expect(await chargesOf(user)).toEqual([]);
});

it('L-03 while the first is at work, the second is sent away with 409 and when to come again', async () => {
  const user = await signInForTest(server.platform);
  const keyed = { keyDigest: Buffer.alloc(32, 7), bodyDigest: Buffer.alloc(32, 8) };
  const caller = { userId: user.userId, ownerKey: user.ownerKey, keyed };
  const parts = { ...server.platform, people: { findPeople: () => Promise.resolve([]) } } as never;
  let letGo = (): void => undefined;
  const gate = new Promise<void>((open) => (letGo = open));
  let begun = (): void => undefined;
  const isBegun = new Promise<void>((open) => (begun = open));
  const first = once(parts, caller, async () => {
    begun();
    await gate;
    return { n: 1 };
  });
  await isBegun;
  await expect(once(parts, caller, () => Promise.resolve({ n: 2 }))).rejects.toMatchObject({ code: 409, retryAfterSeconds: 1 });
  letGo();
  expect([await first, await once(parts, caller, () => Promise.resolve({ n: 3 }))]).toEqual([{ n: 1 }, { n: 1 }]);
});

it('L-12 an answer that was lost on its way is given again, with what it did', async () => {
  const user = await signInForTest(server.platform);
  const [key, body] = [randomUUID(), { systemKey: 'NB', blnos: [number()] }];
  // The caller leaves as soon as he has asked: whatever became of it, asked again he is told.
  const leaving = new AbortController();
  const lost = fetch(`${server.url}${bills.subscribeBills.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: user.token, 'idempotency-key': key },
    body: JSON.stringify(body),
    signal: leaving.signal,
  }).catch(() => 'gone');
  setImmediate(() => leaving.abort());
  await lost;
  const answer = await sendOn(bills.subscribeBills, body, user, key);
  expect(answer.text).toContain('"code":"added"');
  expect(await chargesOf(user)).toHaveLength(1);
});

it('L-03 what is refused because a quota is used up leaves the key free: tomorrow it is done by it', async () => {
  const user = await signInForTest(server.platform);
  const count = unheardOpenMax * server.platform.config.quotaFactor;
  await server.platform.database.query(
    'system',
    `insert into bill_subscription (owner_key, user_id, port, bill_no, created_ms)
     select $1, $2, 'NB', 'FULL' || (10000000 + n), 0 from generate_series(1, $3) n`,
    [user.ownerKey, user.userId, count],
  );
  const [key, body] = [randomUUID(), { systemKey: 'NB', blnos: [number()] }];
  expect(await send(bills.subscribeBills, body, user, key)).toMatchObject({ code: 429 });
  await server.platform.database.query('system', `delete from bill_subscription where owner_key = $1`, [user.ownerKey]);
  const answer = await send(bills.subscribeBills, body, user, key);
  expect(answer.text).toContain('"code":"added"');
  expect((await send(bills.subscribeBills, body, user, key)).text).toBe(answer.text);
  expect(await chargesOf(user)).toHaveLength(1);
});

describe('L-03 every call that takes a key', () => {
  /** Somebody who may call, his wish, and how many of what it makes there are. */
  interface Ready {
    readonly user: TestUser;
    readonly body: object;
    readonly count: () => Promise<number>;
  }
  const countIn = async (table: string, column: string, value: unknown): Promise<number> => {
    const { rows } = await server.platform.database.query<{ count: number }>(
      'system',
      `select count(*)::int as count from ${table} where ${column} = $1`,
      [value],
    );
    return rows[0]!.count;
  };
  const paying = (wish: () => object) => async (): Promise<Ready> => {
    const user = await signInForTest(server.platform);
    return { user, body: wish(), count: async () => (await chargesOf(user)).length };
  };
  /** Somebody whose free quota is set aside for a shipment. */
  const following = async (body: object): Promise<Ready> => {
    const user = await signInForTest(server.platform);
    return { user, body, count: () => countIn('overseas_hold', 'owner_key', user.ownerKey) };
  };
  /** Somebody who can pay for his filing. */
  const withFiling = async (status: 0 | 2): Promise<{ user: TestUser; id: number }> => {
    const user = await signInForTest(server.platform);
    await giveCoins(user, 1_000);
    return { user, id: await insertFilingForTest(server.platform, user, status) };
  };
  /** Somebody who can pay for his manifest. */
  const sendingManifest = async (): Promise<Ready> => {
    const user = await signInForTest(server.platform);
    await giveCoins(user, 10_000);
    const { id } = (await server.call(shManifest.saveManifest, { filing: spellFiling(sampleFiling) }, user)).data!;
    return { user, body: { id, allowReal: true }, count: () => countIn('sh_manifest_submission', 'owner_key', user.ownerKey) };
  };
  const ready: Readonly<Record<string, () => Promise<Ready>>> = {
    'bill-subscription.subscribeBills': paying(ways[0]![2]),
    'vessel-subscription.subscribeVessels': paying(ways[1]![2]),
    'booking-subscription.subscribeBookings': paying(ways[2]![2]),
    'overseas.save': () => following({ list: [{ blno: `MAEU${250_000_000 + ++made}` }] }),
    'overseas.subscribeAbroad': () => following({ blno: `MAEU${250_000_000 + ++made}` }),
    'billing.askAdjustment': async () => {
      const [user, other] = [await signInForTest(server.platform, { roles: ['desk'] }), await signInForTest(server.platform)];
      const body = { accountType: 0, accountId: other.userId, amount: 100, reason: '补' };
      return { user, body, count: () => countIn('billing_adjustment', 'made_by', user.userId) };
    },
    'invoice.apply': async () => {
      const user = await signInForTest(server.platform);
      const orderNo = `CZKEY${++made}00000`;
      await server.platform.database.query(
        'system',
        `insert into top_up_order (order_no, owner_key, user_id, fen, gift_fen, method, state, created_at, expires_at, paid_at, transaction_id)
         values ($1, $2, $3, 10000, 0, 'WXPAY', 'paid', now(), now(), now(), $1)`,
        [orderNo, user.ownerKey, user.userId],
      );
      const invoiceId = (await server.call(invoice.saveTitle, titleForTest, user)).data!.id;
      const body = { invoiceId, rechargeIds: [orderNo], invoiceType: 'ordinary', amnount: 10_000 };
      return { user, body, count: () => countIn('invoice_record', 'owner_key', user.ownerKey) };
    },
    'top-up.createTransfer': async () => {
      const user = await signInForTest(server.platform);
      const slip = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
      const voucherUrl = (await uploadForTest(server.url, user.token, slip, 'slip.pdf')).data!.url;
      const body = { amount: 10_000, companyName: '演示货代', voucherUrl };
      return { user, body, count: () => countIn('top_up_order', 'owner_key', user.ownerKey) };
    },
    'market-order.saveOrder': async () => {
      const user = await signInForTest(server.platform);
      return { user, body: { content: sampleOrder }, count: () => countIn('market_order', 'owner_key', user.ownerKey) };
    },
    'market-order.declareOrder': async () => {
      const user = await signInForTest(server.platform);
      const id = await insertMarketOrderForTest(server.platform, user, 'checked');
      return { user, body: { id }, count: () => countIn('market_order_declaration', 'owner_key', user.ownerKey) };
    },
    'sh-manifest.submitManifest': sendingManifest,
    'sh-manifest.sendManifest': sendingManifest,
    'toker.openContacts': async () => {
      const user = await signInForTest(server.platform);
      await giveCoins(user, 500);
      const { rows } = await server.platform.database.query<{ id: number }>(
        'system',
        `with edition as (
           insert into toker_edition (source, source_day, digest, is_demo, imported_at) values ($1, '2026-10-11', $1, false, now()) returning id),
         company as (
           insert into toker_company (company_key, name_key, edition_id, is_listed, first_seen_at, name, credit_code, kind, kind_why, province, city, founded)
           select $1, $1, id, true, now(), $1, '', 'unknown', '', '', '', '' from edition returning id)
         insert into toker_contact (company_id, contact_no, name, role, phone, email, contact_source, checked_day, told_by)
         select id, 1, $1, '', '', 'a@demo.invalid', $1, '', $1 from company returning company_id as id`,
        [`key ${++made}`],
      );
      const body = { id: String(rows[0]!.id), allowReal: 'true' };
      return { user, body, count: () => countIn('toker_opened', 'owner_key', user.ownerKey) };
    },
    'membership.upgrade': async () => {
      const user = await signInForTest(server.platform);
      await giveCoins(user, 100_000);
      const { offers } = (await server.call(membership.showMine, {}, user)).data!;
      const { level, pay, lastDay } = offers[0]!;
      return { user, body: { level, pay, lastDay }, count: () => countIn('membership_term', 'owner_key', user.ownerKey) };
    },
    'truck.locate': async () => {
      const user = await signInForTest(server.platform);
      await giveCoins(user, 100);
      const carNo = `浙B${10_000 + ++made}`;
      await server.call(trucks.subscribe, { carNo }, user);
      await server.platform.database.query(
        'system',
        `insert into position_vehicle (plate, latitude, longitude, speed_kmh, course_degrees, is_acc_on, fix_at, heard_at)
         values ($1, 29.9, 121.8, 40, 90, true, now(), now())`,
        [carNo],
      );
      return { user, body: { carNo, allowReal: 'true' }, count: () => countIn('truck_look', 'owner_key', user.ownerKey) };
    },
    'sh-manifest.saveManifest': async () => {
      const user = await signInForTest(server.platform);
      const body = { filing: spellFiling(sampleFiling) };
      return { user, body, count: () => countIn('sh_manifest_filing', 'owner_key', user.ownerKey) };
    },
    'vgm.saveFiling': async () => {
      const user = await signInForTest(server.platform);
      return { user, body: filingForTest, count: () => countIn('vgm_filing', 'owner_key', user.ownerKey) };
    },
    'vgm.copyFiling': async () => {
      const user = await signInForTest(server.platform);
      const id = await insertFilingForTest(server.platform, user, 0);
      return { user, body: { id }, count: async () => (await countIn('vgm_filing', 'owner_key', user.ownerKey)) - 1 };
    },
    'vgm.sendFilings': async () => {
      const { user, id } = await withFiling(0);
      return { user, body: { ids: [id], allowReal: true }, count: () => countIn('vgm_submission', 'owner_key', user.ownerKey) };
    },
    'vgm.updateFiling': async () => {
      const { user, id } = await withFiling(2);
      const { billNo } = (await server.call(vgmCalls.showFiling, { id }, user)).data!;
      const body = { ...filingForTest, id, billNo, allowReal: true };
      return { user, body, count: () => countIn('vgm_submission', 'owner_key', user.ownerKey) };
    },
  };
  /** It needs a payment method, which its own test plays (`modules/top-up/orders.test.ts`). */
  const shownElsewhere = ['top-up.placeOrder'];

  it('is told here', () => {
    const taking = server.routes.filter(({ endpoint }) => takesKey(endpoint)).map(({ name }) => name);
    expect(taking.sort()).toEqual([...Object.keys(ready), ...shownElsewhere].sort());
  });

  it.each(Object.keys(ready))(
    'L-03 %s sent twice by one key, one after the other and at once, is done once and answered the same',
    async (name) => {
      const { endpoint } = server.routes.find((route) => route.name === name)!;
      const { user, body, count } = await ready[name]!();
      const key = randomUUID();
      const first = await send(endpoint, body, user, key);
      expect(first).toMatchObject({ code: 200 });
      const again = await Promise.all([1, 2, 3].map(() => sendOn(endpoint, body, user, key)));
      expect(new Set([first.text, ...again.map(({ text }) => text)].map(withoutId)).size).toBe(1);
      expect(await count()).toBe(1);
    },
  );
});

/** Each answer names its own request. */
const withoutId = (text: string): string => text.replace(/"requestId":"[^"]*"/, '');
