import { cutOffFields, type PortCode, type PortRules } from '../ports/index';
import { isDayInstant } from '../vocabulary/day-instant';
import { groupBy } from '../vocabulary/group-by';
import { terminalKey } from '../vocabulary/wharf';
import { factsOf, type Fact, type FactOf } from './fact';

import { isOddCallTime, withoutOddTimes } from './odd-times';
import { compareSaid, latestSaid, saidAt } from './said-order';
import type { BillStatus, CutOffChange } from './status';

export interface DerivedPlan {
  readonly plan: BillStatus['plan'];
  readonly fact: FactOf<'vessel-plan'> | null;
  readonly cutOffChanges: readonly CutOffChange[];
  /** Where the ship's sailing is known from, in force. */
  readonly departure: { readonly atMs: number; readonly fact: Fact } | null;
}

/**
 * The plan in force for a call and how its cut-offs moved. Each row states the
 * whole plan, so the newest one decides alone: a time it no longer tells is
 * withdrawn (the port writes 9998 for it), and one that nobody can have meant is not told.
 */
export function derivePlan(inForce: readonly Fact[], terminal: string | null, { code }: PortRules): DerivedPlan {
  const all = factsOf(inForce, 'vessel-plan').toSorted(compareSaid);
  const place = terminal === null ? null : terminalKey(code, terminal);
  const atTerminal = place === null ? [] : all.filter((fact) => fact.terminal !== null && terminalKey(code, fact.terminal) === place);
  const plans = atTerminal.length > 0 ? atTerminal : all;
  const newest = plans.at(-1);
  const fact = newest === undefined ? null : withoutOddTimes(newest);
  const reports = factsOf(inForce, 'vessel-report');
  const arrival = latestSaid(reports.filter((report) => isTold(report.detail.ataMs, report)));
  const sailing = latestSaid(reports.filter((report) => isTold(report.detail.atdMs, report)));
  const departure =
    fact && isTold(fact.detail.atdMs, fact)
      ? { atMs: fact.detail.atdMs!, fact }
      : sailing
        ? { atMs: sailing.detail.atdMs!, fact: sailing }
        : null;
  return {
    fact,
    departure,
    plan: fact && {
      ...fact.detail,
      carrier: fact.detail.carrier ?? null,
      collectOpensMs: fact.detail.collectOpensMs ?? null,
      collectClosesMs: fact.detail.collectClosesMs ?? null,
      remark: fact.detail.remark ?? null,
      documentsClosesMs: fact.detail.documentsClosesMs ?? null,
      vgmClosesMs: fact.detail.vgmClosesMs ?? null,
      ataMs: fact.detail.ataMs ?? arrival?.detail.ataMs ?? null,
      atdMs: departure?.atMs ?? null,
    },
    cutOffChanges: findCutOffChanges(plans, code),
  };
}

/** The plan of a ship whose sailing is none of the bill's. */
export function withoutSailing({ plan, ...rest }: DerivedPlan): DerivedPlan {
  return { ...rest, plan: plan && { ...plan, atdMs: null }, departure: null };
}

/** An actual time that lies after its own report is a forecast in the wrong field. */
function isTold(atMs: number | null, fact: Fact): boolean {
  return atMs !== null && atMs <= saidAt(fact) + 3_600_000 && !isOddCallTime(atMs, fact);
}

/**
 * Differences from row to row of one source about one terminal: two that disagree move nothing. The first telling of a
 * time is no change.
 */
function findCutOffChanges(all: readonly FactOf<'vessel-plan'>[], port: PortCode): CutOffChange[] {
  const lines = groupBy(all, ({ source, terminal }) => `${source} ${terminal === null ? '' : terminalKey(port, terminal)}`);
  return [...lines.values()]
    .flatMap(changesOfLine)
    .sort((a, b) => a.saidMs - b.saidMs || cutOffFields.indexOf(a.field) - cutOffFields.indexOf(b.field));
}

function changesOfLine(plans: readonly FactOf<'vessel-plan'>[]): CutOffChange[] {
  const changes: CutOffChange[] = [];
  const believed = plans.map((plan) => [plan, withoutOddTimes(plan).detail] as const);
  for (const field of cutOffFields) {
    let before: number | null = null;
    let wasTold = false;
    for (const [plan, detail] of believed) {
      // Of which only the day is told its hour may be the one that was told before: neither moved nor taken away.
      if (isDayInstant(plan.detail[field] ?? NaN)) continue;
      const now = detail[field] ?? null;
      if (wasTold && now !== before) {
        changes.push({
          field,
          fromMs: before,
          toMs: now,
          saidMs: saidAt(plan),
          heardMs: plan.heardMs,
          source: plan.source,
          messageId: plan.messageId,
        });
      }
      before = now;
      wasTold ||= now !== null;
    }
  }
  return changes;
}
