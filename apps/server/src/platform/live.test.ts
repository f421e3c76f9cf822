// Guarantee: at every moment at most one connection listens, each one taken is
// given back once, and the listener comes back after every loss; whoever listens
// hears his topic alone, and of every gap.
import { EventEmitter } from 'node:events';
import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from './db/database';
import { defineTopic } from '@mastlight/domain/contract-kit/topic';
import { Live, listenForChanges } from './live';
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
    await expect(
      listenForChanges(
        databaseOf(refuses),
        () => {},
        () => {},
        log,
      ),
    ).rejects.toThrow('no listen');
    expect(openClients()).toBe(0);
  });

  it.each([
    ['refused', refuses],
    ['broken off', breaksOff],
  ])('comes back once after a reconnection that was %s', async (_name, answer) => {
    const onGap = vi.fn();
    const listener = await listenForChanges(databaseOf(listens, answer), () => {}, onGap, log);
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
    const listener = await listenForChanges(database, () => {}, onGap, log);
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
    const listener = await listenForChanges(
      databaseOf(),
      () => {},
      () => {},
      log,
    );
    await listener.stop();
    expect(() => taken[0]!.emit('error', new Error('lost'))).not.toThrow();
    expect(taken[0]!.releases).toBe(1);
  });
});

describe('Live', () => {
  const rows = defineTopic('test.rows', 'pages', z.int());
  const secrets = defineTopic('test.secrets', 'servers', z.string());
  const tell = (payload: string, channel = 'mastlight_live'): void => void taken.at(-1)!.emit('notification', { channel, payload });
  const change = (topic: string, audience: string, ids: unknown): string => JSON.stringify({ ownerKey: 'u:1', topic, audience, ids });

  it('serves all listeners of the process over one connection, each with its own topic', async () => {
    const heard: unknown[] = [];
    const live = new Live(databaseOf(), log);
    live.hear(
      rows,
      (ids) => heard.push(['rows', ...ids]),
      () => heard.push('gap of rows'),
    );
    live.hear(
      secrets,
      (ids) => heard.push(['secrets', ...ids]),
      () => heard.push('gap of secrets'),
    );
    live.hearForPages(
      ({ topic, ids }) => heard.push(['pages', topic, ...ids]),
      () => heard.push('gap of pages'),
    );
    const listener = await live.start();
    expect(taken).toHaveLength(1);
    const hearsOf = (payload: string, channel?: string): unknown[] => {
      heard.length = 0;
      tell(payload, channel);
      return [...heard];
    };
    expect(hearsOf(change('test.rows', 'pages', [1, 2]))).toEqual([
      ['rows', 1, 2],
      ['pages', 'test.rows', 1, 2],
    ]);
    // What is for servers reaches no page.
    expect(hearsOf(change('test.secrets', 'servers', ['a']))).toEqual([['secrets', 'a']]);
    expect(hearsOf(change('test.unknown', 'pages', [1]))).toEqual([['pages', 'test.unknown', 1]]);
    expect(hearsOf(change('test.rows', 'servers', ['x']))).toEqual(['gap of rows']);
    const gaps = ['gap of rows', 'gap of secrets', 'gap of pages'];
    for (const unreadable of ['', '{', '[]', change('test.rows', 'everybody', [1])]) {
      expect(hearsOf(unreadable)).toEqual(gaps);
    }
    expect(hearsOf(change('test.rows', 'pages', [null]))).toEqual(['gap of rows', 'gap of pages']);
    expect(hearsOf(change('test.rows', 'pages', [1]), 'another_channel')).toEqual([]);
    heard.length = 0;
    taken[0]!.emit('error', new Error('lost'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect([heard, taken.length, openClients()]).toEqual([gaps, 2, 1]);
    await listener.stop();
  });
});
