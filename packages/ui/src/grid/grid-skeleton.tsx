import { Skeleton } from '../states/skeleton';
import { selectColumnId } from './grid-column';
import type { ColumnLayout } from './lay-out-columns';
import { usePartTexts } from '../part-texts';

/** So many rows that are on their way, in the grid's own columns; the height in px. */
export function GridSkeleton<Row>(props: { readonly rows: number; readonly rowHeight: number; readonly layout: ColumnLayout<Row> }) {
  const { loading } = usePartTexts();
  const { rows, rowHeight, layout } = props;
  return (
    <div className="ml-grid-skeleton" role="status" aria-label={loading}>
      {Array.from({ length: rows }, (_, i) => (
        <div key={i} className="ml-grid-skeleton-row" style={{ height: rowHeight }}>
          {layout.all.slice(0, 14).map(({ column, width }, c) => (
            <span key={column.id} className="ml-cell" style={{ width }}>
              {column.id !== selectColumnId && <Skeleton width={`${Math.min(92, 56 + ((i * 11 + c * 17) % 5) * 9)}%`} />}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
