// Guarantee: who knows nothing but the published description and the words of DCSA reads every event by cursor without a gap,
// and takes every event once by a subscription, in the order of its bill, through a receiver that fails, hangs and resets.
import { randomBytes } from 'node:crypto';
import { billSubscription as bills } from '@mastlight/domain/bill-subscription/contract';
import { openApi } from '@mastlight/domain/open-api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tellEverybody } from '../modules/open-api/operations/tell-changed';
import { createPortVoice } from './port-says-for-test';
import { openPublishedClient, startPublishedReceiver } from './published-client-for-test';
import { createTestClock } from './start-test-server';
import { startWebhooksForTest } from './webhooks-for-test';

const clock = createTestClock();
const secret = randomBytes(32);
let receiver: Awaited<ReturnType<typeof startPublishedReceiver>>;
let kit: Awaited<ReturnType<typeof startWebhooksForTest>>;
beforeAll(async () => {
  receiver = await startPublishedReceiver(secret, '2026');
  kit = await startWebhooksForTest(clock, 60, [receiver.origin]);
});
afterAll(async () => {
  await kit.stop();
  await receiver.stop();
});

const boxes = ['CSNU6154400', 'CSQU3054383', 'TGHU1234564', 'MSCU1234566'];
const numbers = Array.from({ length: 10 }, (_, at) => `DEMO6${String(at).padStart(7, '0')}`);

it('a key is made, events are read on as they come and pushed as they come: both are all of them', { timeout: 120_000 }, async () => {
  const { server } = kit;
  const manager = await kit.companies.make();
  const asked = { name: 'TMS', scopes: ['events:read' as const, 'events:subscribe' as const] };
  const { key } = (await server.call(openApi.makeKey, asked, { token: manager.token })).data!;
  const client = await openPublishedClient(server.url, key);
  const subscriptionId = await client.subscribe(`${receiver.origin}/events`, secret);
  expect((await client.subscriptions()).map(({ subscriptionID }) => subscriptionID)).toEqual([subscriptionId]);
  const { rows } = await server.platform.database.query<{ id: number }>(
    'system',
    'select id from open_api_webhook where subscription_id = $1',
    [subscriptionId],
  );
  const port = createPortVoice(server.platform);
  for (const no of numbers) {
    expect((await server.call(bills.subscribeBills, { blnos: [no] }, { token: manager.token })).code).toBe(200);
    await port.manifest(no, boxes);
  }
  // What happens comes in rounds; some of it is told otherwise later, and so taken back.
  for (let round = 0; round < 4; round++) {
    await port.plan(clock.nowMs() + 86_400_000 + round * 3_600_000);
    for (const no of numbers) await port.gateIn(no, boxes[round]!, clock.nowMs() - 60_000);
    await tellEverybody(server);
    await client.readOn();
    if (round === 1) for (const no of numbers) await port.gateIn(no, boxes[0]!, clock.nowMs());
    await kit.push();
    clock.advance(600_000);
  }
  await tellEverybody(server);
  await client.readOn();
  await kit.pushAll(rows[0]!.id);

  const feed = await server.platform.database.query<{ eventId: string }>(
    'system',
    'select event_id as "eventId" from open_api_event where owner_key = $1 order by number',
    [`c:${manager.cid}`],
  );
  const all = feed.rows.map(({ eventId }) => eventId);
  expect(all.length).toBeGreaterThan(100);
  expect(client.events.map(({ eventID }) => eventID)).toEqual(all);
  const taken = receiver.taken();
  expect(taken.map(({ eventID }) => eventID).sort()).toEqual([...all].sort());
  const inOrder = (events: typeof taken, no: string) => events.filter((event) => client.billOf(event) === no).map(({ eventID }) => eventID);
  expect(numbers.map((no) => inOrder(taken, no))).toEqual(numbers.map((no) => inOrder(client.events, no)));
  // It was no easy receiver; nothing that it refused was unsigned.
  expect(Object.entries(receiver.counts).filter(([, count]) => count === 0)).toEqual([['forged', 0]]);

  const forged = await fetch(`${receiver.origin}/events`, {
    method: 'POST',
    headers: { 'notification-signature': `sha256=${'0'.repeat(64)}` },
    body: JSON.stringify([client.events[0]]),
  });
  expect([forged.status, receiver.counts.forged]).toEqual([401, 1]);
  await client.unsubscribe(subscriptionId);
  expect(await client.subscriptions()).toEqual([]);
});
