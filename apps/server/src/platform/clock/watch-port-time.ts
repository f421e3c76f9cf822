import type { Log } from '../log';
import type { PortClock } from './clock';

/**
 * Looks again and again what time alone has changed: every `everyMs` of real
 * time, and at once when the port's clock is moved. Looks never overlap; one
 * that fails is told as `failure`, and the next comes all the same.
 *
 * @returns stopping it, which waits for the look that is under way.
 */
export function watchPortTime(
  { log, portClock }: { readonly log: Log; readonly portClock: PortClock },
  everyMs: number,
  look: () => Promise<unknown>,
  failure: string,
): { stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  let isStopped = false;
  const lookOnce = (): void => {
    if (running || isStopped) return;
    running = look()
      .then(
        () => {},
        (error: unknown) => log.warn({ err: error }, failure),
      )
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(lookOnce, everyMs);
  const forget = portClock.onChange(lookOnce);
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      forget();
      await running;
    },
  };
}
