import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Clock } from '@mastlight/ui';
import { useConnection } from './connection';
import { portNowMs, usePortClock } from './live';

/** The port's time for countdowns and ages: one clock, one ticker, whatever speed the port runs at. */
export const portClock: Clock = {
  nowMs: portNowMs,
  get rate() {
    return usePortClock.getState().rate;
  },
};

/** Without the live stream a list's own answer tells the port's time. */
export function hearPortClock(answer: { readonly portNow: string; readonly portClockRate: number }): void {
  if (useConnection.getState().stream === 'open') return;
  const nowMs = parseShanghai(answer.portNow);
  if (nowMs !== undefined) usePortClock.setState({ nowMs, atMs: performance.now(), rate: answer.portClockRate });
}
