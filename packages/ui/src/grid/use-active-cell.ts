import { useState, type RefObject } from 'react';
import type { Viewport } from './find-window';
import type { CellPosition } from './grid-column';
import type { ColumnLayout } from './lay-out-columns';

interface Active extends CellPosition {
  /** The row it stands in, null in the head. */
  readonly rowId: string | null;
}

export interface ActiveCell {
  readonly active: CellPosition | null;
  /** Where the marked range began, which ends at the active cell; null when none is marked. */
  readonly rangeAnchor: CellPosition | null;
  readonly markActive: (position: CellPosition) => void;
  readonly markRange: (anchor: CellPosition | null) => void;
  /** Makes a cell the active one and brings it into sight; `isExtending` marks the range up to it. */
  readonly activate: (position: CellPosition, isExtending?: boolean) => void;
}

/** The cell on which keys act. It follows its row when rows move. */
export function useActiveCell<Row>(grid: {
  readonly scrollerRef: RefObject<HTMLDivElement | null>;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** px. */
  readonly rowHeight: number;
  readonly layout: ColumnLayout<Row>;
  readonly viewport: Viewport;
}): ActiveCell {
  const { scrollerRef, rows, rowId, rowHeight, layout, viewport } = grid;
  const [active, setActive] = useState<Active | null>(null);
  const [rangeAnchor, markRange] = useState<CellPosition | null>(null);
  const idAt = (index: number): string => {
    const row = rows[index];
    return row === undefined ? '' : rowId(row);
  };

  // Live changes may move rows: the active cell follows its row, not its number.
  const [seenRows, setSeenRows] = useState(rows);
  if (rows !== seenRows) {
    setSeenRows(rows);
    if (active?.rowId != null && idAt(active.row) !== active.rowId) {
      const moved = rows.findIndex((row) => rowId(row) === active.rowId);
      const row = moved >= 0 ? moved : Math.min(active.row, rows.length - 1);
      setActive({ ...active, row, rowId: row >= 0 ? idAt(row) : null });
    }
  }

  function markActive(position: CellPosition) {
    setActive({ ...position, rowId: position.row >= 0 ? idAt(position.row) : null });
  }

  function showCell(position: CellPosition) {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    if (position.row >= 0) {
      const top = position.row * rowHeight;
      if (top < scroller.scrollTop) scroller.scrollTop = top;
      else if (top + rowHeight > scroller.scrollTop + viewport.height) {
        scroller.scrollTop = top + rowHeight - viewport.height;
      }
    }
    const placed = layout.all[position.column];
    if (!placed || placed.column.frozen) return;
    const room = viewport.width - layout.leftWidth - layout.rightWidth;
    if (placed.left < scroller.scrollLeft) scroller.scrollLeft = placed.left;
    else if (placed.left + placed.width > scroller.scrollLeft + room) {
      scroller.scrollLeft = Math.min(placed.left, placed.left + placed.width - room);
    }
  }

  function activate(position: CellPosition, isExtending = false) {
    markRange(isExtending ? (rangeAnchor ?? active ?? position) : null);
    markActive(position);
    showCell(position);
  }

  return { active, rangeAnchor, markActive, markRange, activate };
}
