import type { FindingLog } from '../../syntax/finding-log';
import { wireLimits } from '../../syntax/limits';
import type { SegmentCursor } from '../../syntax/segment-cursor';

/** Adds what a repeated segment tells to `list`; beyond the limit of a group it is left out with a warning. */
export function keepRepeated<T>(list: T[], told: T, cursor: SegmentCursor, log: FindingLog): void {
  if (list.length < wireLimits.maxRepeatsPerGroup) list.push(told);
  else log.note('repeated-segment', cursor, cursor.text(0));
}

/**
 * `list` with `told` behind it, as `keepRepeated` but in a new list: boxes
 * without any share one empty list, and most have one.
 */
export function withRepeated<T>(list: readonly T[], told: T, cursor: SegmentCursor, log: FindingLog): readonly T[] {
  if (list.length === 0) return [told];
  if (list.length < wireLimits.maxRepeatsPerGroup) return [...list, told];
  log.note('repeated-segment', cursor, cursor.text(0));
  return list;
}
