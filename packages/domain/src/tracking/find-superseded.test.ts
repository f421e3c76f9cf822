// Guarantee: what a correction reaches follows its definition, pair by pair, in
// whatever order the facts lie, and the cost grows with the facts and not with
// their square: one file may hold tens of thousands about one bill.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeCases } from './truth-table/made-cases';
import { deriveBillStatus } from './derive-bill-status';
import type { Fact } from './fact';
import { findSuperseded } from './find-superseded';
import { listEvents } from './list-events';
import { compareSaid } from './said-order';

const noFlags = {
  flags: { manifest: 'no', arrive: 'no', customs: 'no', triple: 'no', pass: 'no' },
  remark: null,
  receivedMs: null,
  loadedMs: null,
};
const row = (id: number, told: Partial<Fact>): Fact =>
  ({
    id,
    port: 'NB',
    source: 'ningbo-port',
    kind: 'release-row',
    messageId: 1,
    reference: null,
    function: 'original',
    billNo: 'MLTBILL0001',
    containerNo: 'MLTU1000009',
    vesselName: 'TIDE LANTERN',
    vesselCode: null,
    voyage: '0712E',
    terminal: 'BLCT3',
    happenedMs: null,
    happenedRaw: null,
    saidMs: null,
    heardMs: 1_000_000,
    detail: noFlags,
    ...told,
  }) as Fact;

/** The rule, told for one correction and one statement; `facts` are about one subject. */
function isReached(facts: readonly Fact[], correction: Fact, fact: Fact): boolean {
  const document = facts.filter((other) => other.function !== 'cancel' && other !== correction && other.reference === correction.reference);
  const isDocumentKnown = correction.reference !== null && document.length > 0;
  if (fact === correction || fact.function === 'cancel' || (isDocumentKnown && !document.includes(fact))) return false;
  const isSameStatement =
    fact.function === correction.function &&
    fact.reference === correction.reference &&
    (fact.messageId === correction.messageId || (fact.saidMs !== null && fact.saidMs === correction.saidMs));
  if (isSameStatement) return false;
  if (fact.function === 'original') {
    if (fact.saidMs !== null && correction.saidMs !== null) return correction.saidMs >= fact.saidMs;
    return isDocumentKnown || correction.heardMs >= fact.heardMs;
  }
  return (correction.function === 'cancel' && correction.saidMs === fact.saidMs) || compareSaid(correction, fact) > 0;
}

const told = fc.record({
  messageId: fc.integer({ min: 1, max: 3 }),
  reference: fc.constantFrom(null, 'A', 'B'),
  function: fc.constantFrom('original', 'replace', 'cancel'),
  saidMs: fc.constantFrom(null, 1, 2, 3),
  heardMs: fc.integer({ min: 1, max: 4 }),
  terminal: fc.constant('BLCT3'),
});

describe('findSuperseded', () => {
  it('strikes out exactly what some correction reaches', () => {
    fc.assert(
      fc.property(fc.array(told, { maxLength: 12 }), (list) => {
        const facts = list.map((one, index) => row(index + 1, one as Partial<Fact>));
        const corrections = facts.filter((fact) => fact.function !== 'original');
        const expected = facts.filter((fact) => corrections.some((correction) => isReached(facts, correction, fact)));
        const superseded = findSuperseded(facts);
        expect(facts.filter((fact) => superseded.has(fact)).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      }),
      { numRuns: madeCases(5_000) },
    );
  });

  const count = madeCases(30_000);
  it.each([
    ['corrected rows of one box', (i: number): Partial<Fact> => ({ function: 'replace', saidMs: i, reference: 'A' })],
    [
      'rows of one box, all said at once and heard one by one',
      (i: number): Partial<Fact> => ({ saidMs: 1, heardMs: i, detail: { ...noFlags, remark: String(i) } as never }),
    ],
    ['rows of one box, each said later', (i: number): Partial<Fact> => ({ saidMs: i })],
    ['boxes of one bill', (i: number): Partial<Fact> => ({ containerNo: `MLTU${String(i).padStart(7, '0')}` })],
    ['terminals of one box', (i: number): Partial<Fact> => ({ terminal: `T${i}` })],
  ])(`A13: derives and lists ${count} %s`, { timeout: 20_000 }, (_name, tell) => {
    const facts = Array.from({ length: count }, (_, i) => row(i + 1, tell(i)));
    expect(deriveBillStatus('NB', 'MLTBILL0001', facts).factCount).toBe(count);
    expect(listEvents(facts).length).toBeLessThanOrEqual(count);
  });
});
