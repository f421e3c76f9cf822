/**
 * Gathers pushed row ids: the first push is fetched at once, what comes while a
 * call is under way waits for the next one. At a hundred pushes a second the
 * list still makes one call at a time.
 */
export interface RowCollector {
  readonly add: (ids: readonly number[]) => void;
  readonly stop: () => void;
}

/** So many ids go into one call; the rest waits for the next. */
const idsPerCall = 200;

/** Calls `fetchAndTake` with batches of ids, one batch at a time, each id once per batch. */
export function createRowCollector(fetchAndTake: (ids: readonly number[]) => Promise<void>): RowCollector {
  const waiting = new Set<number>();
  const state = { isBusy: false, isStopped: false };

  async function run(): Promise<void> {
    state.isBusy = true;
    while (waiting.size > 0 && !state.isStopped) {
      const ids = [...waiting].slice(0, idsPerCall);
      for (const id of ids) waiting.delete(id);
      // A failed call loses nothing for good: the stream's next gap or push asks again.
      await fetchAndTake(ids).catch(() => undefined);
    }
    state.isBusy = false;
  }

  return {
    add(ids) {
      for (const id of ids) waiting.add(id);
      if (!state.isBusy && !state.isStopped) void run();
    },
    stop() {
      state.isStopped = true;
      waiting.clear();
    },
  };
}
