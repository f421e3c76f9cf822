// Guarantee: 10,000 events reach a receiver that fails 30 %, hangs at 10 % and breaks 10 %: each at least once, exactly 10,000 by
// their ids, and those of each bill in order.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock } from '../../scenarios/start-test-server';
import { startWebhooksForTest, unsteady } from './webhooks-for-test';

const [count, bills] = [10_000, 500];
const clock = createTestClock();
let kit: Awaited<ReturnType<typeof startWebhooksForTest>>;
beforeAll(async () => {
  kit = await startWebhooksForTest(clock, 60);
});
afterAll(() => kit.stop());

it('10,000 events arrive, once each by their ids, in order for each bill', { timeout: 900_000 }, async () => {
  const owner = await kit.companies.make();
  await kit.make(owner);
  const { manner, taken } = unsteady('10000');
  kit.receiver.behave(manner);
  const ids = await kit.write(
    owner,
    Array.from({ length: count }, (_, at) => `DEMO${at % bills}`),
  );
  for (let left = count; left > 0;) {
    await kit.push();
    clock.advance(30 * 3_600_000);
    const { rows } = await kit.server.platform.database.query<{ left: number }>(
      'system',
      `select ($1 - count(*))::int as left from open_api_delivery where state in ('delivered', 'failed')`,
      [count],
    );
    ({ left } = rows[0]!);
  }
  const first = [...new Set(taken.map(({ id }) => id))];
  expect([...first].sort()).toEqual([...ids].sort());
  const numberOf = new Map(ids.map((id, at) => [id, at]));
  const latest = new Map<number, number>();
  for (const id of first) {
    const at = numberOf.get(id)!;
    expect(at).toBeGreaterThan(latest.get(at % bills) ?? -1);
    latest.set(at % bills, at);
  }
});
