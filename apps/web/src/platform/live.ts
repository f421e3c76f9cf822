import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { create } from 'zustand';
import { readKeys, type KeyOf, type TopicDefinition } from '@mastlight/domain/contract-kit/topic';
import { live, portClockTold, rowsChanged, type RowsChanged } from '@mastlight/domain/live/contract';
import { apiUrl, authorizationHeader } from './http-client';
import { useSession } from './session';
import { sendSignal } from './signals';

/** R-7.6-24: without a stream, changed rows are asked for at this pace while the tab is visible. */
export const pollIntervalMs = 60_000;
const retryMs = { first: 500, most: 15_000 };
/** The server lets itself be heard every 15 s; a stream that has been silent for so long is dead. */
export const silenceMs = 40_000;

/** The port's time: cut-offs and countdowns run by it, not by this computer's clock. */
interface PortClockState {
  /** Port time, ms since epoch, at `atMs` of `performance.now()`. */
  readonly nowMs: number;
  readonly atMs: number;
  readonly rate: number;
  readonly isConnected: boolean;
}

export const usePortClock = create<PortClockState>(() => ({
  nowMs: Date.now(),
  atMs: performance.now(),
  rate: 1,
  isConnected: false,
}));

/** Port time now, ms since epoch. */
export function portNowMs(): number {
  const { nowMs, atMs, rate } = usePortClock.getState();
  return nowMs + (performance.now() - atMs) * rate;
}

/** What somebody does about one topic. */
export interface LiveListener<T extends TopicDefinition> {
  changed(ids: readonly KeyOf<T>[]): void;
  /** Something may have been missed: what is shown is fetched anew. */
  gap(): void;
}

interface Listening {
  readonly hear: (change: RowsChanged) => void;
  readonly gap: () => void;
}
const listeners = new Set<Listening>();

/** Tells `listener` what changes under a topic, and of gaps; returns the undo. */
export function onLive<T extends TopicDefinition>(topic: T, listener: LiveListener<T>): () => void {
  const listening: Listening = {
    hear(change) {
      if (change.topic !== topic.name) return;
      const ids = readKeys(topic, change.ids);
      // Keys of a newer server: what they name is not known here.
      if (ids) listener.changed(ids);
      else listener.gap();
    },
    gap: () => listener.gap(),
  };
  listeners.add(listening);
  return () => listeners.delete(listening);
}

/** Keeps one stream open as long as there is a session; returns the undo. */
export function startLive(): () => void {
  let stream: AbortController | null = null;
  const restart = (): void => {
    stream?.abort();
    stream = null;
    if (!useSession.getState().token) return;
    stream = new AbortController();
    void follow(stream.signal);
  };
  const unsubscribe = useSession.subscribe((now, before) => {
    if (now.token !== before.token) restart();
  });
  const timer = setInterval(() => {
    if (!usePortClock.getState().isConnected && document.visibilityState === 'visible') tellGap();
  }, pollIntervalMs);
  restart();
  return () => {
    unsubscribe();
    clearInterval(timer);
    stream?.abort();
  };
}

function tellGap(): void {
  for (const listener of listeners) listener.gap();
}

async function follow(signal: AbortSignal): Promise<void> {
  let waitMs = retryMs.first;
  let isFirst = true;
  while (!signal.aborted) {
    const line = openLine(signal);
    try {
      // EventSource cannot carry the Authorization header, so the stream is read from fetch.
      const response = await fetch(apiUrl(live.streamChanges.path), {
        signal: line.signal,
        headers: { accept: 'text/event-stream', ...authorizationHeader() },
      });
      if (response.status === 401 || response.status === 403) {
        // As with every call (R-8-09); a session that has ended or changed meanwhile is not spoken of.
        if (!signal.aborted) sendSignal('session-ended', {});
        return;
      }
      if (!response.ok || !response.body) throw new Error(String(response.status));
      usePortClock.setState({ isConnected: true });
      if (!isFirst) tellGap();
      isFirst = false;
      waitMs = retryMs.first;
      await readEvents(response.body, line.hear);
    } catch {
      // What was fetched while there was no line may have failed or be old: the first line that comes tells so.
      isFirst = false;
      // The loop below tries again; the page shows the age of its data meanwhile.
    } finally {
      line.close();
    }
    if (signal.aborted) return;
    usePortClock.setState({ isConnected: false });
    await new Promise((resolve) => setTimeout(resolve, waitMs * (0.7 + Math.random() * 0.6)));
    waitMs = Math.min(waitMs * 2, retryMs.most);
  }
}

/**
 * One connection's signal. It aborts with `whole`, and by itself after `silenceMs` without `hear`: after a sleep
 * or behind a dead proxy nothing else tells that the stream has ended.
 */
function openLine(whole: AbortSignal) {
  const controller = new AbortController();
  const hangUp = (): void => controller.abort();
  let timer = setTimeout(hangUp, silenceMs);
  whole.addEventListener('abort', hangUp, { once: true });
  return {
    signal: controller.signal,
    hear(): void {
      clearTimeout(timer);
      timer = setTimeout(hangUp, silenceMs);
    },
    close(): void {
      clearTimeout(timer);
      whole.removeEventListener('abort', hangUp);
    },
  };
}

async function readEvents(body: ReadableStream<Uint8Array>, hear: () => void): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  const parser = createParser({ onEvent: take });
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    hear();
    parser.feed(value);
  }
}

function take({ event: name, data }: EventSourceMessage): void {
  if (name === 'clock') {
    const told = portClockTold.safeParse(parseJson(data)).data;
    if (told) usePortClock.setState({ nowMs: told.portNowMs, atMs: performance.now(), rate: told.rate });
  } else if (name === 'rows') {
    const change = rowsChanged.safeParse(parseJson(data)).data;
    if (!change) return tellGap();
    for (const listener of listeners) listener.hear(change);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
