// Guarantee: the plan of a bill is the newest of its own terminal, its sailing is what has happened and not what somebody
// expects, and each move of a clock is told once, with what it was before.
import { describe, expect, it } from 'vitest';
import { deriveBillStatus } from './derive-bill-status';
import type { Fact } from './fact';
import { bill, fact, hourMs, row, t0 } from './truth-table/told-facts';

const closes = t0 + 30 * hourMs;
const manifest = fact('manifest', t0, { terminal: null });
const plan = (saidMs: number, detail: object, told: object = {}): Fact => fact('vessel-plan', saidMs, { ...told, detail });
const derive = (...facts: readonly Fact[]) => deriveBillStatus('NB', bill, [manifest, ...facts]);

describe('a ship that calls at two terminals', () => {
  const here = plan(t0, { portClosesMs: closes }, { terminal: 'BLCT3' });
  const there = plan(t0 + hourMs, { portClosesMs: closes - 9 * hourMs }, { terminal: 'BLCTMS' });

  it('runs by the plan of the terminal that has the box, not by the newest', () => {
    expect(derive(here, there, row(t0, 'NNNNN', { terminal: 'BLCT3' })).plan?.portClosesMs).toBe(closes);
    expect(derive(here, there, row(t0, 'NNNNN', { terminal: 'BLCTMS' })).plan?.portClosesMs).toBe(closes - 9 * hourMs);
  });

  it('a terminal’s code in small letters is the same terminal', () => {
    const twin = plan(t0, { portClosesMs: closes }, { terminal: 'blct3' });
    expect(derive(twin, there, row(t0, 'NNNNN', { terminal: 'BLCT3' })).plan?.portClosesMs).toBe(closes);
  });

  it('two codes of one terminal are one terminal: 北仑三期 moves its clock under either', () => {
    const moved = plan(t0 + hourMs, { portClosesMs: closes - hourMs }, { terminal: 'BLTCT' });
    const status = derive(plan(t0, { portClosesMs: closes }, { terminal: 'BLCT' }), moved, row(t0, 'NNNNN', { terminal: 'BLCT' }));
    expect(status.plan?.portClosesMs).toBe(closes - hourMs);
    expect(status.cutOffChanges).toMatchObject([{ fromMs: closes, toMs: closes - hourMs }]);
  });

  it('by the newest of all, while the terminal of the box is not known or has told no plan', () => {
    expect(derive(here, there).plan?.portClosesMs).toBe(closes - 9 * hourMs);
    expect(derive(here, there, row(t0, 'NNNNN', { terminal: 'NBCT' })).plan?.portClosesMs).toBe(closes - 9 * hourMs);
    expect(derive(plan(t0, { portClosesMs: closes }, { terminal: null }), row(t0, 'NNNNN')).plan?.portClosesMs).toBe(closes);
  });

  it('the terminal of the boxes is the bill’s, else that of the plan', () => {
    expect(derive(here, there, row(t0, 'NNNNN', { terminal: 'NBCT' })).terminal).toBe('NBCT');
    expect(derive(here, there).terminal).toBe('BLCTMS');
  });
});

describe('arrival and sailing', () => {
  it('a sailing told for later than an hour after its own report is a forecast', () => {
    expect(derive(plan(t0, { atdMs: t0 + hourMs }))).toMatchObject({ departedMs: t0 + hourMs, plan: { atdMs: t0 + hourMs } });
    expect(derive(plan(t0, { atdMs: t0 + hourMs + 1 }))).toMatchObject({ departedMs: null, plan: { atdMs: null } });
    const report = (atdMs: number): Fact => fact('vessel-report', t0, { detail: { atdMs } });
    expect(derive(report(t0 + hourMs)).departedMs).toBe(t0 + hourMs);
    expect(derive(report(t0 + hourMs + 1)).departedMs).toBeNull();
  });

  it('the plan’s word of it goes before a load list’s; without it the newest list that tells it', () => {
    const list = (saidMs: number, detail: object): Fact => fact('vessel-report', saidMs, { detail });
    const lists = [list(t0, { ataMs: t0 - 9 * hourMs, atdMs: t0 - 2 * hourMs }), list(t0 + hourMs, {})];
    expect(derive(plan(t0, { ataMs: t0 - 8 * hourMs, atdMs: t0 - hourMs }), ...lists)).toMatchObject({
      departedMs: t0 - hourMs,
      plan: { ataMs: t0 - 8 * hourMs, atdMs: t0 - hourMs },
    });
    expect(derive(plan(t0, {}), ...lists)).toMatchObject({
      departedMs: t0 - 2 * hourMs,
      plan: { ataMs: t0 - 9 * hourMs, atdMs: t0 - 2 * hourMs },
    });
    expect(derive(plan(t0, {}), list(t0, { ataMs: t0 + 9 * hourMs })).plan?.ataMs).toBeNull();
  });

  it('a plan of before its newer fields tells none of them', () => {
    expect(derive(plan(t0, {})).plan).toMatchObject({ carrier: null, documentsClosesMs: null, vgmClosesMs: null });
    const told = { carrier: 'MSC', documentsClosesMs: t0 + hourMs, vgmClosesMs: t0 + 2 * hourMs };
    expect(derive(plan(t0, told)).plan).toMatchObject(told);
  });
});

describe('R-3.8-07 clocks that move', () => {
  const moves = (...facts: readonly Fact[]) =>
    derive(...facts).cutOffChanges.map(({ field, fromMs, toMs, saidMs }) => [field, fromMs, toMs, saidMs]);

  it('R-3.8-07 the first telling of a time is no move, nor is telling it again', () => {
    expect(moves(plan(t0, {}), plan(t0 + hourMs, { portClosesMs: closes }), plan(t0 + 2 * hourMs, { portClosesMs: closes }))).toEqual([]);
  });

  it('R-3.8-07 each move is told with what it was before, one that is withdrawn and told anew twice', () => {
    const [first, second, third] = [t0 + hourMs, t0 + 2 * hourMs, t0 + 3 * hourMs];
    const facts = [
      plan(t0, { portClosesMs: closes }),
      plan(first, { portClosesMs: closes - hourMs }),
      plan(second, {}),
      plan(third, { portClosesMs: closes }),
    ];
    const expected = [
      ['portClosesMs', closes, closes - hourMs, first],
      ['portClosesMs', closes - hourMs, null, second],
      ['portClosesMs', null, closes, third],
    ];
    expect(moves(...facts)).toEqual(expected);
    expect(moves(...facts.toReversed())).toEqual(expected);
  });

  it('R-3.8-07 of several clocks in the order of saying, and of one plan the gate-in before the customs', () => {
    const both = (shiftMs: number) => ({ customsClosesMs: closes + shiftMs, gateInClosesMs: closes + shiftMs });
    const fields = moves(plan(t0, both(0)), plan(t0 + hourMs, both(hourMs)), plan(t0 + 2 * hourMs, both(2 * hourMs))).map(
      ([field]) => field,
    );
    expect(fields).toEqual(['gateInClosesMs', 'customsClosesMs', 'gateInClosesMs', 'customsClosesMs']);
  });

  it('R-3.8-07 of two sources at one time in the order of the clocks', () => {
    const told = (source: string, field: string) =>
      [0, hourMs].map((shiftMs) => plan(t0 + shiftMs, { [field]: closes + shiftMs }, { source }));
    const facts = [...told('ningbo-edi', 'customsClosesMs'), ...told('ningbo-port', 'gateInOpensMs')];
    expect(moves(...facts).map(([field]) => field)).toEqual(['gateInOpensMs', 'customsClosesMs']);
    expect(moves(...facts.toReversed()).map(([field]) => field)).toEqual(['gateInOpensMs', 'customsClosesMs']);
  });

  it('R-3.8-07 a move names its message, source and hearing', () => {
    const moved = plan(t0 + hourMs, { portClosesMs: t0 }, { source: 'ningbo-port', heardMs: t0 + 3 * hourMs, messageId: 77 });
    expect(derive(plan(t0, { portClosesMs: closes }, { source: 'ningbo-port' }), moved).cutOffChanges).toMatchObject([
      { source: 'ningbo-port', heardMs: t0 + 3 * hourMs, messageId: 77 },
    ]);
  });

  it('R-3.8-07 two sources that disagree, each saying its own again, move nothing', () => {
    const rows = [0, 1, 2, 3].map((turn) =>
      plan(
        t0 + turn * hourMs,
        { portClosesMs: turn % 2 === 0 ? closes : closes - hourMs },
        { source: turn % 2 === 0 ? 'ningbo-port' : 'ningbo-edi' },
      ),
    );
    expect(derive(...rows).cutOffChanges).toEqual([]);
  });

  it('R-3.8-07 two terminals of one call have each its own clock: the next one’s is no move', () => {
    const rows = [
      plan(t0, { portClosesMs: closes }, { terminal: 'BLCT' }),
      plan(t0 + hourMs, { portClosesMs: closes - hourMs }, { terminal: 'YZCT' }),
    ];
    expect(derive(...rows).cutOffChanges).toEqual([]);
  });
});
