import type { FindingLog } from '../../syntax/finding-log';
import { wireLimits } from '../../syntax/limits';
import type { SegmentCursor } from '../../syntax/segment-cursor';

/** Adds what a repeated segment tells to `list`; beyond the limit of a group it is left out with a warning. */
export function keepRepeated<T>(list: T[], told: T, cursor: SegmentCursor, log: FindingLog): void {
  if (list.length < wireLimits.maxRepeatsPerGroup) list.push(told);
  else log.note('repeated-segment', cursor, cursor.text(0));
}
