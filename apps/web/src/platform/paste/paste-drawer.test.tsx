// Guarantee: on whichever list a text is pasted, each number goes to the list of its kind, what failed and what nobody answered
// for stays in the box, what is done leaves it, and nothing is sent after somebody said no.
// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SubscribableKind } from '@mastlight/domain/vocabulary/find-numbers';
import { queryClient } from '../query-client';
import { clearSession, saveIdentity, saveLogin } from '../session';
import { press, render, untilShown as until } from '../../testing/render';
import { PasteDrawer } from './paste-drawer';
import { providePasteWays, type PasteKind, type PasteOutcome } from './paste-kinds';

const added: PasteOutcome = { code: 'added', reason: null };
const sent: [kind: SubscribableKind, numbers: readonly string[]][] = [];
let answers: Partial<Record<SubscribableKind, (numbers: readonly string[]) => Promise<readonly PasteOutcome[]>>> = {};
let shown: Awaited<ReturnType<typeof render>>;
let history: ReturnType<typeof createMemoryHistory>;
const onClose = vi.fn();

const wayOf = (kind: SubscribableKind): PasteKind => ({
  kind,
  product: `demo-${kind}`,
  feeOf: () => 'FEE_SO',
  renderCost: (_port, wishes) => `${wishes.reduce((sum, { count }) => sum + count, 0)} 火币`,
  subscribe: (_port, numbers) => {
    sent.push([kind, numbers]);
    return answers[kind]?.(numbers) ?? Promise.resolve(numbers.map(() => added));
  },
});

async function show(home: SubscribableKind, text: string): Promise<void> {
  const rootRoute = createRootRoute();
  history = createMemoryHistory({ initialEntries: ['/list'] });
  const drawer = <PasteDrawer home={wayOf(home)} port="NB" title="订阅" note="" example="" initialText={text} onClose={onClose} />;
  const routes = ['/list', '/gateQuery'].map((path) =>
    createRoute({ getParentRoute: () => rootRoute, path, component: () => (path === '/list' ? drawer : null) }),
  );
  const router = createRouter({ history, routeTree: rootRoute.addChildren(routes) });
  shown = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await until(() => expect(box()).not.toBeNull());
}

const box = () => shown.container.querySelector('textarea')!;
const button = (label: string) =>
  [...shown.container.querySelectorAll('button')].find((each) => each.textContent?.startsWith(label)) ?? null;
const rows = () => [...shown.container.querySelectorAll('.numbers tbody tr')].map((row) => row.textContent);
/** The drawer is as it was before, ready to send so many. */
const subscribe = async (count: number): Promise<void> => {
  await until(() => expect(button(`订阅 ${count} 条`)).not.toBeNull());
  await press(button(`订阅 ${count} 条`));
};

beforeEach(() => {
  sent.length = 0;
  answers = {};
  onClose.mockReset();
  queryClient.clear();
  sessionStorage.clear();
  saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
  const [bill, booking, call] = [wayOf('bill'), wayOf('booking'), wayOf('call')];
  providePasteWays({
    kinds: { bill: async () => bill, booking: async () => booking, call: async () => call },
    boxAddress: (port, boxes) => `/gateQuery?port=${port}&keyword=${boxes.join(',')}`,
  });
});
afterEach(async () => {
  await shown.unmount();
  clearSession();
});

const mixed = Array.from({ length: 60 }, (_, i) => {
  const n = String(i).padStart(2, '0');
  return [`COSU61426240${n}`, `WK420P000${n}`, `MSC ANNA V.1${n}W`];
}).flat();

test.each(['bill', 'booking', 'call'] as const)('V-14 200 mixed numbers pasted on the list of %ss go to their lists', async (home) => {
  const boxes = Array.from({ length: 20 }, () => 'TCNU1234565');
  await show(home, `您好，麻烦跟踪，谢谢\n${[...mixed, ...boxes].join('\n')}`);
  await subscribe(180);
  await until(() => expect(onClose).toHaveBeenCalled());
  expect(sent.map(([kind, numbers]) => [kind, numbers.length]).toSorted()).toEqual([
    ['bill', 60],
    ['booking', 60],
    ['call', 60],
  ]);
  expect(sent[0]![0]).toBe(home);
});

test('V-14 greetings are no misses: what is pasted with them is sent and the drawer closes', async () => {
  await show('call', 'Hi, pls follow, thanks\n您好\nMSC ANNA V.425W\n电话 13800138000');
  await subscribe(1);
  await until(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([['call', ['MSC.ANNA/425W']]]);
});

test('V-14 a miss is named, marked in the text, and stays in the box', async () => {
  await show('call', 'MSC ANNA V.425W\nEVER GOLD');
  expect(rows()).toEqual(['MSC.ANNA/425W船名航次待订阅', 'EVER GOLD-没认出 没有航次，写成 船名/航次，如 MSC.ANNA/425W']);
  expect([...shown.container.querySelectorAll('mark')].map((mark) => `${mark.dataset['kind']} ${mark.textContent}`)).toEqual([
    'new MSC ANNA V.425W',
    'invalid EVER GOLD',
  ]);
  await subscribe(1);
  await until(() => expect(box().value).toBe('EVER GOLD'));
  expect(onClose).not.toHaveBeenCalled();
  expect(rows()[0]).toBe('MSC.ANNA/425W船名航次成功 ');
  // Nothing of it can be cancelled any more.
  expect([button('取消'), button('关闭')?.textContent]).toEqual([null, '关闭']);
});

test('R-5.3-06 a box with a wrong check digit says which digit it should be', async () => {
  await show('booking', '箱号：ONEU2502113\n\nCSNU6152041');
  expect(rows()).toEqual([
    'ONEU2502113-没认出 像箱号，但校验位应是 2，请核对',
    'CSNU6152041订舱号没有选上 像箱号，但校验位应是 2，请核对；没错可以仍然使用，勾上就订阅',
  ]);
});

test('V-14 what may be no voyage is offered, and says so', async () => {
  await show('call', 'HAI MING 20261128');
  expect(rows()).toEqual(['HAI.MING/20261128船名航次没有选上 不像航次，是船期就勾上']);
});

const calls = ['A/1W', 'B/2W', 'C/3W'].map((call) => `DEMO.${call}`);
const refused: PasteOutcome = { code: 'failed', reason: '已满' };
test.each<[string, readonly PasteOutcome[], string]>([
  ['one failed', [added, refused, added], 'DEMO.B/2W'],
  ['the second call was refused', [added], 'DEMO.B/2W\nDEMO.C/3W'],
  ['none was answered', [], 'DEMO.A/1W\nDEMO.B/2W\nDEMO.C/3W'],
])('what is left: %s', async (_what, outcomes, left) => {
  answers = { call: async () => outcomes };
  await show('call', calls.join('\n'));
  await subscribe(3);
  await until(() => expect(button(`订阅 ${left.split('\n').length} 条`)?.getAttribute('aria-busy')).not.toBe('true'));
  await until(() => expect(box().value).toBe(left));
  expect(onClose).not.toHaveBeenCalled();
  expect(rows().includes('DEMO.B/2W船名航次失败 已满')).toBe(outcomes.includes(refused));
});

test('whoever says no to one price is asked for no other, and loses nothing', async () => {
  answers = { booking: () => Promise.reject(new Error('declined')) };
  await show('booking', 'WK420P00081\nMSC ANNA V.425W');
  await subscribe(2);
  await until(() => expect(sent.length).toBe(1));
  await until(() => expect(button('订阅 2 条')).not.toBeNull());
  expect([sent.map(([kind]) => kind), box().value]).toEqual([['booking'], 'WK420P00081\nMSC ANNA V.425W']);
});

test('V-14 a number beside another is offered and not sent, until somebody ticks it', async () => {
  await show('call', 'COSU6142624050 MSC ANNA V.425W');
  await until(() => expect(rows()).toEqual(['COSU6142624050提单没有选上 同一行有别的号，要订就勾上', 'MSC.ANNA/425W船名航次待订阅']));
  await press(shown.container.querySelector('input[type=checkbox]'));
  await subscribe(2);
  await until(() => expect(sent.map(([kind]) => kind)).toEqual(['call', 'bill']));
});

test('V-14 boxes are looked up together at the port of the list', async () => {
  await show('bill', 'TCNU1234565\nTGHU8602151');
  await press(button('查这 2 个箱'));
  await until(() => expect(history.location.href).toBe('/gateQuery?port=NB&keyword=TCNU1234565,TGHU8602151'));
});

test('V-14 what may be a bill or a booking is said, and turned by one press', async () => {
  await show('booking', 'WK420P00081\nCOSU6142624050\nTCNU1234565');
  await until(() => expect(rows()[1]).toBe('COSU6142624050提单待订阅'));
  await press(button('改按订舱号订'));
  await until(() => expect(rows()[1]).toBe('COSU6142624050订舱号待订阅'));
});

test('EU-20 Ctrl + Enter sends, but not while a word is being composed', async () => {
  await show('call', 'MSC ANNA V.425W');
  const key = (isComposing: boolean) =>
    act(async () => {
      box().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, isComposing, bubbles: true }));
    });
  await key(true);
  expect(sent).toEqual([]);
  await key(false);
  await until(() => expect(onClose).toHaveBeenCalled());
});

const typeText = (text: string) =>
  act(async () => {
    Reflect.set(HTMLTextAreaElement.prototype, 'value', text, box());
    box().dispatchEvent(new Event('input', { bubbles: true }));
  });
const again = async (text = ''): Promise<string> => {
  await shown.unmount();
  await show('call', text);
  return box().value;
};

test('what stood in the drawer stands there again after the money has come, ticks with it, and for nobody else', async () => {
  answers = { call: () => Promise.reject(new Error('balance short')) };
  await show('call', 'MSC ANNA V.425W');
  await typeText(calls.join('\n'));
  await press(shown.container.querySelector('input[type=checkbox]'));
  await subscribe(2);
  await until(() => expect(sent.length).toBe(1));
  expect(await again()).toBe(calls.join('\n'));
  expect(button('订阅 2 条')).not.toBeNull();
  saveIdentity('t2', '5001');
  expect(await again()).toBe('');
  saveIdentity('t', null);
  answers = {};
  expect(await again()).toBe(calls.join('\n'));
  await subscribe(2);
  await until(() => expect(onClose).toHaveBeenCalled());
  expect(await again()).toBe('');
});

test.each([
  ['another text is pasted on the list', 'MSC ANNA V.425W', 'MSC ANNA V.425W'],
  ['it was emptied', '', ''],
])('what stood in the drawer does not come back when %s', async (_when, given, expected) => {
  await show('call', calls.join('\n'));
  if (given === '') await typeText('');
  expect(await again(given)).toBe(expected);
  expect(await again()).toBe(expected);
});
