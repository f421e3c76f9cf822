// Guarantee: what a correction reaches follows its definition, pair by pair, in
// whatever order the facts lie, and the cost grows with the facts and not with
// their square: one file may hold tens of thousands about one bill.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLong, madeCases } from './truth-table/made-cases';
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

/** Nothing is said after it is heard: by a clock that stands ahead it was said when it was heard. */
const saidBy = ({ saidMs, heardMs }: Fact): number => (saidMs! - heardMs > 900_000 ? heardMs : saidMs!);

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
    if (fact.saidMs !== null && correction.saidMs !== null) return saidBy(correction) >= saidBy(fact);
    return isDocumentKnown || correction.heardMs >= fact.heardMs;
  }
  return (correction.function === 'cancel' && correction.saidMs === fact.saidMs) || compareSaid(correction, fact) > 0;
}

const told = fc.record({
  messageId: fc.integer({ min: 1, max: 3 }),
  reference: fc.constantFrom(null, 'A', 'B'),
  function: fc.constantFrom('original', 'replace', 'cancel'),
  saidMs: fc.constantFrom(null, 1, 2, 3, 4_000_000_000),
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
      // Few and small enough to be tried in full number by whoever changes the rules one by one.
      { numRuns: Math.max(500, madeCases(isLong ? 5_000 : 2_000)) },
    );
  });

  // What grows with their square, or calls itself for each, is seen at both sizes.
  const count = madeCases(isLong ? 30_000 : 12_000);
  it.runIf(isLong).each([
    ['corrected rows of one box', (i: number): Partial<Fact> => ({ function: 'replace', saidMs: i, reference: 'A' })],
    [
      'rows of one box, all said at once and heard one by one',
      (i: number): Partial<Fact> => ({ saidMs: 1, heardMs: i, detail: { ...noFlags, remark: String(i) } as never }),
    ],
    ['rows of one box, each said later', (i: number): Partial<Fact> => ({ saidMs: i })],
    ['boxes of one bill', (i: number): Partial<Fact> => ({ containerNo: `MLTU${String(i).padStart(7, '0')}` })],
    ['terminals of one box', (i: number): Partial<Fact> => ({ terminal: `T${i}` })],
  ])(`A13: derives and lists ${count} %s`, (_name, tell) => {
    const facts = Array.from({ length: count }, (_, i) => row(i + 1, tell(i)));
    expect(deriveBillStatus('NB', 'MLTBILL0001', facts).factCount).toBe(count);
    expect(listEvents(facts).length).toBeLessThanOrEqual(count);
  });
});

describe('a correction without a reference reaches what it is about, and nothing else', () => {
  const about = { messageId: 1, reference: null, saidMs: 1 };
  const kinds = {
    manifest: { reached: { containerNo: 'OTHU0000001' }, apart: { billNo: 'OTHER000001' } },
    'gate-in': { reached: { billNo: 'OTHER000001' }, apart: { containerNo: 'OTHU0000001' } },
    'gate-out': { reached: { billNo: 'OTHER000001' }, apart: { voyage: '0713E' } },
    load: { reached: { terminal: 'BLCTMS' }, apart: { containerNo: 'OTHU0000001' } },
    discharge: { reached: { billNo: 'OTHER000001' }, apart: { vesselName: 'EVER MERIDIAN' } },
    stow: { reached: { billNo: 'OTHER000001' }, apart: { voyage: '0713E' } },
    'vessel-plan': { reached: { billNo: 'OTHER000001' }, apart: { terminal: 'BLCTMS' } },
    'vessel-report': { reached: { billNo: 'OTHER000001' }, apart: { voyage: '0713E' } },
    'release-row': { reached: { voyage: '0713E' }, apart: { terminal: 'BLCTMS' } },
    yard: { reached: { voyage: '0713E' }, apart: { terminal: 'BLCTMS' } },
    booking: { reached: { billNo: 'OTHER000001' }, apart: { detail: { bookingNo: 'OTHER0001' } } },
    'customs-pass': { reached: { terminal: 'BLCTMS' }, apart: { containerNo: 'OTHU0000001' } },
    'pre-manifest-receipt': { reached: { voyage: '0713E' }, apart: { billNo: 'OTHER000001' } },
  } as const;

  it.each(Object.entries(kinds))('%s', (kind, { reached, apart }) => {
    const told = { ...about, kind } as Partial<Fact>;
    const [same, other] = [row(1, { ...told, ...reached }), row(2, { ...told, ...apart } as Partial<Fact>)];
    const elsewhere = [row(3, { ...told, source: 'customs' }), row(4, { ...told, kind: 'arrival-declared' } as Partial<Fact>)];
    const correction = row(9, { ...told, messageId: 2, saidMs: 2, function: 'replace' });
    expect([...findSuperseded([same, other, ...elsewhere, correction])]).toEqual([same]);
  });

  it('one by a clock of 2099 overrules nothing that a right clock says afterwards', () => {
    const withdrawn = row(1, { ...about, saidMs: Date.UTC(2099, 0, 1), function: 'cancel' });
    const again = row(2, { messageId: 2, saidMs: 1_060_000, heardMs: 1_060_000 });
    expect([...findSuperseded([withdrawn, again])]).toEqual([]);
  });

  it('of one message that a clock of 2099 wrote in part, the other part reaches what it was written beside', () => {
    const told = (id: number, messageId: number, saidMs: number, heardMs: number) =>
      row(id, { messageId, saidMs, heardMs, function: 'replace' });
    const ahead = Date.UTC(2099, 0, 1);
    // Heard first, and so said first; its own time is that of the newest, beside which it stands.
    const [beside, other, newest] = [told(1, 2, ahead, 1), told(2, 1, 2, 2), told(3, 1, ahead, 4)];
    expect([...findSuperseded([beside, other, newest])]).toEqual([beside]);
  });

  it('one that came earlier under another message stands between two of one message', () => {
    const told = (id: number, messageId: number, saidMs: number) => row(id, { messageId, saidMs, function: 'replace' });
    const [first, between, last] = [told(1, 1, 1), told(2, 2, 2), told(3, 1, 3)];
    expect([...findSuperseded([first, between, last])]).toEqual([first, between]);
    expect([...findSuperseded([last, between, first])]).toEqual([between, first]);
  });
});
