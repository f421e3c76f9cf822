import { Fragment, memo, useLayoutEffect, useRef } from 'react';
import { selectColumnId, type RowEdge } from './grid-column';
import type { ColumnLayout, PlacedColumn } from './lay-out-columns';
import { usePartTexts } from '../part-texts';

export interface GridRowProps<Row> {
  readonly row: Row;
  readonly id: string;
  /** The row's place in the data, from 0. */
  readonly index: number;
  readonly height: number;
  readonly layout: ColumnLayout<Row>;
  /** The centre columns drawn: [from, to). */
  readonly fromColumn: number;
  readonly toColumn: number;
  readonly name: string;
  readonly edge: RowEdge | null | undefined;
  readonly version: string | number | undefined;
  /** Undefined where rows cannot be selected. */
  readonly isSelected: boolean | undefined;
  /** The active column, −1 if the active cell is in another row. */
  readonly activeColumn: number;
  readonly activeId: string;
  /** The columns [from, to] of a cell range in this row; from −1 when there is none. */
  readonly rangeFrom: number;
  readonly rangeTo: number;
}

const flashMs = 2000;

/**
 * Lights the row for 2 s when its version moves on; a slot that takes over another row goes dark at once. The
 * mark alternates between two names, since the same animation name would not start again.
 */
function useFlash(id: string, version: string | number | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const seen = useRef({ id, version });
  useLayoutEffect(() => {
    const element = ref.current;
    const last = seen.current;
    if (!element || (last.id === id && last.version === version)) return;
    seen.current = { id, version };
    if (last.id !== id || last.version === undefined) {
      delete element.dataset['flash'];
      return;
    }
    element.dataset['flash'] = element.dataset['flash'] === 'a' ? 'b' : 'a';
    const timer = setTimeout(() => delete element.dataset['flash'], flashMs);
    return () => clearTimeout(timer);
  }, [id, version]);
  return ref;
}

function GridRowInner<Row>(props: GridRowProps<Row>) {
  const { row, id, index, height, layout, fromColumn, toColumn, isSelected, activeColumn } = props;
  const words = usePartTexts();
  const ref = useFlash(id, props.version);

  function renderCell(placed: PlacedColumn<Row>, offset: number) {
    const { column, index: columnIndex, left, width } = placed;
    const isInRange = columnIndex >= props.rangeFrom && columnIndex <= props.rangeTo && props.rangeFrom >= 0;
    const isActive = columnIndex === activeColumn;
    return (
      <div
        key={column.id}
        role="gridcell"
        className={column.cell ? 'ml-cell ml-cell-drawn' : column.isMono ? 'ml-cell ml-mono' : 'ml-cell'}
        data-align={column.align}
        data-active={isActive || undefined}
        data-range={isInRange || undefined}
        id={isActive ? props.activeId : undefined}
        aria-colindex={columnIndex + 1}
        style={{ left: offset + left, width }}
      >
        {column.id === selectColumnId ? (
          // The grid listens for the press on the whole cell, with its Shift key.
          <input
            type="checkbox"
            className="ml-checkbox"
            tabIndex={-1}
            checked={isSelected}
            readOnly
            aria-label={`${words.select} ${props.name}`}
          />
        ) : column.cell ? (
          <Fragment key={column.isPure ? undefined : id}>{column.cell(row)}</Fragment>
        ) : (
          column.text(row)
        )}
      </div>
    );
  }

  const centre = [];
  for (let i = fromColumn; i < toColumn; i += 1) {
    const placed = layout.centre[i];
    if (placed) centre.push(renderCell(placed, layout.leftWidth));
  }
  return (
    <div
      ref={ref}
      role="row"
      className={index % 2 ? 'ml-row ml-row-odd' : 'ml-row'}
      data-index={index}
      data-edge={props.edge ?? undefined}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      style={{ transform: `translateY(${index * height}px)` }}
    >
      <div className="ml-frozen ml-frozen-left" style={{ width: layout.leftWidth }}>
        {layout.leftGroup.map((placed) => renderCell(placed, 0))}
      </div>
      {centre}
      {layout.rightGroup.length > 0 && (
        <div className="ml-frozen ml-frozen-right" style={{ width: layout.rightWidth }}>
          {layout.rightGroup.map((placed) => renderCell(placed, 0))}
        </div>
      )}
    </div>
  );
}

/** One row element. It renders again only when something of its own has changed. */
export const GridRow = memo(GridRowInner) as typeof GridRowInner;
