/** Times of a ship's call that nobody can have meant (docs/bill-rules.md 1). */
import { cutOffFields } from '../ports/index';
import { isDayInstant } from '../vocabulary/day-instant';
import type { Fact, FactOf, VesselPlanDetail } from './fact';
import { saidAt } from './said-order';

/** A schedule is told weeks ahead, those of a season up to half a year. */
const planReachMs = 180 * 86_400_000;

const callTimes = [
  ...cutOffFields,
  'etaMs',
  'etdMs',
  'ataMs',
  'atdMs',
  'collectOpensMs',
  'collectClosesMs',
] as const satisfies readonly (keyof VesselPlanDetail)[];

type Told = Pick<Fact, 'saidMs' | 'heardMs'>;

/** Whether a time of a call, ms since epoch, lies further from when it was told than any plan reaches. */
export function isOddCallTime(atMs: number, told: Told): boolean {
  return atMs < saidAt(told) - planReachMs || atMs > told.heardMs + planReachMs;
}

/** The odd times that a plan tells, or a report of berthing and sailing, each once, ms since epoch. */
export function oddTimesOf(told: Told & { readonly detail: Partial<VesselPlanDetail> }): readonly number[] {
  return [...new Set(callTimes.flatMap((field) => told.detail[field] ?? []).filter((atMs) => isOddCallTime(atMs, told)))];
}

/** Times by which something must be done: each is a clock, and none can run to a day without an hour (ADR 0060). */
const clockFields: ReadonlySet<string> = new Set([...cutOffFields, 'collectOpensMs', 'collectClosesMs']);

/** A plan as it counts: what is odd in it is not told, nor is a cut-off of which only the day is known. */
export function withoutOddTimes(plan: FactOf<'vessel-plan'>): FactOf<'vessel-plan'> {
  const isNone = (field: (typeof callTimes)[number], atMs: number): boolean =>
    isOddCallTime(atMs, plan) || (clockFields.has(field) && isDayInstant(atMs));
  const believed = callTimes.flatMap((field) => (isNone(field, plan.detail[field] ?? NaN) ? [[field, null] as const] : []));
  if (believed.length === 0) return plan;
  return { ...plan, detail: { ...plan.detail, ...Object.fromEntries(believed) } };
}
