import { removeEnded } from '../operations/remove-ended';
import type { Parts } from '../parts';

/** Real time between two looks; what ends counts in days. */
const lookEveryMs = 600_000;

/** Ends subscriptions whose time is over: every ten minutes, and when the port's clock is moved. Rounds never overlap. */
export function startRemovals(parts: Parts): { stop(): Promise<void> } {
  const { log, portClock } = parts.platform;
  let running: Promise<void> | null = null;
  let isStopped = false;
  const look = (): void => {
    if (running || isStopped) return;
    running = removeEnded(parts)
      .then(
        () => {},
        (error: unknown) => log.warn({ err: error }, 'ending subscriptions by time failed'),
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
