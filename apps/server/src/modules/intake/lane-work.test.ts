// Guarantee: lanes go side by side up to a bound and take turns; in one lane nothing overlaps, and what is asked for while it
// is at work is not forgotten.
import { expect, it } from 'vitest';
import { LaneWork, type LeftInLane } from './lane-work';

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
    return left.get(lane)! > 0 ? 'some' : 'nothing';
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
    return new Promise((resolve) => ends.push(() => resolve('nothing')));
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
    return 'nothing';
  });
  await expect(work.run(['a', 'b'])).rejects.toThrow('broken');
  expect(ended).toEqual(['b']);
  isBroken = false;
  await work.run(['a']);
  expect(ended).toEqual(['b', 'a']);
});

it('lets a lane that has fallen behind wait for those that keep up, and never for good', async () => {
  const ends = new Map<string, (left: LeftInLane) => void>();
  const begun: string[] = [];
  const work = new LaneWork<string>(2, (lane, isBehind) => {
    begun.push(isBehind ? `${lane} behind` : lane);
    return new Promise((resolve) => ends.set(lane, resolve));
  });
  const end = async (lane: string, left: LeftInLane): Promise<void> => {
    ends.get(lane)!(left);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const first = work.run(['flood', 'calm']);
  // More waits in the flooded lane; while another is at work it is not begun again.
  await end('flood', 'much');
  expect(begun).toEqual(['flood', 'calm']);
  await end('calm', 'nothing');
  expect(begun.splice(0)).toEqual(['flood', 'calm', 'flood behind']);
  // Others that come meanwhile go beside it, and before its next piece.
  const others = work.run(['b', 'c']);
  await end('flood', 'much');
  expect(begun.splice(0)).toEqual(['b', 'c']);
  // After eight pieces of the others it has its turn, although they are at work.
  const more: Promise<boolean>[] = [];
  for (let i = 0; begun.length < 8 && !begun.includes('flood behind'); i++) {
    const lane = i % 2 === 0 ? 'b' : 'c';
    more.push(work.run([lane]));
    await end(lane, 'nothing');
  }
  expect(begun.at(-1)).toBe('flood behind');
  for (const lane of ['flood', 'b', 'c', 'b', 'c']) await end(lane, 'nothing');
  await Promise.all([first, others, ...more]);
});
