// Guarantee: a stream that has gone silent is hung up and opened anew; one that is heard of is left alone.
// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { billRowsTopic as topic } from '@mastlight/domain/bill-subscription/topics';
import { requestWayMs } from '@mastlight/domain/live/contract';
import { callEnded, useConnection } from './connection';
import { onLive, reconnect, silenceMs, startLive, usePortClock } from './live';
import { useSession } from './session';
import { onSignal } from './signals';

let streams: ReadableStreamDefaultController<Uint8Array>[] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        streams.push(stream);
        init.signal?.addEventListener('abort', () => stream.error(init.signal?.reason));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  useSession.setState({ token: 't' });
});
afterEach(() => {
  stop();
  useSession.setState({ token: null });
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const isConnected = () => useConnection.getState().stream === 'open';
const send = (text: string) => streams.at(-1)?.enqueue(new TextEncoder().encode(text));

describe('the event stream', () => {
  test('a first line that comes only at the second try tells the gap: what was fetched before may have failed', async () => {
    const open = globalThis.fetch;
    let tries = 0;
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) =>
      ++tries === 1 ? new Response(null, { status: 503 }) : open(...call),
    );
    const heard: string[] = [];
    const forget = onLive(topic, { changed: () => heard.push('rows'), gap: () => heard.push('gap') });
    stop = startLive();
    await vi.advanceTimersByTimeAsync(2_000);
    expect([tries, isConnected(), heard]).toEqual([2, true, ['gap']]);
    forget();
  });

  test('the first line says how long ago the page began to fetch, and is told what changed since; a later one tells the gap', async () => {
    const open = globalThis.fetch;
    const urls: string[] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => (urls.push(url), open(url, init)));
    const heard: unknown[] = [];
    const forget = onLive(topic, { changed: (ids) => heard.push(ids), gap: () => heard.push('gap') });
    await vi.advanceTimersByTimeAsync(1_500);
    const pageAgeMs = performance.now();
    stop = startLive();
    await vi.advanceTimersByTimeAsync(0);
    expect(urls).toEqual([expect.stringMatching(new RegExp(`\\?agoMs=${Math.ceil(pageAgeMs)}$`))]);
    send('event: rows\ndata: {"topic":"bill-subscription","ids":[7]}\n\nevent: gap\ndata: {}\n\n');
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([[7], 'gap']);
    // Who signs in now has fetched nothing before.
    useSession.setState({ token: 'another' });
    await vi.advanceTimersByTimeAsync(0);
    expect(urls.at(-1)).toMatch(/\?agoMs=0$/);
    streams.at(-1)!.close();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(urls.at(-1)).not.toContain('agoMs');
    forget();
  });

  test('who begins to listen hears what changed just now: his rows were fetched before', async () => {
    stop = startLive();
    await vi.advanceTimersByTimeAsync(0);
    const tell = async (id: number): Promise<void> => {
      send(`event: rows\ndata: {"topic":"bill-subscription","ids":[${id}]}\n\n`);
      await vi.advanceTimersByTimeAsync(0);
    };
    const heardBy = (): unknown[] => {
      const heard: unknown[] = [];
      onLive(topic, { changed: (ids) => heard.push(...ids), gap: () => heard.push('gap') })();
      return heard;
    };
    await tell(7);
    await vi.advanceTimersByTimeAsync(10_000);
    await tell(8);
    send('event: gap\ndata: {}\n\n');
    await vi.advanceTimersByTimeAsync(0);
    expect(heardBy()).toEqual([7, 8, 'gap']);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(heardBy()).toEqual([8, 'gap']);
    // Whose rows they were is another's business.
    useSession.setState({ token: 'another' });
    expect(heardBy()).toEqual([]);
  });

  test('what is asked for again without news of the stream is not told to whoever comes later: he asks by himself', async () => {
    stop = startLive();
    await vi.advanceTimersByTimeAsync(0);
    const heard: string[] = [];
    const forget = onLive(topic, { changed: () => heard.push('rows'), gap: () => heard.push('gap') });
    reconnect();
    callEnded('failing', performance.now());
    await vi.advanceTimersByTimeAsync(4_000);
    // By the press, and while the server fails, now and then.
    expect(heard).toEqual(['gap', 'gap']);
    onLive(topic, { changed: () => heard.push('later: rows'), gap: () => heard.push('later: gap') })();
    expect(heard).toEqual(['gap', 'gap']);
    callEnded('answered', performance.now());
    forget();
  });

  test.each([
    ['as long as the server allows for', requestWayMs, []],
    ['longer: it counted back too little', requestWayMs + 1, ['gap']],
  ])('a first line whose request was on its way %s: %i ms', async (_way, wayMs, told) => {
    const open = globalThis.fetch;
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      await new Promise((resolve) => setTimeout(resolve, wayMs));
      return open(...call);
    });
    const heard: string[] = [];
    const forget = onLive(topic, { changed: () => heard.push('rows'), gap: () => heard.push('gap') });
    stop = startLive();
    await vi.advanceTimersByTimeAsync(wayMs);
    expect([isConnected(), heard]).toEqual([true, told]);
    forget();
  });

  test('R-7.6-24 after 40 s of silence it is hung up, opened anew, and the gap is told', async () => {
    const heard: string[] = [];
    const forget = onLive(topic, { changed: () => heard.push('rows'), gap: () => heard.push('gap') });
    stop = startLive();
    await vi.advanceTimersByTimeAsync(silenceMs - 1);
    expect([streams.length, isConnected()]).toEqual([1, true]);
    await vi.advanceTimersByTimeAsync(1);
    expect(isConnected()).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([streams.length, isConnected()]).toEqual([2, true]);
    expect(heard).toEqual(['gap']);
    forget();
  });

  test.each([
    ['visible', ['gap']],
    ['hidden', []],
  ] as const)('R-7.6-24 with a stream that never opens, a %s tab asks for what changed after 60 s: %j', async (visibility, told) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
    const heard: string[] = [];
    const forget = onLive(topic, { changed: () => heard.push('rows'), gap: () => heard.push('gap') });
    stop = startLive();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual(told);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard).toEqual([...told, ...told]);
    forget();
  });

  test.each([
    ['S-07 at once where the session is over', 0, [1, 2]],
    ['when a server that goes away wishes it', 4_000, [1, 1, 2]],
  ])('a stream that the server ends is opened anew %s', async (_name, retryMs, counts) => {
    stop = startLive();
    await vi.advanceTimersByTimeAsync(0);
    const seen = [streams.length];
    send(`retry: ${retryMs}\n\n`);
    streams.at(-1)!.close();
    for (const waitMs of counts.length === 2 ? [1] : [retryMs - 1, 1]) {
      await vi.advanceTimersByTimeAsync(waitMs);
      seen.push(streams.length);
    }
    expect(seen).toEqual(counts);
    expect(isConnected()).toBe(true);
  });

  test('a heartbeat every 15 s keeps it open', async () => {
    stop = startLive();
    for (let beat = 0; beat < 8; beat += 1) {
      await vi.advanceTimersByTimeAsync(15_000);
      send(': still here\n\n');
    }
    expect([streams.length, isConnected()]).toEqual([1, true]);
  });

  test.each([
    ['keys of the topic', 'rows', '{"topic":"bill-subscription","ids":[1,2]}', ['rows 1,2']],
    ['a topic that nobody here knows', 'rows', '{"topic":"test.newer","ids":["x"]}', []],
    ['keys of another kind than the topic has here', 'rows', '{"topic":"bill-subscription","ids":["x"]}', ['gap']],
    ['what is no change at all', 'rows', '{"topic":"bill-subscription"}', ['gap']],
    ['what is no JSON', 'rows', '{"topic', ['gap']],
    ['an event of another name', 'newer', '{"topic":"bill-subscription","ids":[1]}', []],
    ['a clock that says nothing', 'clock', '{"rate":"fast"}', []],
  ])('%s', async (_name, event, data, expected) => {
    const heard: string[] = [];
    const forget = onLive(topic, { changed: (ids) => heard.push(`rows ${ids.join()}`), gap: () => heard.push('gap') });
    stop = startLive();
    await vi.advanceTimersByTimeAsync(0);
    const { rate } = usePortClock.getState();
    send(`event: ${event}\ndata: ${data}\n\n`);
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(expected);
    expect([usePortClock.getState().rate, isConnected()]).toEqual([rate, true]);
    forget();
  });

  test.each([401, 403])(
    'EU-34 R-8-09 a line refused with %i tells that the session is over, once, and is not asked for again',
    async (status) => {
      const refuse = vi.fn(async () => new Response(null, { status }));
      vi.stubGlobal('fetch', refuse);
      const ended = vi.fn<() => void>();
      const forget = onSignal('session-ended', ended);
      stop = startLive();
      await vi.advanceTimersByTimeAsync(60_000);
      forget();
      expect(refuse).toHaveBeenCalledTimes(1);
      expect(ended).toHaveBeenCalledTimes(1);
    },
  );

  test('a refusal of the session before says nothing of the one of now', async () => {
    let answer: (response: Response) => void = () => undefined;
    const open = globalThis.fetch;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    const ended = vi.fn<() => void>();
    const forget = onSignal('session-ended', ended);
    stop = startLive();
    vi.stubGlobal('fetch', open);
    useSession.setState({ token: 'another' });
    answer(new Response(null, { status: 401 }));
    await vi.advanceTimersByTimeAsync(1_000);
    forget();
    expect(ended).not.toHaveBeenCalled();
  });

  test('a call that is never answered is given up too', async () => {
    const answerNothing = vi.fn((_: string, init: RequestInit) => {
      return new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    });
    vi.stubGlobal('fetch', answerNothing);
    stop = startLive();
    await vi.advanceTimersByTimeAsync(silenceMs + 1_000);
    expect(answerNothing).toHaveBeenCalledTimes(2);
  });
});
