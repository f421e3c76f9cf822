// Guarantee: at every moment at most one connection listens, each one taken is
// given back once, and the listener comes back after every loss.
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from './db/database';
import { listenForChanges, type LiveEars } from './live';
import type { Log } from './log';

class FakeClient extends EventEmitter {
  releases = 0;
  constructor(readonly answer: (client: FakeClient) => Promise<void>) {
    super();
  }
  query(): Promise<void> {
    return this.answer(this);
  }
  release(): void {
    if (++this.releases > 1) throw new Error('Released twice.');
  }
}

const listens = async (): Promise<void> => {};
const refuses = async (): Promise<void> => {
  throw new Error('no listen');
};
/** The driver tells of a loss twice: as an event and by the failing statement. */
const breaksOff = async (client: FakeClient): Promise<void> => {
  client.emit('error', new Error('lost'));
  throw new Error('lost');
};

let taken: FakeClient[];
let waiting: (() => void) | null;

/** A database whose connections answer as told, one after the other; once held, until `waiting` is called. */
function databaseOf(...answers: ((client: FakeClient) => Promise<void>)[]): Database {
  let isHeld = false;
  const connect = async (): Promise<FakeClient> => {
    if (isHeld) await new Promise<void>((resolve) => (waiting = resolve));
    const client = new FakeClient(answers[taken.length] ?? listens);
    taken.push(client);
    return client;
  };
  return { pool: { connect, hold: () => (isHeld = true) } } as unknown as Database;
}

const earsOf = (gap: () => void = () => {}): LiveEars => ({ rows() {}, subjects() {}, gap });
const hold = (database: Database): void => (database.pool as unknown as { hold(): void }).hold();
const log = { warn: () => {} } as unknown as Log;
const openClients = (): number => taken.filter((client) => client.releases === 0).length;

beforeEach(() => {
  [taken, waiting] = [[], null];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('listenForChanges', () => {
  it('gives the connection back when it cannot listen', async () => {
    await expect(listenForChanges(databaseOf(refuses), earsOf(), log)).rejects.toThrow('no listen');
    expect(openClients()).toBe(0);
  });

  it.each([
    ['refused', refuses],
    ['broken off', breaksOff],
  ])('comes back once after a reconnection that was %s', async (_name, answer) => {
    const onGap = vi.fn();
    const listener = await listenForChanges(databaseOf(listens, answer), earsOf(onGap), log);
    taken[0]!.emit('error', new Error('lost'));
    taken[0]!.emit('error', new Error('lost again'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(taken).toHaveLength(3);
    expect(openClients()).toBe(1);
    expect(onGap).toHaveBeenCalledTimes(1);
    await listener.stop();
    expect(openClients()).toBe(0);
  });

  it('R-08 keeps no connection that comes after the stop', async () => {
    const onGap = vi.fn();
    const database = databaseOf();
    const listener = await listenForChanges(database, earsOf(onGap), log);
    hold(database);
    taken[0]!.emit('error', new Error('lost'));
    await vi.advanceTimersByTimeAsync(600);
    const stopped = listener.stop();
    waiting!();
    await stopped;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(taken).toHaveLength(2);
    expect(openClients()).toBe(0);
    expect(onGap).not.toHaveBeenCalled();
  });

  it('R-08 gives a connection back once that is lost right after the stop', async () => {
    const listener = await listenForChanges(databaseOf(), earsOf(), log);
    await listener.stop();
    expect(() => taken[0]!.emit('error', new Error('lost'))).not.toThrow();
    expect(taken[0]!.releases).toBe(1);
  });
});
