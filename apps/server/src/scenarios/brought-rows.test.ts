// Guarantee: a brought row that cannot be taken up stands in nobody's way, what waits is bounded and fair between accounts,
// and what nothing leads to any more lapses (ADR 0027).
import { billSubscription as bills } from '@mastlight/domain/bill-subscription/contract';
import { billSubscriptionTexts } from '@mastlight/domain/bill-subscription/messages';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { takeUpBills } from '../modules/bill-subscription/operations/take-up-bills';
import { inTransaction } from '../platform/db/transaction';
import type { Brought } from '../modules/follow/index';
import { doorsForTest } from './doors-for-test';
import { gatherLog } from './gather-log';
import { signInForTest, type TestUser } from './sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';

const clock = createTestClock();
const minuteMs = 60_000;
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
  const { tracking, follow } = doorsForTest(server.platform);
  return { platform: server.platform, tracking, follow };
};
const freshBillNo = (): string => `COSU64${String(10_000_000 + ++made)}`;
const broughtBill = ({ ownerKey, userId }: TestUser, subject = freshBillNo()): Brought => ({
  ownerKey,
  userId,
  port: 'NB',
  subject,
  spelt: subject,
  clientName: null,
  remark: '',
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
