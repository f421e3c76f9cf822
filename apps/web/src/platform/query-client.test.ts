// Guarantee (V-21): what failed and is on the screen is asked for again by itself, each time later and not for ever; at once
// when the browser has a network again; and what was refused is not.
// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startConnection } from './connection';
import { CallError } from './http-client';
import { askFailedAgain, failedAgainMs } from './query-client';

let client: QueryClient;
let undos: (() => void)[];
let asked: number;
/** The code with which the server refuses; null: it answers. */
let fails: number | null;
let isOnline: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  // The middle of the jitter: a wait is what the table says.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnReconnect: false } } });
  undos = [startConnection(), askFailedAgain(client)];
  asked = 0;
  fails = 500;
});
afterEach(() => {
  for (const undo of undos) undo();
  client.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number): Promise<void> => vi.advanceTimersByTimeAsync(ms).then(() => undefined);
/** A part of the page that shows something. */
async function look(): Promise<void> {
  const observer = new QueryObserver(client, {
    queryKey: ['list'],
    queryFn: async () => {
      asked += 1;
      if (fails !== null) throw new CallError('坏了', fails);
      return 'rows';
    },
  });
  undos.push(observer.subscribe(() => undefined));
  await pass(0);
}
const switchNetwork = (to: boolean): void => {
  isOnline = to;
  window.dispatchEvent(new Event(to ? 'online' : 'offline'));
};

test('V-21 a load that failed is asked for again within 9 s, and comes once the server is back', async () => {
  await look();
  expect(asked).toBe(1);
  fails = null;
  await pass(failedAgainMs[0]);
  expect([asked, client.getQueryData(['list'])]).toEqual([2, 'rows']);
  await pass(3_600_000);
  expect(asked).toBe(2);
});

test('V-21 each time it waits longer, and in the end it stops', async () => {
  await look();
  for (const [index, waitMs] of failedAgainMs.entries()) {
    await pass(waitMs - 1);
    expect(asked).toBe(index + 1);
    await pass(1);
    expect(asked).toBe(index + 2);
  }
  await pass(86_400_000);
  expect(asked).toBe(failedAgainMs.length + 1);
  expect(failedAgainMs.toSorted((one, other) => one - other)).toEqual(failedAgainMs);
});

test('V-21 offline it is not asked for, and at once when the browser is online', async () => {
  await look();
  switchNetwork(false);
  await pass(600_000);
  expect(asked).toBe(1);
  fails = null;
  switchNetwork(true);
  await pass(0);
  expect([asked, client.getQueryData(['list'])]).toEqual([2, 'rows']);
});

test.each([0, 500, 502, 503])('V-21 %i may be over in a moment', async (code) => {
  fails = code;
  await look();
  await pass(failedAgainMs[0]);
  expect(asked).toBe(2);
});

test.each([400, 403, 404, 409, 429])('V-21 %i is an answer: it is not asked for again', async (code) => {
  fails = code;
  await look();
  await pass(86_400_000);
  expect(asked).toBe(1);
});
