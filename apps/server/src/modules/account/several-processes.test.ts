// Guarantee: what one process revokes or hears is known to the others at once, although both
// answer from memory and the clock stands still (S-07, T17).
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { account } from '@mastlight/domain/account/contract';
import { goalMs } from '@mastlight/testing/goal-ms';
import { waitFor } from '@mastlight/testing/wait-for';
import { startServer, type RunningServer } from '../../app/start-server';
import { registerPerson } from '../../scenarios/scan-and-register';
import { sendScanEvent, startFakeGateways, type FakeGateways } from '../../scenarios/start-fake-gateways';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { TestBrowser } from '../../scenarios/test-browser';

const clock = createTestClock();
let fakes: FakeGateways;
let first: TestServer;
let second: RunningServer;
beforeAll(async () => {
  fakes = await startFakeGateways();
  first = await startTestServer({ clock, env: fakes.env });
  const migrationsDir = resolve(import.meta.dirname, '../../../migrations');
  second = await startServer({ ...first.config, roles: ['http'] }, { migrationsDir, clock });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
  await fakes.stop();
});

const askSecond = async (token: string) => {
  const answer = await fetch(`${second.url}/user/currentUser`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: '{}',
  });
  return answer.status;
};

it('S-07: logging out at one process ends the session at the other', async () => {
  const { browser } = await registerPerson(first, fakes);
  const token = browser.token!;
  expect(await askSecond(token)).toBe(200);
  await browser.call(account.logOut, {});
  const started = performance.now();
  await waitFor('the other process refuses the token', async () => (await askSecond(token)) === 401);
  // The goal is a second; without hearing of it a cached session lives on for one more.
  expect(performance.now() - started).toBeLessThan(goalMs(1_000));
});

it('S-06: a scan that one process hears of is seen by who polls the other', async () => {
  const browser = new TestBrowser(first);
  const { tempid } = (await browser.call(account.makeScanTicket, {})).data!;
  const pollSecond = async () => {
    const answer = await fetch(`${second.url}/manifest/wechat/scanlogin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') },
      body: JSON.stringify({ id: tempid }),
    });
    return ((await answer.json()) as { data: { state: string } }).data.state;
  };
  expect(await pollSecond()).toBe('waiting');
  await sendScanEvent(first, { scene: fakes.scenes.at(-1)!, openId: 'oOtherProcess1' });
  await waitFor('the other process sees the scan', async () => (await pollSecond()) === 'scanned');
});
