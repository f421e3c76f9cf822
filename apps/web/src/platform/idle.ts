import { useEffect, useState } from 'react';
import { useConnection } from './connection';

/** What nobody waits for comes at the latest so long after the page has loaded, in ms. */
const idleWithinMs = 3_000;
/** Where the browser does not tell when it is idle, in ms. */
const guessedIdleMs = 300;

/** Calls once the page has loaded and the browser has nothing to do. @returns what ends the waiting. */
function onceIdle(call: () => void): () => void {
  let end = (): void => undefined;
  const wait = (): void => {
    // Not in every browser.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(call, guessedIdleMs);
      end = () => clearTimeout(timer);
    } else {
      const idle = requestIdleCallback(call, { timeout: idleWithinMs });
      end = () => cancelIdleCallback(idle);
    }
  };
  if (document.readyState === 'complete') wait();
  else {
    addEventListener('load', wait, { once: true });
    end = () => removeEventListener('load', wait);
  }
  return () => end();
}

/** Whether the page has loaded and had nothing to do since this part was drawn: the time for what nobody waits for. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => onceIdle(() => setIdle(true)), []);
  return isIdle;
}

const touches = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Whether somebody has moved a pointer or pressed a key since this part was drawn: the time for what no first look needs. */
export function useIsTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isTouched) return;
    const touch = (): void => setTouched(true);
    for (const name of touches) addEventListener(name, touch, { once: true, passive: true });
    return () => {
      for (const name of touches) removeEventListener(name, touch);
    };
  }, [isTouched]);
  return isTouched;
}

/** So long after a page has nothing to do its first look is over, in ms. */
const lookedAtMs = 2_000;

/**
 * The time for a part that nobody has asked for: once the page is touched while there is a network, and from then on. Without
 * one a part that does not come would be told as missing.
 *
 * @param tells `unasked`: it tells something to whoever only looks, and comes untouched too, after the first look.
 */
export function useIsTimeForMore(tells: 'touched' | 'unasked' = 'touched'): boolean {
  const isTouched = useIsTouched();
  const isOnline = useConnection(({ isOffline }) => !isOffline);
  const [isTime, setTime] = useState(false);
  const [isLookedAt, setLookedAt] = useState(false);
  useEffect(() => {
    if (tells === 'touched') return;
    let timer = 0;
    const end = onceIdle(() => (timer = window.setTimeout(setLookedAt, lookedAtMs, true)));
    return () => (end(), clearTimeout(timer));
  }, [tells]);
  if ((isTouched || isLookedAt) && isOnline && !isTime) setTime(true);
  return isTime;
}
