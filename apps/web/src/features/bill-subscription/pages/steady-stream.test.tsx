// Guarantee: under a stream that does not pause the list is put in order again and again, its chips say at every instant
// what its rows say, the pill counts this page alone, and what the user did himself is no news.
// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exceptions, type ExceptionCode } from '@mastlight/domain/vocabulary/bill-progress';
import { showList, stubLayout } from '../../../testing/show-list';
import { createStubPort, makeRow, type StubPort } from '../../../testing/stub-port';
import { LogisticsPage } from './logistics-page';

const listPath = '/blno/userBlno/queryBlnoPage';
const codes: readonly ExceptionCode[] = ['inspection', 'not-gated-in', 'cut-off-missed'];
let stub: StubPort;
let shown: Awaited<ReturnType<typeof showList>>;

beforeEach(() => {
  // The page itself runs in real time: a busy machine takes its time to draw them.
  vi.setConfig({ testTimeout: 60_000 });
  vi.useFakeTimers();
  stubLayout();
});
afterEach(async () => {
  await shown.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function show(address = '/logistics'): Promise<void> {
  vi.stubGlobal('fetch', stub.fetch);
  shown = await showList(LogisticsPage, address);
  for (let waits = 0; waits < 100 && shown.host.querySelectorAll('.ml-row').length === 0; waits += 1) await pass(50);
}
const rows = () =>
  [...shown.host.querySelectorAll<HTMLElement>('.ml-row')].sort((a, b) => Number(a.dataset['index']) - Number(b.dataset['index']));
const inOrder = () => rows().map((row) => row.querySelector('.bill-no')?.textContent);
const pages = () => stub.callsOf(listPath).filter(({ body }) => !Array.isArray(body['ids']));
const chipCount = (code: ExceptionCode): number => {
  const { name } = exceptions.find((word) => word.code === code)!;
  const chip = [...shown.host.querySelectorAll('.bill-chips .ml-chip')].find((each) => each.textContent?.startsWith(name));
  // What is nowhere wrong has no chip.
  return Number(chip?.querySelector('.ml-chip-count')?.textContent ?? 0);
};
/** Rows tell their exception by their sentence, which is its code here. */
const rowCount = (code: ExceptionCode): number => rows().filter((row) => row.textContent?.includes(`@${code}`)).length;
const withException = (id: number, code: ExceptionCode | null, version: number) =>
  // Each on a ship of its own: like bills of one ship stand as one.
  makeRow(id, { version, shipInfo: `DEMO ${id}/001E`, exceptions: code ? [code] : [], sentence: code ? `@${code}` : '一切正常' });

describe('U-18 a stream that does not pause', () => {
  test('U-18 50 changes a second: put in order at least every 2 s, right within 2 s of the last, chips equal rows throughout', async () => {
    let seed = 18;
    const next = (below: number): number => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return seed % below;
    };
    stub = createStubPort(Array.from({ length: 12 }, (_, i) => withException(i + 1, null, 1)));
    await show();
    const before = pages().length;
    const differences: string[] = [];
    for (let change = 0; change < 150; change += 1) {
      const id = 1 + next(12);
      const row = stub.rows.find((each) => each.id === id)!;
      const newer = withException(id, [null, ...codes][next(4)]!, row.version + 1);
      // A changed row goes to another place of the list.
      stub.rows = stub.rows.filter((each) => each.id !== id);
      stub.rows.splice(next(12), 0, newer);
      await act(async () => stub.push([id]));
      await pass(20);
      for (const code of codes) {
        if (chipCount(code) !== rowCount(code))
          differences.push(`${change}: ${code} ${chipCount(code)} on the chip, ${rowCount(code)} in the rows`);
      }
    }
    expect(differences).toEqual([]);
    const orders = pages().length - before;
    expect(orders).toBeGreaterThanOrEqual(2);
    expect(orders).toBeLessThanOrEqual(4);
    await pass(2_000);
    expect(inOrder()).toEqual(stub.rows.map(({ billNo }) => billNo));
  });

  test('U-18 the pill counts what is shown on this page, not what changed on others', async () => {
    stub = createStubPort(Array.from({ length: 30 }, (_, i) => makeRow(i + 1)));
    await show('/logistics?size=15');
    const grid = shown.host.querySelector('.ml-grid-body')!;
    await act(async () => void grid.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
    stub.rows = stub.rows.map((row) => ([2, 20, 21].includes(row.id) ? { ...row, version: 2, sentence: '新' } : row));
    await act(async () => stub.push([2, 20, 21]));
    await pass(500);
    expect(shown.host.querySelector('.ml-update-pill')?.textContent).toContain('1 条更新');
  });
});

describe('U-13 EU-23 news alone is lit', () => {
  const flashing = () =>
    rows()
      .filter((row) => row.dataset['flash'] !== undefined)
      .map((row) => row.querySelector('.bill-no')?.textContent);
  const isCornerLit = () => shown.host.querySelector('.ml-corner-light')?.hasAttribute('data-lit');

  test('U-13 EU-23 a star set by the user neither flashes nor lights the corner; what the port says does', async () => {
    stub = createStubPort([1, 2, 3].map((id) => makeRow(id)));
    await show();
    const grid = shown.host.querySelector('.ml-grid-body')!;
    await act(async () => void grid.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
    await shown.click(rows()[1]!.querySelector('.list-star')!);
    await pass(100);
    // The server tells every browser of the row, this one too.
    await act(async () => stub.push([2]));
    await pass(500);
    expect([flashing(), isCornerLit(), shown.host.querySelector('.ml-update-pill')]).toEqual([[], false, null]);
    stub.rows = stub.rows.map((row) => (row.id === 2 ? { ...row, version: row.version + 1, sentence: '2 箱已进港' } : row));
    await act(async () => stub.push([2]));
    await pass(500);
    expect([flashing(), isCornerLit()]).toEqual([['DEMO64000002'], true]);
  });

  test('U-13 a saved note leaves a sign with the note in its tooltip', async () => {
    stub = createStubPort([makeRow(1), makeRow(2, { remark: '客户催，下午问码头' })]);
    await show();
    const signs = rows().map((row) => row.querySelector<HTMLElement>('.list-note-sign')?.dataset['tip']);
    expect(signs).toEqual([undefined, '客户催，下午问码头']);
  });
});
