// Guarantee: the ticker moves by itself and stands still for whoever reads it, stops it, or wants no motion.
// @vitest-environment happy-dom
import { recentActivity } from '@mastlight/domain/recent-activity/contract';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installFakeGateway, refuse, succeed } from '../../../testing/fake-gateway';
import { press, render } from '../../../testing/render';
import { autoplayDelayMs, pauseMsMax } from '../ticker-list';
import { useRecentEntries } from '../use-ticker';
import { RecentTicker } from './recent-ticker';

const pageOf = <T,>(list: T[]) => ({ list, total: list.length, pageNo: 1, pageSize: 150 });
const entry = (id: number) => ({ id, userName: '王*五', blno: `B${id}`, carNo: null, vesselsName: null, voyage: null });
/** The newest first, as the server sends them. */
const newestFirst = Array.from({ length: 12 }, (_, i) => entry(12 - i));

let answer: () => Response;
let prefersStillness = false;
let whenIdle: () => void;
let shown: Awaited<ReturnType<typeof render>>;
const values = () => [...shown.container.querySelectorAll('li .ml-mono')].map((value) => value.textContent).join();
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

async function show() {
  const gateway = installFakeGateway([[recentActivity.listRecent, () => answer()]]);
  shown = await render(<RecentTicker />);
  expect(gateway.calls).toEqual([]);
  // The page has come.
  await act(async () => whenIdle());
  await pass(0);
  return gateway;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (call: () => void) => ((whenIdle = call), 1));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => Object.assign(new EventTarget(), { matches: prefersStillness }) as unknown as MediaQueryList,
  );
  prefersStillness = false;
  answer = () => succeed(recentActivity.listRecent, pageOf(newestFirst));
});
afterEach(async () => {
  await shown.unmount();
  useRecentEntries.setState({ entries: [] });
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllGlobals();
});

const half = autoplayDelayMs + pauseMsMax / 2;

describe('ticker', () => {
  test('R-2.5-05, R-4.7-01, R-4.7-02, R-4.7-03, R-9-04 shows three, and the next three after the pause', async () => {
    await show();
    expect(values()).toBe('B1,B2,B3');
    await pass(half - 1);
    expect(values()).toBe('B1,B2,B3');
    await pass(1);
    expect(values()).toBe('B4,B5,B6');
  });

  test.each([
    [0, autoplayDelayMs],
    [0.25, 16_000],
    [0.99999, 60_999],
  ])('R-9-04 the pause is drawn by chance: at %f the next three come after %i ms', async (random, ms) => {
    vi.mocked(Math.random).mockReturnValue(random);
    await show();
    await pass(ms - 1);
    expect(values()).toBe('B1,B2,B3');
    await pass(1);
    expect(values()).toBe('B4,B5,B6');
  });

  test('R-3.3-02, R-3.3-03 each says who, did what, to what, in this order', async () => {
    const nobody = { blno: null, carNo: null, vesselsName: null, voyage: null };
    answer = () =>
      succeed(
        recentActivity.listRecent,
        pageOf([
          { ...nobody, id: 3, userName: '赵*六', carNo: '浙****5' },
          { ...nobody, id: 2, userName: '李*', vesselsName: 'MSC***NNA', voyage: '4**W' },
          { ...nobody, id: 1, userName: '王*五', blno: 'MED*****567' },
        ]),
      );
    await show();
    expect([...shown.container.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      '王*五 订阅了 提单号 MED*****567',
      '李* 订阅了 船名/航次 MSC***NNA/4**W',
      '赵*六 添加了 车牌号 浙****5',
    ]);
  });

  test('R-3.6-03 the list is this tab’s: a ticker that comes later shows it at once and asks for nothing', async () => {
    await show();
    await shown.unmount();
    const gateway = installFakeGateway([[recentActivity.listRecent, () => answer()]]);
    shown = await render(<RecentTicker />);
    expect(values()).toBe('B1,B2,B3');
    await act(async () => whenIdle());
    await pass(0);
    expect(gateway.calls).toEqual([]);
  });

  test('R-4.7-04 asks for more when the end is near', async () => {
    const gateway = await show();
    expect(gateway.calls).toHaveLength(1);
    await pass(half);
    expect(gateway.calls).toHaveLength(1);
    answer = () => succeed(recentActivity.listRecent, pageOf([entry(13), ...newestFirst]));
    await pass(half);
    expect(gateway.calls).toHaveLength(2);
    await pass(half);
    await pass(half);
    expect(values()).toBe('B13');
  });

  test('R-8-28 a refusal is met with silence', async () => {
    answer = () => refuse({ code: 500, msg: '服务器异常' });
    await show();
    expect(values()).toBe('');
  });

  test.each([
    ['the pointer', new PointerEvent('pointerover', { bubbles: true }), new PointerEvent('pointerout', { bubbles: true })],
    ['the focus', new FocusEvent('focusin', { bubbles: true }), new FocusEvent('focusout', { bubbles: true })],
  ])('R-4.7-06 rests under %s and goes on after it', async (_, comes, goes) => {
    await show();
    const button = shown.container.querySelector('.ticker-stop');
    await act(async () => button?.dispatchEvent(comes));
    await pass(half * 4);
    expect(values()).toBe('B1,B2,B3');
    await act(async () => button?.dispatchEvent(goes));
    await pass(half);
    expect(values()).toBe('B4,B5,B6');
  });

  test('R-4.7-06 the button stops it and lets it go on', async () => {
    await show();
    const button = () => shown.container.querySelector('.ticker-stop');
    await press(button());
    expect(button()?.getAttribute('aria-pressed')).toBe('true');
    await pass(half * 4);
    expect(values()).toBe('B1,B2,B3');
    await press(button());
    await pass(half);
    expect(values()).toBe('B4,B5,B6');
  });

  test('R-4.7-06 stands still, without a button, where the system asks for it', async () => {
    prefersStillness = true;
    await show();
    await pass(half * 4);
    expect(values()).toBe('B1,B2,B3');
    expect(shown.container.querySelector('.ticker-stop')).toBeNull();
  });
});
