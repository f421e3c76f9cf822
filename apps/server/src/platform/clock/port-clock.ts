import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import type { Log } from '../log';
import type { Clock, PortClock } from './clock';

/** The answer of a clock that can be followed. */
interface ToldTime {
  readonly nowMs: number;
  readonly rate: number;
}

const retryMs = 1_000;
/** Characters of one event at most; a longer one ends the line, and another is opened. */
const eventLengthMax = 10_000;

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
      const parser = createParser({
        maxBufferSize: eventLengthMax,
        onEvent({ data }) {
          const told = readTold(data);
          if (told) take(told);
        },
      });
      for await (const text of response.body.pipeThrough(new TextDecoderStream())) parser.feed(text);
    } catch (error) {
      if (signal.aborted) return;
      log.debug({ err: error }, 'port clock out of reach');
    }
    // A stop ends the pause too.
    await sleep(retryMs, undefined, { signal }).catch(() => {});
  }
}

function readTold(data: string): ToldTime | null {
  try {
    const { nowMs, rate } = JSON.parse(data) as Partial<ToldTime>;
    return Number.isFinite(nowMs) && Number.isFinite(rate) && rate! > 0 ? { nowMs: nowMs!, rate: rate! } : null;
  } catch {
    return null;
  }
}
