// Guarantee (S-05): text messages of all phones and all processes are counted together by the hour; the one with which the
// budget is used up gives an alarm, in one process once, and so does each further budget.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { account } from '@mastlight/domain/account/contract';
import { smsPerHourAlarm } from '@mastlight/domain/account/limits';
import { company } from '@mastlight/domain/company/contract';
import type { Log } from '../../platform/log';
import { companiesForTest } from '../../scenarios/company-for-test';
import { startFakeGateways, type FakeGateways } from '../../scenarios/start-fake-gateways';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { deleteExpired } from './store/expired';
import { inTransaction } from '../../platform/db/transaction';
import { SmsAlarm } from './sms-alarm';

const clock = createTestClock();
let fakes: FakeGateways;
let server: TestServer;
beforeAll(async () => {
  fakes = await startFakeGateways();
  server = await startTestServer({ clock, env: fakes.env });
});
afterAll(async () => {
  await server.stop();
  await fakes.stop();
});

/** One process's alarm, and what it has given. */
function openAlarm() {
  const given: number[] = [];
  const log = { error: ({ sent }: { sent: number }) => given.push(sent) } as unknown as Log;
  return { alarm: new SmsAlarm({ ...server.platform, log }), given };
}
const sentNow = async () => {
  const { rows } = await server.platform.database.query<{ sent: number }>(
    'system',
    'select sent from account_sms_hour order by hour_from desc limit 1',
  );
  return rows[0]?.sent ?? 0;
};
const setSent = (sent: number) => server.platform.database.query('system', 'update account_sms_hour set sent = $1', [sent]);

it('S-05 codes and invitations count alike, together', async () => {
  const before = await sentNow();
  const manager = await companiesForTest(server, clock).make();
  await server.call(account.sendCode, { phone: '19912340001' });
  await server.call(company.inviteByPhone, { companyId: manager.cid, phone: '19912340002' }, manager);
  expect((await sentNow()) - before).toBe(2);
});

it('S-05 a code whose answer was lost counts against its phone, for it may have left; one that was refused does not', async () => {
  const send = async (phone: string) => (await server.call(account.sendCode, { phone })).code;
  fakes.failWith('sms', 'lost');
  const lost = [await send('19912340003'), await send('19912340003')];
  fakes.failWith('sms', 'isv.BUSINESS_LIMIT_CONTROL');
  const refused = [await send('19912340004'), await send('19912340004')];
  fakes.failWith('sms', '');
  expect([lost, refused]).toEqual([
    [200, 429],
    [503, 503],
  ]);
  expect(fakes.messages.filter(({ phone }) => phone === '19912340003')).toHaveLength(1);
});

it('S-05 two processes share the budget of an hour; the next hour has its own', async () => {
  const [a, b] = [openAlarm(), openAlarm()];
  await setSent(smsPerHourAlarm - 3);
  await a.alarm.count();
  await b.alarm.count();
  expect([a.given, b.given]).toEqual([[], []]);
  await Promise.all([a, b, b, b].map(({ alarm }) => alarm.count()));
  expect([...a.given, ...b.given]).toEqual([smsPerHourAlarm]);
  await setSent(2 * smsPerHourAlarm - 1);
  await a.alarm.count();
  expect(a.given.at(-1)).toBe(2 * smsPerHourAlarm);
  clock.advance(3_600_000);
  await a.alarm.count();
  expect(await sentNow()).toBe(1);
});

it('S-05 hours that are over are forgotten after two days', async () => {
  clock.advance(49 * 3_600_000);
  await inTransaction(server.platform.database, 'system', (tx) => deleteExpired(tx, clock.nowMs()));
  expect(await sentNow()).toBe(0);
});
