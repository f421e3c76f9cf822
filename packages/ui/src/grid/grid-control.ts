import type { DataGridProps } from './grid-props';
import type { ColumnLayout } from './lay-out-columns';
import type { Viewport } from './find-window';
import type { ActiveCell } from './use-active-cell';

/** What keys and pointer know of a grid, and what they do to it. */
export interface GridControl<Row> extends ActiveCell, Pick<DataGridProps<Row>, 'selection' | 'onRowOpen' | 'onRowMenu'> {
  readonly scroller: HTMLDivElement | null;
  /** The element of the active cell. */
  readonly findActive: () => HTMLElement | null;
  readonly rows: readonly Row[];
  /** px. */
  readonly rowHeight: number;
  readonly layout: ColumnLayout<Row>;
  readonly viewport: Viewport;
  readonly isAllSelected: boolean;
  readonly toggleAll: () => void;
  readonly toggleRow: (index: number, isRange: boolean) => void;
  readonly clearSelection: () => void;
  readonly toggleSort: (columnId: string) => void;
  readonly resize: (columnId: string, widthPx: number) => void;
}
