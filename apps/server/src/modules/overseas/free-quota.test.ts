// Guarantee: of a number that nobody knows is told what went back, and of a free quota whose month is over nothing does.
import { billing } from '@mastlight/domain/billing/contract';
import { notification } from '@mastlight/domain/notification/contract';
import { overseas as calls } from '@mastlight/domain/overseas/contract';
import { overseasTexts as texts } from '@mastlight/domain/overseas/messages';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMovedClock } from '../../scenarios/moved-clock';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { startLinesForTest, type LinesForTest } from './lines-for-test';

const dayMs = 86_400_000;
/** The last day of a month, so that its quota ends while whoever asks is still signed in. */
const ledgerClock = createTestClock(Date.UTC(2026, 9, 31, 4));
let portNowMs = ledgerClock.nowMs();
let portClock: Awaited<ReturnType<typeof startMovedClock>>;
let lines: LinesForTest;
let server: TestServer;
let own: TestUser;

beforeAll(async () => {
  portClock = await startMovedClock(portNowMs);
  lines = await startLinesForTest(['HLC']);
  server = await startTestServer({ clock: ledgerClock, env: { PORT_CLOCK_URL: portClock.url, FREE_QUOTA_FEN: '3000', ...lines.env } });
  await waitFor('the clock is followed', async () => Math.abs(server.platform.portClock.nowMs() - portNowMs) < dayMs);
  own = await signInForTest(server.platform);
});
afterAll(async () => {
  await server.stop();
  await lines.stop();
  portClock.stop();
});

const as = () => ({ token: own.token });
const rows = async (group?: 'ended') => (await server.call(calls.queryRows, group ? { group } : {}, as())).data!.list;

it('R-4.9-12 a free quota of a month that is over does not come back, and nobody is told that it did', async () => {
  const { data } = await server.call(calls.save, { list: [{ blno: 'NGB1234567', carrierCode: 'HLC' }], allowReal: false }, as());
  expect(data!.list).toHaveLength(1);
  expect((await rows())[0]!.moneyText).toBe(texts.money.held('2'));
  ledgerClock.advance(dayMs);
  await waitFor('the end', async () => {
    portNowMs += dayMs;
    portClock.moveTo(portNowMs);
    return (await rows('ended')).length > 0;
  });
  expect((await rows('ended'))[0]).toMatchObject({
    moneyText: texts.nothingBack,
    note: `${texts.nothingBack}，${texts.endedUnheard('赫伯罗特')}`,
  });
  expect((await server.call(billing.showAccount, {}, as())).data).toMatchObject({ balance: 0, held: 0 });
  // What the end tells anybody has been heard by now.
  await waitFor('events to be heard', async () => {
    const { rows: waiting } = await server.platform.database.query(
      'system',
      `select from graphile_worker.jobs where task_identifier like 'notification%'`,
    );
    return waiting.length === 0;
  });
  expect((await server.call(notification.listMessages, {}, as())).data!.list).toEqual([]);
});
