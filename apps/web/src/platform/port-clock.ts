import { portNowMs, usePortClock } from './live';
import type { Clock } from '@mastlight/ui';

/** The port's time for countdowns and ages: one clock, one ticker, whatever speed the port runs at. */
export const portClock: Clock = {
  nowMs: portNowMs,
  get rate() {
    return usePortClock.getState().rate;
  },
};
