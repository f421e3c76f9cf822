// Guarantee: what counts for a bill is what names it, and what happens to its boxes on its own call: the number of a box
// proves nothing, for it sails again next month under another bill.
import { describe, expect, it } from 'vitest';
import { deriveBillStatus } from './derive-bill-status';
import { explainBill } from './explain-bill';
import type { Fact } from './fact';
import { listEvents } from './list-events';
import { compareHappened, compareSaid, happenedAt, isInFuture, latestHappened, latestSaid, saidAt, stepAt } from './said-order';
import { selectBillFacts } from './select-bill-facts';
import { readStoredStatus } from './status';
import { bill, fact, hourMs, row, t0 } from './truth-table/told-facts';

const dayMs = 24 * hourMs;
const other = 'FCIU9051185';
const next = { vesselName: 'EVER GIVEN', vesselCode: 'UN9811000', voyage: '0918W' };
const noCall = { vesselName: null, vesselCode: null, voyage: null };
const select = (...facts: readonly Fact[]) => selectBillFacts(bill, facts);
const callOf = (...facts: readonly Fact[]) => select(...facts).call;

describe('W-04 a bill whose ship has a namesake on the same voyage', () => {
  const plan = (vesselCode: string | null, portClosesMs: number): Fact => fact('vessel-plan', t0, { vesselCode, detail: { portClosesMs } });
  const plans = [plan('9001112', t0 + 40 * hourMs), plan('UN9002221', t0 + 90 * hourMs), plan(null, t0 + 50 * hourMs)];
  const statusOf = (vesselCode: string | null, ...facts: readonly Fact[]) =>
    deriveBillStatus('NB', bill, [fact('manifest', t0, { vesselCode }), ...facts]);

  it('W-04 has the plan of its own ship where it tells its IMO number', () => {
    for (const facts of [plans, plans.toReversed()]) {
      expect(statusOf('UN9001112', ...facts).plan?.portClosesMs).toBe(t0 + 40 * hourMs);
      expect(statusOf('9002221', ...facts).plan?.portClosesMs).toBe(t0 + 90 * hourMs);
    }
    expect(statusOf('9002221', ...plans)).not.toHaveProperty('namesakes');
  });

  it('W-04 has none where the port knows another ship alone, and says so', () => {
    for (const facts of [[plans[0]!], [plans[0]!, plans[2]!]])
      expect(statusOf('9002221', ...facts)).toMatchObject({ plan: null, namesakes: ['9001112', '9002221'] });
    const gatedIn = fact('gate-in', t0 + hourMs, { billNo: null, vesselCode: '9001112' });
    expect(statusOf('9002221', plans[0]!, gatedIn)).toMatchObject({ boxesGatedIn: 1, boxesTotal: 1 });
  });

  it('W-04 has neither where it tells none, and says which it could be', () => {
    const status = statusOf(null, ...plans);
    expect(status).toMatchObject({ plan: null, cutOffChanges: [], departedMs: null, namesakes: ['9001112', '9002221'] });
    expect(explainBill(status, t0)).toMatchObject({
      sentence: '同名同航次有 2 艘船：IMO 9001112、IMO 9002221，请核对',
      tone: 'attention',
      nextStep: { title: '核对是哪艘船' },
    });
    expect(readStoredStatus(JSON.parse(JSON.stringify(status)))).toEqual(status);
  });

  it('W-04 has the only one while there is no other', () => {
    expect(statusOf(null, plans[0]!).plan?.portClosesMs).toBe(t0 + 40 * hourMs);
    expect(statusOf(null, plans[0]!, plans[2]!)).not.toHaveProperty('namesakes');
    expect(statusOf('9001112', plans[2]!).plan?.portClosesMs).toBe(t0 + 50 * hourMs);
    const wrong = fact('vessel-plan', t0, { vesselCode: '9002221', reference: 'P1' });
    const back = fact('vessel-plan', t0 + hourMs, { vesselCode: '9002221', reference: 'P1', function: 'cancel' });
    expect(statusOf(null, plans[0]!, wrong, back)).not.toHaveProperty('namesakes');
  });
});

describe('the call of a bill', () => {
  it('is what its newest list or row of the port says, not what a gate says later', () => {
    const listed = fact('manifest', t0);
    expect(callOf(listed, fact('gate-in', t0 + hourMs, next))).toMatchObject({ vesselName: 'MSC ANNA', voyage: '425W' });
    expect(callOf(listed, row(t0 + hourMs, 'NNNNN', next))).toMatchObject({ vesselName: 'EVER GIVEN', voyage: '0918W' });
    expect(callOf(row(t0 + hourMs, 'NNNNN', next), fact('manifest', t0 + 2 * hourMs))).toMatchObject({ voyage: '425W' });
  });

  it('before those are heard, what whoever names it says', () => {
    expect(callOf(fact('gate-in', t0, next))).toMatchObject({ voyage: '0918W' });
    expect(callOf(fact('gate-in', t0, noCall))).toBeNull();
    expect(callOf(fact('gate-in', t0, { vesselName: null, vesselCode: null }))).toBeNull();
    expect(callOf(fact('gate-in', t0, { voyage: null }))).toBeNull();
    expect(callOf(fact('gate-in', t0, { vesselName: null }))).toEqual({ vesselName: null, vesselCode: 'UN9314210', voyage: '425W' });
  });

  it('a name is completed by the code that another report of the same call has, and the other way round', () => {
    const [byName, byCode] = [fact('manifest', t0, { vesselCode: null }), fact('manifest', t0, { vesselName: null })];
    const both = fact('gate-in', t0 - hourMs);
    expect(callOf(byName, both)).toEqual({ vesselName: 'MSC ANNA', vesselCode: 'UN9314210', voyage: '425W' });
    expect(callOf(byCode, both)).toEqual({ vesselName: 'MSC ANNA', vesselCode: 'UN9314210', voyage: '425W' });
    expect(callOf(byName, fact('gate-in', t0, { voyage: '426W' }))).toMatchObject({ vesselCode: null });
  });

  it('a withdrawn list names none', () => {
    const cancelled = [fact('manifest', t0, { reference: 'D' }), fact('manifest', t0 + hourMs, { reference: 'D', function: 'cancel' })];
    expect(select(...cancelled)).toMatchObject({ call: null, containerNos: [], inForce: [] });
    expect(select(...cancelled).heard).toHaveLength(2);
  });

  it('R-4.10-38 a bill whose list was deleted is cancelled, unless something else of it stands', () => {
    const listed = fact('manifest', t0, { reference: 'D' });
    const deleted = fact('manifest', t0 + hourMs, { reference: 'D', function: 'cancel' });
    const again = fact('manifest', t0 + 2 * hourMs, { reference: 'E' });
    const gate = fact('gate-in', t0, { reference: 'G' });
    const slip = fact('gate-in', t0 + hourMs, { reference: 'G', function: 'cancel' });
    const cases: readonly (readonly [facts: readonly Fact[], isTakenBack: boolean])[] = [
      [[], false],
      [[listed], false],
      [[listed, deleted], true],
      [[deleted], true],
      [[listed, deleted, again], false],
      [[listed, deleted, gate], false],
      [[listed, deleted, gate, slip], true],
      [[gate, slip], false],
    ];
    for (const [facts, isTakenBack] of cases) {
      expect(select(...facts).isTakenBack).toBe(isTakenBack);
      expect(deriveBillStatus('NB', bill, facts).isTakenBack ?? false).toBe(isTakenBack);
    }
  });
});

describe('the boxes of a bill', () => {
  it('are those that a report of the bill names, on its call or on none', () => {
    const facts = [fact('manifest', t0), fact('gate-out', t0, { containerNo: other, ...noCall })];
    expect(select(...facts).containerNos).toEqual(['CSNU6152042', other]);
  });

  it('not one that was rolled to another call, nor one of a slip of the pen', () => {
    expect(select(fact('manifest', t0), fact('gate-in', t0, { containerNo: other, ...next })).containerNos).toEqual(['CSNU6152042']);
    const future = fact('gate-in', t0, { containerNo: other, happenedMs: t0 + 2 * dayMs });
    expect(select(fact('manifest', t0), future).containerNos).toEqual(['CSNU6152042']);
  });

  it('O-10 those that customs names with its answer to the pre-manifest, by its newest answer; they are not in the port', () => {
    const answer = (saidMs: number, messageId: number, ...boxes: readonly string[]) =>
      [null, ...boxes].map((containerNo) => fact('pre-manifest-receipt', saidMs, { source: 'customs', messageId, containerNo }));
    const first = answer(t0, 71, 'CSNU6152042', other);
    expect(select(...first).containerNos).toEqual(['CSNU6152042', other]);
    expect(deriveBillStatus('NB', bill, first)).toMatchObject({ boxesTotal: 2, boxesGatedIn: 0, bar: { GITM: { state: 'none' } } });
    // The box was changed: customs names the other one now.
    const second = answer(t0 + hourMs, 72, 'CSNU6152042');
    expect(select(...second, ...first).containerNos).toEqual(['CSNU6152042']);
    // An answer that names no box takes none away; nor does one to a box alone.
    expect(select(...first, ...answer(t0 + 2 * hourMs, 73)).containerNos).toHaveLength(2);
    const alone = fact('pre-manifest-receipt', t0 + 2 * hourMs, { source: 'customs', messageId: 74 });
    expect(select(...first, alone).containerNos).toHaveLength(2);
    // The same answer once more, with another box: what was known of it is not heard a second time.
    const [, , more] = answer(t0, 75, other, 'TGHU1643396');
    expect(select(...answer(t0, 71, other), more!).containerNos).toEqual([other, 'TGHU1643396']);
    expect(select(...answer(t0, 71, other), more!, ...second).containerNos).toEqual(['CSNU6152042']);
    // What one source puts on a bill no other takes off.
    const elsewhere = second.map((told) => ({ ...told, source: 'easipass' as const }));
    expect(select(...first, ...elsewhere).containerNos).toEqual(['CSNU6152042', other]);
    expect(listEvents(first).map(({ containerNo }) => containerNo)).toEqual([null]);
    expect(listEvents([alone]).map(({ containerNo }) => containerNo)).toEqual(['CSNU6152042']);
  });

  it('while no call is known, all that it names', () => {
    expect(select(fact('gate-in', t0, noCall), fact('gate-in', t0, { containerNo: other, ...noCall })).containerNos).toHaveLength(2);
  });
});

describe('what is said without the bill’s number', () => {
  const manifest = fact('manifest', t0);
  const nameless = { billNo: null };

  it.each(['gate-in', 'gate-out', 'load', 'discharge', 'arrival-receipt', 'arrival-declared', 'inspection'] as const)(
    '%s of its box on its call counts, of another box or call it does not',
    (kind) => {
      expect(select(manifest, fact(kind, t0, nameless)).inForce).toHaveLength(2);
      expect(select(manifest, fact(kind, t0, { ...nameless, containerNo: other })).inForce).toHaveLength(1);
      expect(select(manifest, fact(kind, t0, { ...nameless, ...next })).inForce).toHaveLength(1);
      expect(select(manifest, fact(kind, t0, { ...nameless, ...noCall })).inForce).toHaveLength(1);
    },
  );

  it.each(['release-row', 'manifest', 'customs-pass', 'yard'] as const)('%s of another bill with the same box does not count', (kind) => {
    expect(select(manifest, fact(kind, t0, { billNo: 'OTHER0000001' })).inForce).toHaveLength(1);
  });

  it.each(['vessel-plan', 'vessel-report'] as const)('%s counts for its call alone', (kind) => {
    expect(select(manifest, fact(kind, t0)).inForce).toHaveLength(2);
    expect(select(manifest, fact(kind, t0, next)).inForce).toHaveLength(1);
    expect(select(fact('gate-in', t0, noCall), fact(kind, t0)).inForce).toHaveLength(1);
  });

  it('a line of another bill weighs in a shared box only on the same call, and while it is in force', () => {
    const line = (told: object) => fact('manifest', t0, { billNo: 'OTHER0000001', reference: 'X', ...told });
    const shared = (...facts: readonly Fact[]) => select(manifest, ...facts).sharedManifests.length;
    expect(shared(line({}))).toBe(1);
    expect(shared(line(next))).toBe(0);
    expect(shared(line({ containerNo: other }))).toBe(0);
    expect(shared(line({}), line({ function: 'cancel', saidMs: t0 + hourMs }))).toBe(0);
  });
});

describe('when a thing was said and when it happened', () => {
  const untold = fact('gate-in', t0, { saidMs: null, heardMs: t0 + 5 * hourMs, happenedMs: null });

  it('a source’s own clock goes before ours, the event’s time before both', () => {
    expect([saidAt(untold), happenedAt(untold)]).toEqual([t0 + 5 * hourMs, t0 + 5 * hourMs]);
    expect(saidAt(fact('gate-in', t0))).toBe(t0);
    expect(happenedAt(fact('gate-in', t0, { happenedMs: t0 - hourMs }))).toBe(t0 - hourMs);
  });

  it('the newest statement and the newest event need not be the same', () => {
    const early = fact('gate-in', t0 + hourMs, { happenedMs: t0 - hourMs });
    const late = fact('gate-in', t0, { happenedMs: t0 });
    for (const facts of [
      [early, late],
      [late, early],
    ]) {
      expect(latestSaid(facts)).toBe(early);
      expect(latestHappened(facts)).toBe(late);
    }
    expect([latestSaid([]), latestHappened([])]).toEqual([null, null]);
  });

  it('of one instant: what says when it was said is newer, then what takes back, then by content, never by hearing', () => {
    const told = fact('gate-in', t0, { heardMs: t0 });
    const hearsay = fact('gate-in', t0, { saidMs: null, heardMs: t0 });
    expect(Math.sign(compareSaid(told, hearsay))).toBe(1);
    expect(Math.sign(compareSaid(hearsay, told))).toBe(-1);
    const [given, taken] = [row(t0, 'YYYYY'), row(t0, 'NNTNN')];
    expect([compareSaid(given, taken), compareSaid(taken, given)].map(Math.sign)).toEqual([-1, 1]);
    const pass = (code: string) => fact('customs-pass', t0, { detail: { code } });
    expect([compareSaid(pass('Y'), pass('T')), compareSaid(pass('T'), pass('Y'))].map(Math.sign)).toEqual([-1, 1]);
    const [a, b] = [row(t0, 'NNNNN', { detail: { remark: 'a' } }), row(t0, 'NNNNN', { detail: { remark: 'b' } })];
    expect([compareSaid(a, b), compareSaid(b, a)].map(Math.sign)).toEqual([-1, 1]);
    expect(Math.sign(compareSaid({ ...a, id: 9_001 }, { ...a, id: 9_002 }))).toBe(-1);
  });

  it('statements without a time of their own are in the order of hearing', () => {
    const heard = (id: number): Fact => ({ ...untold, id });
    expect(Math.sign(compareSaid(heard(1), heard(2)))).toBe(-1);
    expect(Math.sign(compareHappened(heard(2), heard(1)))).toBe(1);
  });

  it('E-26 an event is in the future from a day after its own report on', () => {
    expect(isInFuture(fact('gate-in', t0, { happenedMs: t0 + dayMs }))).toBe(false);
    expect(isInFuture(fact('gate-in', t0, { happenedMs: t0 + dayMs + 1 }))).toBe(true);
    expect(isInFuture(fact('gate-in', t0, { happenedMs: null }))).toBe(false);
  });
});

describe('what a bill is told of', () => {
  it('line, port of discharge and place of destination by the newest report that tells each', () => {
    const facts = [
      fact('manifest', t0, { detail: { operator: 'MSC', dischargePort: 'NLRTM', destination: 'DEDUI' } }),
      fact('gate-in', t0 + hourMs, { detail: { operator: 'COS', dischargePort: null } }),
      fact('load', t0 + 2 * hourMs, { detail: { operator: null, dischargePort: 'DEHAM' } }),
    ];
    expect(deriveBillStatus('NB', bill, facts)).toMatchObject({ operator: 'COS', dischargePort: 'DEHAM', destination: 'DEDUI' });
    expect(deriveBillStatus('NB', bill, [row(t0, 'NNNNN')])).toMatchObject({ operator: null, dischargePort: null, destination: null });
  });

  it('its terminal by the newest of row, gate and loading; weights to the gram', () => {
    const facts = [row(t0, 'NNNNN', { terminal: 'BLCT3' }), fact('gate-in', t0 + hourMs, { terminal: 'BLCTMS' })];
    expect(deriveBillStatus('NB', bill, facts).terminal).toBe('BLCTMS');
    const weighed = [
      fact('manifest', t0, { detail: { cargoWeightKg: 0.3, tareKg: 0.1 } }),
      fact('gate-in', t0, { detail: { grossWeightKg: 0.1 } }),
    ];
    expect(deriveBillStatus('NB', bill, weighed).weightGapKg).toBe(0.3);
  });

  it('is loaded when its last box is, and heard of when anything about it was', () => {
    const two = [fact('manifest', t0), fact('manifest', t0, { containerNo: other })];
    const load = (atMs: number, containerNo: string) => fact('load', atMs, { containerNo });
    expect(deriveBillStatus('NB', bill, [...two, load(t0 + hourMs, other)]).loadedMs).toBeNull();
    const loaded = [...two, load(t0 + hourMs, other), load(t0, 'CSNU6152042')];
    expect(deriveBillStatus('NB', bill, loaded)).toMatchObject({ loadedMs: t0 + hourMs, heardMs: t0 + hourMs + 60_000 });
  });

  it('its boxes wait for their arrival report since the first of them came in, while nothing holds them', () => {
    const boxes = [fact('gate-in', t0 + hourMs), fact('gate-in', t0 + 2 * hourMs, { containerNo: other })];
    expect(deriveBillStatus('NB', bill, boxes).expected).toMatchObject([{ node: 'ASA', sinceMs: t0 + hourMs }]);
    const refused = fact('arrival-receipt', t0 + 3 * hourMs, { source: 'customs', detail: { code: '03' } });
    expect(deriveBillStatus('NB', bill, [...boxes, refused]).expected).toMatchObject([{ node: 'ASA', sinceMs: t0 + 2 * hourMs }]);
  });
});

describe('stepAt: when a step that a row tells was, heard at 0', () => {
  const hours = (ms: number | null): number | null => (ms === null ? null : (ms - t0) / hourMs);
  it.each([
    // Said at, the step at, as hours from when it was heard; then what is believed.
    [null, -2, -2],
    [-1, -2, -2],
    // A clock that stands ahead bears report and step alike: both were when they were heard.
    [30, 29, 0],
    [30, 20, 0],
    // A forecast: a day and more after its own report.
    [0, 25, null],
    [30, 55, null],
    [null, 25, null],
    // A report that is as old as its event has no clock of its own.
    [30, 30, null],
  ])('said %s, step %s: %s', (said, step, expected) => {
    const told = { saidMs: said === null ? null : t0 + said * hourMs, heardMs: t0 };
    expect(hours(stepAt(t0 + step * hourMs, told))).toBe(expected);
  });
});
