import { useEffect, useRef, useState } from 'react';
import { create } from 'zustand';
import { useIsIdle } from '../../platform/idle';
import { fetchRecentEntries, type RecentEntry } from './api';
import { addEntries, isNearEnd, nextStart, pauseAfterSlideMs, slideAt } from './ticker-list';

/** R-3.6-03: the list that every ticker shows, as this tab knows it; it outlives the frame that shows it. */
export const useRecentEntries = create<{ readonly entries: readonly RecentEntry[] }>(() => ({ entries: [] }));

/** The slide on show, once the page has come: nobody waits for news of others. It moves on by itself unless `isHeld`. */
export function useTicker(isHeld: boolean): { readonly slide: readonly RecentEntry[]; readonly start: number } {
  const entries = useRecentEntries((state) => state.entries);
  const [start, setStart] = useState(0);
  const isIdle = useIsIdle();
  const isLoading = useRef(false);
  // What came asks for nothing: `entries` would ask again at once when nothing new came.
  const latest = useRef(entries);
  useEffect(() => void (latest.current = entries), [entries]);

  useEffect(() => {
    if (!isIdle || isLoading.current || !isNearEnd(latest.current, start)) return;
    isLoading.current = true;
    fetchRecentEntries()
      // The server sends the newest first; the ticker tells them in the order in which they came.
      .then((incoming) => useRecentEntries.setState(({ entries: old }) => ({ entries: addEntries(old, incoming.toReversed()) })))
      // R-8-28: nobody is told; the next slide tries again.
      .catch(() => undefined)
      .finally(() => {
        isLoading.current = false;
      });
  }, [isIdle, start]);

  useEffect(() => {
    if (isHeld || entries.length === 0) return;
    const timer = setTimeout(() => setStart(nextStart(entries, start)), pauseAfterSlideMs(Math.random()));
    return () => clearTimeout(timer);
  }, [isHeld, entries, start]);

  return { slide: slideAt(entries, start), start };
}
