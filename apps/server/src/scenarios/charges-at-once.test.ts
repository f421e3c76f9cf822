// Guarantee: L-04, L-05: whoever charges at the same time, each account pays for what its own identity did, exactly, and never
// more than it has; which account that is, the token says and nothing that is sent beside it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billing } from '@mastlight/domain/billing/contract';
import { billSubscription as calls } from '@mastlight/domain/bill-subscription/contract';
import { insertCompanyForTest, insertMemberForTest, insertSessionForTest } from './company-for-test';
import { signInForTest } from './sign-in-for-test';
import { startTestServer, type TestServer } from './start-test-server';
import { topUpForTest } from './top-up-for-test';

const billFen = 100;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'http', FREE_QUOTA_FEN: '0', CALLS_PER_MINUTE: '1000000', QUOTA_FACTOR: '1000' } });
});
afterAll(() => server.stop());

function credit(ownerKey: string, fen: number): Promise<unknown> {
  return topUpForTest(server.platform, ownerKey, fen);
}
let made = 0;
/** Subscribes to a new bill; asks again while too many of its account's calls are at work. */
async function buy(token: string, more: object = {}): Promise<number> {
  const blnos = [`COSU66${String(10_000_000 + ++made)}`];
  for (;;) {
    const { code } = await server.call(calls.subscribeBills, { blnos, allowReal: true, ...more }, { token });
    if (code !== 429) return code;
  }
}
const balanceOf = async (token: string): Promise<number> => (await server.call(billing.showAccount, {}, { token })).data!.balance;

it('L-05 two colleagues and one of them for himself: each sum is exact, and each transfer is of its token', async () => {
  const cid = await insertCompanyForTest(server.platform);
  const [one, two] = [
    await insertMemberForTest(server.platform, cid, 'operator'),
    await insertMemberForTest(server.platform, cid, 'operator'),
  ];
  const own = await insertSessionForTest(server.platform, one.userId);
  await credit(`c:${cid}`, 10_000);
  await credit(`u:${one.userId}`, 10_000);
  // What is sent beside the token changes nothing.
  const claims = [{}, { companyId: cid }, { accountType: 1 }, { ownerKey: `c:${cid}` }, { userId: two.userId }];
  const wishes = Array.from({ length: 90 }, (_, n) => [[one.token, two.token, own][n % 3]!, claims[n % claims.length]!] as const);
  const codes = await Promise.all(wishes.map(([token, claim]) => buy(token, claim)));
  expect(new Set(codes)).toEqual(new Set([200]));
  expect([await balanceOf(one.token), await balanceOf(two.token), await balanceOf(own)]).toEqual([4_000, 4_000, 7_000]);
  const { rows } = await server.platform.database.query<{ owner_key: string; actor_id: number; identity: string; count: number }>(
    'system',
    `select owner_key, actor_id, identity, count(*)::int as count from billing_transfer where kind = 'charge' and owner_key = any($1)
     group by 1, 2, 3 order by 1, 2`,
    [[`c:${cid}`, `u:${one.userId}`]],
  );
  expect(rows).toEqual([
    { owner_key: `c:${cid}`, actor_id: one.userId, identity: String(cid), count: 30 },
    { owner_key: `c:${cid}`, actor_id: two.userId, identity: String(cid), count: 30 },
    { owner_key: `u:${one.userId}`, actor_id: one.userId, identity: 'personal', count: 30 },
  ]);
});

it('L-04 with enough for one of fifty, one is charged and forty-nine are told 402', async () => {
  const user = await signInForTest(server.platform);
  await credit(user.ownerKey, billFen);
  const codes = await Promise.all(Array.from({ length: 50 }, () => buy(user.token)));
  expect(codes.toSorted()).toEqual([200, ...Array<number>(49).fill(402)]);
  expect(await balanceOf(user.token)).toBe(0);
  const { rows } = await server.platform.database.query<{ count: number }>(
    'system',
    'select count(*)::int as count from bill_subscription where owner_key = $1',
    [user.ownerKey],
  );
  expect(rows[0]!.count).toBe(1);
});
