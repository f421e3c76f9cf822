import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { findWindow, isSameWindow, type GridWindow, type Viewport } from './find-window';
import { layOutColumns, type ColumnLayout } from './lay-out-columns';
import type { GridColumn } from './grid-column';

/** The height of the head in px. */
export const headHeightPx = 32;

/**
 * Follows the scroller: its size, its scroll position, and from them the columns' places and the drawn
 * window. It renders only when the window changes, and then at once, so that no frame shows empty ground.
 */
export function useGridScroll<Row>(input: {
  readonly scrollerRef: RefObject<HTMLDivElement | null>;
  readonly columns: readonly GridColumn<Row>[];
  readonly widths: Readonly<Record<string, number>>;
  readonly rowHeight: number;
  readonly rowCount: number;
}): { layout: ColumnLayout<Row>; window: GridWindow; viewport: Viewport } {
  const { scrollerRef, columns, widths, rowHeight, rowCount } = input;
  const [viewport, setViewport] = useState<Viewport>({ width: 0, height: 0 });
  const [scroll, setScroll] = useState({ top: 0, left: 0 });
  const layout = useMemo(() => layOutColumns(columns, widths, viewport.width), [columns, widths, viewport.width]);
  const window = findWindow({ scroll, viewport, rowHeight, rowCount, layout });

  const measure = useCallback(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const width = scroller.clientWidth;
    const height = Math.max(0, scroller.clientHeight - headHeightPx);
    setViewport((last) => (last.width === width && last.height === height ? last : { width, height }));
  }, [scrollerRef]);

  useLayoutEffect(measure, [measure]);
  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [measure, scrollerRef]);

  const drawn = useRef({ window, viewport, layout, rowHeight, rowCount });
  useLayoutEffect(() => {
    const last = drawn.current;
    drawn.current = { window, viewport, layout, rowHeight, rowCount };
    const scroller = scrollerRef.current;
    // Other row heights, columns or fewer rows can move the scroller without a scroll event in time.
    if (!scroller || (last.rowHeight === rowHeight && last.rowCount === rowCount && last.layout === layout)) return;
    const next = { top: scroller.scrollTop, left: scroller.scrollLeft };
    setScroll((before) => (before.top === next.top && before.left === next.left ? before : next));
  }, [scrollerRef, window, viewport, layout, rowHeight, rowCount]);

  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    function handleScroll() {
      if (!scroller) return;
      const next = { top: scroller.scrollTop, left: scroller.scrollLeft };
      const last = drawn.current;
      if (isSameWindow(findWindow({ ...last, scroll: next }), last.window)) return;
      flushSync(() => setScroll(next));
    }
    scroller.addEventListener('scroll', handleScroll, { passive: true });
    return () => scroller.removeEventListener('scroll', handleScroll);
  }, [scrollerRef]);

  return { layout, window, viewport };
}
