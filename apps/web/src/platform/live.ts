import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { create } from 'zustand';
import { readKeys, type KeyOf, type TopicDefinition } from '@mastlight/domain/contract-kit/topic';
import { gapEvent, live, portClockTold, requestWayMs, rowsChanged, type RowsChanged } from '@mastlight/domain/live/contract';
import { streamEnded, streamHeard, streamLost, streamOpened, useConnection, type StreamLoss } from './connection';
import { apiUrl, authorizationHeader } from './http-client';
import { useSession } from './session';
import { sendSignal } from './signals';

/** R-7.6-24: without a stream, changed rows are asked for at this pace while the tab is visible. */
export const pollIntervalMs = 60_000;
const retryMs = { first: 500, most: 15_000 };
/** What failed while the stream stands is asked for again at this pace; each time later, and never all browsers at once. */
const askAgainMs = { first: 3_000, most: 30_000 };
/** The server lets itself be heard every 15 s; a stream that has been silent for so long is dead. */
export const silenceMs = 40_000;

/** The port's time: cut-offs and countdowns run by it, not by this computer's clock. */
interface PortClockState {
  /** Port time, ms since epoch, at `atMs` of `performance.now()`. */
  readonly nowMs: number;
  readonly atMs: number;
  readonly rate: number;
}

export const usePortClock = create<PortClockState>(() => ({
  nowMs: Date.now(),
  atMs: performance.now(),
  rate: 1,
}));

/** Port time now, or at another moment of `performance.now()`, ms since epoch. */
export function portNowMs(momentMs: number = performance.now()): number {
  const { nowMs, atMs, rate } = usePortClock.getState();
  return nowMs + (momentMs - atMs) * rate;
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

/**
 * What was heard is remembered for so long: a part that comes on the screen shows rows that were fetched before it was
 * there to listen, at its page's beginning or, while they count as fresh (`query-client.ts`), for an earlier visit.
 */
const rememberedMs = 15_000;
let remembered: { readonly atMs: number; readonly change: RowsChanged | 'gap' }[] = [];

function remember(change: RowsChanged | 'gap'): void {
  const nowMs = performance.now();
  remembered = remembered.filter(({ atMs }) => atMs > nowMs - rememberedMs);
  remembered.push({ atMs: nowMs, change });
}

/** Tells `listener` what changes under a topic, and of gaps, those that were heard just now included; returns the undo. */
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
  const sinceMs = performance.now() - rememberedMs;
  for (const { atMs, change } of remembered) {
    if (atMs <= sinceMs) continue;
    if (change === 'gap') listening.gap();
    else listening.hear(change);
  }
  return () => listeners.delete(listening);
}

/** Some time around `ms`: browsers that lost their server at one moment do not all come back at one. */
export const jittered = (ms: number): number => ms * (0.7 + Math.random() * 0.6);

let retryNow: () => void = () => undefined;

/** Tries again at once instead of at the next turn: the user's wish, or the network came back. */
export function reconnect(): void {
  if (useConnection.getState().stream === 'open') askAnew();
  else retryNow();
}

/** Calls `gap` whenever something may have been missed, whatever it is about; returns the undo. */
export function onGap(gap: () => void): () => void {
  const listening: Listening = { hear: () => undefined, gap };
  listeners.add(listening);
  return () => listeners.delete(listening);
}

/** Keeps one stream open as long as there is a session; returns the undo. */
export function startLive(): () => void {
  let stream: AbortController | null = null;
  // The page's own beginning, and for whoever signs in later the moment of it: nothing was fetched for him before.
  let fetchedFromMs = 0;
  const restart = (): void => {
    stream?.abort();
    stream = null;
    streamEnded();
    if (!useSession.getState().token) return;
    stream = new AbortController();
    void follow(stream.signal, fetchedFromMs);
  };
  const unsubscribe = useSession.subscribe((now, before) => {
    if (now.token === before.token) return;
    fetchedFromMs = performance.now();
    remembered = [];
    restart();
  });
  let onlineTimer: ReturnType<typeof setTimeout> | undefined;
  const handleOnline = (): void => {
    onlineTimer = setTimeout(() => retryNow(), jittered(retryMs.first));
  };
  window.addEventListener('online', handleOnline);
  const stopAsking = keepAsking();
  restart();
  return () => {
    unsubscribe();
    window.removeEventListener('online', handleOnline);
    clearTimeout(onlineTimer);
    stopAsking();
    stream?.abort();
    streamEnded();
    remembered = [];
  };
}

/** While something is wrong, what is shown is asked for again now and then; returns the undo. */
function keepAsking(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let waitMs = askAgainMs.first;
  const isWrong = (): boolean => useConnection.getState().call !== null;
  const plan = (): void => {
    timer = setTimeout(
      () => {
        const { stream, isOffline } = useConnection.getState();
        const isAsking = isWrong() || (stream !== 'open' && stream !== 'none');
        // Offline nothing can come, and a hidden tab asks when it is looked at.
        if (isAsking && !isOffline && document.visibilityState === 'visible') askAnew();
        waitMs = isWrong() ? Math.min(waitMs * 2, askAgainMs.most) : askAgainMs.first;
        plan();
      },
      isWrong() ? jittered(waitMs) : pollIntervalMs,
    );
  };
  plan();
  const unsubscribe = useConnection.subscribe((now, before) => {
    if ((now.call === null) === (before.call === null)) return;
    clearTimeout(timer);
    waitMs = askAgainMs.first;
    plan();
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}

/** The stream may have missed something, whoever was listening. */
function tellGap(): void {
  remember('gap');
  askAnew();
}

/** What is on the screen is asked for again; a part that comes later asks by itself. */
function askAnew(): void {
  for (const listener of listeners) listener.gap();
}

async function follow(signal: AbortSignal, fetchedFromMs: number): Promise<void> {
  let waitMs = retryMs.first;
  let isFirst = true;
  while (!signal.aborted) {
    const line = openLine(signal);
    let loss: StreamLoss = 'unreachable';
    // When the server wishes the page back, where it ends the stream itself: at once for a session that is over (S-07).
    let toldMs: number | null = null;
    try {
      // EventSource cannot carry the Authorization header, so the stream is read from fetch.
      // What changed after it was fetched and before the stream stood is told by the server; later, a gap is told here.
      const sentMs = performance.now();
      const since = isFirst ? `?agoMs=${Math.ceil(sentMs - fetchedFromMs)}` : '';
      const response = await fetch(apiUrl(live.streamChanges.path) + since, {
        signal: line.signal,
        headers: { accept: 'text/event-stream', ...authorizationHeader() },
      });
      if (response.status === 401 || response.status === 403) {
        // As with every call (R-8-09); a session that has ended or changed meanwhile is not spoken of.
        if (signal.aborted) return;
        // It is over: nothing is asked for again, not even at the pace of a page without a stream.
        streamEnded();
        sendSignal('session-ended', {});
        return;
      }
      loss = 'failing';
      if (!response.ok || !response.body) throw new Error(String(response.status));
      loss = 'closed';
      streamOpened();
      // The server counts back from when it was asked: after a long way it began too late.
      const isLate = performance.now() - sentMs > requestWayMs;
      if (!isFirst || isLate) tellGap();
      isFirst = false;
      waitMs = retryMs.first;
      await readEvents(response.body, line.hear, (ms) => (toldMs = ms));
    } catch {
      // What was fetched while there was no line may have failed or be old: the first line that comes tells so.
      isFirst = false;
      // The loop below tries again; the page says since when its data stand.
    } finally {
      line.close();
    }
    if (signal.aborted) return;
    streamLost(line.isSilent() ? 'silent' : loss);
    await pause(toldMs ?? jittered(waitMs), signal);
    waitMs = Math.min(waitMs * 2, retryMs.most);
  }
}

/** Waits until the next try: `ms`, or less when somebody asks for it. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const goOn = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', goOn);
      if (retryNow === goOn) retryNow = () => undefined;
      resolve();
    };
    const timer = setTimeout(goOn, ms);
    signal.addEventListener('abort', goOn, { once: true });
    retryNow = goOn;
  });
}

/**
 * One connection's signal. It aborts with `whole`, and by itself after `silenceMs` without `hear`: after a sleep
 * or behind a dead proxy nothing else tells that the stream has ended.
 */
function openLine(whole: AbortSignal) {
  const controller = new AbortController();
  let isSilent = false;
  const hangUp = (): void => controller.abort();
  const giveUp = (): void => {
    isSilent = true;
    hangUp();
  };
  let timer = setTimeout(giveUp, silenceMs);
  whole.addEventListener('abort', hangUp, { once: true });
  return {
    signal: controller.signal,
    isSilent: () => isSilent,
    hear(): void {
      streamHeard();
      clearTimeout(timer);
      timer = setTimeout(giveUp, silenceMs);
    },
    close(): void {
      clearTimeout(timer);
      whole.removeEventListener('abort', hangUp);
    },
  };
}

async function readEvents(body: ReadableStream<Uint8Array>, hear: () => void, tellRetry: (ms: number) => void): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  const parser = createParser({ onEvent: take, onRetry: tellRetry });
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
    remember(change);
    for (const listener of listeners) listener.hear(change);
  } else if (name === gapEvent) tellGap();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
