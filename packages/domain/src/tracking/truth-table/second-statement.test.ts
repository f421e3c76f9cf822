// Guarantee: the code and a second, independent statement of docs/bill-rules.md say the same of every bill: which
// exceptions in which order, which sentence, which state of each node. A case on which they part is printed as it would
// be told, made as small as it goes.
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { portRules, profiles, type PortCode, type ReleaseFlag } from '../../ports/index';
import { isLong, madeCases } from './made-cases';
import type { FlagValue } from '../../vocabulary/bill-progress';
import { deriveBillStatus } from '../derive-bill-status';
import { exceptionSpans } from '../exception-spans';
import { explainBill } from '../explain-bill';
import { caseBillNo, caseNowMs, clockFields, factsOfCase, lagsOfCase, tellCase, type BillCase, type BoxCase } from './bill-case';
import { stateAgain } from './second-statement';

/** Each run tries others, so that the short form comes to as many in six runs. */
const runsPerPort = Math.min(madeCases(3_000), isLong ? 3_000 : 200);

/** What the two say differently; empty where they agree. */
function mismatches(bill: BillCase): readonly string[] {
  const expected = stateAgain(bill);
  const status = deriveBillStatus(bill.port, caseBillNo, factsOfCase(bill), lagsOfCase(bill));
  const told = explainBill(status, caseNowMs, bill.nearHours === undefined ? undefined : { cutOffNearHours: bill.nearHours });
  const faults: string[] = [];
  if (expected.exceptions.join() !== told.exceptions.join()) {
    faults.push(`exceptions: stated ${expected.exceptions.join(', ') || 'none'}; told ${told.exceptions.join(', ') || 'none'}`);
  }
  if (expected.sentence !== null && expected.sentence !== told.sentence) {
    faults.push(`sentence: stated ${expected.sentence}; told ${told.sentence}`);
  }
  for (const [code, states] of Object.entries(expected.nodes)) {
    const state = told.bar[code]!.state;
    if (!states.includes(state)) faults.push(`node ${code}: stated ${states.join(' or ')}; told ${state}`);
  }
  // Lists read the same from spans that were computed before, with the hours of everybody.
  if (bill.nearHours === undefined) {
    const listed = [...exceptionSpans(status)].filter(([, spans]) =>
      spans.some(([fromMs, untilMs]) => (fromMs ?? -Infinity) <= caseNowMs && caseNowMs < (untilMs ?? Infinity)),
    );
    const codes = listed.map(([code]) => code).sort();
    if (codes.join() !== [...expected.exceptions].sort().join()) faults.push(`listed: ${codes.join(', ') || 'none'}`);
  }
  return faults;
}

function check(bill: BillCase): void {
  const faults = mismatches(bill);
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\n${tellCase(bill)}\n${JSON.stringify(bill)}`);
}

/** Answers in the order of saying; the last one counts, whichever is heard last. */
const flagHistory: readonly (readonly FlagValue[])[] = [['no'], ['yes'], ['yes', 'withdrawn'], ['yes', 'no'], ['withdrawn', 'yes']];

function boxes(port: PortCode): fc.Arbitrary<BoxCase> {
  const flag = fc.option(fc.constantFrom(...flagHistory), { nil: undefined, freq: 2 });
  const flags = portRules(port).flags.map(({ flag: code }) => code);
  const some = fc.record(Object.fromEntries(flags.map((code) => [code, flag])) as Record<ReleaseFlag, typeof flag>);
  const told = <T>(...values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 });
  return fc
    .record({
      gate: fc.constantFrom('in', 'in', 'in', 'out', 'left-again'),
      gateInAgo: fc.constantFrom(600, 61, 119, 120, 121, 3000),
      flags: some,
      arrival: told<BoxCase['arrival']>(
        ['accepted'],
        ['refused'],
        ['pending'],
        ['refused', 'accepted'],
        ['accepted', 'refused'],
        ['refused', 'pending'],
        ['refused', 'unknown'],
        ['accepted', 'pending'],
      ),
      release: told<BoxCase['release']>(
        ['accepted'],
        ['refused'],
        ['not-yet'],
        ['accepted', 'withdrawn'],
        ['accepted', 'withdrawn', 'accepted'],
        ['refused', 'accepted'],
        ['refused', 'not-yet'],
        ['accepted', 'withdrawn', 'not-yet'],
        ['accepted', 'not-yet'],
      ),
      inspection: fc.option(fc.constantFrom('open', 'over', 'revoked'), { nil: undefined, freq: 2 }),
      loaded: fc.constantFrom(false, false, false, true),
      listed: fc.boolean(),
      rowsFirst: fc.boolean(),
      longAgo: fc.constantFrom(undefined, undefined, 59, 61, 180, 700, 3000),
    })
    .map(({ flags: told, ...box }) => {
      const said = Object.fromEntries(Object.entries(told).filter(([, history]) => history !== undefined));
      return { ...box, flags: said } as BoxCase;
    });
}

/** Minutes to a clock: far, near, at it, just passed, days passed, the edges of near, and the years 2099 and 1970, which nobody means. */
const untilClock = fc.constantFrom(3000, 1441, 1440, 1439, 300, 61, 1, 0, -1, -10, -125, -1441, -4440, 38_500_000, -29_800_000);

function bills(port: PortCode): fc.Arbitrary<BillCase> {
  const clock = fc.option(untilClock, { nil: undefined, freq: 2 });
  const plan = fc
    .record(Object.fromEntries(clockFields.map((field) => [field, clock])))
    .map((told) => Object.fromEntries(Object.entries(told).filter(([, minutes]) => minutes !== undefined)));
  const moved = fc.record({
    field: fc.constantFrom(...clockFields),
    byHours: fc.constantFrom(-2, -5, 3),
    saidAgo: fc.constantFrom(30, 1439, 1440, 4000),
    heardAgo: fc.constant(10),
  });
  const nodes = portRules(port).nodes.map(({ code }) => code);
  const quick = Object.fromEntries(nodes.map((code, at) => [code, [20 + 10 * at, 60 + 30 * at] as const]));
  const slow = Object.fromEntries(nodes.map((code, at) => [code, [300 + 60 * at, 2880] as const]));
  const isPreManifestKnown = portRules(port).nodes.some(({ judge }) => judge === 'pre-manifest');
  const preManifest = isPreManifestKnown
    ? fc.constantFrom<BillCase['preManifest']>(
        ['accepted'],
        ['declared', 'accepted'],
        [],
        ['declared'],
        ['declared', 'refused'],
        ['refused', 'accepted'],
        ['accepted', 'refused'],
        ['refused', 'pending'],
        ['declared', 'unknown'],
        ['accepted', 'pending'],
      )
    : fc.constant<BillCase['preManifest']>([]);
  return fc
    .record({
      port: fc.constant(port),
      boxes: fc.oneof(
        { weight: 1, arbitrary: fc.constant([]) },
        { weight: 4, arbitrary: fc.array(boxes(port), { minLength: 1, maxLength: 1 }) },
        { weight: 3, arbitrary: fc.array(boxes(port), { minLength: 2, maxLength: 3 }) },
      ),
      preManifest,
      plan: fc.option(plan, { nil: null, freq: 8 }),
      moved: fc.option(moved, { nil: undefined, freq: 2 }),
      berthedAgo: fc.constantFrom(undefined, undefined, 30, 800, 3000),
      learnt: fc.constantFrom(undefined, undefined, quick, slow),
      departedAgo: fc.constantFrom(undefined, undefined, undefined, 20, 125, 3000),
      nearHours: fc.constantFrom(undefined, undefined, undefined, 6, 48),
      heardOrder: fc.option(fc.nat(1_000_000), { nil: undefined, freq: 2 }),
    })
    .map((bill) => bill as BillCase);
}

describe('the second statement', () => {
  for (const { code: port, name } of profiles) {
    it(`U-01 M-01 M-02 M-03 M-04 EU-05 EU-09 ${name}: ${runsPerPort} bills are told as the page states them`, () => {
      fc.assert(fc.property(bills(port), check), { numRuns: runsPerPort });
    });
  }
});
