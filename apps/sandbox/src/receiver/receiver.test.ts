// Guarantee: what is pushed to the receiver is kept and shown as it came, and it answers as it is told to: well, with an error,
// gone, or not at all; nothing else can be done at its port.
import { afterEach, expect, it } from 'vitest';
import { optionsForTest } from '../options-for-test';
import { startSandbox, type Sandbox } from '../start-sandbox';

let sandbox: Sandbox;
afterEach(() => sandbox.stop());

async function start() {
  sandbox = await startSandbox({ ...optionsForTest, receiverPort: 0 });
  const call = async (path: string, fields?: object): Promise<unknown> =>
    (await fetch(sandbox.url + path, fields && { method: 'POST', body: JSON.stringify(fields) })).json();
  const shown = async () => (await call('/receiver')) as { readonly url: string; readonly list: readonly object[] };
  const { url } = await shown();
  return {
    url,
    shown,
    behave: (receiver: string) => call('/fault', { receiver }),
    push: (body: string, init: RequestInit = {}) => fetch(`${url}/events`, { method: 'POST', body, ...init }),
    desk: async () => (await fetch(`${sandbox.url}/desk/receiver`)).text(),
  };
}

it('keeps a push with what signs it, newest first, and the desk shows it as text', async () => {
  const { push, shown, desk, url } = await start();
  expect(await desk()).toContain('还没有推来');
  await push('[]');
  const headers = { 'notification-signature': 'sha256=00', 'subscription-id': 'a', 'webhook-id': 'b', cookie: 'c=1' };
  expect((await push('[{"reason":"<b>查验</b>"}]', { headers })).status).toBe(204);
  expect((await shown()).list).toMatchObject([
    {
      path: '/events',
      status: 204,
      body: '[{"reason":"<b>查验</b>"}]',
      headers: { 'notification-signature': 'sha256=00', 'subscription-id': 'a', 'webhook-id': 'b' },
    },
    { body: '[]' },
  ]);
  expect(JSON.stringify((await shown()).list)).not.toContain('cookie');
  expect(await desk()).toContain('&lt;b&gt;查验&lt;/b&gt;');
  expect(await desk()).toContain(`${url}/events`);
});

it.each([
  ['well', 204],
  ['fails', 500],
  ['gone', 410],
])('told to be %s it answers %d, a HEAD too', async (mood, status) => {
  const { push, behave, url } = await start();
  await behave(mood);
  expect([(await push('{}')).status, (await fetch(url, { method: 'HEAD' })).status]).toEqual([status, status]);
});

it('told to hang it keeps the push and answers nobody', async () => {
  const { push, behave, shown } = await start();
  await behave('hangs');
  await expect(push('{}', { signal: AbortSignal.timeout(100) })).rejects.toThrow();
  expect((await shown()).list).toMatchObject([{ body: '{}', status: null }]);
  expect(await behave('sleeps')).toMatchObject({ ok: false, error: expect.stringContaining('receiver') as string });
});

it('takes nothing that is too long, and its port opens nothing of the desk', async () => {
  const { push, shown, url } = await start();
  // In many parts: each beyond the bound finds it answered, or cut off.
  for (const bytes of [1024 * 1024 + 1, 8 * 1024 * 1024])
    expect(
      await push(' '.repeat(bytes)).then(
        ({ status }) => status,
        () => 413,
      ),
    ).toBe(413);
  expect((await fetch(`${url}/world`)).status).toBe(405);
  expect((await fetch(`${url}/world/reset`, { method: 'POST', body: '{}' })).status).toBe(204);
  expect((await shown()).list).toMatchObject([{ path: '/world/reset' }]);
});
