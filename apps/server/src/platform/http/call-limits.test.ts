// Guarantee (A7): a caller's allowance fills evenly and never beyond its size, and the memory of callers is bounded: the
// one who called longest ago is forgotten first.
import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../scenarios/start-test-server';
import { CallLimits } from './call-limits';

const twoInAMinute = { calls: 2, perMs: 60_000 };
const callersMax = 50_000;

describe('CallLimits', () => {
  it('tells when there is enough again', () => {
    const clock = createTestClock();
    const limits = new CallLimits(clock);
    const take = () => limits.take('anna', 1, twoInAMinute);
    expect([take(), take(), take()]).toEqual([0, 0, 30]);
    clock.advance(29_000);
    expect(take()).toBe(1);
    clock.advance(1_000);
    expect([take(), take()]).toEqual([0, 30]);
    clock.advance(3_600_000);
    expect([take(), take(), take()]).toEqual([0, 0, 30]);
  });

  it('remembers 50,000 callers, whatever others do, and forgets who called longest ago', () => {
    const limits = new CallLimits(createTestClock());
    const isOver = (caller: string): boolean => limits.take(caller, 2, twoInAMinute) > 0;
    expect([isOver('first'), isOver('second')]).toEqual([false, false]);
    for (let n = 3; n < callersMax; n++) limits.take(`other ${n}`, 1, twoInAMinute);
    // Asking is calling: from now on the second is the one who called longest ago.
    expect(isOver('first')).toBe(true);
    for (const caller of ['last', 'one more']) limits.take(caller, 1, twoInAMinute);
    expect(isOver('first')).toBe(true);
    expect(isOver('second')).toBe(false);
  });
});
