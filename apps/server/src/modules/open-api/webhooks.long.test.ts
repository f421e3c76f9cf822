// Guarantee: 10,000 events reach a receiver that fails 30 %, hangs at 10 % and breaks 10 %: those of each bill in
// order, each that is not given up after the whole table of attempts; those are told as given up, and arrive once their company has
// them sent again: exactly 10,000 by their ids.
import { openApi } from '@mastlight/domain/open-api/contract';
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
  const arrived = () => [...new Set(taken.map(({ id }) => id))];
  const first = arrived();
  // Half of all attempts fail: of 10,000 some ten fail ten times.
  const missed = ids.filter((one) => !first.includes(one));
  const call = { token: owner.token };
  const givenUp = (await kit.server.call(openApi.listDeliveries, { id, isFailedOnly: true }, call)).data!.list;
  expect(givenUp.map(({ eventId }) => eventId).sort()).toEqual([...missed].sort());
  await kit.server.call(openApi.replayDeliveries, { id, deliveryIds: givenUp.map((one) => one.id) }, call);
  await kit.pushAll(id);
  expect(arrived().sort()).toEqual([...ids].sort());
  const numberOf = new Map(ids.map((id, at) => [id, at]));
  const latest = new Map<number, number>();
  for (const one of first) {
    const at = numberOf.get(one)!;
    expect(at).toBeGreaterThan(latest.get(at % bills) ?? -1);
    latest.set(at % bills, at);
  }
});
