import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';

/** A source of the present, so that a countdown follows the server's clock and tests can stand still. */
export interface Clock {
  /** The present in ms since epoch. */
  nowMs(): number;
  /** How many ms pass on this clock in one real ms: 1 in use, more in a sped-up demonstration, 0 stands. */
  readonly rate: number;
}

/**
 * A clock that shows `nowMs` at this moment and goes on at `rate`, unmoved by changes of the computer's
 * clock.
 */
export function createClock({ nowMs, rate = 1 }: { nowMs: number; rate?: number }): Clock {
  const startedMs = performance.now();
  return { rate, nowMs: () => nowMs + (performance.now() - startedMs) * rate };
}

const systemClock: Clock = { rate: 1, nowMs: () => Date.now() };
const ClockContext = createContext<Clock>(systemClock);

/** Gives every countdown below it one clock. */
export function ClockProvider({ clock, children }: { clock: Clock; children: ReactNode }) {
  return <ClockContext value={clock}>{children}</ClockContext>;
}

// One timer serves all countdowns of the page; it runs only while somebody listens.
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribeTick(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const notify of listeners) notify();
  }, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function subscribeNothing(): () => void {
  return () => undefined;
}

/**
 * Reads the clock through `read` once a second and renders again only when what it read has changed.
 * `read` must return a primitive; without an own `clock` the nearest ClockProvider's is used.
 */
export function useClockValue<Value extends string | number | boolean | null>(read: (nowMs: number) => Value, clock?: Clock): Value {
  const contextClock = useContext(ClockContext);
  const source = clock ?? contextClock;
  const readNow = (): Value => read(source.nowMs());
  return useSyncExternalStore(source.rate === 0 ? subscribeNothing : subscribeTick, readNow, readNow);
}

/** The present in ms, floored to `stepMs` (a second unless told): renders again each step. */
export function useClock(clock?: Clock, stepMs = 1000): number {
  const read = useMemo(() => (nowMs: number) => Math.floor(nowMs / stepMs) * stepMs, [stepMs]);
  return useClockValue(read, clock);
}
