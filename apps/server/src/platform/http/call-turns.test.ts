// Guarantee (A7): of one caller few calls are worked on at once, the next wait
// in the order in which they came, not for long, and others wait for none of them.
import { describe, expect, it } from 'vitest';
import { CallTurns } from './call-turns';

describe('CallTurns', () => {
  it('lets so many in, then one after the other, each caller for himself', async () => {
    const turns = new CallTurns({ inFlightMax: 2, waitingMax: 2, waitMs: 60_000 });
    const [first, second] = await Promise.all([turns.take('a'), turns.take('a')]);
    const came: number[] = [];
    const waiting = [3, 4].map(async (number) => {
      const leave = await turns.take('a');
      came.push(number);
      return leave;
    });
    expect(await turns.take('a')).toBeNull();
    expect(await turns.take('b')).not.toBeNull();
    expect(came).toEqual([]);
    first!();
    second!();
    for (const leave of await Promise.all(waiting)) leave!();
    expect(came).toEqual([3, 4]);
    expect(await turns.take('a')).not.toBeNull();
  });

  it('waits for so long, and who gave up takes no turn', async () => {
    const turns = new CallTurns({ inFlightMax: 1, waitingMax: 2, waitMs: 10 });
    const leave = await turns.take('a');
    expect(await turns.take('a')).toBeNull();
    leave!();
    expect(await turns.take('a')).not.toBeNull();
  });
});
