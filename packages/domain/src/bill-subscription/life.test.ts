// Guarantee: whoever follows a bill is told where that stands, and why and what to do where it fails (R-4.10-38).
import { describe, expect, it } from 'vitest';
import { parseShanghai } from '../vocabulary/shanghai-time';
import { failReasons, trackingStates, type FailReason, type TrackingState } from '../vocabulary/tracking-state';
import { deletionReasonCodes } from '../vocabulary/deletion-reason';
import { judgeAsked, lifeOf, waysOf, type LifeFacts } from './life';

type Line = readonly [
  name: string,
  ended: number | null,
  said: TrackingState,
  asked: LifeFacts['askedReason'],
  state: TrackingState,
  reason: FailReason | null,
  ways: string,
];

// Written from the trade: what a forwarder would say of it.
const truth: readonly Line[] = [
  // Followed, nothing heard.
  ['just subscribed', null, 'waiting', null, 'waiting', null, 'ask-again change-number'],
  ['the port knows it without its head', null, 'waiting', 'number', 'failed', 'number', 'change-number ask-again'],
  ['the port knows it as another line’s', null, 'waiting', 'carrier', 'failed', 'carrier', 'change-number ask-again'],
  ['eight days of silence', null, 'waiting', 'no-data', 'failed', 'no-data', 'ask-again change-number'],
  // Once the port speaks, whatever asking found before is forgotten.
  ['heard', null, 'tracking', null, 'tracking', null, ''],
  ['heard after a near number', null, 'tracking', 'number', 'tracking', null, ''],
  ['heard after another line’s number', null, 'tracking', 'carrier', 'tracking', null, ''],
  ['heard on the ninth day', null, 'tracking', 'no-data', 'tracking', null, ''],
  ['sailed', null, 'finished', null, 'finished', null, ''],
  ['sailed before its number was right', null, 'finished', 'number', 'finished', null, ''],
  ['sailed on another line’s paper', null, 'finished', 'carrier', 'finished', null, ''],
  ['its typed ship sailed in silence', null, 'finished', 'no-data', 'finished', null, ''],
  // The manifest was deleted: nothing said stands.
  ['its manifest was taken back', null, 'failed', null, 'failed', 'cancelled', 'change-number'],
  ['taken back, with a near number', null, 'failed', 'number', 'failed', 'cancelled', 'change-number'],
  ['taken back, another line’s', null, 'failed', 'carrier', 'failed', 'cancelled', 'change-number'],
  ['taken back after silence', null, 'failed', 'no-data', 'failed', 'cancelled', 'change-number'],
  // In the history. The user let go of it himself: cancelled, but for what had sailed.
  ['deleted while waiting', 1, 'waiting', null, 'failed', 'cancelled', ''],
  ['deleted under way', 1, 'tracking', null, 'failed', 'cancelled', ''],
  ['deleted as failed', 1, 'waiting', 'no-data', 'failed', 'cancelled', ''],
  ['deleted after the manifest was', 1, 'failed', null, 'failed', 'cancelled', ''],
  ['deleted after sailing', 1, 'finished', null, 'finished', null, ''],
  ['a month after departure', 2, 'finished', null, 'finished', null, ''],
  // An older row may have kept less than why it ended.
  ['a month after departure, as was said then', 2, 'tracking', null, 'finished', null, ''],
  ['a month without news', 3, 'waiting', 'no-data', 'failed', 'no-data', ''],
  ['60 days without a departure', 4, 'tracking', null, 'failed', 'no-data', ''],
  ['a reason that nobody knows', 9, 'tracking', null, 'failed', 'cancelled', ''],
];

describe('R-4.10-38 the life of a subscription', () => {
  it.each(truth)('R-4.10-38 %s', (_name, endedReason, said, askedReason, state, reason, ways) => {
    const life = lifeOf({ said, askedReason, endedReason });
    expect(life).toEqual({ state, reason });
    // What has ended is recalled, whatever its state.
    expect(endedReason === null ? waysOf(life).join(' ') : '').toBe(ways);
  });

  it('R-4.10-38 every combination of what a followed bill can be stands in the table', () => {
    const told = new Set(truth.filter(([, ended]) => ended === null).map(([, , said, asked]) => `${said} ${asked}`));
    for (const { code } of trackingStates)
      for (const asked of [null, ...failReasons.map((reason) => reason.code).filter((reason) => reason !== 'cancelled')])
        expect(told).toContain(`${code} ${asked}`);
    for (const code of deletionReasonCodes) expect(truth.some(([, ended]) => ended === code)).toBe(true);
  });
});

describe('R-4.10-38 what asking comes to', () => {
  const at = (text: string): number => parseShanghai(text)!;
  const fromMs = at('2026-10-12 09:00');
  const near = { billNo: 'COSU6401234560', reason: 'number', isPart: false } as const;
  const part = { ...near, isPart: true };
  it.each([
    ['nothing yet', '2026-10-12 09:01', null, '2026-10-12 09:03', null],
    ['nothing after a day', '2026-10-13 09:00', null, '2026-10-14 09:00', null],
    ['nothing, a minute before the last time', '2026-10-20 08:59', null, '2026-10-20 09:00', null],
    ['nothing, the last time', '2026-10-20 09:00', null, null, 'no-data'],
    ['a near number at once', '2026-10-12 09:01', near, '2026-10-12 09:03', 'number'],
    ['a near number the last time', '2026-10-20 09:00', near, null, 'number'],
    // Parts are declared after the whole.
    ['the whole of a part, at once', '2026-10-12 09:01', part, '2026-10-12 09:03', null],
    ['the whole of a part, a minute before the last time', '2026-10-20 08:59', part, '2026-10-20 09:00', null],
    ['the whole of a part, the last time', '2026-10-20 09:00', part, null, 'number'],
    ['another line’s', '2026-10-12 09:30', { ...near, reason: 'carrier' as const }, '2026-10-12 10:00', 'carrier'],
  ])('R-4.10-38 %s', (_name, now, found, next, failReason) => {
    expect(judgeAsked(fromMs, at(now), found)).toEqual({
      nextMs: next === null ? null : at(next),
      failReason,
      nearBillNo: found?.billNo ?? null,
    });
  });
});
