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
    expect(due(t0)).toMatchObject([{ node: 'ASA', sinceMs: t0, dueMs: t0 + 3 * hourMs, usualMs: hourMs, samples: 50 }]);
    expect(due(t0 + 1)).toMatchObject([{ dueMs: t0 + 2 * hourMs, samples: 0 }]);
  });

  it.each([
    ['放行', 'YYNNN', 'YYYNN', 'customs', 'SLD'],
    ['三联单', 'YYYNN', 'YYYYN', 'triple', 'TMPS'],
  ])(
    'after %s by the port’s flag begins when that was first said, or when the port says that it was given',
    (_what, before, after, flag, node) => {
      const rows = [row(t0 + hourMs, before), row(t0 + 2 * hourMs, after), row(t0 + 5 * hourMs, after)];
      expect(waits(gateIn, ...rows)).toEqual([`${node} 2`]);
      const timed = row(t0 + 6 * hourMs, after, { detail: { flagMs: { [flag]: t0 + 1.5 * hourMs } } });
      expect(waits(gateIn, ...rows, timed)).toEqual([`${node} 1.5`]);
    },
  );

  it('is over once the ship has gone', () => {
    expect(waits(fact('load', t0))).toEqual(['DLPT 0']);
    expect(waits(fact('load', t0), fact('vessel-report', t0 + hourMs, { detail: { atdMs: t0 + hourMs } }))).toEqual([]);
  });

  it('of two nights’ boxes that are due when offices have opened is that of the bill’s first', () => {
    const evening = t0 + 12 * hourMs;
    const second = fact('gate-in', evening, { containerNo: 'MSKU0308961' });
    const learnt = { node: 'ASA', terminal: '', shift: '', usualMs: hourMs, lateMs: 3 * hourMs, samples: 50, fromMs: 0 } as const;
    const status = deriveBillStatus('NB', bill, [second, fact('gate-in', evening + 2 * hourMs)], usualLags('NB', [learnt]));
    expect(status.expected).toMatchObject([{ sinceMs: evening + 2 * hourMs, dueMs: t0 + 27 * hourMs }]);
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
  const takenBack = (...facts: readonly Fact[]) => derive(...facts).withdrawn.map(({ node }) => node);

  it('is not believed: what it says counts from when it was heard', () => {
    expect(waits(ahead('gate-in', t0))).toEqual(['ASA 0']);
    const wrong = row(t0 + 25 * hourMs, 'YYNNN', { heardMs: t0 + hourMs });
    expect(waits(gateIn, wrong)).toEqual(['PASS 1']);
    // What a right clock says two hours later is newer, whichever is heard of first.
    const right = row(t0 + 3 * hourMs, 'YNNNN');
    expect(takenBack(gateIn, wrong, right)).toEqual(['ASA']);
    expect(takenBack(right, wrong, gateIn)).toEqual(['ASA']);
  });

  it.each([19.5, 8, 0.26])('is not believed by %d hours either', (hours) => {
    expect(waits(fact('gate-in', t0 + hours * hourMs, { heardMs: t0 }))).toEqual(['ASA 0']);
    const wrong = row(t0 + (1 + hours) * hourMs, 'YYNNN', { heardMs: t0 + hourMs });
    const right = row(t0 + 1.1 * hourMs, 'YNNNN');
    expect(takenBack(gateIn, wrong, right)).toEqual(['ASA']);
    expect(takenBack(right, wrong, gateIn)).toEqual(['ASA']);
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

  it('is nothing of a loading whose last step, or whose ship’s berthing, was never told', () => {
    const berthed = fact('vessel-plan', t0 + 8 * hourMs, { detail: { ataMs: t0 + 8 * hourMs } });
    const loaded = fact('load', t0 + 10 * hourMs);
    expect(learnt(gateIn, arrived(2), berthed, loaded)).toEqual(['ASA BLCT3 2']);
    expect(learnt(row(t0, 'YYYYY'), loaded)).toEqual(['PASS BLCT3 0', 'SLD BLCT3 0', 'TMPS BLCT3 0']);
  });

  it.each([
    ['answered half an hour after it was declared', t0, t0 + 30 * minuteMs, [30]],
    ['answered at once', t0, t0, [0]],
    ['answered before it was declared, by another clock', t0, t0 - 1, []],
    ['never declared', null, t0, []],
    ['never answered', t0, null, []],
  ])('of a pre-manifest that was %s', (_what, declaredMs, answeredMs, minutes) => {
    const preManifest = { declaredMs, answeredMs };
    expect(observedLags({ ...derive(), preManifest }).map(({ lagMs }) => lagMs / minuteMs)).toEqual(minutes);
    // In 深圳 it is no step.
    expect(observedLags({ ...deriveBillStatus('SZ', bill, []), preManifest })).toEqual([]);
  });

  it('is kept under the ship, by its name, else its code, and the voyage, as far as they are told', () => {
    const shipOf = (told: object) => observedLags({ ...derive(gateIn, arrived(2)), ...told })[0]!.ship;
    expect([{}, { vesselName: null }, { vesselName: null, vesselCode: null }, { voyage: null }].map(shipOf)).toEqual([
      'MSC ANNA/425W',
      'UN9314210/425W',
      '/425W',
      'MSC ANNA/',
    ]);
  });
});

describe('a port that tells the place in the ship (上海), the ship berthed for days', () => {
  const told = (node: string) => statusOfCase({ ...waitingCase('SH', node, 7_200), berthedAgo: 7_200 });

  it('waits for the loading of what is stowed alone: of the rest it is the place that is missing', () => {
    expect(told('PRLD').expected.map(({ node }) => node)).toEqual(['PRLD']);
    expect(told('LOBD').expected.map(({ node }) => node)).toEqual(['LOBD']);
  });

  it('learns nothing of a loading whose place was never told', () => {
    const { flags, ...box } = waitingCase('SH', 'PRLD', 0).boxes[0]!;
    const loaded = statusOfCase({
      port: 'SH',
      boxes: [{ ...box, flags, loaded: true }],
      preManifest: ['accepted'],
      plan: {},
      berthedAgo: 7_200,
    });
    expect(observedLags(loaded).map(({ node }) => node)).toEqual(['ASA', 'PASS', 'TMPS']);
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
    expect(observedLags(loaded).find(({ node }) => node === 'PRLD')).toMatchObject({ lagMs: doneMs['PRLD']! - doneMs['TMPS']! });
  });
});
