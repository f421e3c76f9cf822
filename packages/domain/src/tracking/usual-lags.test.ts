// Guarantee: what is usual is learnt of what was seen alone, in any order, moved by no tenth of it however wrong; it is told
// for the closest place and time of the week of which enough was seen, and for no wait that began before it was learnt.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shiftAt } from './shift-of-week';
import { madeSeed } from './truth-table/made-cases';
import { hourMs, minuteMs, t0 } from './truth-table/told-facts';
import {
  changedLags,
  forgottenLags,
  learnLags,
  samplesKept,
  samplesMin,
  usualLags,
  type LearntLag,
  type ObservedLag,
  type PinnedLag,
} from './usual-lags';

const dayMs = 24 * hourMs;
/** Monday 2026-10-12: 10:00 and 22:00; Saturday 10:00. */
const [monday, night, saturday] = [t0 + 2 * hourMs, t0 + 14 * hourMs, t0 + 5 * dayMs + 2 * hourMs];

const seen = (lagMs: number, told: Partial<ObservedLag> = {}): ObservedLag => ({
  node: 'ASA',
  terminal: 'BLCT3',
  ship: 'A',
  sinceMs: monday,
  lagMs,
  ...told,
});
/** Each box of a ship of its own, over three weeks; the same hour and, of weekends, the same day. */
const many = (count: number, lagOf: (at: number) => number, { sinceMs = monday, ...told }: Partial<ObservedLag> = {}): ObservedLag[] =>
  Array.from({ length: count }, (_, at) => seen(lagOf(at), { ship: `S${at}`, sinceMs: sinceMs + (at % 3) * 7 * dayMs, ...told }));
const find = (learnt: readonly LearntLag[], terminal: string, shift: LearntLag['shift']): LearntLag | undefined =>
  learnt.find((lag) => lag.terminal === terminal && lag.shift === shift);

describe('learnLags', () => {
  it('tells the median, and four and a half times the way to the ninetieth percentile beyond it', () => {
    // 1 h to 3 h, evenly: the median 2 h, nine of ten below 2.8 h.
    const learnt = learnLags(many(101, (at) => hourMs + (at * 2 * hourMs) / 100));
    expect(find(learnt, 'BLCT3', 'day')).toEqual({
      node: 'ASA',
      terminal: 'BLCT3',
      shift: 'day',
      usualMs: 2 * hourMs,
      lateMs: 5.5 * hourMs,
      samples: 101,
    });
    expect(learnt.map(({ terminal, shift }) => `${terminal}/${shift}`).sort()).toEqual(['/', '/day', 'BLCT3/', 'BLCT3/day']);
  });

  it('is never late within half an hour of what is usual, nor below half as much again', () => {
    expect(find(learnLags(many(40, () => 10 * minuteMs)), '', '')).toMatchObject({ usualMs: 10 * minuteMs, lateMs: 40 * minuteMs });
    expect(find(learnLags(many(40, () => 10 * hourMs)), '', '')).toMatchObject({ lateMs: 16 * hourMs });
  });

  it('learns nothing of fewer than make a habit', () => {
    expect(learnLags(many(samplesMin - 1, () => hourMs))).toEqual([]);
    expect(learnLags(many(samplesMin, () => hourMs))).toHaveLength(4);
  });

  it('O-12 learns nothing of what one ship, or one day, tells at once', () => {
    const burst = Array.from({ length: 500 }, () => seen(hourMs));
    expect(learnLags(burst)).toEqual([]);
    // Many ships in one second are still one day.
    expect(learnLags(burst.map((lag, at) => ({ ...lag, ship: `S${at}` })))).toEqual([]);
    // One ship on three days: 18 boxes of hers count.
    expect(learnLags(many(500, () => hourMs).map((lag) => ({ ...lag, ship: 'A' })))).toEqual([]);
  });

  it('O-12 learns nothing of one day, however its boxes are spread over it', () => {
    const ofDay = Array.from({ length: 60 }, (_, at) => seen(hourMs, { ship: `S${at}`, sinceMs: monday + at * minuteMs }));
    expect(learnLags(ofDay)).toEqual([]);
  });

  it('O-12 of the twelve boxes of one ship on one day six teach, evenly of the quick and the slow, in any order', () => {
    const hours = [12, 1, 11, 2, 10, 3, 9, 4, 8, 5, 7, 6];
    // Five weeks: 2, 4, 6, 8, 10 and 12 h of each.
    const lags = [0, 1, 2, 3, 4].flatMap((week) => hours.map((lag) => seen(lag * hourMs, { sinceMs: monday + week * 7 * dayMs })));
    const learnt = { usualMs: 8 * hourMs, lateMs: 26 * hourMs, samples: 30 };
    expect(find(learnLags(lags), '', '')).toMatchObject(learnt);
    expect(find(learnLags(lags.toReversed()), '', '')).toMatchObject(learnt);
  });

  it('tells what was learnt in one order, whatever was seen first', () => {
    const all = ['PASS', 'ASA', 'SLD'].flatMap((node) => many(samplesMin, () => hourMs, { node }));
    const nodes = (lags: readonly ObservedLag[]): string =>
      learnLags(lags)
        .map(({ node }) => node)
        .join(' ');
    expect(nodes(all)).toBe('ASA ASA ASA ASA PASS PASS PASS PASS SLD SLD SLD SLD');
    expect(nodes(all.toReversed())).toBe(nodes(all));
  });

  it('O-12 a burst beside what was seen moves it by no more than six boxes', () => {
    const natural = many(60, (at) => hourMs + at * minuteMs);
    const burst = Array.from({ length: 5_000 }, () => seen(20 * hourMs));
    expect(find(learnLags([...natural, ...burst]), '', '')).toMatchObject({ samples: 66 });
    expect(find(learnLags([...natural, ...burst]), '', '')!.usualMs).toBeLessThanOrEqual(2 * hourMs);
  });

  it('R11 what was learnt goes on at the edge, and is forgotten once too few are seen', () => {
    const learnt = learnLags(many(samplesMin, () => hourMs));
    const fewer = learnLags(
      many(samplesMin - 1, () => hourMs),
      learnt,
    );
    expect(fewer).toHaveLength(4);
    expect([...changedLags(fewer, learnt), ...forgottenLags(fewer, learnt)]).toEqual([]);
    expect(
      learnLags(
        many(samplesKept, () => hourMs),
        learnt,
      ),
    ).toHaveLength(4);
    const few = learnLags(
      many(samplesKept - 1, () => hourMs),
      learnt,
    );
    expect(few).toEqual([]);
    const forgotten = forgottenLags(few, learnt);
    expect(forgotten.map(({ samples }) => samples)).toEqual([0, 0, 0, 0]);
    // Forgotten once; what is forgotten takes as many as anything to be learnt.
    expect(forgottenLags([], forgotten)).toEqual([]);
    expect(
      learnLags(
        many(samplesMin - 1, () => hourMs),
        forgotten,
      ),
    ).toEqual([]);
    expect(changedLags(learnt, forgotten)).toEqual(learnt);
    const usual = usualLags('NB', [
      ...learnt.map((lag) => ({ ...lag, fromMs: t0 })),
      ...forgotten.map((lag) => ({ ...lag, fromMs: t0 + dayMs })),
    ]);
    expect(usual('ASA', 'BLCT3', monday)?.samples).toBe(samplesMin);
    // What the trade has it to be holds again.
    expect(usual('ASA', 'BLCT3', monday + dayMs)).toEqual({ usualMs: hourMs, lateMs: 2 * hourMs, samples: 0 });
  });

  it('is moved by no tenth of what was seen, and by no order', () => {
    const natural = many(91, (at) => hourMs + at * minuteMs);
    const late = find(learnLags(natural), '', '')!;
    const mad = find(learnLags([...natural, ...many(9, () => 90 * dayMs)]), '', '')!;
    expect(mad.lateMs).toBeLessThanOrEqual(late.lateMs + hourMs);
    fc.assert(
      fc.property(fc.shuffledSubarray(natural, { minLength: natural.length }), (shuffled) => {
        expect(learnLags(shuffled)).toEqual(learnLags(natural));
      }),
      { numRuns: 20, seed: madeSeed },
    );
  });

  it('keeps nights, weekends and terminals apart', () => {
    const learnt = learnLags([
      ...many(40, () => hourMs),
      ...many(40, () => 8 * hourMs, { sinceMs: night }),
      ...many(40, () => 20 * hourMs, { sinceMs: saturday, terminal: 'DXCTE' }),
    ]);
    const usual = usualLags(
      'NB',
      learnt.map((lag): PinnedLag => ({ ...lag, fromMs: 0 })),
    );
    expect(usual('ASA', 'BLCT3', monday)?.usualMs).toBe(hourMs);
    expect(usual('ASA', 'BLCT3', night)?.usualMs).toBe(8 * hourMs);
    expect(usual('ASA', 'DXCTE', saturday)?.usualMs).toBe(20 * hourMs);
    // Of this terminal nothing was seen on a Saturday: its own other times stand before those of other terminals.
    expect(usual('ASA', 'BLCT3', saturday)?.samples).toBe(80);
    expect(usual('ASA', 'NBSCT', night)?.usualMs).toBe(8 * hourMs);
    expect(usual('ASA', null, saturday)?.usualMs).toBe(20 * hourMs);
  });
});

describe('usualLags', () => {
  const lag: LearntLag = { node: 'ASA', terminal: '', shift: '', usualMs: hourMs, lateMs: 3 * hourMs, samples: 50 };

  it('is what the trade has it to be before anything was learnt, and nothing of what does not come by itself', () => {
    expect(usualLags('NB')('SLD', null, t0)).toEqual({ usualMs: 2 * hourMs, lateMs: 12 * hourMs, samples: 0 });
    expect(usualLags('NB')('GITM', null, t0)).toBeNull();
    expect(usualLags('NB')('IFC', null, t0)).toBeNull();
    expect(usualLags('DL')('SLD', null, t0)).toBeNull();
  });

  it('what was learnt holds for waits that begin after it, until something newer is', () => {
    const usual = usualLags('NB', [
      { ...lag, fromMs: t0 + dayMs, usualMs: 2 * hourMs },
      { ...lag, fromMs: t0 },
    ]);
    expect(usual('ASA', null, t0 - 1)?.samples).toBe(0);
    expect(usual('ASA', null, t0)?.usualMs).toBe(hourMs);
    expect(usual('ASA', null, t0 + dayMs - 1)?.usualMs).toBe(hourMs);
    expect(usual('ASA', null, t0 + dayMs)?.usualMs).toBe(2 * hourMs);
  });

  it('pins what changed alone', () => {
    const other = { ...lag, node: 'PASS' };
    expect(changedLags([{ ...lag, samples: 60 }, other], [lag])).toEqual([other]);
    expect(changedLags([{ ...lag, lateMs: 4 * hourMs }], [lag])).toHaveLength(1);
    expect(changedLags([{ ...lag, usualMs: 2 * hourMs }], [lag])).toHaveLength(1);
    const elsewhere = [
      { ...lag, terminal: 'BLCT3' },
      { ...lag, shift: 'night' as const },
    ];
    expect(changedLags(elsewhere, [lag])).toEqual(elsewhere);
    expect(forgottenLags(elsewhere, [lag])).toEqual([{ ...lag, samples: 0 }]);
  });
});

it.each([
  ['2026-10-12T07:59', 'night'],
  ['2026-10-12T08:00', 'day'],
  ['2026-10-12T17:59', 'day'],
  ['2026-10-12T18:00', 'night'],
  ['2026-10-16T23:59', 'night'],
  ['2026-10-17T00:00', 'weekend'],
  ['2026-10-18T23:59', 'weekend'],
  ['2026-10-19T00:00', 'night'],
])('%s in Shanghai is %s', (local, shift) => {
  expect(shiftAt(Date.parse(`${local}:00+08:00`))).toBe(shift);
});

describe('a wait that begins at night, by what was learnt of an hour a day and late after three', () => {
  const lateAt = (local: string, shift: LearntLag['shift']): number => {
    const learnt: PinnedLag = { node: 'ASA', terminal: '', shift, usualMs: hourMs, lateMs: 3 * hourMs, samples: 60, fromMs: 0 };
    return usualLags('NB', [learnt])('ASA', null, Date.parse(`${local}:00+08:00`))!.lateMs / hourMs;
  };

  it.each([
    // Of the whole week, or of a weekend: from when offices open.
    ['2026-10-12T17:59', '', 3],
    ['2026-10-12T18:00', '', 14 + 3],
    ['2026-10-12T20:00', '', 12 + 3],
    ['2026-10-13T00:00', '', 8 + 3],
    ['2026-10-13T07:30', '', 0.5 + 3],
    ['2026-10-13T08:00', '', 3],
    ['2026-10-17T12:00', 'weekend', 3],
    ['2026-10-17T20:00', 'weekend', 12 + 3],
    // Of nights: they are in it.
    ['2026-10-12T20:00', 'night', 3],
    ['2026-10-12T12:00', 'day', 3],
  ] as const)('%s by %s: late after %d hours', (local, shift, hours) => {
    expect(lateAt(local, shift)).toBe(hours);
  });
});

it('what was learnt of absurd dates silences no watch', () => {
  // 66 days were taught at a port of which the trade has two hours.
  const learnt: PinnedLag = { node: 'ASA', terminal: '', shift: '', usualMs: 44 * dayMs, lateMs: 66 * dayMs, samples: 60, fromMs: 0 };
  expect(usualLags('XM', [learnt])('ASA', 'HTD', monday)).toEqual({ usualMs: 3 * dayMs, lateMs: 3 * dayMs, samples: 60 });
  // Where the trade has a loading late after a day and a half, three times that is more.
  expect(usualLags('XM', [{ ...learnt, node: 'LOBD' }])('LOBD', 'HTD', monday)).toMatchObject({ lateMs: 4.5 * dayMs });
});
