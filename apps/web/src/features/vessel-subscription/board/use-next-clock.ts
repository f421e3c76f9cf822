import { useClockValue } from '@mastlight/ui';
import { portRules, type CutOffField } from '@mastlight/domain/ports/index';
import { nextClockOf } from '@mastlight/domain/vessel-subscription/columns';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { portClock } from '../../../platform/port-clock';
import type { VesselRow } from '../declaration';
import { clocksMet, type Readiness } from './readiness';

/** A clock that counts down: which one, the port's word for it, its time as the wire writes it and in ms since epoch. */
interface NextClock {
  readonly field: CutOffField;
  readonly name: string;
  readonly time: string;
  readonly deadlineMs: number;
}

/** The clock of a call that counts down now, past those by which all is there already; null where none does. */
export function useNextClock(row: VesselRow, ready: Readiness): NextClock | null {
  const told = useClockValue((nowMs) => {
    const clock = nextClockOf(row, nowMs, clocksMet(ready, row));
    return clock === null ? '' : `${clock.field}|${clock.time}`;
  }, portClock);
  if (told === '') return null;
  const [field, time] = told.split('|') as [CutOffField, string];
  return { field, name: portRules(row.area).cutOffNames[field], time, deadlineMs: parseShanghai(time)! };
}
