// Guarantee (R-7.4-38): who typed another ship for a bill is told by the clocks of that ship alone; the rules that speak
// of it stand in the truth table.
import { describe, expect, it } from 'vitest';
import { arrangeShipFacts, deriveCallStatus } from './call-status';
import { deriveBillStatus } from './derive-bill-status';
import { isOtherCall, readOnCall } from './read-on-call';
import { fact, hourMs, t0 } from './truth-table/told-facts';
import type { VesselCall } from './vessel-call';

const call: VesselCall = { vesselName: 'MSC ANNA', vesselCode: '9314210', voyage: '425W' };
const manifest = fact('manifest', t0);
const plan = (saidMs: number, detail: Partial<{ portClosesMs: number; etaMs: number }>, told: Partial<VesselCall> = {}) =>
  fact('vessel-plan', saidMs, { detail, ...told });
const sailed = fact('vessel-report', t0 + 9 * hourMs, { detail: { atdMs: t0 + 9 * hourMs } });
const status = deriveBillStatus('NB', 'MEDUNB1234567', [
  manifest,
  plan(t0, { portClosesMs: t0 + 9 * hourMs }),
  plan(t0 + hourMs, { portClosesMs: t0 + 8 * hourMs }),
  sailed,
]);

const other = { vesselName: 'DEMO LANTERN', vesselCode: null, voyage: '7E' };
const told = (...facts: ReturnType<typeof plan>[]) => deriveCallStatus('NB', other, arrangeShipFacts(facts));

it('is on another call when it names another ship or voyage; a bill without any call is of none', () => {
  expect(isOtherCall(status, call)).toBe(false);
  expect(isOtherCall(status, { ...call, voyage: '426W' })).toBe(true);
  expect(isOtherCall({ vesselName: null, vesselCode: null, voyage: null }, call)).toBe(false);
  expect(isOtherCall({ vesselName: 'MSC ANNA', vesselCode: null, voyage: null }, call)).toBe(true);
  expect(isOtherCall({ vesselName: null, vesselCode: null, voyage: '425W' }, call)).toBe(true);
});

describe('W-04 a bill on a typed call whose ship has a namesake', () => {
  const [first, second] = [{ vesselCode: '9001112' }, { vesselCode: 'UN9002221' }];
  const closes = { portClosesMs: t0 + 90 * hourMs };
  const imos = ['9001112', '9002221'];

  it('W-04 has the clocks of neither, and says which it could be', () => {
    const both = told(plan(t0, closes, { ...other, ...first }), plan(t0, closes, { ...other, ...second }));
    expect(readOnCall(status, other, both)).toMatchObject({ plan: null, namesakes: imos });
    expect(readOnCall({ ...status, namesakes: ['9314210', '9811000'] }, other, null)).not.toHaveProperty('namesakes');
  });

  it('W-04 keeps what its own status says, and takes nothing of a ship that is not its own', () => {
    const typed = { ...call, vesselCode: null };
    const another = deriveCallStatus('NB', { vesselName: 'MSC ANNA', voyage: '425W' }, arrangeShipFacts([plan(t0, closes, first)]));
    const own = deriveBillStatus('NB', 'MEDUNB1234567', [manifest, plan(t0, closes, first)]);
    expect(own).toMatchObject({ plan: null, namesakes: ['9001112', '9314210'] });
    expect(readOnCall(own, typed, another)).toEqual(own);
    expect(readOnCall(status, typed, another).plan).toEqual(status.plan);
  });
});

describe('R-7.4-38 a bill on a call that somebody typed', () => {
  it('R-7.4-38 has none of the cut-offs, changes and sailing of the ship that was left', () => {
    expect(status).toMatchObject({ cutOffChanges: [{}], departedMs: t0 + 9 * hourMs, plan: {}, bar: { DLPT: { state: 'exception' } } });
    const read = readOnCall(status, other, null);
    expect(read).toEqual({ ...status, plan: null, cutOffChanges: [], departedMs: null, bar: read.bar, strip: read.strip });
    expect(read.bar).toEqual({ ...status.bar, DLPT: { ...status.bar['DLPT'], state: 'none', atMs: null, source: null, note: null } });
    expect(read.strip).toMatchObject(Object.fromEntries(Object.entries(status.strip).filter(([, node]) => node !== status.bar['DLPT'])));
  });

  it('R-7.4-38 is not expected on board of the ship that was left; all else that is expected stays', () => {
    const expected = ['ASA', 'LOBD'].map((node) => ({ node, sinceMs: t0, dueMs: t0, usualMs: 0, samples: 0 }));
    const nodes = (meant: VesselCall) => readOnCall({ ...status, expected }, meant, null).expected.map(({ node }) => node);
    expect(nodes(other)).toEqual(['ASA']);
    expect(nodes(call)).toEqual(['ASA', 'LOBD']);
  });

  it('R-7.4-38 has sailed with the boxes that are on board, when its own call is told to have', () => {
    const loaded = deriveBillStatus('NB', 'MEDUNB1234567', [manifest, fact('load', t0)]);
    const sailing = deriveCallStatus('NB', { vesselName: 'MSC ANNA', voyage: '425W' }, arrangeShipFacts([sailed]));
    const read = readOnCall(loaded, call, sailing);
    expect(read).toMatchObject({ departedMs: t0 + 9 * hourMs, bar: { DLPT: { state: 'done', boxesDone: 1 } } });
  });

  it('R-7.4-38 O-1 has those of that call', () => {
    const sailing = told(
      plan(t0, { portClosesMs: t0 + 90 * hourMs }, other),
      plan(t0 + hourMs, { portClosesMs: t0 + 80 * hourMs }, other),
      fact('vessel-report', t0 + 99 * hourMs, { detail: { atdMs: t0 + 99 * hourMs }, ...other }),
    );
    const read = readOnCall(status, other, sailing);
    expect(read).toMatchObject({ plan: { portClosesMs: t0 + 80 * hourMs }, departedMs: t0 + 99 * hourMs, vesselName: status.vesselName });
    expect(read.cutOffChanges).toEqual([expect.objectContaining({ field: 'portClosesMs', toMs: t0 + 80 * hourMs })]);
    expect(read.bar['DLPT']).toMatchObject({ state: 'exception', atMs: t0 + 99 * hourMs });
  });

  it('R-7.4-38 stays what the bill says of its own call, filled up where that says nothing', () => {
    const sailing = told(plan(t0, { portClosesMs: 1, etaMs: t0 + 5 * hourMs }, other));
    const read = readOnCall(status, call, sailing);
    expect(read).toEqual({ ...status, plan: { ...status.plan, etaMs: t0 + 5 * hourMs } });
    expect(readOnCall(status, call, null)).toEqual(status);
    const silent = deriveBillStatus('NB', 'MEDUNB1234567', [manifest]);
    expect(readOnCall(silent, call, sailing)).toMatchObject({ plan: sailing.plan, cutOffChanges: [] });
    expect(readOnCall(silent, call, null).plan).toBeNull();
  });
});
