import { useEffect, useState } from 'react';

/** What nobody waits for comes at the latest so long after the page, in ms. */
const idleWithinMs = 3_000;
/** Where the browser does not tell when it is idle, in ms. */
const guessedIdleMs = 300;

/** Whether the browser has had nothing to do since this part was drawn: the time for what nobody waits for. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Not in every browser.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setIdle(true), guessedIdleMs);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(() => setIdle(true), { timeout: idleWithinMs });
    return () => cancelIdleCallback(idle);
  }, []);
  return isIdle;
}
