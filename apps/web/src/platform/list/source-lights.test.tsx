// Guarantee: of each source of a port is said how often it is usually heard, when it was last, and what comes late when it
// does, in both languages; one whose clock cannot be believed is named.
// @vitest-environment happy-dom
import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tracking, type HeardSource } from '@mastlight/domain/tracking/contract';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { loadTexts, setLanguage } from '../catalogue';
import { usePortClock } from '../live';
import { installFakeGateway, refuse, succeed } from '../../testing/fake-gateway';
import { render, until } from '../../testing/render';
import { SourceLights } from './source-lights';

const nowMs = Date.UTC(2026, 9, 12, 4, 0);
const minuteMs = 60_000;
const heard = (source: string, agoMinutes: number | null, more: Partial<HeardSource> = {}): HeardSource => ({
  source,
  heardTime: agoMinutes === null ? null : formatShanghai(nowMs - agoMinutes * minuteMs),
  repeatedTime: null,
  usualSeconds: null,
  skewSeconds: null,
  skewed: 0,
  ...more,
});

let shown: Awaited<ReturnType<typeof render>>;
beforeEach(async () => {
  await loadTexts('zh-CN');
  usePortClock.setState({ nowMs, atMs: performance.now(), rate: 0 });
});
afterEach(async () => {
  await shown.unmount();
  vi.unstubAllGlobals();
  await setLanguage('zh-CN');
});

async function lightsOf(...sources: readonly HeardSource[]): Promise<string[]> {
  installFakeGateway([[tracking.querySources, () => succeed(tracking.querySources, { sources: [...sources] })]]);
  await show();
  await act(async () => until(() => expect(shown.container.querySelector('li')).not.toBeNull()));
  return [...shown.container.querySelectorAll('li')].map(
    (light) => `${light.dataset['lamp']} ${[...light.children].map(({ textContent }) => textContent).join(' | ')}`,
  );
}
async function show(): Promise<void> {
  shown = await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SourceLights port="QD" />
    </QueryClientProvider>,
  );
}

const qingdao = [
  heard('yun-gang-tong', 180, { usualSeconds: 300 }),
  heard('qingdao-port', 50, { repeatedTime: formatShanghai(nowMs - 2 * minuteMs) }),
  heard('qingdao-yards', 3, { usualSeconds: 9_000, skewSeconds: 86_400, skewed: 4 }),
  heard('qingdao-customs', null),
];

test('a clock that stands behind is believed, and may be too early', async () => {
  const [, , , customs] = await lightsOf(heard('qingdao-customs', 3, { skewSeconds: -86_400, skewed: 1 }));
  expect(customs).toContain('它的时钟慢 24 小时，它写的时间可能早了这么多');
});

test('each source says how it stands and what that means', async () => {
  expect(await lightsOf(...qingdao)).toEqual([
    'silent 云港通 | 通常 5 分钟一报，最近一报 3 小时前：进港、放行可能晚到，以码头为准',
    'late 青岛港船期 | 隔一阵报一次，最近一报 50 分钟前：船期可能晚到 | 2 分钟前还在重复旧的，没有新内容',
    'late 青岛场站 | 通常 3 小时一报，最近一报 3 分钟前 | 它的时钟快 24 小时，时间按收到算',
    'never 青岛海关 | 有申报才答，还没有报过：海关回执还看不到',
  ]);
});

test('in English too', async () => {
  await setLanguage('en-US');
  expect((await lightsOf(...qingdao))[0]).toMatch(
    /^silent Yungangtong \| usually every 5 minutes, last heard .*: gate moves.*releases may come late; the terminal’s word counts$/,
  );
});

test('that nothing is known is said', async () => {
  installFakeGateway([[tracking.querySources, () => refuse({ code: 503, msg: '稍后再试' })]]);
  await show();
  await act(async () => until(() => expect(shown.container.textContent).toBe('没能取到来源的状态：稍后再试')));
});
