// Guarantee: what is not known is not a zero, what fails says why and goes back, and old rows are told to be old.
// @vitest-environment happy-dom
import { act } from 'react';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../platform/catalogue';
import { usePortClock } from '../../../platform/live';
import { onSignal } from '../../../platform/signals';
import { showList, stubLayout } from '../../../testing/show-list';
import { createStubPort, makeRow, type StubPort } from '../../../testing/stub-port';
import { LogisticsPage } from './logistics-page';

let stub: StubPort;
let shown: Awaited<ReturnType<typeof showList>>;
const listPath = '/blno/userBlno/queryBlnoPage';
/** What the server's address does now, beside answering. */
let network: 'well' | 'away' = 'well';

beforeEach(() => {
  stubLayout();
  network = 'well';
  stub = createStubPort([1, 2, 3].map((id) => makeRow(id, id === 3 ? { exceptions: ['inspection'] } : {})));
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    if (network === 'away') throw new TypeError('Failed to fetch');
    return stub.fetch(...call);
  });
});
afterEach(async () => {
  await shown.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = async (address = '/logistics') => (shown = await showList(LogisticsPage, address));
const rowOf = (billNo: string) =>
  [...shown.host.querySelectorAll<HTMLElement>('.ml-row')].find((row) => row.querySelector('.bill-no')?.textContent === billNo);
const chips = () => [...shown.host.querySelectorAll<HTMLElement>('.bill-chips .ml-chip')];
const counts = () => new Set(chips().map((chip) => chip.querySelector('.ml-chip-count')?.textContent));
const tips = () => new Set(chips().map((chip) => chip.closest<HTMLElement>('[data-tip]')?.dataset['tip']));

describe('U-04 no false zeros', () => {
  test('U-04 while the list loads and when it fails, every chip says "–" and why', async () => {
    let release!: () => void;
    stub.holds.set(listPath, new Promise((resolve) => (release = resolve)));
    stub.refusals.set(listPath, '数据源维护中');
    await show();
    await shown.until(() => chips().length > 0);
    expect([...counts()]).toEqual(['–']);
    expect([...tips()]).toEqual(['正在取数']);
    expect(shown.host.querySelector('.list-pager')?.textContent).toMatch(/^共 – 票/);
    release();
    await shown.until(() => shown.host.querySelector('.ml-error-state'));
    expect([...counts()]).toEqual(['–']);
    expect([...tips()]).toEqual(['没能取到：数据源维护中']);
    stub.refusals.clear();
    stub.holds.clear();
    await shown.click(shown.host.querySelector('.ml-error-state button')!);
    await shown.until(() => rowOf('DEMO64000001'));
    expect(counts()).toContain('3');
    expect([...tips()]).toEqual([undefined]);
  });

  test('R-0-14, N11 cards on their way are cards', async () => {
    stubLayout(true);
    let release!: () => void;
    stub.holds.set(listPath, new Promise((resolve) => (release = resolve)));
    await show();
    const waiting = await shown.until(() => shown.host.querySelector<HTMLElement>('.list-cards[role=status]'));
    expect(waiting.querySelectorAll('.ml-card')).toHaveLength(8);
    release();
    await shown.until(() => shown.host.querySelector('.bill-card'));
    expect(shown.host.querySelector('.list-card-skeleton')).toBeNull();
  });

  test('U-04 another port does not show the rows and counts of the last one', async () => {
    await show();
    await shown.until(() => rowOf('DEMO64000001'));
    let release!: () => void;
    stub.holds.set(listPath, new Promise((resolve) => (release = resolve)));
    await act(async () => shown.history.push('/logistics?port=SH'));
    await shown.until(() => [...counts()].join() === '–');
    expect(rowOf('DEMO64000001')).toBeUndefined();
    release();
  });

  test('U-04 a bill of which nothing was said counts no boxes and is not told as free of inspection', async () => {
    stub.rows = [makeRow(1, { boxArrivalCount: '0/0', source: null, updateTime: null, sentence: '等待港口数据' })];
    await show('/logistics?bill=DEMO64000001');
    const count = (await shown.until(() => rowOf('DEMO64000001'))).querySelector<HTMLElement>('.bill-count')!;
    expect([count.textContent, count.dataset['tip']]).toEqual(['-', '还没有收到这票的箱']);
    const drawer = await shown.until(() => shown.host.querySelector('.ml-drawer .bill-detail-times'));
    expect(drawer.textContent).not.toContain('未查验');
    expect(shown.host.querySelector('.ml-drawer')?.textContent).not.toMatch(/\d\/\d/);
  });
});

describe('U-02 what fails says why and goes back', () => {
  let told: string[] = [];
  let stopListening: () => void;
  beforeEach(() => {
    told = [];
    stopListening = onSignal('error-shown', ({ text }) => told.push(text));
  });
  afterEach(() => stopListening());
  const menuItem = async (label: string) => {
    await shown.click((await shown.until(() => rowOf('DEMO64000002'))).querySelector('[aria-label^=更多]')!);
    await shown.click([...shown.host.querySelectorAll('.ml-menu-item')].find((item) => item.textContent === label)!);
  };
  const button = (label: string) =>
    [...shown.host.querySelectorAll('dialog button, .ml-popover button')].find((each) => each.textContent === label)!;

  test('U-02 a star without a network goes back, and says that there is none', async () => {
    await show();
    const star = (await shown.until(() => rowOf('DEMO64000002'))).querySelector('.list-star')!;
    network = 'away';
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await shown.click(star);
    await shown.until(() => told.length > 0);
    expect(told).toEqual(['网络请求错误：这台设备没有联网']);
    expect(star.getAttribute('aria-pressed')).toBe('false');
  });

  test('U-02 a note that is not saved comes back with what was typed', async () => {
    await show();
    await menuItem('备注');
    const area = await shown.until(() => shown.host.querySelector('textarea'));
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area, '客户催');
      area.dispatchEvent(new Event('input', { bubbles: true }));
    });
    network = 'away';
    await shown.click(button('保存'));
    await shown.until(() => told.length > 0);
    const again = await shown.until(() => shown.host.querySelector('textarea'));
    expect([again.value, told]).toEqual(['客户催', ['网络请求错误']]);
  });

  test('U-02 a deletion that fails leaves the row and the question', async () => {
    await show();
    await menuItem('删除');
    await shown.until(() => shown.host.querySelector('dialog'));
    network = 'away';
    await shown.click(button('删除'));
    await shown.until(() => told.length > 0);
    expect([rowOf('DEMO64000002') !== undefined, shown.host.querySelector('dialog') !== null, told]).toEqual([
      true,
      true,
      ['网络请求错误'],
    ]);
  });

  test('U-02, V-21 a filter that fails empties nothing, says why, and leads back to the list that stood', async () => {
    await show();
    await shown.until(() => rowOf('DEMO64000001'));
    network = 'away';
    await shown.click(chips()[0]!);
    const note = await shown.until(() =>
      [...shown.host.querySelectorAll('.list-note')].find(
        (each) => each.textContent?.includes('没换上') || each.textContent?.includes('没有联网'),
      ),
    );
    expect(note.textContent).toMatch(/^筛选还没换上：.+；下面是刚才的列表/);
    // V-21: what is on the device stays in sight, dimmed.
    expect([rowOf('DEMO64000001') !== undefined, shown.host.querySelector('.ml-error-state')]).toEqual([true, null]);
    expect(shown.host.querySelector('.ml-grid')?.hasAttribute('data-refreshing')).toBe(true);
    await shown.click([...note.querySelectorAll('button')].find((each) => each.textContent === '回到刚才的列表')!);
    await shown.until(() => rowOf('DEMO64000001'));
    expect(shown.history.location.search).toBe('');
  });

  test('U-02 rows that wait for another view are dimmed with a reason', async () => {
    await show();
    await shown.until(() => rowOf('DEMO64000001'));
    let release!: () => void;
    stub.holds.set(listPath, new Promise((resolve) => (release = resolve)));
    await shown.click(chips()[0]!);
    const note = await shown.until(() => shown.host.querySelector('.list-note'));
    expect([note.textContent, shown.host.querySelector('.ml-grid')?.hasAttribute('data-refreshing')]).toEqual([
      '正在取新的列表，下面还是刚才的',
      true,
    ]);
    release();
    await shown.until(() => !shown.host.querySelector('.list-note'));
  });

  test('U-02 a refresh that is refused with rows on the screen is told beside them', async () => {
    await show();
    await shown.until(() => rowOf('DEMO64000001'));
    stub.refusals.set(listPath, '数据源维护中');
    await shown.click(shown.host.querySelector('[aria-label=刷新]')!);
    const note = await shown.until(() => shown.host.querySelector('.list-note'));
    expect(note.textContent).toContain('没能更新：数据源维护中');
    expect(rowOf('DEMO64000001')).toBeDefined();
    stub.refusals.clear();
    await shown.click(note.querySelector('button')!);
    await shown.until(() => !shown.host.querySelector('.list-note'));
  });

  test.each([
    ['14:47:20', 'late'],
    ['14:05:00', 'heard'],
    ['16:05:00', 'silent'],
  ])('U-02 the source was heard at 14:00; at %s its lamp is %s', async (now, lamp) => {
    // The stub's stream tells no time: what was told before it stays.
    usePortClock.setState({ nowMs: parseShanghai(`2026-10-12 ${now}`)!, atMs: performance.now(), rate: 1 });
    await show();
    await shown.until(() => rowOf('DEMO64000001'));
    const age = await shown.until(() => shown.host.querySelector<HTMLElement>('.list-source-age[data-lamp]'));
    expect(age.dataset['lamp']).toBe(lamp);
  });

  test.each([
    ['both as usual', '14:40:00', '14:46:00', '宁波港EDI · 7 分钟前', 'heard'],
    ['the main one silent, another fresh', '09:00:00', '14:46:00', '宁波港EDI · 5 小时前', 'silent'],
    ['another silent, the main one fresh', '14:40:00', '09:00:00', '码头 · 5 小时前', 'silent'],
  ])('U-02 the head names the source that is worst off: %s', async (_case, main, other, text, lamp) => {
    usePortClock.setState({ nowMs: parseShanghai('2026-10-12 14:47:20')!, atMs: performance.now(), rate: 1 });
    stub.heard = { 'ningbo-edi': `2026-10-12 ${main}`, 'ningbo-port': `2026-10-12 ${other}` };
    await show();
    const head = await shown.until(() => shown.host.querySelector<HTMLElement>('.list-source-age[data-lamp]'));
    expect([head.textContent, head.dataset['lamp']]).toEqual([text, lamp]);
  });
});

describe('U-18 what was looked at before', () => {
  const detailPath = '/blno/userBlno/queryBlnoDetails';

  test('U-18 a detail that was closed is asked for again once its bill has changed', async () => {
    await show();
    const look = async (): Promise<void> => {
      await act(async () => shown.history.push('/logistics?bill=DEMO64000001'));
      await shown.until(() => shown.host.querySelector('.bill-detail-times'));
      await act(async () => shown.history.push('/logistics'));
      await shown.until(() => !shown.host.querySelector('.ml-drawer'));
    };
    await shown.until(() => rowOf('DEMO64000001'));
    await look();
    await look();
    // Twice within ten seconds it is the same.
    expect(stub.callsOf(detailPath)).toHaveLength(1);
    stub.rows = stub.rows.map((row) => (row.id === 1 ? { ...row, version: 2, sentence: '截港提前 2 小时' } : row));
    await act(async () => stub.push([1]));
    await shown.until(() => rowOf('DEMO64000001')?.textContent?.includes('截港提前'));
    await look();
    // Once for what is old, and once more for what was heard just before it opened.
    await shown.until(() => stub.callsOf(detailPath).length >= 2);
  });
});

describe('dialogs and names', () => {
  test('U-20 no two buttons of the list have one name', async () => {
    await show();
    await shown.until(() => rowOf('DEMO64000001'));
    const names = [...shown.host.querySelectorAll('.ml-row button, .ml-row input')].map((each) => each.getAttribute('aria-label'));
    expect(names.filter((name, at) => !name || names.indexOf(name) !== at)).toEqual([]);
  });

  test('U-15 a dialog begins in its first field, a deletion names its bill and begins on the safe answer', async () => {
    await show();
    const open = async (label: string) => {
      await shown.click((await shown.until(() => rowOf('DEMO64000002'))).querySelector('[aria-label^=更多]')!);
      await shown.click([...shown.host.querySelectorAll('.ml-menu-item')].find((item) => item.textContent === label)!);
      return shown.until(() => shown.host.querySelector('dialog'));
    };
    const dialog = await open('改船名航次');
    await shown.until(() => dialog.contains(document.activeElement) && document.activeElement instanceof HTMLInputElement);
    expect(document.activeElement).toBe(dialog.querySelector('input'));
    await shown.click([...dialog.querySelectorAll('button')].find((each) => each.getAttribute('aria-label') === '关闭')!);
    const question = await open('删除');
    expect(question.textContent).toContain('DEMO64000002');
    expect(document.activeElement?.textContent).toBe('取消');
  });
});

test('R-0-01 U-14 a list that is on the screen changes its language in one piece, and back', async () => {
  stubLayout();
  await show();
  await shown.until(() => rowOf('DEMO64000001'));
  const said = (): string => {
    const heads = [...shown.host.querySelectorAll('[role=columnheader]')].map((head) => head.textContent);
    return `${heads.join()} ${rowOf('DEMO64000001')!.querySelector('.bill-sentence')!.textContent}`;
  };
  const chinese = said();
  expect(chinese).toMatch(/操作/);
  await act(async () => setLanguage('en-US'));
  expect(said()).not.toMatch(/\p{Script=Han}/u);
  expect(said()).toContain('actions');
  expect(rowOf('DEMO64000001')!.querySelector('[aria-haspopup]')!.getAttribute('aria-label')).toContain('more');
  await act(async () => setLanguage('zh-CN'));
  expect(said()).toBe(chinese);
});

test('V-21 what Ctrl+C has copied is told', async () => {
  await show();
  await shown.until(() => rowOf('DEMO64000001'));
  const grid = shown.host.querySelector<HTMLElement>('.ml-grid [tabindex="0"], .ml-grid[tabindex="0"]')!;
  await act(async () => grid.focus());
  await act(async () => void grid.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true })));
  await act(async () => void grid.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true })));
  const copied = new Map<string, string>();
  const event = Object.assign(new Event('copy', { bubbles: true, cancelable: true }), {
    clipboardData: { setData: (type: string, text: string) => copied.set(type, text) },
  });
  await act(async () => void grid.dispatchEvent(event));
  expect([...copied.keys()]).toEqual(['text/plain', 'text/html']);
  await shown.until(() => document.querySelector('.ml-toast')?.textContent?.includes('已复制 1 格'));
  expect(event.defaultPrevented).toBe(true);
});
