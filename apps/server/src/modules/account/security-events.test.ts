// Guarantee: what concerns the safety of an account leaves an event, with the person's id where it is known and never with
// a phone, a code, a token or an address (A19, S-13).
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { account } from '@mastlight/domain/account/contract';
import { hashPassword } from '@mastlight/domain/account/hash-password';
import { inventPerson, registerPerson } from '../../scenarios/scan-and-register';
import { sendScanEvent } from '../../scenarios/start-fake-gateways';
import { createTestClock } from '../../scenarios/start-test-server';
import { TestBrowser } from '../../scenarios/test-browser';
import { startAccountForTest, type AccountForTest } from '../../scenarios/start-account-for-test';

const clock = createTestClock();
let fakes: AccountForTest['fakes'];
let server: AccountForTest['server'];
let stop: AccountForTest['stop'];
beforeAll(async () => void ({ fakes, server, stop } = await startAccountForTest({ clock })));
afterAll(() => stop());
beforeEach(async () => {
  clock.advance(61 * 60_000);
  await server.platform.securityLog.flush();
  await server.platform.database.query('system', 'delete from platform_security_event');
});

interface EventRow {
  readonly name: string;
  readonly user_id: number | null;
  readonly network: string | null;
  readonly subject: string | null;
  readonly count: number;
}

/** What was noted, and in the same breath that it names nobody. */
async function readEvents(): Promise<EventRow[]> {
  await server.platform.securityLog.flush();
  const { rows } = await server.platform.database.query<EventRow>(
    'system',
    `select name, user_id, network, subject, sum(count)::int as count from platform_security_event
     group by name, user_id, network, subject order by min(id)`,
  );
  expect(JSON.stringify(rows)).not.toMatch(/(?<!\d)1[3-9]\d{9}(?!\d)|127\.0\.0|[0-9a-f]{32}/);
  for (const row of rows) expect(row.network).toMatch(/^[\w-]{16}$/);
  return rows;
}

it('A19: wrong passwords and the lock, with the person where there is one', async () => {
  const person = await registerPerson(server, fakes);
  const stranger = new TestBrowser(server);
  for (let count = 0; count < 7; count++)
    await stranger.call(account.logIn, { account: person.phone, password: hashPassword('Wrong0000') });
  await stranger.call(account.logIn, { account: inventPerson().phone, password: hashPassword('Wrong0000') });
  await person.browser.call(account.changePassword, { oldPwd: hashPassword('Wrong0000'), pwd: hashPassword('Flood333ok') });
  const events = await readEvents();
  const userId = Number(person.id);
  expect(events).toMatchObject([
    { name: 'wrong-password', user_id: userId, count: 5, subject: 'account.logIn' },
    { name: 'password-locked', user_id: userId, count: 1 },
    { name: 'wrong-password', user_id: null, count: 1 },
    { name: 'wrong-password', user_id: userId, count: 1, subject: 'account.changePassword' },
  ]);
});

it('A19: forged callbacks of the messaging service, by either method', async () => {
  await sendScanEvent(server, { scene: 'x', openId: 'oForged0001', token: 'not-our-token' });
  // Without a session one row stands for all routes of a minute.
  await server.platform.securityLog.flush();
  const fields = { signature: randomBytes(20).toString('hex'), timestamp: '1', nonce: 'n', echostr: 'x' };
  await fetch(`${server.url}/manifest/wechat/callback?${new URLSearchParams(fields).toString()}`);
  expect(await readEvents()).toMatchObject([
    { name: 'callback-forged', subject: 'account.hearWechatEvent' },
    { name: 'callback-forged', subject: 'account.verifyCallbackAddress' },
  ]);
});

it('A19: text messages above a limit, and a reset without a ticket', async () => {
  const { phone } = inventPerson();
  const browser = new TestBrowser(server);
  await browser.call(account.sendCode, { phone });
  expect((await browser.call(account.sendCode, { phone })).code).toBe(429);
  expect((await browser.call(account.resetPassword, { phone, pwd: hashPassword('Flood333ok') })).code).toBe(403);
  expect(await readEvents()).toMatchObject([
    { name: 'limit-reached', user_id: null, subject: 'account.sendCode' },
    { name: 'token-refused', user_id: null, subject: 'account.resetPassword' },
  ]);
});

it.each([
  ['makeScanTicket', {}, 60],
  ['logIn', { account: '19900000001', password: hashPassword('Wrong0000') }, 30],
  ['checkCode', { phone: '19900000001', code: '000000' }, 60],
  ['checkRegistration', { userId: '1' }, 120],
  ['sendBindingCode', { phone: '19900000001' }, 20],
] as const)('A19: %s above the limit of the network is told under its own name', async (name, input, allowed) => {
  const call = () => server.call(account[name], input as never);
  // Refused for other reasons, or not: all are counted.
  for (let count = 0; count < allowed; count += 10) await Promise.all(Array.from({ length: 10 }, call));
  await readEvents();
  await server.platform.database.query('system', 'delete from platform_security_event');
  const refused = await call();
  expect(refused.code).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(name === 'sendBindingCode' ? 180 : 2);
  expect(await readEvents()).toMatchObject([{ name: 'limit-reached', user_id: null, subject: `account.${name}`, count: 1 }]);
});
