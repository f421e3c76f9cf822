// Guarantee: the page shows every declared call, parameter and change; a try runs as a program would, by the pasted key alone,
// which is kept nowhere and never stands in an address.
// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openApi } from '@mastlight/domain/open-api/contract';
import { interfaceCalls, type InterfaceCall } from '@mastlight/domain/open-api/interface-calls';
import { interfaceChanges } from '@mastlight/domain/open-api/interface-changes';
import { callTexts } from '@mastlight/domain/open-api/messages';
import { clearSession, saveIdentity, useSession } from '../../../platform/session';
import { succeed } from '../../../testing/fake-gateway';
import { showPage } from '../../../testing/show-page';
import { openApiRoutes as routes } from '../routes';

afterEach(() => act(clearSession));

const key = `mlk_${'k'.repeat(43)}`;
const { origin } = window.location;

interface Heard {
  readonly address: string;
  readonly init: RequestInit;
}

/** The page as somebody of a company sees it, before a server that answers programs so. */
async function show(answer: (address: string) => Response = () => Response.json([])) {
  const shown = await showPage(routes, '/user/openApi', [
    [openApi.listKeys, () => succeed(openApi.listKeys, { list: [], usage: [] })],
    [openApi.listWebhooks, () => succeed(openApi.listWebhooks, { list: [] })],
  ]);
  const heard: Heard[] = [];
  const ofApp = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (!/^\/(?:v2|vgm-declarations)\b/.test(address)) return ofApp(address, init);
    heard.push({ address, init });
    return Promise.resolve(answer(address));
  });
  act(() => {
    saveIdentity('t2', '5001');
    useSession.setState({ company: { name: '演示货代', role: 'Management' } });
  });
  const events = within(await screen.findByRole('region', { name: '试一下 GET /v2/events' }));
  return { ...shown, heard, events };
}

test('every call, each parameter with an example, the headers of a push and every change are shown', async () => {
  await show();
  const rows = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.firstElementChild!.textContent);
  for (const call of interfaceCalls) {
    const { method, path, headers, refusals, taken = 200 }: InterfaceCall = call;
    screen.getByRole('region', { name: `${method} ${path}` });
    expect(rows(`${method} ${path} 回答`)).toEqual([taken, ...refusals].map(String));
    expect(screen.queryAllByRole('group', { name: `${method} ${path} 回答头` }).length).toBe(Number(headers.length > 0));
  }
  const [events, description] = [interfaceCalls[0], interfaceCalls.at(-1)!];
  expect(rows(`GET ${events.path} 回答头`)).toEqual([...events.headers]);
  // What needs no key is refused for none.
  expect(screen.getByRole('group', { name: `GET ${description.path} 回答` }).textContent).not.toContain('密钥');
  expect(screen.getByRole('group', { name: `GET ${events.path} 回答` }).textContent).toContain('密钥');
  expect(rows(`GET ${events.path} 参数`)).toEqual(events.parameters.map(({ name }) => name));
  expect(screen.queryByRole('group', { name: `GET ${description.path} 参数` })).toBeNull();
  expect(rows('推送的样子')).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
  expect(rows('接口更新')).toEqual(interfaceChanges.map(({ version }) => version));
  expect(rows('订阅的推送')).toEqual(['Notification-Signature', 'Subscription-ID', 'API-Version']);
  expect(screen.getAllByText('1 到 1,000，默认 100')).toHaveLength(2);
});

test('a try runs by the pasted key alone, shows what came, and goes on to the next page', async () => {
  const next = 'https://elsewhere.example.com/v2/events?limit=10&cursor=abc.def';
  const { user, heard, events, asked } = await show(() =>
    Response.json([{ eventID: 'e1' }], { headers: { 'Next-Page': next, 'API-Version': '2.2.0' } }),
  );
  await user.click(events.getByLabelText('密钥'));
  await user.paste(` ${key}\n`);
  await user.click(events.getByRole('button', { name: '试一下' }));
  await events.findByText(/"eventID": "e1"/);
  events.getByText(/^200，用时 \d+ 毫秒$/);
  events.getByText(`Next-Page: ${next}`);
  // What the key was used for counts on the page.
  await waitFor(() => expect(asked(openApi.listKeys)).toHaveLength(2));
  await user.click(events.getByRole('button', { name: '下一页' }));
  await events.findByText(`curl -i -H "Authorization: Bearer YOUR_KEY" "${origin}/v2/events?limit=10&cursor=abc.def"`);
  // Where a header leads elsewhere the key does not go.
  expect(heard.map(({ address }) => address)).toEqual(['/v2/events?limit=10', '/v2/events?limit=10&cursor=abc.def']);
  expect(heard.map(({ init }) => [init.headers, init.credentials])).toEqual([
    [{ authorization: `Bearer ${key}` }, 'omit'],
    [{ authorization: `Bearer ${key}` }, 'omit'],
  ]);
  const kept = [localStorage, sessionStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at)!)),
  );
  expect([kept.join(), window.location.href].join()).not.toContain(key);
});

test('a VGM is declared by an example, told beforehand that it is sent; its state is asked by its reference', async () => {
  const { user, heard } = await show(() => Response.json({ declarationStatus: { state: 'SENDING' } }));
  const declare = within(screen.getByRole('region', { name: '试一下 POST /vgm-declarations' }));
  declare.getByText(/会真的发给码头/);
  await user.selectOptions(declare.getByLabelText('例子'), '同一件事，整箱称重，单位磅');
  const body = declare.getByLabelText<HTMLTextAreaElement>('正文（JSON）').value;
  expect(body).toContain('"unit": "LBR"');
  await user.type(declare.getByLabelText('密钥'), key);
  await user.click(declare.getByRole('button', { name: '真的发送' }));
  await declare.findByText(/"state": "SENDING"/);
  const shown = within(screen.getByRole('region', { name: /试一下 GET \/vgm-declarations/ }));
  await user.type(shown.getByLabelText('密钥'), key);
  await user.clear(shown.getByLabelText('declarationReference'));
  await user.type(shown.getByLabelText('declarationReference'), 'A/1');
  await user.click(shown.getByRole('button', { name: '试一下' }));
  await shown.findByText(/"state": "SENDING"/);
  expect(heard.map(({ address, init }) => [init.method, address, init.body, init.headers])).toEqual([
    ['POST', '/vgm-declarations', body, { authorization: `Bearer ${key}`, 'content-type': 'application/json' }],
    ['GET', '/vgm-declarations/A%2F1', undefined, { authorization: `Bearer ${key}` }],
  ]);
});

test('a subscription is altered and ended by a try, told beforehand that it is done; nothing is sent with what takes no body', async () => {
  const { user, heard } = await show(() => new Response(null, { status: 204 }));
  const ended = within(screen.getByRole('region', { name: '试一下 DELETE /v2/event-subscriptions/{subscriptionID}' }));
  ended.getByText(/会真的新建、改动或删除公司的订阅/);
  await user.type(ended.getByLabelText('密钥'), key);
  await user.clear(ended.getByLabelText('subscriptionID'));
  await user.type(ended.getByLabelText('subscriptionID'), 'x1');
  ended.getByText(`curl -i -X DELETE -H "Authorization: Bearer YOUR_KEY" "${origin}/v2/event-subscriptions/x1"`);
  await user.click(ended.getByRole('button', { name: '真的调用' }));
  await ended.findByText(/^204，/);
  const altered = within(screen.getByRole('region', { name: '试一下 PUT /v2/event-subscriptions/{subscriptionID}' }));
  await user.type(altered.getByLabelText('密钥'), key);
  await user.click(altered.getByRole('button', { name: '真的调用' }));
  await altered.findByText(/^204，/);
  expect(heard.map(({ address, init }) => [init.method, address, typeof init.body])).toEqual([
    ['DELETE', '/v2/event-subscriptions/x1', 'undefined'],
    ['PUT', expect.stringMatching(/^\/v2\/event-subscriptions\/[\da-f-]{36}$/), 'string'],
  ]);
});

test('what is no key is not sent, and a key in the parameters neither', async () => {
  const { user, heard, events } = await show();
  await user.type(events.getByLabelText('密钥'), 'mlk_short');
  await user.click(events.getByRole('button', { name: '试一下' }));
  await events.findByText('密钥以 mlk_ 开头，共 47 个字符，请完整粘贴');
  await user.clear(events.getByLabelText('密钥'));
  await user.type(events.getByLabelText('密钥'), key);
  await user.clear(events.getByLabelText('参数'));
  await user.type(events.getByLabelText('参数'), `apiKey=${key}`);
  await user.click(events.getByRole('button', { name: '试一下' }));
  events.getByText(callTexts.keyInAddress);
  expect(heard).toEqual([]);
});

test('an example is chosen, its command follows, and a refusal is shown as it came', async () => {
  const { user, heard, events } = await show(() =>
    Response.json(
      { errors: [{ reason: 'Too Many Requests', message: callTexts.tooMany }] },
      { status: 429, headers: { 'Retry-After': '3' } },
    ),
  );
  await user.selectOptions(events.getByLabelText('例子'), '最新的 10 条');
  events.getByText(`curl -i -H "Authorization: Bearer YOUR_KEY" "${origin}/v2/events?sort=eventCreatedDateTime:DESC&limit=10"`);
  await user.type(events.getByLabelText('密钥'), key);
  await user.click(events.getByRole('button', { name: '试一下' }));
  await events.findByText('Retry-After: 3');
  events.getByText(/^429，/);
  events.getByText(new RegExp(callTexts.tooMany));
  expect(heard.map(({ address }) => address)).toEqual(['/v2/events?sort=eventCreatedDateTime:DESC&limit=10']);
});

test('the description runs without a key; a long answer is cut; who is not answered is told', async () => {
  let isAway = false;
  const { user, heard } = await show(() => {
    if (isAway) throw new TypeError('away');
    return Response.json('长'.repeat(20_001));
  });
  const description = within(screen.getByRole('region', { name: '试一下 GET /v2/openapi.json' }));
  expect(description.queryByLabelText('密钥')).toBeNull();
  const run = description.getByRole('button', { name: '试一下' });
  await user.click(run);
  await description.findByText('太长，只显示前 20,000 个字符');
  expect(description.getByRole('group', { name: '回答' }).textContent).toHaveLength(20_000);
  isAway = true;
  await user.click(run);
  await description.findByText('没有连上，请稍后再试');
  expect(heard.map(({ init }) => init.headers)).toEqual([{}, {}]);
});

test('with another company what was pasted and answered is gone', async () => {
  const { user, events } = await show();
  await user.type(events.getByLabelText('密钥'), key);
  act(() => saveIdentity('t3', '5002'));
  const fresh = within(await screen.findByRole('region', { name: '试一下 GET /v2/events' }));
  expect(fresh.getByLabelText<HTMLInputElement>('密钥').value).toBe('');
});
