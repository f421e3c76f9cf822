// Guarantee: 10,000 events reach a receiver that fails 30 %, hangs at 10 % and breaks 10 %: each at least once, exactly 10,000 by
// their ids, and those of each bill in order.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock } from '../../scenarios/start-test-server';
import { startWebhooksForTest, unsteady } from '../../scenarios/webhooks-for-test';

const [count, bills] = [10_000, 500];
const clock = createTestClock();
let kit: Awaited<ReturnType<typeof startWebhooksForTest>>;
beforeAll(async () => {
  kit = await startWebhooksForTest(clock, 60);
});
afterAll(() => kit.stop());

it('10,000 events arrive, once each by their ids, in order for each bill', { timeout: 900_000 }, async () => {
  const owner = await kit.companies.make();
  const { id } = await kit.make(owner);
  const { manner, taken } = unsteady('10000');
  kit.receiver.behave(manner);
  const ids = await kit.write(
    owner,
    Array.from({ length: count }, (_, at) => `DEMO${at % bills}`),
  );
  await kit.pushAll(id);
  const first = [...new Set(taken.map(({ id }) => id))];
  expect([...first].sort()).toEqual([...ids].sort());
  const numberOf = new Map(ids.map((id, at) => [id, at]));
  const latest = new Map<number, number>();
  for (const one of first) {
    const at = numberOf.get(one)!;
    expect(at).toBeGreaterThan(latest.get(at % bills) ?? -1);
    latest.set(at % bills, at);
  }
});
