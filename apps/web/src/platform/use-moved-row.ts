import type { RowTopic } from '@mastlight/domain/contract-kit/topic';
import { useEffect, useRef } from 'react';
import { onLive } from './live';

/**
 * Looks at a row again whenever something is told of it, and calls `show` where it stands otherwise than on the page. What is answered
 * late, when the page shows the row anew already, is passed over: to show it once more would take away the question that stands there.
 *
 * @param id null: of nothing that is kept yet.
 * @param hasMoved asks the server; a failure is no news.
 */
export function useMovedRow(topic: RowTopic, id: number | null, hasMoved: () => Promise<boolean>, show: () => void): void {
  const latest = useRef({ hasMoved, show });
  useEffect(() => {
    latest.current = { hasMoved, show };
  });
  useEffect(() => {
    if (id === null) return undefined;
    let isOver = false;
    const look = async (): Promise<void> => {
      if ((await latest.current.hasMoved()) && !isOver) latest.current.show();
    };
    const hear = (): void => void look().catch(() => undefined);
    // A page without a line asks again when it has one.
    const leave = onLive(topic, { changed: (ids) => void (ids.includes(id) && hear()), gap: hear });
    return () => {
      isOver = true;
      leave();
    };
  }, [topic, id]);
}
