// Guarantee: one round at a time; who asks meanwhile is in the next, each hears of his own item, and a round that fails
// ends nothing but itself.
import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { Rounds } from './rounds';

/** Rounds that end when the test says so. */
function heldRounds(itemsMax = 10) {
  const rounds: { readonly items: readonly number[]; readonly end: () => void; readonly fail: (error: Error) => void }[] = [];
  const work = new Rounds<number, string>(
    (items) =>
      new Promise((done, fail) => {
        const settle = (item: number): PromiseSettledResult<string> =>
          item < 0 ? { status: 'rejected', reason: new Error(`item ${item}`) } : { status: 'fulfilled', value: `did ${item}` };
        rounds.push({ items, end: () => done(items.map(settle)), fail });
      }),
    itemsMax,
  );
  return { rounds, work };
}

describe('Rounds', () => {
  it('the first begins at once, who comes meanwhile goes into the next together', async () => {
    const { rounds, work } = heldRounds();
    const asked = [1, 2, 3].map((item) => work.ask(item));
    expect(rounds.map(({ items }) => items)).toEqual([[1]]);
    rounds[0]!.end();
    expect(await asked[0]).toBe('did 1');
    expect(rounds.map(({ items }) => items)).toEqual([[1], [2, 3]]);
    rounds[1]!.end();
    expect(await Promise.all(asked)).toEqual(['did 1', 'did 2', 'did 3']);
    const later = work.ask(4);
    rounds[2]!.end();
    expect(await later).toBe('did 4');
  });

  it('a round has its bound', async () => {
    const { rounds, work } = heldRounds(2);
    const asked = Promise.all([1, 2, 3, 4].map((item) => work.ask(item)));
    for (let round = 0; round < 3; round++) {
      rounds[round]!.end();
      // The next begins when this one has been told.
      await Promise.resolve().then(() => {});
    }
    await asked;
    expect(rounds.map(({ items }) => items)).toEqual([[1], [2, 3], [4]]);
  });

  it('one that went wrong is told alone; a round that fails is told to all of it, and the next goes on', async () => {
    const { rounds, work } = heldRounds();
    const first = work.ask(1);
    const others = Promise.allSettled([work.ask(-2), work.ask(3)]);
    rounds[0]!.fail(new Error('all of it'));
    await expect(first).rejects.toThrow('all of it');
    rounds[1]!.end();
    expect(await others).toMatchObject([
      { status: 'rejected', reason: new Error('item -2') },
      { status: 'fulfilled', value: 'did 3' },
    ]);
  });

  it('a round belongs to nobody who asks', async () => {
    const asker = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    const work = new Rounds<void, void>(async (items) => {
      seen.push(asker.getStore());
      return items.map(() => ({ status: 'fulfilled', value: undefined }));
    }, 10);
    await Promise.all([asker.run('inbox', () => work.ask()), asker.run('call', () => work.ask())]);
    expect(seen).toEqual([undefined, undefined]);
  });
});
