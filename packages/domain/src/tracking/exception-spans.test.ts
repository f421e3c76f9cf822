// Guarantee: the spans written beside a row tell at every instant exactly the
// exceptions that the rules tell, so filters and counts never disagree with rows.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeCases } from './truth-table/made-cases';
import { deriveBillStatus } from './derive-bill-status';
import { exceptionSpans, nextEdge } from './exception-spans';
import { explainBill } from './explain-bill';
import { publishBill } from './published-bill';
import type { BillStatus } from './status';
import { silentBox } from './empty-details';

const hourMs = 3_600_000;
const empty = deriveBillStatus('NB', 'COSU6012345678', []);
const box = silentBox('CSQU3054383', 'GITM');

const hour = fc.integer({ min: 1, max: 400 }).map((hours) => hours * hourMs);
const maybe = (values: fc.Arbitrary<number>) => fc.option(values, { nil: null });
const statuses: fc.Arbitrary<BillStatus> = fc
  .record({
    closes: maybe(hour),
    customs: maybe(hour),
    documents: maybe(hour),
    waitsFor: fc.constantFrom('GITM', 'ASA', 'PASS', 'TMPS', null),
    withdrawn: fc.boolean(),
    waiting: maybe(hour),
    event: fc.constantFrom('ASA', 'PASS', 'DLPT'),
    changes: fc.array(hour, { maxLength: 3 }),
    gateIn: maybe(hour),
    rejected: fc.boolean(),
    departed: maybe(hour),
  })
  .map(({ closes, customs, documents, waitsFor, withdrawn, waiting, event, changes, gateIn, rejected, departed }) => ({
    ...empty,
    boxes: [{ ...box, gateInMs: gateIn, waitsFor }],
    withdrawn: withdrawn ? [{ node: 'TMPS', containerNos: [box.containerNo] }] : [],
    boxesTotal: 1,
    plan:
      closes === null
        ? null
        : {
            chineseName: null,
            gateInOpensMs: null,
            gateInClosesMs: null,
            customsClosesMs: customs,
            portClosesMs: closes,
            documentsClosesMs: documents,
            vgmClosesMs: null,
            etaMs: null,
            etdMs: null,
            ataMs: null,
            atdMs: null,
            berth: null,
            carrier: null,
            collectOpensMs: null,
            collectClosesMs: null,
            remark: null,
          },
    cutOffChanges: changes.map((heardMs) => ({
      field: 'portClosesMs' as const,
      fromMs: 1,
      toMs: 2,
      saidMs: heardMs,
      heardMs,
      source: 'ningbo-port' as const,
      messageId: 1,
    })),
    expected: waiting === null ? [] : [{ node: event, sinceMs: waiting, dueMs: waiting + 2 * hourMs, usualMs: hourMs, samples: 40 }],
    rejection: rejected ? 'x' : null,
    departedMs: departed,
  }));

function toldAt(status: BillStatus, instantMs: number): string[] {
  return [...exceptionSpans(status)]
    .filter(([, spans]) => spans.some(([from, until]) => (from ?? -Infinity) <= instantMs && instantMs < (until ?? Infinity)))
    .map(([code]) => code)
    .sort();
}

describe('exceptionSpans', () => {
  it('agrees with the rules at every instant, and names the next change', () => {
    fc.assert(
      fc.property(statuses, fc.integer({ min: 1, max: 500 * hourMs }), (status, instantMs) => {
        expect(toldAt(status, instantMs)).toEqual([...explainBill(status, instantMs).exceptions].sort());
        const nextMs = nextEdge(exceptionSpans(status).values(), instantMs);
        const until = nextMs ?? 1000 * hourMs;
        for (const between of [instantMs, (instantMs + until) / 2, until - 1]) {
          expect([...explainBill(status, between).exceptions].sort()).toEqual(toldAt(status, instantMs));
        }
        const next = nextMs === null ? 'never' : toldAt(status, nextMs);
        expect(next).not.toEqual(toldAt(status, instantMs));
      }),
      { numRuns: madeCases(500) },
    );
  });

  it('publishes them, and when time next changes one', () => {
    const status = {
      ...empty,
      boxes: [box],
      boxesTotal: 1,
      plan: {
        chineseName: null,
        gateInOpensMs: null,
        gateInClosesMs: null,
        customsClosesMs: null,
        portClosesMs: 100 * hourMs,
        documentsClosesMs: null,
        vgmClosesMs: null,
        etaMs: null,
        etdMs: null,
        ataMs: null,
        atdMs: null,
        berth: null,
        carrier: null,
        collectOpensMs: null,
        collectClosesMs: null,
        remark: null,
      },
    };
    const published = publishBill('COSU6012345678', status, 0);
    expect(Object.fromEntries(published.exceptions)).toEqual({
      'cut-off-missed': [[100 * hourMs, null]],
      'not-gated-in': [[76 * hourMs, 100 * hourMs]],
      'papers-missing': [[76 * hourMs, 100 * hourMs]],
    });
    expect(published.nextChangeMs).toBe(76 * hourMs);
  });
});
