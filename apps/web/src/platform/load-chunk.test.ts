// Guarantee: while the server is known to be gone a part of the page waits for it, and says so: nobody is told that the page was
// updated, and nobody reloads a page that cannot be loaded.
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callEnded, startConnection, streamLost, streamOpened, useConnection } from './connection';
import { ChunkLost, loadChunk } from './load-chunk';
import { onSignal } from './signals';

let undos: (() => void)[];
let waits: string[];
beforeEach(() => {
  vi.useFakeTimers();
  waits = [];
  undos = [startConnection(), onSignal('chunk-waits', ({ why }) => waits.push(why))];
});
afterEach(() => {
  undos.forEach((undo) => undo());
  vi.useRealTimers();
});

test('R-8-31 a part waits for a server that is gone, and comes when it is back', async () => {
  streamOpened();
  streamLost('unreachable');
  callEnded('unreachable', performance.now());
  await vi.advanceTimersByTimeAsync(2_000);
  expect(useConnection.getState().trouble).toBe('unreachable');
  const load = vi.fn(async () => 'part');
  const loaded = loadChunk(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([load.mock.calls.length, waits]).toEqual([0, ['server']]);
  streamOpened();
  expect(await loaded).toBe('part');
});

test('R-8-31 where no stream would tell that the server is back, the part is asked for at once', async () => {
  callEnded('unreachable', performance.now());
  await vi.advanceTimersByTimeAsync(2_000);
  expect(useConnection.getState().trouble).toBe('unreachable');
  expect(await loadChunk(async () => 'part')).toBe('part');
  await expect(loadChunk(() => Promise.reject(new Error('gone')))).rejects.toThrow(ChunkLost);
  expect(waits).toEqual([]);
});
