import '@mastlight/ui/tokens.css';
import '@mastlight/ui/base.css';
import { DataGrid, NodeStrip, TideCountdown, type GridColumn, type StripNode } from '@mastlight/ui';
import { AllCommunityModule, ModuleRegistry, createGrid } from 'ag-grid-community';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { benchColumns, createBenchRows, type BenchRow } from './bench-rows';

ModuleRegistry.registerModules([AllCommunityModule]);

export type Contender = 'ours' | 'ours-lamps' | 'ag';

export interface Measure {
  readonly firstRenderMs: number;
  readonly frames: readonly number[];
  /** Rows in the DOM after the scroll, to show that something was drawn. */
  readonly rowsDrawn: number;
}

declare global {
  var measureGrid: (contender: Contender, frameCount: number) => Promise<Measure>;
}

const rows = createBenchRows(100_000);

const textColumns: GridColumn<BenchRow>[] = benchColumns.map((column, i) => ({
  ...column,
  frozen: i < 2 ? 'left' : undefined,
  text: (row) => row.cells[i] ?? '',
}));

const nodeNames = ['预配', '清洁舱单', '运抵', '放行', '三联单'];
// One array per state: the strip is the same drawing for every row that stands there.
const strips: StripNode[][] = Array.from({ length: 6 }, (_, done) =>
  nodeNames.map((name, i) => ({ name, kind: i < done ? 'done' : i === done ? 'running' : 'unlit' })),
);
const startMs = Date.now();
const lampColumns: GridColumn<BenchRow>[] = textColumns.map((column, i) => {
  if (i === 4)
    return {
      ...column,
      width: 128,
      isPure: true,
      cell: (row) => <NodeStrip nodes={strips[row.done] ?? []} />,
    };
  if (i === 5) {
    const hourMs = 3_600_000;
    return {
      ...column,
      width: 128,
      isPure: true,
      cell: (row) => <TideCountdown deadlineMs={startMs + row.hoursLeft * hourMs} />,
    };
  }
  return column;
});

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

function rowId(row: BenchRow): string {
  return row.id;
}

function mount(contender: Contender, stage: HTMLElement): { scroller: () => HTMLElement; unmount: () => void } {
  if (contender === 'ag') {
    const api = createGrid<BenchRow>(stage, {
      rowData: rows,
      rowHeight: 32,
      headerHeight: 32,
      getRowId: ({ data }) => data.id,
      columnDefs: benchColumns.map((column, i) => ({
        colId: column.id,
        headerName: column.title,
        width: column.width,
        pinned: i < 2 ? 'left' : undefined,
        valueGetter: ({ data }) => data?.cells[i],
      })),
    });
    return {
      scroller: () => {
        const viewport = stage.querySelector<HTMLElement>('.ag-body-viewport');
        // Older and newer AG Grid differ in which element scrolls; the tall one does.
        const all = [viewport, ...stage.querySelectorAll<HTMLElement>('div')];
        const found = all.find((each) => each && each.scrollHeight > 100_000 && each.clientHeight > 100);
        if (!found) throw new Error('AG Grid shows no scroller.');
        return found;
      },
      unmount: () => api.destroy(),
    };
  }
  const root = createRoot(stage);
  const columns = contender === 'ours' ? textColumns : lampColumns;
  flushSync(() => root.render(<DataGrid label="F-12" rows={rows} columns={columns} rowId={rowId} />));
  return {
    scroller: () => {
      const found = stage.querySelector<HTMLElement>('[role=grid]');
      if (!found) throw new Error('Our grid shows no scroller.');
      return found;
    },
    unmount: () => root.unmount(),
  };
}

globalThis.measureGrid = async (contender, frameCount) => {
  const stage = document.getElementById('stage');
  if (!stage) throw new Error('The page has no stage.');
  stage.style.height = '800px';
  await nextFrame();

  const beganMs = performance.now();
  const { scroller, unmount } = mount(contender, stage);
  // The first callback runs before the frame with the rows is painted, the second after it.
  const hasRows = () => stage.querySelectorAll('[role=row]').length > 10;
  do await nextFrame();
  while (!hasRows());
  await nextFrame();
  const firstRenderMs = performance.now() - beganMs;

  for (let i = 0; i < 20; i += 1) await nextFrame();
  const element = scroller();
  const frames: number[] = [];
  let lastMs = await nextFrame();
  for (let i = 0; i < frameCount; i += 1) {
    element.scrollTop += 600;
    const nowMs = await nextFrame();
    frames.push(nowMs - lastMs);
    lastMs = nowMs;
  }
  for (let i = 0; i < 5; i += 1) await nextFrame();
  const rowsDrawn = stage.querySelectorAll('[role=row]').length;
  unmount();
  stage.replaceChildren();
  return { firstRenderMs, frames, rowsDrawn };
};
