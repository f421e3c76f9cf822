import { tellTimeChanges } from '../operations/tell-time-changes';
import type { Parts } from '../parts';

/** Real time between two looks; port time may run many times as fast. */
const lookEveryMs = 1_000;

/**
 * Looks every second whether port time has brought changes, and at once when
 * the port's clock is moved. Rounds never overlap.
 */
export function startTimeWatch(parts: Parts): { stop(): Promise<void> } {
  const { log, portClock } = parts.platform;
  let running: Promise<void> | null = null;
  let isStopped = false;
  const look = (): void => {
    if (running || isStopped) return;
    running = tellTimeChanges(parts)
      .then(
        () => {},
        (error: unknown) => log.warn({ err: error }, 'looking for changes by time failed'),
      )
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(look, lookEveryMs);
  const forget = portClock.onChange(look);
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      forget();
      await running;
    },
  };
}
