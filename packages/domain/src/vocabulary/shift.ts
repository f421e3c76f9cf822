/** By how much a time moved. */

/** A count of one unit. */
export interface ShiftPart {
  readonly unit: 'days' | 'hours' | 'minutes';
  readonly count: number;
}

/** How far a time moved, earlier or later, to the minute: whole days, whole hours, or hours with the minutes over them. */
export function splitShift(shiftMs: number): readonly ShiftPart[] {
  const minutes = Math.round(Math.abs(shiftMs) / 60_000);
  if (minutes % 1440 === 0) return [{ unit: 'days', count: minutes / 1440 }];
  const parts: readonly ShiftPart[] = [
    { unit: 'hours', count: Math.floor(minutes / 60) },
    { unit: 'minutes', count: minutes % 60 },
  ];
  return parts.filter(({ count }) => count > 0);
}
