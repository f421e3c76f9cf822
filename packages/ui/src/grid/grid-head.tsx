import { memo, useRef, type PointerEvent } from 'react';
import { Checkbox } from '../controls/checkbox';
import { Icon } from '../icon/icon';
import { selectColumnId, type GridSort } from './grid-column';
import type { ColumnLayout, PlacedColumn } from './lay-out-columns';
import { usePartTexts } from '../part-texts';

export interface GridHeadProps<Row> {
  readonly layout: ColumnLayout<Row>;
  readonly fromColumn: number;
  readonly toColumn: number;
  readonly sort: GridSort | null | undefined;
  readonly activeColumn: number;
  readonly activeId: string;
  /** Undefined where rows cannot be selected. */
  readonly selectionState: 'none' | 'some' | 'all' | undefined;
  readonly onSelectAll: () => void;
  readonly onResize: (columnId: string, widthPx: number) => void;
}

function ResizeHandle(props: { readonly width: number; readonly onResize: (widthPx: number) => void }) {
  const { resizeTip } = usePartTexts();
  const drag = useRef<{ startX: number; startWidth: number } | null>(null);
  function handleMove(event: PointerEvent) {
    if (!drag.current) return;
    props.onResize(Math.round(drag.current.startWidth + event.clientX - drag.current.startX));
  }
  return (
    <span
      className="ml-resize"
      data-tip={resizeTip}
      onPointerDown={(event) => {
        event.preventDefault();
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { startX: event.clientX, startWidth: props.width };
      }}
      onPointerMove={handleMove}
      onPointerUp={() => (drag.current = null)}
      onPointerCancel={() => (drag.current = null)}
    />
  );
}

function GridHeadInner<Row>(props: GridHeadProps<Row>) {
  const { layout, fromColumn, toColumn, sort, activeColumn, selectionState } = props;
  const words = usePartTexts();

  function renderCell(placed: PlacedColumn<Row>, offset: number) {
    const { column, index, left, width } = placed;
    const direction = sort?.columnId === column.id ? sort.direction : undefined;
    const isActive = index === activeColumn;
    return (
      <div
        key={column.id}
        role="columnheader"
        className="ml-cell ml-head-cell"
        data-align={column.align}
        data-active={isActive || undefined}
        data-sortable={column.isSortable || undefined}
        data-column={column.id}
        id={isActive ? props.activeId : undefined}
        aria-colindex={index + 1}
        aria-label={column.head === undefined ? undefined : column.title}
        aria-sort={direction ?? (column.isSortable ? 'none' : undefined)}
        aria-keyshortcuts={column.isResizable === false ? undefined : 'Shift+ArrowLeft Shift+ArrowRight'}
        style={{ left: offset + left, width }}
      >
        {column.id === selectColumnId ? (
          <Checkbox
            aria-label={words.selectAll}
            tabIndex={-1}
            isChecked={selectionState === 'all'}
            isMixed={selectionState === 'some'}
            onChange={props.onSelectAll}
          />
        ) : (
          <span className="ml-head-title">{column.head ?? column.title}</span>
        )}
        {direction && <Icon name={direction === 'ascending' ? 'chevronUp' : 'chevronDown'} size={12} />}
        {column.isResizable !== false && <ResizeHandle width={width} onResize={(widthPx) => props.onResize(column.id, widthPx)} />}
      </div>
    );
  }

  return (
    <div role="rowgroup" className="ml-head" style={{ width: layout.totalWidth }}>
      <div role="row" className="ml-head-row" aria-rowindex={1}>
        <div className="ml-frozen ml-frozen-left" style={{ width: layout.leftWidth }}>
          {layout.leftGroup.map((placed) => renderCell(placed, 0))}
        </div>
        {layout.centre.slice(fromColumn, toColumn).map((placed) => renderCell(placed, layout.leftWidth))}
        {layout.rightGroup.length > 0 && (
          <div className="ml-frozen ml-frozen-right" style={{ width: layout.rightWidth }}>
            {layout.rightGroup.map((placed) => renderCell(placed, 0))}
          </div>
        )}
      </div>
    </div>
  );
}

/** The head row, which stays while the rows scroll under it. Presses on it are the grid's to answer. */
export const GridHead = memo(GridHeadInner) as typeof GridHeadInner;
