// Guarantee: what lists filter, sort and search a bill by is what its status says, each time under its own name.
import { describe, expect, it } from 'vitest';
import { searchText } from '../vocabulary/search-terms';
import { deriveBillStatus } from './derive-bill-status';
import type { Fact } from './fact';
import { publishBill } from './published-bill';
import { bill, fact, hourMs, row, t0 } from './truth-table/told-facts';

const second = 'FCIU9051185';
const published = (...facts: readonly Fact[]) => publishBill(bill, deriveBillStatus('NB', bill, facts), t0);
const manifest = fact('manifest', t0);

describe('what is published of a bill', () => {
  it('is found by its number, each of its boxes, its ship and its voyage', () => {
    const { searchText: found } = published(manifest, fact('manifest', t0, { containerNo: second }));
    expect(found).toBe(searchText([bill, 'CSNU6152042', second, 'MSC ANNA', '425W']));
  });

  it('has each time of its plan under its own name, and the times of a ship that sailed', () => {
    const at = (hours: number): number => t0 + hours * hourMs;
    const clocks = { gateInOpensMs: at(1), gateInClosesMs: at(2), customsClosesMs: at(3), portClosesMs: at(4), etaMs: at(5), etdMs: at(6) };
    expect(published(manifest, fact('vessel-plan', t0, { detail: { ...clocks, ataMs: at(-2), atdMs: at(-1) } }))).toMatchObject({
      ...clocks,
      ataMs: at(-2),
      atdMs: at(-1),
    });
    expect(published(manifest)).toMatchObject({ gateInOpensMs: null, portClosesMs: null, etaMs: null, ataMs: null, atdMs: null });
  });

  it('runs by its clock, where a plan tells one', () => {
    const closes = fact('vessel-plan', t0, { detail: { portClosesMs: t0 + 4 * hourMs } });
    expect(published(manifest, closes).clockMs).toBe(t0 + 4 * hourMs);
    expect(published(manifest).clockMs).toBeNull();
  });

  it.each([
    ['put off', 6, true],
    ['moved forward', 2, false],
  ])('says whether its clock was %s', (_what, hours, putOff) => {
    const closes = (saidHours: number, at: number) =>
      fact('vessel-plan', t0 + saidHours * hourMs, { detail: { portClosesMs: t0 + (24 + at) * hourMs } });
    expect(published(manifest, closes(0, 4), closes(1, hours)).putOff).toBe(putOff);
    expect(published(manifest, closes(0, 4)).putOff).toBe(false);
  });

  it('without a plan has sailed when the load list says so', () => {
    expect(published(manifest, fact('vessel-report', t0, { detail: { atdMs: t0 } })).atdMs).toBe(t0);
  });

  it('counts the boxes that wait for a step: neither those that are ready nor those on board', () => {
    const box = (containerNo: string, told: object = {}): Fact => row(t0, 'YYYYY', { containerNo, ...told });
    const facts = [manifest, box(second), box('MSKU0308961'), fact('load', t0, { containerNo: 'MSKU0308961' })];
    expect(published(...facts)).toMatchObject({ boxesTotal: 3, boxesWaiting: 1 });
    expect(published(box(second)).boxesWaiting).toBe(0);
  });

  it('is known by its ship and voyage in one spelling, where somebody told them', () => {
    expect(published(manifest)).toMatchObject({ vesselKey: 'MSCANNA', vesselCodeKey: '9314210', voyageKey: '425W' });
    const nothing = published(fact('manifest', t0, { vesselName: null, vesselCode: null, voyage: null }));
    expect(nothing).toMatchObject({ vesselKey: null, vesselCodeKey: null, voyageKey: null });
  });

  it('has as its newest trouble a hold or a clock that moved, whichever was said later', () => {
    const held = (saidMs: number): Fact => fact('inspection', saidMs, { source: 'customs' });
    const plans = [0, 1, 2].map((hours) =>
      fact('vessel-plan', t0 + hours * hourMs, { detail: { portClosesMs: t0 + (90 + hours) * hourMs } }),
    );
    const box = fact('manifest', t0, { containerNo: second });
    expect(published(manifest, box, ...plans).troubleMs).toBe(t0 + 2 * hourMs);
    expect(published(manifest, box, ...plans, held(t0 + hourMs)).troubleMs).toBe(t0 + 2 * hourMs);
    expect(published(manifest, box, ...plans, held(t0 + 3 * hourMs)).troubleMs).toBe(t0 + 3 * hourMs);
    expect(published(manifest).troubleMs).toBeNull();
  });
});
