// Guarantee: every pushed id is fetched, one call at a time, also when calls fail on the way.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRowCollector } from './collect-rows';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A collector whose calls fail as long as `state.isDown`. */
function collect() {
  const state = { isDown: false };
  const calls: number[][] = [];
  const collector = createRowCollector(async (ids) => {
    calls.push([...ids]);
    if (state.isDown) throw new Error('down');
  });
  return { state, calls, collector };
}

describe('row collector', () => {
  test('what comes during a call waits for the next one, each id once', async () => {
    const { calls, collector } = collect();
    collector.add([1]);
    collector.add([2, 3]);
    collector.add([3]);
    await vi.advanceTimersByTimeAsync(149);
    expect(calls).toEqual([[1]]);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual([[1], [2, 3]]);
  });

  test('U-18 at fifty pushes a second it makes at most seven calls a second', async () => {
    const { calls, collector } = collect();
    for (let push = 0; push < 100; push += 1) {
      collector.add([push]);
      await vi.advanceTimersByTimeAsync(20);
    }
    expect(calls.length).toBeLessThanOrEqual(14);
    await vi.advanceTimersByTimeAsync(200);
    expect(calls.flat()).toHaveLength(100);
  });

  test('a failed call is tried again, with what was pushed meanwhile', async () => {
    const { state, calls, collector } = collect();
    state.isDown = true;
    collector.add([1, 2]);
    await vi.advanceTimersByTimeAsync(500);
    collector.add([3]);
    expect(calls).toEqual([[1, 2]]);
    state.isDown = false;
    await vi.advanceTimersByTimeAsync(500);
    expect(calls.slice(1).flat().sort()).toEqual([1, 2, 3]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(2);
  });

  test('the delay grows, up to 30 s, and starts small again after a success', async () => {
    const { state, calls, collector } = collect();
    state.isDown = true;
    collector.add([1]);
    for (const [waitMs, count] of [
      [1_000, 2],
      [2_000, 3],
      [4_000, 4],
      [8_000, 5],
      [16_000, 6],
      [30_000, 7],
      [30_000, 8],
    ] as const) {
      await vi.advanceTimersByTimeAsync(waitMs - 1);
      expect(calls).toHaveLength(count - 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(calls).toHaveLength(count);
    }
    state.isDown = false;
    await vi.advanceTimersByTimeAsync(30_150);
    state.isDown = true;
    collector.add([2]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls).toHaveLength(11);
    collector.stop();
  });

  test('a stop ends the trying', async () => {
    const { state, calls, collector } = collect();
    state.isDown = true;
    collector.add([1]);
    await vi.advanceTimersByTimeAsync(0);
    collector.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
