// Guarantee: whoever starts knows at once whether there is room, and looks at a
// disk that hangs do not pile up.
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchDisk } from './disk-watch';
import { createLog } from './log';

vi.mock('node:fs/promises', { spy: true });
const log = createLog('silent');
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('R-10 the first look is over when the watch has begun', async () => {
  vi.mocked(statfs).mockResolvedValue({ bavail: 1, bsize: 4_096 } as never);
  const heard: boolean[] = [];
  const watch = await watchDisk(tmpdir(), 1_000_000, (isFull) => heard.push(isFull), log);
  expect(heard).toEqual([true]);
  watch.stop();
});

it('R-10 a look that hangs is not joined by others', async () => {
  vi.mocked(statfs).mockReturnValue(new Promise<never>(() => {}));
  const watch = await watchDisk(tmpdir(), 1_000_000, () => {}, log);
  const first = vi.mocked(statfs).mock.calls.length;
  vi.advanceTimersByTime(60_000);
  await new Promise(setImmediate);
  expect(vi.mocked(statfs).mock.calls.length).toBe(first);
  watch.stop();
});
