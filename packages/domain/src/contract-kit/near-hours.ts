/** From how many hours before it a cut-off is near to a user (R-9-18). */
import * as z from 'zod/mini';
import { jsonForm } from './text-form';
import { exceptionLimits } from '../vocabulary/bill-progress';

/** A week: nobody is warned of what is further away. */
const hoursMax = 168;
const hours = z.int().check(z.minimum(1), z.maximum(hoursMax));

/** The cut-offs that a user has hours of his own for, by the column that tells them. */
export const nearColumns = ['portCloseTime', 'ctnApplyEndTime'] as const;
export type NearColumn = (typeof nearColumns)[number];
export type NearHours = Readonly<Record<NearColumn, number>>;

export const nearHoursDefault: NearHours = {
  portCloseTime: exceptionLimits.cutOffNearHours,
  ctnApplyEndTime: exceptionLimits.cutOffNearHours,
};

/** What the list's settings offer. */
export const nearHoursChoices = [4, 6, 12, 24, 36, 48, 72] as const;

/** As it is kept under the user's key. */
export const nearHoursForm = jsonForm(z.readonly(z.object({ portCloseTime: hours, ctnApplyEndTime: hours })));

/** `near_hours_{userId}`: the same in every list and browser of the user. */
export function nearHoursKey(userId: string): string {
  return `near_hours_${userId}`;
}

/** How a cut-off stands: amber from the user's hours on, red once it is over; at the clock it is over. */
export type CutOffNearness = 'far' | 'near' | 'passed';

/** Judges a cut-off; both times are ms since epoch, port time. */
export function nearnessOf(atMs: number, nowMs: number, nearHours: number): CutOffNearness {
  if (atMs <= nowMs) return 'passed';
  return atMs - nowMs <= nearHours * 3_600_000 ? 'near' : 'far';
}
