// Guarantee: few pieces of work run at once, few more wait, and no account keeps the others out (A13).
import { expect, it } from 'vitest';
import { Turns } from './turns';

const refused = new Error('no place');
const open = () =>
  new Turns(2, 8, 2, () => {
    throw refused;
  });

it('A13: ten views of one account leave the places to others', async () => {
  const turns = open();
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const take = (holder: string): Promise<string> =>
    turns
      .take(holder, () => ended)
      .then(
        () => 'shown',
        (error: Error) => error.message,
      );
  const greedy = Array.from({ length: 10 }, () => take('u:1'));
  const others = ['u:2', 'u:3', 'u:4', 'u:5', 'u:2', 'u:3', 'u:4', 'u:5'].map(take);
  const late = take('u:6');
  end();
  expect((await Promise.all(greedy)).filter((answer) => answer === 'shown')).toHaveLength(2);
  expect(await Promise.all(others)).toEqual(others.map(() => 'shown'));
  expect(await late).toBe(refused.message);
  // All places are free again, also for who had too many.
  expect(await Promise.all([take('u:1'), take('u:1'), take('u:6')])).toEqual(['shown', 'shown', 'shown']);
});

it('A13: as many run at once as may, and a failure gives its place back', async () => {
  const turns = open();
  let [running, most] = [0, 0];
  const work = async (): Promise<void> => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
    throw new Error('broken');
  };
  const ends = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => turns.take(`u:${n}`, work)));
  expect(ends.map(({ status }) => status)).toEqual(ends.map(() => 'rejected'));
  expect(most).toBe(2);
  await expect(turns.take('u:1', async () => 'shown')).resolves.toBe('shown');
});
