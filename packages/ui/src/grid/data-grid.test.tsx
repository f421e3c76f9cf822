// Guarantee: the grid is one tab stop with the APG keys, copies what is marked, renders only rows that
// changed and keeps a row's element while others come and go.
// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataGrid } from './data-grid';
import type { DataGridProps } from './grid-props';
import type { GridColumn } from './grid-column';

interface Row {
  readonly id: string;
  readonly bill: string;
  readonly note: string;
  readonly version: number;
}

const drawn = vi.fn<(row: Row) => void>();

const columns: GridColumn<Row>[] = [
  { id: 'bill', title: '提单号', width: 120, frozen: 'left', isSortable: true, text: (row) => row.bill },
  {
    id: 'note',
    title: '备注',
    width: 120,
    cell: (row) => {
      drawn(row);
      return <button type="button">{row.note}</button>;
    },
    text: (row) => row.note,
  },
  { id: 'last', title: '末栏', width: 120, text: (row) => row.id },
];

function createRows(count: number): Row[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `r${i}`,
    bill: `DEMO${i}`,
    note: `记 ${i}`,
    version: 1,
  }));
}

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // There is no layout here, so the scroller is told its size: ten rows of 32 px under the head.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(352);
  drawn.mockClear();
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});

afterEach(() => {
  act(() => root.unmount());
  host.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(props: Partial<DataGridProps<Row>> = {}) {
  act(() =>
    root.render(
      <DataGrid
        label="测试"
        rows={createRows(1000)}
        columns={columns}
        rowId={(row) => row.id}
        rowVersion={(row) => row.version}
        {...props}
      />,
    ),
  );
}

function grid(): HTMLElement {
  const found = host.querySelector<HTMLElement>('[role=grid]');
  if (!found) throw new Error('The grid is not there.');
  return found;
}

function activeText(): string | null {
  return document.getElementById(grid().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
}

function press(key: string, more: KeyboardEventInit = {}) {
  act(() => {
    grid().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  });
}

function copyText(from: () => Element = grid): string {
  let text = '';
  const event = new Event('copy', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { setData: (kind: string, value: string) => kind === 'text/plain' && (text = value) } });
  act(() => {
    from().dispatchEvent(event);
  });
  return text;
}

describe('roles', () => {
  test('tells how many rows and columns there are although few are drawn', () => {
    show({ totalCount: 5000 });
    expect(grid().getAttribute('aria-rowcount')).toBe('5001');
    expect(grid().getAttribute('aria-colcount')).toBe('3');
    const rows = [...host.querySelectorAll('.ml-row')];
    expect(rows.length).toBeGreaterThanOrEqual(10);
    expect(rows.length).toBeLessThan(20);
    expect(rows[0]?.getAttribute('aria-rowindex')).toBe('2');
  });

  test('names the sorted column and walks ascending, descending, none', () => {
    const onSortChange = vi.fn<NonNullable<DataGridProps<Row>['onSortChange']>>();
    show({ sort: { columnId: 'bill', direction: 'ascending' }, onSortChange });
    const head = host.querySelector<HTMLElement>('[data-column=bill]');
    expect(head?.getAttribute('aria-sort')).toBe('ascending');
    act(() => head?.click());
    expect(onSortChange).toHaveBeenLastCalledWith({ columnId: 'bill', direction: 'descending' });
    show({ sort: { columnId: 'bill', direction: 'descending' }, onSortChange });
    act(() => head?.click());
    expect(onSortChange).toHaveBeenLastCalledWith(null);
  });

  test.each([
    ['loading', { rows: [], isLoading: true }, '.ml-grid-skeleton-row', true],
    ['refreshing', { isRefreshing: true }, '[data-refreshing]', true],
    ['empty', { rows: [], empty: <p className="slot">空</p> }, '.slot', false],
    ['error', { error: <p className="slot">错</p> }, '.slot', false],
  ] as const)('%s shows itself', (_, props, selector, isBusy) => {
    show(props);
    expect(host.querySelector(selector)).not.toBeNull();
    expect(grid().getAttribute('aria-busy')).toBe(isBusy ? 'true' : null);
  });
});

describe('keys', () => {
  test('only the grid itself is in the tab order of its own parts', () => {
    show({ selection: new Set() });
    const stops = [...host.querySelectorAll<HTMLElement>('input, [tabindex]')].filter((each) => each.tabIndex >= 0);
    expect(stops).toEqual([grid()]);
  });

  test('arrows, Home, End, Ctrl and Page move the active cell', () => {
    show();
    act(() => grid().focus());
    expect(activeText()).toBe('DEMO0');
    const path: [string, KeyboardEventInit, string][] = [
      ['ArrowDown', {}, 'DEMO1'],
      ['ArrowRight', {}, '记 1'],
      ['End', {}, 'r1'],
      ['Home', {}, 'DEMO1'],
      ['PageDown', {}, 'DEMO11'],
      ['End', { ctrlKey: true }, 'r999'],
      ['Home', { ctrlKey: true }, 'DEMO0'],
      ['ArrowUp', {}, '提单号'],
    ];
    for (const [key, more, text] of path) {
      press(key, more);
      expect(activeText()).toBe(text);
    }
  });

  test('Enter goes into a widget, Esc comes back; a cell without one opens its row', () => {
    const onRowOpen = vi.fn<NonNullable<DataGridProps<Row>['onRowOpen']>>();
    show({ onRowOpen });
    act(() => grid().focus());
    press('ArrowRight');
    press('Enter');
    expect(document.activeElement?.tagName).toBe('BUTTON');
    act(() => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    });
    expect(document.activeElement).toBe(grid());
    expect(onRowOpen).not.toHaveBeenCalled();
    press('ArrowRight');
    press('Enter');
    expect(onRowOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'r0' }), { isNewTab: false });
  });

  test('Shift with left and right changes the width of a column in the head', () => {
    const onColumnResize = vi.fn<NonNullable<DataGridProps<Row>['onColumnResize']>>();
    show({ onColumnResize });
    act(() => grid().focus());
    press('ArrowUp');
    press('ArrowRight', { shiftKey: true });
    expect(onColumnResize).toHaveBeenLastCalledWith('bill', 128);
    press('ArrowLeft', { shiftKey: true });
    expect(onColumnResize).toHaveBeenLastCalledWith('bill', 120);
  });
});

describe('selection and copying', () => {
  function Selectable() {
    const [rows] = useState(() => createRows(50));
    const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
    return (
      <DataGrid label="测试" rows={rows} columns={columns} rowId={(row) => row.id} selection={selection} onSelectionChange={setSelection} />
    );
  }

  function pressBox(index: number, shiftKey = false) {
    const box = host.querySelector<HTMLElement>(`[data-index="${index}"] input`);
    act(() => {
      box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
    });
  }

  test('a press with Shift takes the span; the chosen rows copy as TSV with their heads', () => {
    act(() => root.render(<Selectable />));
    pressBox(1);
    pressBox(3, true);
    const selected = [...host.querySelectorAll('[aria-selected=true]')].map((row) => row.getAttribute('aria-rowindex'));
    expect(new Set(selected)).toEqual(new Set(['3', '4', '5']));
    expect(copyText()).toBe('提单号\t备注\t末栏\r\nDEMO1\t记 1\tr1\r\nDEMO2\t记 2\tr2\r\nDEMO3\t记 3\tr3');
  });

  test('Esc on the box of a row lets go of the chosen rows', () => {
    const onSelectionChange = vi.fn<NonNullable<DataGridProps<Row>['onSelectionChange']>>();
    function escapeFromBox() {
      const box = host.querySelector<HTMLElement>('.ml-row[data-index="1"] input[type=checkbox]');
      act(() => {
        box?.focus();
        box?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
      });
    }
    show({ selection: new Set(), onSelectionChange });
    escapeFromBox();
    expect(onSelectionChange).not.toHaveBeenCalled();
    show({ selection: new Set(['r1', 'r2']), onSelectionChange });
    escapeFromBox();
    expect(onSelectionChange.mock.calls).toEqual([[new Set()]]);
    expect(document.activeElement).toBe(grid());
  });

  test('Enter in the column of the boxes opens the row and chooses nothing', () => {
    const onRowOpen = vi.fn<NonNullable<DataGridProps<Row>['onRowOpen']>>();
    const onSelectionChange = vi.fn<NonNullable<DataGridProps<Row>['onSelectionChange']>>();
    show({ selection: new Set(), onSelectionChange, onRowOpen });
    act(() => grid().focus());
    press('ArrowDown');
    press('Enter');
    expect(onRowOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'r1' }), { isNewTab: false });
    expect(onSelectionChange).not.toHaveBeenCalled();
    press('F2');
    expect(onSelectionChange).toHaveBeenCalledWith(new Set(['r1']));
  });

  test('Space chooses the active row, Ctrl + A all rows', () => {
    act(() => root.render(<Selectable />));
    act(() => grid().focus());
    press(' ');
    expect(host.querySelectorAll('[aria-selected=true]').length).toBe(1);
    press('a', { ctrlKey: true });
    expect(host.querySelector<HTMLInputElement>('[aria-label="全选"]')?.checked).toBe(true);
  });

  test('a range marked with Shift and arrows copies without heads', () => {
    show();
    act(() => grid().focus());
    press('ArrowDown', { shiftKey: true });
    press('ArrowRight', { shiftKey: true });
    expect(copyText()).toBe('DEMO0\t记 0\r\nDEMO1\t记 1');
  });

  test('V-19 chosen rows copy with their heads, also from the box that was pressed last', () => {
    act(() => root.render(<Selectable />));
    act(() => grid().focus());
    press(' ');
    const box = (): Element => host.querySelector('.ml-row[aria-selected=true] .ml-checkbox')!;
    expect(copyText(box).split('\r\n')).toEqual([expect.stringContaining('提单号'), expect.stringContaining('DEMO0')]);
  });

  test('without a mark the active cell copies', () => {
    show();
    act(() => grid().focus());
    press('ArrowDown');
    expect(copyText()).toBe('DEMO1');
  });
});

describe('live rows', () => {
  test('a changed row renders alone and lights up', () => {
    const rows = createRows(1000);
    const rowId = (row: Row) => row.id;
    show({ rows, rowId });
    drawn.mockClear();
    const changed = rows.map((row) => (row.id === 'r2' ? { ...row, note: '已进港', version: 2 } : row));
    show({ rows: changed, rowId });
    expect(drawn.mock.calls.map(([row]) => row.id)).toEqual(['r2']);
    expect([...host.querySelectorAll<HTMLElement>('[data-flash]')].map((row) => row.dataset['index'])).toEqual(['2']);
  });

  test('a row keeps its element and the active cell its row when another row comes before it', () => {
    const rows = createRows(20);
    show({ rows });
    act(() => grid().focus());
    press('ArrowDown');
    const element = host.querySelector('[data-index="1"]');
    show({ rows: [{ id: 'new', bill: 'DEMONEW', note: '', version: 1 }, ...rows] });
    expect(host.querySelector('[data-index="2"]')).toBe(element);
    expect(activeText()).toBe('DEMO1');
  });

  test('tells its owner when the pointer comes and goes', () => {
    const onPointerInside = vi.fn<(isInside: boolean) => void>();
    show({ onPointerInside });
    const body = host.querySelector('.ml-grid-body');
    act(() => {
      body?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
    });
    expect(onPointerInside).toHaveBeenLastCalledWith(true);
    act(() => {
      body?.dispatchEvent(new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
    });
    expect(onPointerInside).toHaveBeenLastCalledWith(false);
  });

  test('U-20 after sorting the elements stand in the order of the screen, and after scrolling once it rests', async () => {
    vi.useFakeTimers();
    const rows = createRows(1000);
    show({ rows });
    const places = () => [...host.querySelectorAll<HTMLElement>('.ml-row')].map((row) => Number(row.dataset['index']));
    const names = () => [...host.querySelectorAll('.ml-row')].map((row) => row.querySelector('button')?.textContent);
    const inOrder = (list: readonly number[]) => list.toSorted((a, b) => a - b);
    const byHand = [rows[3]!, rows[1]!, rows[2]!, rows[0]!, ...rows.slice(4)];
    show({ rows: byHand });
    expect(places()).toEqual(inOrder(places()));
    expect(names().slice(0, 4)).toEqual(['记 3', '记 1', '记 2', '记 0']);
    const scroller = grid();
    act(() => {
      scroller.scrollTop = 3200;
      scroller.dispatchEvent(new Event('scroll'));
    });
    act(() => {
      scroller.scrollTop = 3264;
      scroller.dispatchEvent(new Event('scroll'));
    });
    expect(places()).not.toEqual(inOrder(places()));
    await act(() => vi.advanceTimersByTimeAsync(250));
    expect(places()).toEqual(inOrder(places()));
    vi.useRealTimers();
  });

  test('U-20 each tick box has a name of its own', () => {
    show({ rows: createRows(5), selection: new Set(), rowName: (row) => row.bill });
    const labels = [...host.querySelectorAll('.ml-row input')].map((input) => input.getAttribute('aria-label'));
    expect(labels).toEqual(['选中 DEMO0', '选中 DEMO1', '选中 DEMO2', '选中 DEMO3', '选中 DEMO4']);
  });
});

describe('the menu of a row', () => {
  const askedFor = (buttons: number): MouseEvent =>
    new MouseEvent('contextmenu', { bubbles: true, cancelable: true, buttons, clientX: 7, clientY: 9 });
  const cell = (): Element => host.querySelectorAll('.ml-row [role=gridcell]')[0]!;

  test('comes at once where the button is up when it is asked for', () => {
    const onRowMenu = vi.fn();
    show({ onRowMenu });
    act(() => void cell().dispatchEvent(askedFor(0)));
    expect(onRowMenu).toHaveBeenCalledWith(expect.objectContaining({ id: 'r0' }), { x: 7, y: 9 });
  });

  test.each(['pointerup', 'pointercancel'])('comes after the press, whose end would close it (%s)', (end) => {
    vi.useFakeTimers();
    const onRowMenu = vi.fn();
    show({ onRowMenu });
    act(() => void cell().dispatchEvent(askedFor(2)));
    expect(onRowMenu).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(end));
    window.dispatchEvent(new Event(end));
    expect(onRowMenu).not.toHaveBeenCalled();
    act(() => void vi.runAllTimers());
    expect(onRowMenu).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
