import { usePartTexts } from '../part-texts';
import './skeleton.css';

/** A grey stroke where a text will stand; `width` in px or as a CSS length. */
export function Skeleton({ width }: { width: number | string }) {
  return <span className="ml-skeleton" style={{ width }} aria-hidden />;
}

/** Rows of their real height while data is on its way; `rowHeight` and `widths` in px. */
export function SkeletonRows(props: { readonly rows: number; readonly rowHeight?: number; readonly widths?: readonly number[] }) {
  const { loading } = usePartTexts();
  const { rows, rowHeight = 32, widths = [128, 112, 112, 76] } = props;
  return (
    <div className="ml-skeleton-rows" role="status" aria-label={loading}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="ml-skeleton-row" style={{ height: rowHeight }}>
          {widths.map((width, i) => (
            // Unequal strokes read as text; equal ones as a broken picture.
            <Skeleton key={i} width={width * (0.72 + (((row * 7 + i * 5) % 5) * 0.28) / 4)} />
          ))}
        </div>
      ))}
    </div>
  );
}
