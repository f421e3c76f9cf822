// Guarantee (同船同病): bills of one ship that wait for one thing stand as one row, are shown and chosen together, and stand
// for themselves where somebody sorts or searches.
// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showList, stubLayout } from '../../../testing/show-list';
import { createStubPort, makeRow } from '../../../testing/stub-port';
import { LogisticsPage } from './logistics-page';

let shown: Awaited<ReturnType<typeof showList>>;
beforeEach(() => {
  stubLayout();
  // happy-dom does not reflect it; the grid finds a pressed cell by it.
  Object.defineProperty(Element.prototype, 'ariaColIndex', {
    configurable: true,
    get(this: Element) {
      return this.getAttribute('aria-colindex');
    },
  });
});
afterEach(async () => {
  await shown.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const waiting = (id: number, sentence: string) => makeRow(id, { exceptions: ['not-gated-in'], sentence });

async function show(address = '/logistics'): Promise<void> {
  const stub = createStubPort([
    waiting(1, '1 箱未进港，距截港 3h'),
    makeRow(2, { exceptions: ['inspection'], sentence: '海关查验' }),
    waiting(3, '2 箱未进港，距截港 3h'),
    waiting(4, 'CSQU3054383 未进港，距截港 3h'),
    makeRow(5),
  ]);
  vi.stubGlobal('fetch', stub.fetch);
  shown = await showList(LogisticsPage, address);
  await shown.until(() => shown.host.querySelector('.bill-no'));
}
const numbers = (): number[] =>
  [...shown.host.querySelectorAll<HTMLElement>('.ml-row')]
    .toSorted((a, b) => Number(a.dataset['index']) - Number(b.dataset['index']))
    .map((row) => Number(row.querySelector('.bill-no')!.textContent!.slice(-2)));
const fold = () => shown.host.querySelector<HTMLButtonElement>('.bill-alike');
const boxOf = (id: number) => shown.host.querySelector<HTMLInputElement>(`.ml-row[data-index="${numbers().indexOf(id)}"] .ml-checkbox`)!;
const chosen = () => shown.host.querySelector('.ml-batch-count')?.textContent ?? null;

test('stand as one row with their number, in the place of the first, until it is opened and after it is closed', async () => {
  await show();
  expect(numbers()).toEqual([1, 2, 5]);
  expect([fold()!.textContent, fold()!.getAttribute('aria-expanded')]).toEqual(['同船 +2', 'false']);
  await shown.click(fold()!);
  expect([numbers(), fold()!.getAttribute('aria-expanded')]).toEqual([[1, 3, 4, 2, 5], 'true']);
  await shown.click(fold()!);
  expect(numbers()).toEqual([1, 2, 5]);
});

test('stand for themselves where they are two', async () => {
  const stub = createStubPort([waiting(1, '1 箱未进港，距截港 3h'), waiting(2, '2 箱未进港，距截港 3h')]);
  vi.stubGlobal('fetch', stub.fetch);
  shown = await showList(LogisticsPage, '/logistics');
  await shown.until(() => shown.host.querySelector('.bill-no'));
  expect([numbers(), fold()]).toEqual([[1, 2], null]);
});

test('are chosen and let go together while they stand as one, and each for itself when they do not', async () => {
  await show();
  await shown.click(boxOf(1));
  expect(chosen()).toContain('3');
  await shown.click(fold()!);
  await shown.click(boxOf(3));
  expect(chosen()).toContain('2');
  await shown.click(fold()!);
  await shown.click(boxOf(1));
  expect(chosen()).toBeNull();
});

test('V-19 chosen together they are copied together, and the box says for how many it chooses', async () => {
  await show();
  const name = boxOf(1).getAttribute('aria-label');
  await shown.click(boxOf(1));
  let text = '';
  const copy = new Event('copy', { bubbles: true, cancelable: true });
  Object.assign(copy, { clipboardData: { setData: (kind: string, value: string) => void (kind === 'text/plain' && (text = value)) } });
  await act(async () => void boxOf(1).dispatchEvent(copy));
  expect([name, text.match(/DEMO64\d{6}/g)]).toEqual(['选中 DEMO64000001 等 3 票', ['DEMO64000001', 'DEMO64000003', 'DEMO64000004']]);
  expect(document.body.textContent).toContain('已复制 3 行');
});

test('V-07 count the boxes of all of them while they stand as one, and each its own when they do not', async () => {
  await show();
  const told = () => shown.host.querySelector('.ml-row[data-index="0"] .bill-sentence')!.textContent;
  expect(told()).toBe('4 箱未进港，距截港 3h');
  await shown.click(fold()!);
  expect(told()).toBe('1 箱未进港，距截港 3h');
});

test.each(['/logistics?sort=billNo', '/logistics?keyword=DEMO'])('stand for themselves at %s', async (address) => {
  await show(address);
  expect([numbers().toSorted(), fold()]).toEqual([[1, 2, 3, 4, 5], null]);
});

test('V-19 the menu of a folded row acts on all that stand behind it, says on how many, and 已处理 can be taken back', async () => {
  await show();
  const written: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
  const items = () => [...document.querySelectorAll<HTMLElement>('.ml-menu-item')];
  const choose = async (label: string) => {
    await shown.click(shown.host.querySelector('.ml-row[data-index="0"] [aria-label^=更多]')!);
    const names = items().map(({ textContent }) => textContent);
    await shown.click(items().find(({ textContent }) => textContent === label)!);
    return names;
  };
  const names = await choose('复制为一句话（3）');
  expect(names.filter((name) => !/（3）$|^展开 3 条$/.test(name!))).toEqual([]);
  await shown.until(() => written.length === 1);
  expect(written[0]!.match(/DEMO64\d{6}/g)).toEqual(['DEMO64000001', 'DEMO64000003', 'DEMO64000004']);
  await choose('已处理（3）');
  await shown.until(() => document.body.textContent!.includes('已处理 3 票'));
  await shown.until(() => fold() === null);
  await shown.click([...document.querySelectorAll('button')].find(({ textContent }) => textContent!.startsWith('撤销'))!);
  await shown.until(() => fold() !== null);
  await choose('展开 3 条');
  expect(numbers()).toEqual([1, 3, 4, 2, 5]);
});
