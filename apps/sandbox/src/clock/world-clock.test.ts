// Guarantee: the world's clock shows what it was set to, runs at its rate, tells its followers, and survives a
// restart without leaping.
import { describe, expect, test } from 'vitest';
import { createWorldClock } from './world-clock';

const noon = Date.parse('2026-10-12T04:00:00Z');

describe('R-0-10 controllable clock', () => {
  test('shows real time at rate 1 until told otherwise', () => {
    let realMs = noon;
    const clock = createWorldClock(() => realMs);
    realMs += 5_000;
    expect(clock.read()).toEqual({ now: '2026-10-12 12:00:05', nowMs: noon + 5_000, rate: 1 });
  });

  test.each([
    { rate: 10, realSeconds: 6, worldSeconds: 60 },
    { rate: 600, realSeconds: 1, worldSeconds: 600 },
    { rate: 0.5, realSeconds: 10, worldSeconds: 5 },
  ])('at $rate× $realSeconds real seconds are $worldSeconds', ({ rate, realSeconds, worldSeconds }) => {
    let realMs = noon;
    const clock = createWorldClock(() => realMs);
    clock.set({ rate });
    realMs += realSeconds * 1_000;
    expect(clock.nowMs()).toBe(noon + worldSeconds * 1_000);
  });

  test('a change of rate keeps the time, a change of time keeps the rate', () => {
    let realMs = noon;
    const clock = createWorldClock(() => realMs);
    clock.set({ rate: 60 });
    realMs += 1_000;
    clock.set({ rate: 10 });
    expect(clock.nowMs()).toBe(noon + 60_000);
    clock.set({ nowMs: noon });
    realMs += 1_000;
    expect(clock.nowMs()).toBe(noon + 10_000);
  });

  test('tells each change until the listener leaves', () => {
    const clock = createWorldClock(() => noon);
    let changes = 0;
    const leave = clock.onChange(() => changes++);
    clock.set({ rate: 60 });
    leave();
    clock.set({ rate: 1 });
    expect(changes).toBe(1);
  });

  test('goes on at rate 1 while the sandbox is off, then at its own rate', () => {
    let realMs = noon;
    const before = createWorldClock(() => realMs);
    before.set({ nowMs: noon + 3_600_000, rate: 60 });
    const saved = before.state();
    realMs += 8 * 3_600_000;
    const after = createWorldClock(() => realMs, saved);
    expect(after.nowMs()).toBe(noon + 9 * 3_600_000);
    realMs += 1_000;
    expect(after.nowMs()).toBe(noon + 9 * 3_600_000 + 60_000);
  });
});
