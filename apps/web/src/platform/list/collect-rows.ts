/**
 * Gathers pushed row ids: the first push is fetched at once, what comes while a
 * call is under way, or shortly after it, waits for the next one. At a hundred
 * pushes a second the list still makes a handful of calls.
 */
export interface RowCollector {
  readonly add: (ids: readonly number[]) => void;
  readonly stop: () => void;
}

/** So many ids go into one call; the rest waits for the next. */
const idsPerCall = 200;
/** A call begins so long after the one before at the earliest: drawing a page takes its time as well. */
const gapMs = 150;
/** A failed call is tried again after so long, each time twice as long as before. */
const retryMs = { first: 1_000, most: 30_000 };

/**
 * Calls `fetchAndTake` with batches of ids, one batch at a time, each id once per batch. When it rejects, its ids
 * wait for the next try together with what was pushed meanwhile.
 */
export function createRowCollector(fetchAndTake: (ids: readonly number[]) => Promise<void>): RowCollector {
  const waiting = new Set<number>();
  const state = { isBusy: false, isStopped: false };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pause = (ms: number) => new Promise((resolve) => (timer = setTimeout(resolve, ms)));

  async function run(): Promise<void> {
    state.isBusy = true;
    let waitMs = retryMs.first;
    while (waiting.size > 0 && !state.isStopped) {
      const ids = [...waiting].slice(0, idsPerCall);
      for (const id of ids) waiting.delete(id);
      try {
        await fetchAndTake(ids);
        waitMs = retryMs.first;
        await pause(gapMs);
      } catch {
        if (state.isStopped) return;
        for (const id of ids) waiting.add(id);
        await pause(waitMs);
        waitMs = Math.min(waitMs * 2, retryMs.most);
      }
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
      clearTimeout(timer);
    },
  };
}
