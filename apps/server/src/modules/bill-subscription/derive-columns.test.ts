// Guarantee: the spans written beside a row tell at every instant exactly the
// exceptions that the rules tell, so filters and counts never disagree with rows.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveBillStatus } from '@mastlight/domain/tracking/derive-bill-status';
import { explainBill, type BillStatus } from '@mastlight/domain/tracking/index';
import { deriveColumns, exceptionSpans, nextExceptionChange } from './derive-columns';

const hourMs = 3_600_000;
const empty = deriveBillStatus('NB', 'COSU6012345678', []);
const box: BillStatus['boxes'][number] = {
  containerNo: 'CSQU3054383',
  sizeType: null,
  sealNo: null,
  grossWeightKg: null,
  fullness: null,
  gateInMs: null,
  gateOutMs: null,
  emptyOutMs: null,
  loadedMs: null,
  truckPlate: null,
  flags: null,
  checkCode: null,
  checkMode: null,
  arrivalReceiptCode: null,
} as BillStatus['boxes'][number];

const hour = fc.integer({ min: 1, max: 400 }).map((hours) => hours * hourMs);
const maybe = (values: fc.Arbitrary<number>) => fc.option(values, { nil: null });
const statuses: fc.Arbitrary<BillStatus> = fc
  .record({
    closes: maybe(hour),
    waiting: maybe(hour),
    changes: fc.array(hour, { maxLength: 3 }),
    gateIn: maybe(hour),
    rejected: fc.boolean(),
    departed: maybe(hour),
  })
  .map(({ closes, waiting, changes, gateIn, rejected, departed }) => ({
    ...empty,
    boxes: [{ ...box, gateInMs: gateIn }],
    boxesTotal: 1,
    plan:
      closes === null
        ? null
        : {
            chineseName: null,
            gateInOpensMs: null,
            gateInClosesMs: null,
            customsClosesMs: null,
            portClosesMs: closes,
            etaMs: null,
            etdMs: null,
            ataMs: null,
            atdMs: null,
            berth: null,
            carrier: null,
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
    arrivalWaitingSinceMs: waiting,
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
        const nextMs = nextExceptionChange(status, instantMs);
        const until = nextMs ?? 1000 * hourMs;
        for (const between of [instantMs, (instantMs + until) / 2, until - 1]) {
          expect([...explainBill(status, between).exceptions].sort()).toEqual(toldAt(status, instantMs));
        }
        if (nextMs !== null) expect(toldAt(status, nextMs)).not.toEqual(toldAt(status, instantMs));
      }),
      { numRuns: 500 },
    );
  });

  it('writes them as the database reads them', () => {
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
        etaMs: null,
        etdMs: null,
        ataMs: null,
        atdMs: null,
        berth: null,
        carrier: null,
      },
    };
    const columns = deriveColumns({ billNo: 'COSU6012345678', port: 'NB', status, version: 1, updatedMs: 0 }, 0);
    expect(columns).toMatchObject({
      during_not_gated_in: `{[${76 * hourMs},${100 * hourMs})}`,
      during_cut_off_missed: `{[${100 * hourMs},)}`,
      during_inspection: null,
      next_change_ms: 76 * hourMs,
    });
  });
});
