// Guarantee: a wait begins when the event before it was first told and has stood since, however often that is said again;
// what is learnt of a bill is what its events really took. Which events are expected stands in the truth table.
import { describe, expect, it } from 'vitest';
import { deriveBillStatus } from './derive-bill-status';
import { observedLags } from './expected-events';
import type { Fact } from './fact';
import { statusOfCase } from './truth-table/bill-case';
import { bill, fact, hourMs, minuteMs, row, t0 } from './truth-table/told-facts';
import { waitingCase } from './truth-table/watch-cells';
import { usualLags } from './usual-lags';

const derive = (...facts: readonly Fact[]) => deriveBillStatus('NB', bill, facts);
const waits = (...facts: readonly Fact[]) => derive(...facts).expected.map(({ node, sinceMs }) => `${node} ${(sinceMs - t0) / hourMs}`);
const gateIn = fact('gate-in', t0);
const arrived = (atHours: number, code = '01') => fact('arrival-receipt', t0 + atHours * hourMs, { source: 'customs', detail: { code } });
const released = (atHours: number, code = 'Y') => fact('customs-pass', t0 + atHours * hourMs, { source: 'customs', detail: { code } });

describe('a wait', () => {
  it('begins with the first saying of what came before, in whatever order it is heard', () => {
    const rows = [2, 3, 7].map((hours) => row(t0 + hours * hourMs, 'YYNNN'));
    expect(waits(gateIn, ...rows)).toEqual(['PASS 2']);
    expect(waits(...rows.toReversed(), gateIn)).toEqual(['PASS 2']);
    expect(waits(gateIn, arrived(2), arrived(5))).toEqual(['PASS 2']);
  });

  it('begins anew where it was taken back and given again', () => {
    expect(waits(gateIn, row(t0 + hourMs, 'YYNNN'), row(t0 + 2 * hourMs, 'YNNNN'), row(t0 + 3 * hourMs, 'YYNNN'))).toEqual(['PASS 3']);
    expect(waits(gateIn, arrived(1), released(2), released(3, 'T'), released(4))).toEqual(['SLD 4']);
  });

  it('is due by what was learnt before it began', () => {
    const lag = { node: 'ASA', terminal: '', shift: '', usualMs: hourMs, lateMs: 3 * hourMs, samples: 50 } as const;
    const due = (fromMs: number) => deriveBillStatus('NB', bill, [gateIn], usualLags('NB', [{ ...lag, fromMs }])).expected;
    expect(due(t0)).toEqual([{ node: 'ASA', sinceMs: t0, dueMs: t0 + 3 * hourMs, usualMs: hourMs, samples: 50 }]);
    expect(due(t0 + 1)).toMatchObject([{ dueMs: t0 + 2 * hourMs, samples: 0 }]);
  });

  it('of several boxes is the one that is due first', () => {
    const second = { containerNo: 'MSKU0308961' };
    expect(waits(gateIn, fact('gate-in', t0 - 3 * hourMs, second))).toEqual(['ASA -3']);
    expect(waits(fact('gate-in', t0 - 3 * hourMs), fact('gate-in', t0, second))).toEqual(['ASA -3']);
    expect(waits(gateIn, fact('gate-in', t0, second), arrived(1))).toEqual(['ASA 0', 'PASS 1']);
  });
});

describe('a source whose clock stands ahead', () => {
  const ahead = (kind: 'gate-in', heardMs: number) => fact(kind, heardMs + 24 * hourMs, { heardMs });

  it('is not believed: what it says counts from when it was heard', () => {
    expect(waits(ahead('gate-in', t0))).toEqual(['ASA 0']);
    const wrong = row(t0 + 25 * hourMs, 'YYNNN', { heardMs: t0 + hourMs });
    expect(waits(gateIn, wrong)).toEqual(['PASS 1']);
    // What a right clock says two hours later is newer, whichever is heard of first.
    const right = row(t0 + 3 * hourMs, 'YNNNN');
    expect(waits(gateIn, wrong, right)).toEqual(['ASA 0']);
    expect(waits(right, wrong, gateIn)).toEqual(['ASA 0']);
  });

  it.each([19.5, 8, 0.26])('is not believed by %d hours either', (hours) => {
    expect(waits(fact('gate-in', t0 + hours * hourMs, { heardMs: t0 }))).toEqual(['ASA 0']);
    const wrong = row(t0 + (1 + hours) * hourMs, 'YYNNN', { heardMs: t0 + hourMs });
    const right = row(t0 + 1.1 * hourMs, 'YNNNN');
    expect(waits(gateIn, wrong, right)).toEqual(['ASA 0']);
    expect(waits(right, wrong, gateIn)).toEqual(['ASA 0']);
  });

  it('overrules no true cut-off that is told afterwards', () => {
    const closes = (saidMs: number, heardMs: number, closesMs: number) =>
      fact('vessel-plan', saidMs, { heardMs, detail: { portClosesMs: closesMs } });
    const wrong = closes(t0 + 19.5 * hourMs, t0, t0 + 40 * hourMs);
    const right = closes(t0 + hourMs, t0 + hourMs, t0 + 10 * hourMs);
    for (const told of [
      [wrong, right],
      [right, wrong],
    ]) {
      expect(derive(gateIn, ...told).plan?.portClosesMs).toBe(t0 + 10 * hourMs);
    }
  });

  it('is believed up to a quarter of an hour', () => {
    expect(waits(fact('gate-in', t0 + 15 * minuteMs, { heardMs: t0 }))).toEqual(['ASA 0.25']);
  });
});

describe('what is learnt of a bill', () => {
  const learnt = (...facts: readonly Fact[]) =>
    observedLags(derive(...facts)).map(({ node, terminal, lagMs }) => `${node} ${terminal} ${lagMs / hourMs}`);

  it('is what each event took after the one before it', () => {
    const berthed = fact('vessel-plan', t0 + 8 * hourMs, { detail: { ataMs: t0 + 8 * hourMs } });
    const sailed = fact('vessel-report', t0 + 20 * hourMs, { detail: { atdMs: t0 + 20 * hourMs } });
    const whole = [
      fact('pre-manifest-declared', t0 - 9 * hourMs),
      fact('pre-manifest-receipt', t0 - 9 * hourMs + 30 * minuteMs, { source: 'customs' }),
      gateIn,
      arrived(2),
      released(5),
      row(t0 + 6 * hourMs, 'YYYYN'),
      row(t0 + 7 * hourMs, 'YYYYY'),
      berthed,
      fact('load', t0 + 10 * hourMs),
      sailed,
    ];
    expect(learnt(...whole)).toEqual([
      'BLA  0.5',
      'ASA BLCT3 2',
      'PASS BLCT3 3',
      'SLD BLCT3 1',
      'TMPS BLCT3 1',
      'LOBD BLCT3 2',
      'DLPT BLCT3 10',
    ]);
    expect(learnt(...whole.toReversed())).toEqual(learnt(...whole));
  });

  it('passes over a step of which the one before was never told', () => {
    expect(learnt(gateIn, released(5))).toEqual([]);
  });
});

describe('a port that tells the place in the ship (上海), the ship berthed for days', () => {
  const told = (node: string) => statusOfCase({ ...waitingCase('SH', node, 7_200), berthedAgo: 7_200 });

  it('waits for the loading of what is stowed alone: of the rest it is the place that is missing', () => {
    expect(told('PRLD').expected.map(({ node }) => node)).toEqual(['PRLD']);
    expect(told('LOBD').expected.map(({ node }) => node)).toEqual(['LOBD']);
  });

  it('learns of the loading from the place on', () => {
    const box = waitingCase('SH', 'LOBD', 0).boxes[0]!;
    // Its place was taken back once and told again.
    const flags = { ...box.flags, stow: ['yes', 'no', 'yes'] } as const;
    const loaded = statusOfCase({
      port: 'SH',
      boxes: [{ ...box, flags, loaded: true, rowsFirst: true }],
      preManifest: ['accepted'],
      plan: {},
      berthedAgo: 7_200,
    });
    const { doneMs } = loaded.boxes[0]!;
    expect(doneMs['PRLD']).toBeGreaterThan(doneMs['TMPS']!);
    expect(observedLags(loaded).find(({ node }) => node === 'LOBD')).toMatchObject({ sinceMs: doneMs['PRLD'] });
  });
});
