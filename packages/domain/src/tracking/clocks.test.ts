// Guarantee: a bill runs by the clock of what it still lacks (docs/bill-rules.md 1), and a list sorted by it is right.
import { describe, expect, it } from 'vitest';
import { clockName, clockOfBill, clocksOf } from './clocks';
import { deriveBillStatus } from './derive-bill-status';
import { nextEdge } from './exception-spans';
import { exceptionInstants } from './exception-instants';
import { publishBill } from './published-bill';
import type { BillStatus } from './status';
import { bill, fact, hourMs, t0 } from './truth-table/told-facts';
import { billFlag } from './whole-bill';

type Plan = NonNullable<BillStatus['plan']>;
const known = deriveBillStatus('NB', bill, [fact('manifest', t0), fact('vessel-plan', t0)]);
const [box] = known.boxes;
const at = (hours: number): number => t0 + hours * hourMs;
/** Hours from t0 to each clock. */
const withPlan = (hours: Partial<Record<keyof Plan, number>>, ...waitsFor: readonly (string | null)[]): BillStatus => ({
  ...known,
  plan: { ...known.plan!, ...Object.fromEntries(Object.entries(hours).map(([field, value]) => [field, at(value)])) } as Plan,
  boxes: waitsFor.map((step) => ({ ...box!, waitsFor: step })),
  bar: { ...known.bar, BLA: { ...known.bar['BLA']!, state: 'done' }, IFC: { ...known.bar['IFC']!, state: 'done' } },
});
const hoursOf = (status: BillStatus): Record<string, number | null> =>
  Object.fromEntries(Object.entries(clocksOf(status)).map(([name, clock]) => [name, clock && (clock.atMs - t0) / hourMs]));

describe('the clocks of a plan', () => {
  it.each([
    ['none told', {}, { gate: null, intake: null, entry: null, customs: null, permits: null, papers: null }],
    ['截港 alone is the clock of all', { portClosesMs: 30 }, { gate: 30, intake: 30, entry: 30, customs: 30, permits: 30, papers: 30 }],
    ['进箱截止 where no 截港 is told', { gateInClosesMs: 20 }, { gate: 20, intake: 20, entry: 20, customs: 20, permits: 20, papers: 20 }],
    [
      '截港, and 进箱截止 before it',
      { portClosesMs: 30, gateInClosesMs: 20 },
      { gate: 30, intake: 20, entry: 20, customs: 30, permits: 30, papers: 30 },
    ],
    [
      '截港, and 进箱截止 after it',
      { portClosesMs: 30, gateInClosesMs: 40 },
      { gate: 30, intake: 30, entry: 30, customs: 30, permits: 30, papers: 30 },
    ],
    [
      '截关 first: permits have until 截港, and a box must be in before it',
      { portClosesMs: 30, customsClosesMs: 20 },
      { gate: 30, intake: 30, entry: 20, customs: 20, permits: 30, papers: 30 },
    ],
    [
      '截关 between 进箱截止 and 截港',
      { portClosesMs: 30, gateInClosesMs: 20, customsClosesMs: 25 },
      { gate: 30, intake: 20, entry: 20, customs: 25, permits: 30, papers: 30 },
    ],
    [
      '截关 last: permits have until then',
      { portClosesMs: 30, customsClosesMs: 40 },
      { gate: 30, intake: 30, entry: 30, customs: 40, permits: 40, papers: 30 },
    ],
    ['截关 alone', { customsClosesMs: 20 }, { gate: null, intake: null, entry: null, customs: 20, permits: 20, papers: null }],
    [
      '截单 is that of papers',
      { portClosesMs: 30, documentsClosesMs: 10 },
      { gate: 30, intake: 30, entry: 30, customs: 30, permits: 30, papers: 10 },
    ],
  ])('%s', (_what, plan, expected) => expect(hoursOf(withPlan(plan))).toEqual(expected));

  it('are called as the port calls them', () => {
    expect(clockName(known, { field: 'gateInClosesMs', atMs: t0 })).toBe('进箱截止');
    expect(clockName({ port: 'TJ' }, { field: 'portClosesMs', atMs: t0 })).toBe('箱号截止');
  });
});

describe('the clock that a bill runs by', () => {
  const plan = { portClosesMs: 30, customsClosesMs: 20, documentsClosesMs: 10 };
  const hoursLeft = (status: BillStatus): number | null => {
    const clock = clockOfBill(status);
    return clock && (clock.atMs - t0) / hourMs;
  };

  it.each([
    ['a box that is not in the port: 截关, for it is not released before it is in', ['GITM'], 20],
    ['a box that is not in, and one that lacks the pass', ['GITM', 'TMPS'], 20],
    ['a box without arrival report or release: 截关', ['ASA'], 20],
    ['a box without its release: 截关', ['PASS'], 20],
    ['a box that lacks the terminal’s pass: the later of the two', ['TMPS'], 30],
    ['one of each: the first', ['GITM', 'PASS'], 20],
    ['the same, named the other way round', ['PASS', 'GITM'], 20],
    ['without its arrival report, and lacking the pass: the first', ['ASA', 'TMPS'], 20],
    ['every box ready: 截港', [null, null], 30],
    ['a box ready beside one that is not in', [null, 'GITM'], 20],
  ] as const)('%s', (_what, waitsFor, hours) => expect(hoursLeft(withPlan(plan, ...waitsFor))).toBe(hours));

  it('O-2 the slip of 深圳 goes by 截放行条, by 截重 where that is told alone', () => {
    const slip = (told: Parameters<typeof withPlan>[0]): BillStatus => ({ ...withPlan(told, 'TMPS'), port: 'SZ', bar: {} });
    expect(hoursLeft(slip(plan))).toBe(20);
    expect(hoursLeft(slip({ portClosesMs: 30 }))).toBe(30);
  });

  it('a paper that is missing adds its clock', () => {
    const waiting = withPlan(plan, 'GITM');
    expect(hoursLeft({ ...waiting, bar: { ...waiting.bar, BLA: known.bar['BLA']! } })).toBe(10);
  });

  it('no box known: 截关 before 截港, or the papers’ clock while they are missing', () => {
    expect(hoursLeft(withPlan(plan))).toBe(20);
    expect(hoursLeft(withPlan({ portClosesMs: 30, customsClosesMs: 40 }))).toBe(30);
    expect(hoursLeft({ ...withPlan(plan), bar: known.bar })).toBe(10);
    expect(hoursLeft({ ...known, plan: null })).toBeNull();
  });

  it('O-3 进箱截止 before 截港 counts for what is not in the port, and for nothing else', () => {
    const both = { portClosesMs: 30, gateInClosesMs: 25 };
    expect(hoursLeft(withPlan(both))).toBe(25);
    expect(hoursLeft(withPlan(both, 'GITM'))).toBe(25);
    expect(hoursLeft(withPlan(both, null))).toBe(30);
    expect(hoursLeft(withPlan({ ...both, customsClosesMs: 28 }, 'GITM'))).toBe(25);
    // What customs close first is first.
    expect(hoursLeft(withPlan({ ...both, customsClosesMs: 20 }, 'GITM'))).toBe(20);
    expect(hoursLeft(withPlan({ portClosesMs: 20, gateInClosesMs: 25 }, 'GITM'))).toBe(20);
  });

  it('papers without a clock take none from what has one', () => {
    const waiting = withPlan({ customsClosesMs: 20 }, 'PASS');
    expect(hoursLeft({ ...waiting, bar: { ...waiting.bar, BLA: known.bar['BLA']! } })).toBe(20);
    expect(hoursLeft({ ...withPlan({ customsClosesMs: 20 }, 'ASA'), bar: known.bar })).toBe(20);
    expect(hoursLeft({ ...withPlan({ portClosesMs: 30, customsClosesMs: 20 }, 'PASS'), bar: known.bar })).toBe(20);
  });

  it('of two at one time it bears the name of the port’s cut-off, and of the step before the paper', () => {
    const fieldOf = (hours: Parameters<typeof withPlan>[0], step: string): string | undefined =>
      clockOfBill({ ...withPlan(hours, step), bar: known.bar })?.field;
    expect(fieldOf({ portClosesMs: 30, gateInClosesMs: 30 }, 'GITM')).toBe('portClosesMs');
    expect(fieldOf({ portClosesMs: 30, documentsClosesMs: 30 }, 'GITM')).toBe('portClosesMs');
    expect(fieldOf({ portClosesMs: 30, customsClosesMs: 20, documentsClosesMs: 20 }, 'ASA')).toBe('customsClosesMs');
  });

  it('a clock that no plan tells is none beside one that is told', () => {
    expect(hoursLeft(withPlan({ customsClosesMs: 20 }, 'GITM', 'PASS'))).toBe(20);
    expect(hoursLeft(withPlan({ customsClosesMs: 20 }, 'GITM'))).toBeNull();
  });
});

describe('exceptions over time', () => {
  it('begin and end when a clock is near or over, a change is a day old, an event overdue', () => {
    const change = {
      field: 'portClosesMs',
      fromMs: t0,
      toMs: t0,
      saidMs: at(1),
      heardMs: at(1),
      source: 'ningbo-port',
      messageId: 1,
    } as const;
    const status = {
      ...withPlan({ portClosesMs: 100 }, 'ASA'),
      cutOffChanges: [change],
      expected: [{ node: 'ASA', sinceMs: at(3), dueMs: at(5), usualMs: 0, samples: 0 }],
    };
    expect(exceptionInstants(status)).toEqual([at(5), at(25), at(76), at(100)]);
    expect(exceptionInstants({ ...status, expected: [] })).toEqual([at(25), at(76), at(100)]);
    expect(exceptionInstants(status, { cutOffNearHours: 6 })).toContain(at(94));
  });

  it('one that lasts over the moments at which others change is one stretch', () => {
    const status = { ...withPlan({ portClosesMs: 100, documentsClosesMs: 90 }, 'GITM'), bar: known.bar };
    const published = publishBill(bill, status, at(80));
    expect(Object.fromEntries(published.exceptions)).toEqual({
      'papers-missing': [[at(66), at(100)]],
      'not-gated-in': [[at(76), at(100)]],
      'cut-off-missed': [[at(100), null]],
    });
    expect(published.nextChangeMs).toBe(at(100));
  });

  it('one that ends and begins again is two stretches', () => {
    const status = withPlan({ customsClosesMs: 30, portClosesMs: 100 }, 'PASS', 'TMPS');
    expect(publishBill(bill, status, at(0)).exceptions.get('not-released')).toEqual([
      [at(6), at(30)],
      [at(76), at(100)],
    ]);
  });

  it('each event that becomes overdue is newer trouble, and a change of its own while another is', () => {
    const expected = [5, 9].map((hours) => ({ node: 'PASS', sinceMs: at(3), dueMs: at(hours), usualMs: 0, samples: 0 }));
    const told = (hours: number, departedMs: number | null = null) => {
      const { troubleMs, nextChangeMs } = publishBill(bill, { ...withPlan({}, 'ASA'), departedMs, expected }, at(hours));
      return [troubleMs, nextChangeMs];
    };
    expect([4, 5, 8, 9].map((hours) => told(hours))).toEqual([
      [null, at(5)],
      [at(5), at(9)],
      [at(5), at(9)],
      [at(9), null],
    ]);
    // Nothing is expected of a ship that has gone.
    expect(told(9, at(4))).toEqual([null, null]);
  });

  it('the next change is the first edge that lies ahead', () => {
    const spans = [[[null, 5] as const, [9, null] as const], [[7, 9] as const]];
    expect([4, 5, 6, 7, 8, 9].map((now) => nextEdge(spans, now))).toEqual([5, 7, 7, 9, 9, null]);
    expect(nextEdge([[[null, null]]], 0)).toBeNull();
  });
});

describe('R-4.10-05 to -08 one flag of many boxes', () => {
  const saying = (...values: readonly ('yes' | 'no' | 'withdrawn' | undefined)[]) => ({
    boxes: values.map((pass) => ({ ...box!, flags: pass === undefined ? null : { values: { pass }, atMs: {}, remark: null } })),
  });

  it.each([
    [['yes', 'yes'], 'Y'],
    [['yes', 'no'], 'N'],
    [['yes', undefined], 'N'],
    [['yes', 'withdrawn'], 'T'],
    [[undefined, undefined], null],
    [[], null],
  ] as const)('R-4.10-05 R-4.10-06 R-4.10-07 R-4.10-08 %j is %s', (values, letter) =>
    expect(billFlag(saying(...values), 'pass')).toBe(letter),
  );

  it('R-4.10-05 R-4.10-06 R-4.10-07 R-4.10-08 a port without the flag has none', () => expect(billFlag(saying('yes'), null)).toBeNull());
});
