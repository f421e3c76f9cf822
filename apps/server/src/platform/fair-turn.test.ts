// Guarantee (S-10): work that is done one after the other is shared out by the time that it takes: whoever sends much waits
// for himself, and nobody waits for more than what is in hand and what others of his own share have taken.
import { describe, expect, it } from 'vitest';
import { FairTurn } from './fair-turn';

/** A turn whose works take what the test says; works are named by who sends them. */
function makeTurn(bounds: { readonly waitingMax?: number; readonly waitMs?: number } = {}) {
  let nowMs = 0;
  const turn = new FairTurn({ waitingMax: 100, waitMs: 60_000, ...bounds }, () => nowMs);
  const done: string[] = [];
  /** The works that were let in and are not over, first the oldest. */
  const inHand: { readonly who: string; readonly leave: () => void }[] = [];
  const send = (who: string): Promise<boolean> =>
    turn.take(who).then((leave) => {
      if (leave) inHand.push({ who, leave });
      return leave !== null;
    });
  /** Ends the work in hand after so many ms; the next is let in. */
  const end = async (tookMs: number): Promise<void> => {
    nowMs += tookMs;
    const { who, leave } = inHand.shift()!;
    done.push(who);
    leave();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { send, end, done, inHand };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('S-10 files are looked at by turns', () => {
  it('S-10 who has sent one waits for the one in hand, not for all that somebody else has sent', async () => {
    const { send, end, done } = makeTurn();
    for (const who of ['much', 'much', 'much', 'much', 'one']) void send(who);
    await settle();
    for (const _work of [1, 2, 3, 4, 5]) await end(1_000);
    expect(done.join(' ')).toBe('much one much much much');
  });

  it('S-10 large works count as what they take, not as one', async () => {
    const { send, end, done, inHand } = makeTurn();
    for (const who of ['large', 'large', 'small', 'small', 'small', 'small', 'small']) void send(who);
    await settle();
    while (inHand.length > 0) await end(inHand[0]!.who === 'large' ? 4_000 : 1_000);
    expect(done.join(' ')).toBe('large small small small small large small');
  });

  it('S-10 who comes late owes nothing for what was done before, and is owed nothing', async () => {
    const { send, end, done, inHand } = makeTurn();
    for (const who of ['early', 'early', 'early', 'early']) void send(who);
    await settle();
    await end(1_000);
    await end(1_000);
    for (const who of ['late', 'late', 'late', 'late']) void send(who);
    await settle();
    while (inHand.length > 0) await end(1_000);
    // As much as the other from here on: not the four at once that would make up for the two before.
    expect(done.join(' ')).toBe('early early early late early late late late');
  });

  it('S-10 no number of works keeps others out of the waiting room: the last of whoever has most there gives way', async () => {
    const { send, end, done, inHand } = makeTurn({ waitingMax: 4 });
    const much = Array.from({ length: 5 }, () => send('much'));
    const [one, other] = [send('one'), send('other')];
    const [again, more] = [send('one'), send('much')];
    await settle();
    while (inHand.length > 0) await end(1_000);
    expect(await Promise.all(much)).toEqual([true, true, true, false, false]);
    expect(await Promise.all([one, other, again, more])).toEqual([true, true, false, false]);
    expect(done.join(' ')).toBe('much one other much much');
  });

  it('one at a time, and all of one in the order in which they came', async () => {
    const { send, inHand, end } = makeTurn();
    for (const who of ['a', 'a', 'b']) void send(who);
    await settle();
    expect(inHand).toHaveLength(1);
    await end(1);
    expect(inHand.map(({ who }) => who)).toEqual(['b']);
  });

  it('too many that wait, and who waits too long, get no turn and hold none', async () => {
    const { send, end, inHand } = makeTurn({ waitingMax: 1, waitMs: 1 });
    void send('a');
    const [waits, isTooMany] = [send('b'), send('c')];
    expect(await isTooMany).toBe(false);
    expect(await waits).toBe(false);
    await end(1);
    expect(inHand).toEqual([]);
    expect(await send('b')).toBe(true);
  });
});

it('of several at once, whoever has had least comes next, however many accounts the others have', async () => {
  let nowMs = 0;
  const turn = new FairTurn({ atOnceMax: 2, waitingMax: 100, waitMs: 60_000 }, () => nowMs);
  const begun: string[] = [];
  const leaves = new Map<string, () => void>();
  const send = (who: string): void => {
    void turn.take(who).then((leave) => {
      begun.push(who);
      leaves.set(who, leave!);
    });
  };
  for (const who of ['a', 'b', 'a', 'b', 'a', 'b']) send(who);
  await settle();
  expect(begun).toEqual(['a', 'b']);
  nowMs += 1_000;
  leaves.get('a')!();
  await settle();
  send('late');
  nowMs += 1_000;
  leaves.get('b')!();
  await settle();
  expect(begun).toEqual(['a', 'b', 'a', 'late']);
  leaves.get('late')!();
  await settle();
  // The one place that was free meanwhile is nobody's for himself.
  expect(begun).toEqual(['a', 'b', 'a', 'late', 'b']);
});
