// Guarantee: lanes go side by side up to a bound and take turns; in one lane nothing overlaps, and what is asked for while it
// is at work is not forgotten.
import { expect, it } from 'vitest';
import { LaneWork } from './lane-work';

it('takes turns among more lanes than may go at once', async () => {
  const left = new Map([
    ['a', 3],
    ['b', 1],
    ['c', 2],
  ]);
  const order: string[] = [];
  let running = 0;
  let most = 0;
  const work = new LaneWork<string>(2, async (lane) => {
    most = Math.max(most, ++running);
    order.push(lane);
    await Promise.resolve();
    running--;
    left.set(lane, left.get(lane)! - 1);
    return left.get(lane)! > 0;
  });
  expect(await work.run(['a', 'b', 'c'])).toBe(true);
  expect([...left.values()]).toEqual([0, 0, 0]);
  expect(most).toBe(2);
  // The third lane comes before the first has its second turn.
  expect(order.indexOf('c')).toBeLessThan(order.indexOf('a', 1));
});

it('leaves a lane at work to whoever is at it, who looks once more', async () => {
  const ends: (() => void)[] = [];
  let pieces = 0;
  const work = new LaneWork<string>(2, () => {
    pieces++;
    return new Promise((resolve) => ends.push(() => resolve(false)));
  });
  const first = work.run(['a']);
  expect(await work.run(['a'])).toBe(false);
  expect(pieces).toBe(1);
  ends[0]!();
  await work.oneEnded();
  await Promise.resolve();
  expect(pieces).toBe(2);
  ends[1]!();
  expect(await first).toBe(true);
  await work.oneEnded();
});

it('tells a failure after the others have ended, and the lane can be begun again', async () => {
  const ended: string[] = [];
  let isBroken = true;
  const work = new LaneWork<string>(2, async (lane) => {
    if (lane === 'a' && isBroken) throw new Error('broken');
    await Promise.resolve();
    ended.push(lane);
    return false;
  });
  await expect(work.run(['a', 'b'])).rejects.toThrow('broken');
  expect(ended).toEqual(['b']);
  isBroken = false;
  await work.run(['a']);
  expect(ended).toEqual(['b', 'a']);
});
