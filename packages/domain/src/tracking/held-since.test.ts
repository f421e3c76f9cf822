// Guarantee: an acknowledged bill is news again for what is new: a hold that is told once more, a hold of a box on board
// and a clock that no longer matters are none (docs/bill-rules.md 6).
import { describe, expect, it } from 'vitest';
import { deriveBillStatus } from './derive-bill-status';
import { publishBill } from './published-bill';
import type { Fact, FactOf } from './fact';
import { caseBillNo, caseNowMs, factsOfCase, type BillCase, type BoxCase } from './truth-table/bill-case';

const minuteMs = 60_000;
const arrived: BoxCase = { gate: 'in', listed: true, arrival: ['accepted'] };
const billOf = (boxes: readonly BoxCase[], more: Partial<BillCase> = {}): BillCase => ({
  port: 'NB',
  boxes,
  preManifest: ['accepted'],
  plan: { portClosesMs: 30 * 60 },
  ...more,
});
/** Minutes before now since when the trouble of a bill has stood; null: none. */
function troubleAgo(bill: BillCase, change: (facts: readonly Fact[]) => readonly Fact[] = (facts) => facts): number | null {
  const { troubleMs } = publishBill(caseBillNo, deriveBillStatus(bill.port, caseBillNo, change(factsOfCase(bill))), caseNowMs);
  return troubleMs === null ? null : (caseNowMs - troubleMs) / minuteMs;
}
/** The newest fact of a kind is said again so many minutes ago, with another detail where one is given. */
const saidAgain =
  <K extends Fact['kind']>(kind: K, ago: number, detail: Partial<FactOf<K>['detail']> = {}) =>
  (facts: readonly Fact[]): readonly Fact[] => {
    const told = facts.findLast((fact) => fact.kind === kind)!;
    const saidMs = caseNowMs - ago * minuteMs;
    return [...facts, { ...told, id: 900, messageId: 900, saidMs, heardMs: saidMs, detail: { ...told.detail, ...detail } } as Fact];
  };

describe('since when a trouble has stood', () => {
  const release = (...words: NonNullable<BoxCase['release']>) => billOf([{ ...arrived, release: words }]);
  it.each<readonly [name: string, bill: BillCase, change: (facts: readonly Fact[]) => readonly Fact[], ago: number | null]>([
    ['nothing wrong', billOf([arrived]), (facts) => facts, null],
    ['a release taken back', release('accepted', 'withdrawn'), (facts) => facts, 49],
    ['said once more', release('accepted', 'withdrawn'), saidAgain('customs-pass', 5), 49],
    ['said N meanwhile', release('accepted', 'withdrawn'), saidAgain('customs-pass', 5, { code: 'N' }), 49],
    ['given, and taken back anew', release('withdrawn', 'accepted', 'withdrawn'), (facts) => facts, 48],
    ['refused, where it was taken back before', release('withdrawn', 'refused'), (facts) => facts, 49],
    ['an inspection', billOf([{ ...arrived, inspection: 'open' }]), (facts) => facts, 45],
    ['gone on with by hand', billOf([{ ...arrived, inspection: 'open' }]), saidAgain('inspection', 5, { code: 'CM' }), 45],
    ['over', billOf([{ ...arrived, inspection: 'over' }]), (facts) => facts, null],
    ['ordered anew', billOf([{ ...arrived, inspection: 'over' }]), saidAgain('inspection', 5, { code: 'C' }), 5],
    ['the pass taken back', billOf([{ ...arrived, flags: { pass: ['yes', 'withdrawn'] } }]), saidAgain('release-row', 5), 39.9],
    ['a refused arrival report', billOf([{ gate: 'in', arrival: ['refused', 'pending'] }]), (facts) => facts, 58],
    ['a refused pre-manifest', billOf([arrived], { preManifest: ['refused', 'unknown'] }), (facts) => facts, 4 * 1440],
    ['a hold of a box on board', billOf([{ ...arrived, inspection: 'open', loaded: true }, arrived]), (facts) => facts, null],
    ['a clock that moved', billOf([{ gate: 'out' }], { moved: { field: 'portClosesMs', byHours: -2, saidAgo: 30 } }), (facts) => facts, 30],
    [
      'a clock that moved when every box is in',
      billOf([arrived], { moved: { field: 'portClosesMs', byHours: -2, saidAgo: 30 } }),
      (facts) => facts,
      null,
    ],
  ])('%s', (_name, bill, change, ago) => {
    expect(troubleAgo(bill, change)).toEqual(ago);
  });
});
