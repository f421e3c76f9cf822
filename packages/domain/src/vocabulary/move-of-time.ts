/** By how much a time moved. */

/** A count of one unit. */
export interface MovePart {
  readonly unit: 'days' | 'hours' | 'minutes';
  readonly count: number;
}

/** How far a time moved, earlier or later, to the minute: whole days, whole hours, or hours with the minutes over them. */
export function splitMove(moveMs: number): readonly MovePart[] {
  const minutes = Math.round(Math.abs(moveMs) / 60_000);
  if (minutes % 1440 === 0) return [{ unit: 'days', count: minutes / 1440 }];
  const parts: readonly MovePart[] = [
    { unit: 'hours', count: Math.floor(minutes / 60) },
    { unit: 'minutes', count: minutes % 60 },
  ];
  return parts.filter(({ count }) => count > 0);
}
