// Guarantee (X5): a time of a ship's call that nobody can have meant sets no clock in any port, moves none, is no berthing and
// no sailing, and is told as odd; what stands as it was said is the report.
import { describe, expect, it } from 'vitest';
import { cutOffFields, profiles } from '../ports/index';
import { clocksOf } from './clocks';
import { dangersOf } from './cut-off-radar';
import { deriveBillStatus } from './derive-bill-status';
import { etaHistory } from './eta-history';
import { explainBill } from './explain-bill';
import type { Fact } from './fact';
import { listEvents } from './list-events';
import { isOddCallTime, oddTimesOf } from './odd-times';
import { bill, fact, hourMs, t0 } from './truth-table/told-facts';

const dayMs = 24 * hourMs;
const odd = [0, Date.UTC(1970, 5, 1), Date.UTC(2099, 11, 31), Date.UTC(9997, 0, 1)];
const manifest = fact('manifest', t0);
const plan = (saidMs: number, detail: object, told: object = {}) =>
  fact('vessel-plan', saidMs, { source: 'ningbo-port', ...told, detail }) as Fact & { readonly kind: 'vessel-plan' };

describe.each(profiles.map(({ code, name }) => ({ code, name })))('$name', ({ code: port }) => {
  const derive = (...facts: readonly Fact[]) =>
    deriveBillStatus(
      port,
      bill,
      [manifest, ...facts].map((told) => ({ ...told, port })),
    );

  it.each(odd)('cut-offs at %d are no clocks, whichever of them', (oddMs) => {
    for (const field of cutOffFields) {
      const status = derive(plan(t0, { [field]: oddMs }));
      expect([field, status.plan![field], ...Object.values(clocksOf(status))]).toEqual([field, null, null, null, null, null, null, null]);
      expect(explainBill(status, t0 + hourMs).exceptions).toEqual(explainBill(derive(plan(t0, {})), t0 + hourMs).exceptions);
    }
  });

  it.each(odd)('a cut-off moved to %d is a time that is told no more; given again it is as it was', (oddMs) => {
    const closesMs = t0 + 40 * hourMs;
    const told = [plan(t0, { portClosesMs: closesMs }), plan(t0 + hourMs, { portClosesMs: oddMs })];
    const taken = derive(...told);
    expect(taken.cutOffChanges).toMatchObject([{ field: 'portClosesMs', fromMs: closesMs, toMs: null }]);
    expect(dangersOf(taken, t0 + 2 * hourMs)).toMatchObject([{ toMs: null }]);
    const given = derive(...told, plan(t0 + 2 * hourMs, { portClosesMs: closesMs }));
    expect(given.plan!.portClosesMs).toBe(closesMs);
    expect(dangersOf(given, t0 + 3 * hourMs)).toEqual([]);
  });
});

describe('times of the ship', () => {
  const derive = (...facts: readonly Fact[]) => deriveBillStatus('NB', bill, [manifest, ...facts]);

  it.each(odd)('at %d she neither berthed nor sailed, nor is she expected', (oddMs) => {
    const status = derive(plan(t0, { etaMs: oddMs, etdMs: oddMs, ataMs: oddMs, atdMs: oddMs, collectClosesMs: oddMs }));
    expect(status.plan).toMatchObject({ etaMs: null, etdMs: null, ataMs: null, atdMs: null, collectClosesMs: null });
    expect(status.departedMs).toBeNull();
    expect(derive(fact('vessel-report', t0, { detail: { ataMs: oddMs, atdMs: oddMs } })).departedMs).toBeNull();
  });

  it('no odd berthing time spreads the history of the others', () => {
    const heard = [t0 + 3 * dayMs, Date.UTC(2099, 0, 1), t0 + 4 * dayMs].map((etaMs, at) => plan(t0 + at * hourMs, { etaMs }));
    expect(etaHistory(heard, null)).toMatchObject({ spreadMs: dayMs });
    expect(etaHistory(heard.slice(1, 2), null)).toBeNull();
  });
});

describe('how far a plan reaches', () => {
  it.each([
    ['half a year after it was heard', t0 + 180 * dayMs, false],
    ['the same to the instant', t0 + 60_000 + 180 * dayMs, false],
    ['a moment later', t0 + 180 * dayMs + 60_001, true],
    ['half a year before it was said', t0 - 180 * dayMs, false],
    ['a moment earlier', t0 - 180 * dayMs - 1, true],
  ])('%s', (_what, atMs, isOdd) => expect(isOddCallTime(atMs, plan(t0, {}))).toBe(isOdd));

  it('an old plan that is brought late is what it was', () => {
    const late = plan(t0 - 700 * dayMs, { portClosesMs: t0 - 690 * dayMs }, { heardMs: t0 });
    expect(oddTimesOf(late)).toEqual([]);
    // A clock that stands at 2099 makes nothing of 2099 true.
    const ahead = plan(Date.UTC(2099, 0, 1), { portClosesMs: Date.UTC(2099, 0, 2) }, { heardMs: t0 });
    expect(oddTimesOf(ahead)).toEqual([Date.UTC(2099, 0, 2)]);
  });

  it('the event list tells it as it was said, and that it does not count', () => {
    const events = listEvents([plan(t0, { portClosesMs: t0 + dayMs }), plan(t0 + hourMs, { portClosesMs: Date.UTC(2099, 11, 31) })]);
    expect(events.find(({ code }) => code === 'CUT')!.text).toContain('12-31 08:00 · 时间不合理，不计入状态');
  });
});
