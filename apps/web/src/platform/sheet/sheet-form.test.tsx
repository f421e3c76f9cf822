// Guarantee: a sheet of 200 × 12 draws the rows about the window, a key draws no cell again but its own, and nothing is
// refused half-typed.
// @vitest-environment happy-dom
import { act } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { render, type } from '../../testing/render';
import { setLanguage } from '../catalogue';
import { keepDraft } from '../form/draft';
import { saveLogin, sessionOwner } from '../session';
import { SheetStage } from '../../testing/sheet/sheet-stage';
import { weighingColumns, weighingDraft } from '../../testing/sheet/weighing-row';

let shown: Awaited<ReturnType<typeof render>>;
/** Cells that were drawn, by row and column, since the last look. */
const drawn: string[] = [];
const cell = (row: number, column: string) => shown.container.querySelector<HTMLInputElement>(`[data-cell="rows.${row}.${column}"]`);
const leave = (element: Element | null) =>
  act(async () => {
    element?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
const takeDrawn = () => drawn.splice(0);
const refusalOf = (row: number, column: string) => document.getElementById(`rows.${row}.${column}-note`)?.textContent;

// One sheet for all: in a simulated page it takes its time to come up.
beforeAll(async () => {
  localStorage.clear();
  shown = await render(
    <SheetStage
      labelCell={(column, row) => {
        drawn.push(`${row} ${column.name}`);
        return `${row} ${column.name}`;
      }}
    />,
  );
});
beforeEach(() => setLanguage('zh-CN'));
afterAll(() => shown.unmount());

const columnNames = weighingColumns((id) => id).map(({ name }) => name);
const statusOf = (sheet: Awaited<ReturnType<typeof render>>) => sheet.container.querySelector('.sheet-foot [role=status]')?.textContent;

describe('a sheet of 200 × 12', () => {
  test('of which nothing was checked says nothing of faults', () => {
    expect(statusOf(shown)).toBe('');
    expect(shown.container.querySelector('.sheet-faults')).toBeNull();
  });

  test('draws the cells of 80 rows once, and for a key none but, at most, its own', async () => {
    expect(shown.container.querySelector('.sheet')?.getAttribute('aria-rowcount')).toBe('201');
    const first = takeDrawn();
    expect(first.length).toBe(80 * 12);
    expect(new Set(first).size).toBe(80 * 12);
    await type(cell(60, 'remark'), '易');
    await type(cell(60, 'remark'), '易碎');
    expect(takeDrawn()).toEqual([]);
    await type(cell(7, 'packing'), '木');
    expect(takeDrawn()).toEqual([]);
  });

  test('a refusal, and its end, draw the cell that is refused alone', async () => {
    takeDrawn();
    await type(cell(3, 'grossKg'), '两吨');
    expect(refusalOf(3, 'grossKg')).toBeUndefined();
    await leave(cell(3, 'grossKg'));
    expect(refusalOf(3, 'grossKg')).toBe('重量是500到45,000千克之间的数');
    expect(new Set(takeDrawn())).toEqual(new Set(['4 grossKg']));
    await type(cell(3, 'grossKg'), '2000');
    expect(refusalOf(3, 'grossKg')).toBeUndefined();
    expect(new Set(takeDrawn())).toEqual(new Set(['4 grossKg']));
  });

  test('of which nothing is marked does not say that nothing is to be put right: rows nobody has been in may miss something', async () => {
    await type(cell(5, 'grossKg'), '2000');
    await leave(cell(5, 'grossKg'));
    expect(statusOf(shown)).toBe('');
  });

  test('says its refusals in the language of now', async () => {
    await type(cell(0, 'packages'), '半');
    await leave(cell(0, 'packages'));
    await act(async () => setLanguage('en-US'));
    expect(refusalOf(0, 'packages')).toBe('the number of packages is a whole number above 0');
    expect(statusOf(shown)).toBe('1 cell to correct');
  });
});

test('a draft that is given back is checked at once', async () => {
  const wrong = { boxNo: 'MSKU12', grossKg: '两吨', remark: '易碎' };
  const right = { boxNo: 'MSKU1234565', grossKg: '12500' };
  const blank = Object.fromEntries(columnNames.map((name) => [name, '']));
  const rows = [wrong, right, {}].map((cells) => ({ ...blank, ...cells }));
  saveLogin({ token: 'token', id: '7', openid: null, role: 'user' });
  keepDraft(weighingDraft, sessionOwner()!, { rows }, 0);
  const restored = await render(<SheetStage />);
  localStorage.clear();
  expect(statusOf(restored)).toBe('2 处要改');
  expect([...restored.container.querySelectorAll('[aria-invalid=true]')].map((each) => each.getAttribute('data-cell'))).toEqual([
    'rows.0.boxNo',
    'rows.0.grossKg',
  ]);
  await restored.unmount();
});
