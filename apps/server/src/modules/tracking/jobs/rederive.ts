import { setTimeout as pause } from 'node:timers/promises';
import { deriveOutdated } from '../operations/derive-outdated';
import type { Parts } from '../parts';

/** After a failure, as when the database was away. */
const againMs = 5_000;

/** Beside the work of a process: derives again what other rules derived; see `deriveOutdated`. */
export function startRederiving(parts: Parts, onLeft: (count: number) => void): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = async (): Promise<void> => {
    for (;;) {
      try {
        await deriveOutdated(parts, signal, onLeft);
        return;
      } catch (error) {
        if (signal.aborted) return;
        parts.platform.log.warn({ err: error }, 'deriving again is interrupted');
        await pause(againMs, undefined, { signal }).catch(() => {});
      }
    }
  };
  const done = work();
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
}
