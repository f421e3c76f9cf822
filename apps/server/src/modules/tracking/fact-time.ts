import { dayInstant } from '@mastlight/domain/vocabulary/day-instant';
import type { WireTime } from '@mastlight/wire';

/** The instant of a time as facts hold it, ms since epoch: a day that was told without an hour stays one; null: none that is known. */
export function factMs(time: Pick<WireTime, 'instantMs' | 'isDay'> | null | undefined): number | null {
  if (time?.instantMs == null) return null;
  return time.isDay ? dayInstant(time.instantMs) : time.instantMs;
}
