import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';

/** What a follower is told: the world's time now and how fast it runs. */
export interface ClockReading {
  /** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai. */
  readonly now: string;
  /** ms since epoch. */
  readonly nowMs: number;
  /** World seconds per real second. */
  readonly rate: number;
}

/** The clock as it is saved: at `realMs` it showed `nowMs`. */
export interface ClockState {
  readonly realMs: number;
  readonly nowMs: number;
  readonly rate: number;
}

/** The clock by which the world lives. */
export interface WorldClock {
  nowMs(): number;
  rate(): number;
  read(): ClockReading;
  /** Sets time and rate; what is absent stays as it is. */
  set(change: { readonly nowMs?: number; readonly rate?: number }): void;
  state(): ClockState;
  /** Calls `listener` after each change; returns the undo. */
  onChange(listener: () => void): () => void;
}

/**
 * Creates the world's clock over `realNowMs`. Without `saved` it shows real
 * time at rate 1. While the sandbox was off, the saved clock went on at rate
 * 1: a clock at real time stays at real time, and a fast one does not leap by
 * days overnight.
 */
export function createWorldClock(realNowMs: () => number, saved?: ClockState): WorldClock {
  const startMs = realNowMs();
  let base: ClockState = saved
    ? { realMs: startMs, nowMs: saved.nowMs + Math.max(0, startMs - saved.realMs), rate: saved.rate }
    : { realMs: startMs, nowMs: startMs, rate: 1 };
  const listeners = new Set<() => void>();
  const nowMs = (): number => Math.floor(base.nowMs + (realNowMs() - base.realMs) * base.rate);

  return {
    nowMs,
    rate: () => base.rate,
    read: () => ({ now: formatShanghai(nowMs()), nowMs: nowMs(), rate: base.rate }),
    set(change) {
      base = { realMs: realNowMs(), nowMs: change.nowMs ?? nowMs(), rate: change.rate ?? base.rate };
      for (const listener of listeners) listener();
    },
    state: () => ({ realMs: realNowMs(), nowMs: nowMs(), rate: base.rate }),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
