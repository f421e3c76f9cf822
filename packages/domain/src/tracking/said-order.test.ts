// Guarantee: when something was said and when it happened, as far as clocks can be believed; what is told long before it
// comes moves nothing; and whatever the order of hearing, the newer word is the same one.
import { describe, expect, it } from 'vitest';
import { aheadToleranceMs } from '../ports/index';
import type { Fact, FactKind } from './fact';
import { compareHappened, compareSaid, happenedAt, isInFuture, latestHappened, latestSaid, saidAt, stepAt } from './said-order';
import { fact, hourMs, t0 } from './truth-table/told-facts';

const dayMs = 24 * hourMs;

describe('when it was said', () => {
  it.each([
    ['without a time of its own: when it was heard', null, 0, 0],
    ['late', -3 * dayMs, 0, -3 * dayMs],
    ['ahead by as much as is believed', aheadToleranceMs, 0, aheadToleranceMs],
    ['ahead by more: when it was heard', aheadToleranceMs + 1, 0, 0],
  ])('%s', (_name, saidMs, heardMs, at) => {
    const told = { saidMs: saidMs === null ? null : t0 + saidMs, heardMs: t0 + heardMs };
    expect(saidAt(told) - t0).toBe(at);
    expect(happenedAt({ ...fact('gate-in', t0), ...told, happenedMs: null }) - t0).toBe(at);
  });

  it.each([
    ['late', -3 * dayMs, -3 * dayMs],
    ['ahead by as much as is believed', aheadToleranceMs, aheadToleranceMs],
    ['ahead by more: when it was heard', aheadToleranceMs + 1, 0],
  ])('an event without a time of saying, %s', (_name, happenedMs, at) => {
    expect(happenedAt({ ...fact('gate-in', t0), heardMs: t0, happenedMs: t0 + happenedMs }) - t0).toBe(at);
  });
});

describe('what is told before it comes', () => {
  /** Said, heard, and the event, in hours from `t0`; null: the report tells no time of its own. */
  it.each([
    ['an hour before the report', 0, 0, -1, -1],
    ['a day after it, to the minute: a slip of the clock', 0, 0, 24, 0],
    ['more than a day after it: a forecast', 0, 0, 24.1, null],
    ['two days after it, heard later still: a forecast', 0, 60, 48, null],
    ['as old as its report, both two days ahead: that is no clock of its own', 48, 0, 48, null],
    ['report and event both two days ahead, an hour apart', 48, 0, 47, 0],
    ['no time of the report, two days ahead of the hearing', null, 0, 48, null],
    ['no time of the report, an hour before the hearing', null, 0, -1, -1],
  ])('%s', (_name, saidHours, heardHours, atHours, step) => {
    const told = { saidMs: saidHours === null ? null : t0 + saidHours * hourMs, heardMs: t0 + heardHours * hourMs };
    const atMs = t0 + atHours * hourMs;
    const at = stepAt(atMs, told);
    expect(at === null ? null : (at - t0) / hourMs).toBe(step);
    expect(isInFuture({ ...fact('gate-in', t0), ...told, happenedMs: atMs })).toBe(at === null);
  });

  it('nothing that is told is no step, and no forecast', () => {
    expect([stepAt(null, { saidMs: t0, heardMs: t0 }), stepAt(undefined, { saidMs: t0, heardMs: t0 })]).toEqual([null, null]);
    expect(isInFuture({ ...fact('gate-in', t0), happenedMs: null })).toBe(false);
  });

  it.each([
    ['gate-in', true],
    ['load', true],
    ['release-row', false],
    ['pre-manifest-declared', false],
    ['arrival-declared', false],
    ['pre-manifest-receipt', false],
    ['arrival-receipt', false],
    ['inspection', false],
    ['customs-pass', false],
  ] as const)('%s: a word is given when it is heard at the latest, a move of a box is not', (kind, isFuture) => {
    expect(isInFuture({ ...fact(kind as FactKind, t0), happenedMs: t0 + 3 * dayMs } as Fact)).toBe(isFuture);
  });
});

describe('of two statements the newer one', () => {
  const pass = (id: number, code: string, saidMs: number | null, heardMs = t0): Fact =>
    ({ ...fact('customs-pass', t0), id, saidMs, heardMs, detail: { ...fact('customs-pass', t0).detail, code } }) as Fact;
  const row = (id: number, flag: string): Fact =>
    ({ ...fact('release-row', t0), id, detail: { flags: { pass: flag } } }) as unknown as Fact;
  it.each([
    ['is the one that was said later, whichever was heard first', pass(2, 'Y', t0, t0 + hourMs), pass(1, 'Y', t0 + 1, t0)],
    ['of one instant is the one that takes back what the other gave', pass(2, 'Y', t0), pass(1, 'T', t0)],
    ['of one instant is the row that takes back, whatever else was given', row(2, 'yes'), row(1, 'withdrawn')],
    ['of one instant is the one with a time of its own', pass(2, 'Y', null), pass(1, 'Y', t0)],
    ['of two without a time is the one heard later', pass(1, 'T', null), pass(2, 'Y', null)],
  ])('%s', (_name, older, newer) => {
    expect([compareSaid(older, newer) < 0, compareSaid(newer, older) > 0]).toEqual([true, true]);
    expect(compareHappened({ ...older, happenedMs: t0 }, { ...newer, happenedMs: t0 }) < 0).toBe(true);
    expect([latestSaid([older, newer]), latestSaid([newer, older])]).toEqual([newer, newer]);
  });

  it('is the same by content in either order, and its own equal', () => {
    const [a, b] = [pass(1, 'A', t0), pass(2, 'B', t0)];
    expect(Math.sign(compareSaid(a, b))).toBe(-Math.sign(compareSaid(b, a)));
    expect(Math.sign(compareSaid(a, b))).toBe(Math.sign(compareSaid({ ...a, id: 9 }, { ...b, id: 3 })));
    expect(compareSaid(a, a)).toBe(0);
    expect(Math.sign(compareSaid(a, { ...a, id: 7 }))).toBe(-1);
  });

  it('by when it happened stands before when it was said', () => {
    const [early, late] = [
      { ...pass(1, 'Y', t0 + hourMs), happenedMs: t0 - hourMs },
      { ...pass(2, 'Y', t0), happenedMs: t0 },
    ];
    expect(latestHappened([early, late])).toBe(late);
    expect(latestHappened([late, early])).toBe(late);
    expect([latestHappened([]), latestSaid([])]).toEqual([null, null]);
  });
});
