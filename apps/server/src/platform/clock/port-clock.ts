import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log';
import type { Clock, PortClock } from './clock';

/** The answer of a clock that can be followed. */
interface ToldTime {
  readonly nowMs: number;
  readonly rate: number;
}

const retryMs = 1_000;

/**
 * Gives the port's clock. Without `url` it is `clock` itself; with one, it
 * follows the server-sent `clock` messages of `<url>/stream`: a fast clock
 * moves countdowns, and never sessions.
 */
export function createPortClock(clock: Clock, url: string, log: Log): PortClock {
  let base = { atMs: clock.nowMs(), nowMs: clock.nowMs(), rate: 1 };
  let isFollowing = false;
  const listeners = new Set<() => void>();
  const abort = new AbortController();

  const take = (told: ToldTime): void => {
    base = { atMs: clock.nowMs(), nowMs: told.nowMs, rate: told.rate };
    isFollowing = true;
    for (const listener of listeners) listener();
  };

  if (url) void follow(`${url}/stream`, take, abort.signal, log);

  return {
    nowMs: () => (isFollowing ? base.nowMs + (clock.nowMs() - base.atMs) * base.rate : clock.nowMs()),
    rate: () => base.rate,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => abort.abort(),
  };
}

async function follow(url: string, take: (told: ToldTime) => void, signal: AbortSignal, log: Log): Promise<void> {
  while (!signal.aborted) {
    try {
      const response = await fetch(url, { signal, headers: { accept: 'text/event-stream' } });
      if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
      let rest = '';
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        rest += chunk;
        const blocks = rest.split('\n\n');
        rest = blocks.pop()!.slice(-10_000);
        for (const block of blocks) {
          const told = readTold(block);
          if (told) take(told);
        }
      }
    } catch (error) {
      if (signal.aborted) return;
      log.debug({ err: error }, 'port clock out of reach');
    }
    // A stop ends the pause too.
    await sleep(retryMs, undefined, { signal }).catch(() => {});
  }
}

function readTold(block: string): ToldTime | null {
  const data = block
    .split('\n')
    .find((line) => line.startsWith('data:'))
    ?.slice(5);
  if (!data) return null;
  try {
    const { nowMs, rate } = JSON.parse(data) as Partial<ToldTime>;
    return Number.isFinite(nowMs) && Number.isFinite(rate) && rate! > 0 ? { nowMs: nowMs!, rate: rate! } : null;
  } catch {
    return null;
  }
}
