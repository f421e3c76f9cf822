// Guarantee: what was known of a bill at an instant is what had been heard by then and nothing else: what was taken back or
// corrected later stands, what came late is not there, no clock has run on; what had been taken back by then is struck out.
// Written from the trade: one box of MSC ANNA 425W, a day in Ningbo told by the wall clock.
import { describe, expect, it } from 'vitest';
import { deriveBillStatus } from '../derive-bill-status';
import { explainBill } from '../explain-bill';
import type { Fact } from '../fact';
import { hearingsOf, knownAt, newsBetween } from '../known-at';
import { listEvents } from '../list-events';
import { selectBillFacts } from '../select-bill-facts';
import { billFlag } from '../whole-bill';
import { bill, fact, hourMs, minuteMs, row, t0 } from './told-facts';

/** An hour of the wall clock of the day, 2026-10-12 in Shanghai. */
const clock = (text: string): number => {
  const [hours, minutes] = text.split(':').map(Number) as [number, number];
  return t0 + (hours - 8) * hourMs + minutes * minuteMs;
};
/** Said at one time, heard at another. */
const heard = (heardAt: string): { readonly heardMs: number } => ({ heardMs: clock(heardAt) });

const second = 'MSKU0308961';
const list = fact('manifest', clock('08:00'), { reference: 'L1', ...heard('08:05') });
const gateIn = fact('gate-in', clock('08:30'), heard('08:40'));
const papers = fact('pre-manifest-receipt', clock('08:00'), { source: 'customs', ...heard('08:06') });
const released = row(clock('13:00'), 'YYYYY', heard('13:01'));
const arrived = row(clock('10:00'), 'YYNNN', heard('10:01'));

interface Look {
  /** The wall clock that is looked back to. */
  readonly at: string;
  readonly ship?: string | null;
  readonly boxes?: string;
  /** The terminal's pass, as the port sends it. */
  readonly pass?: string | null;
  readonly exceptions?: readonly string[];
  /** Lines of the list of events that are struck out. */
  readonly struck?: number;
  readonly portCloses?: string | null;
}

/** What is seen at an instant, of what a row of the table names. */
function see(facts: readonly Fact[], { at, ...named }: Look): Look {
  const atMs = clock(at);
  const known = knownAt(facts, atMs);
  const status = deriveBillStatus('NB', bill, known);
  const closesMs = status.plan?.portClosesMs ?? null;
  const seen: Required<Omit<Look, 'at'>> = {
    ship: status.vesselName,
    boxes: `${status.boxesGatedIn}/${status.boxesTotal}`,
    pass: billFlag(status, 'pass'),
    exceptions: explainBill(status, atMs).exceptions,
    struck: listEvents(selectBillFacts(bill, known).heard).filter(({ superseded }) => superseded).length,
    portCloses: closesMs === null ? null : new Date(closesMs + 8 * hourMs).toISOString().slice(11, 16),
  };
  return { at, ...Object.fromEntries(Object.keys(named).map((key) => [key, seen[key as keyof typeof seen]])) };
}

const plan = (saidAt: string, closes: string, heardAt: string): Fact =>
  fact('vessel-plan', clock(saidAt), { source: 'ningbo-port', ...heard(heardAt), detail: { portClosesMs: clock(closes) } });

const table: readonly (readonly [name: string, facts: readonly Fact[], looks: readonly Look[]])[] = [
  [
    'a release that was withdrawn at 15:00 was green at 14:00, and until the withdrawal was heard',
    [list, gateIn, arrived, released, row(clock('15:00'), 'YYYYT', heard('15:02'))],
    [
      { at: '12:59', pass: 'N', exceptions: [] },
      { at: '14:00', pass: 'Y', exceptions: [] },
      { at: '15:01', pass: 'Y', exceptions: [] },
      { at: '15:02', pass: 'T', exceptions: ['withdrawn'] },
    ],
  ],
  [
    'a list that was corrected to another ship at 16:00 was for the first one at 14:00, and is struck out from then on',
    [
      list,
      fact('manifest', clock('15:50'), {
        reference: 'L1',
        function: 'replace',
        vesselName: 'MSC BELLA',
        vesselCode: 'UN9839454',
        ...heard('16:00'),
      }),
    ],
    [
      { at: '14:00', ship: 'MSC ANNA', struck: 0 },
      { at: '15:55', ship: 'MSC ANNA', struck: 0 },
      { at: '16:00', ship: 'MSC BELLA', struck: 1 },
    ],
  ],
  [
    'a gate-in that was withdrawn stood until that was heard',
    [list, { ...gateIn, reference: 'G1' }, fact('gate-in', clock('11:00'), { reference: 'G1', function: 'cancel', ...heard('11:30') })],
    [
      { at: '11:10', boxes: '1/1', struck: 0 },
      { at: '11:30', boxes: '0/1', struck: 1 },
    ],
  ],
  [
    'a gate report that came five hours late was not there before it came',
    [list, fact('gate-in', clock('09:00'), heard('14:00'))],
    [
      { at: '13:59', boxes: '0/1' },
      { at: '14:00', boxes: '1/1' },
    ],
  ],
  [
    'a box that nobody had named was none of the bill, though it was in the port; once named it is in',
    [
      list,
      fact('gate-in', clock('09:00'), { billNo: null, containerNo: second, ...heard('09:10') }),
      fact('manifest', clock('12:00'), { containerNo: second, reference: 'L2', ...heard('12:05') }),
    ],
    [
      { at: '11:00', boxes: '0/1' },
      { at: '12:05', boxes: '1/2' },
    ],
  ],
  [
    'a cut-off that was moved at 15:00 stood where it stood, and no clock runs on beyond the instant',
    [list, papers, plan('08:00', '18:00', '08:10'), plan('15:00', '16:30', '15:05')],
    [
      { at: '14:00', portCloses: '18:00', exceptions: ['not-gated-in'] },
      { at: '15:05', portCloses: '16:30', exceptions: ['not-gated-in', 'cut-off-changed'] },
      { at: '16:30', portCloses: '16:30', exceptions: ['cut-off-missed', 'cut-off-changed'] },
    ],
  ],
  [
    'what the port said of the ship before the first word on the bill is known with that word',
    [plan('07:00', '18:00', '07:01'), list],
    [{ at: '08:05', portCloses: '18:00' }],
  ],
];

describe('what was known at an instant', () => {
  for (const [name, facts, looks] of table) {
    it.each(looks)(`${name}: $at`, (look) => {
      expect(see(facts, look)).toEqual(look);
    });
  }

  it('is the same in whatever order the facts lie', () => {
    for (const [, facts, looks] of table) {
      for (const look of looks) expect(see(facts.toReversed(), look)).toEqual(look);
    }
  });
});

describe('the instants at which something was heard', () => {
  const times = (facts: readonly Fact[]) =>
    hearingsOf(bill, facts).map(({ atMs, statements }) => `${new Date(atMs + 8 * hourMs).toISOString().slice(11, 16)} ${statements}`);

  it('are those of the bill, of its boxes and of its ship, each once, in their order', () => {
    const named = fact('load', clock('20:00'), { billNo: null, ...heard('20:10') });
    expect(times([named, released, plan('15:00', '18:00', '15:05'), gateIn, list])).toEqual([
      '08:05 1',
      '08:40 1',
      '13:01 1',
      '15:05 1',
      '20:10 1',
    ]);
  });

  it('begin with the first word on the bill, and take what came in one second together', () => {
    const alike = fact('manifest', clock('08:00'), { containerNo: second, reference: 'L1', heardMs: clock('08:05') + 999 });
    expect(times([plan('07:00', '18:00', '07:01'), list, alike])).toEqual(['08:05 2']);
  });

  it('are none of another ship, of another box, of a box on another voyage, and none before the box was named', () => {
    const strangers = [
      fact('vessel-plan', clock('09:00'), { voyage: '999E' }),
      fact('gate-in', clock('09:00'), { billNo: null, containerNo: second }),
      fact('gate-in', clock('09:00'), { billNo: null, voyage: '999E' }),
      row(clock('09:00'), 'YYYYY', { billNo: 'OTHER0000001' }),
    ];
    expect(times([list, ...strangers])).toEqual(['08:05 1']);
    expect(times([{ ...list, ...heard('12:00') }, fact('gate-in', clock('09:00'), { billNo: null })])).toEqual(['12:00 1']);
  });

  it('are those of both ships of a bill that changed', () => {
    const moved = fact('manifest', clock('12:00'), {
      vesselName: 'MSC BELLA',
      vesselCode: 'UN9839454',
      voyage: '7W',
      reference: 'L2',
      ...heard('12:05'),
    });
    const newShip = fact('vessel-plan', clock('13:00'), {
      vesselName: 'MSC BELLA',
      vesselCode: 'UN9839454',
      voyage: '7W',
      ...heard('13:05'),
    });
    expect(times([list, plan('09:00', '18:00', '09:05'), moved, newShip])).toEqual(['08:05 1', '09:05 1', '12:05 1', '13:05 1']);
  });
});

it('the news of a hearing are the lines that it told, and those that it struck out', () => {
  const told = (...facts: readonly Fact[]) => listEvents(facts);
  const slip = { ...gateIn, reference: 'G1' };
  const takenBack = fact('gate-in', clock('11:00'), { reference: 'G1', function: 'cancel', ...heard('11:30') });
  expect(newsBetween([], told(list, slip))).toEqual({ heard: 2, struck: 0 });
  expect(newsBetween(told(list, slip), told(list, slip, takenBack))).toEqual({ heard: 1, struck: 1 });
  expect(newsBetween(told(list), told(list))).toEqual({ heard: 0, struck: 0 });
});
