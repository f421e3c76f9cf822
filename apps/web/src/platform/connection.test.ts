// Guarantee: each way in which the connection can fail has its own words, told once it lasts; what is shown is dated by
// the last moment at which it was known to stand; and the page comes back by itself, not all browsers at one moment.
// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { billRowsTopic as topic } from '@mastlight/domain/bill-subscription/topics';
import { intake } from '@mastlight/domain/intake/contract';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { settleMs, slowMs, startConnection, useConnection, type Trouble } from './connection';
import { sayTrouble } from './connection-line';
import { callEndpoint } from './http-client';
import { onLive, portNowMs, silenceMs, startLive, usePortClock } from './live';
import { useSession } from './session';

/** What the server does now. */
let server: 'well' | 'stopped' | 'error500' | 'error503' | 'hanging' = 'well';
let streams: { readonly controller: ReadableStreamDefaultController<Uint8Array>; readonly signal: AbortSignal }[] = [];
let tries = 0;
let undos: (() => void)[] = [];
const asked: string[] = [];

const startMs = parseShanghai('2026-10-12 05:37:00')!;

beforeEach(() => {
  vi.useFakeTimers();
  server = 'well';
  streams = [];
  tries = 0;
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const isStream = url.includes('/event/stream');
    if (isStream) tries += 1;
    switch (server) {
      case 'stopped':
        throw new TypeError('Failed to fetch');
      case 'error503':
        return new Response('<h1>503</h1>', { status: 503 });
      case 'error500':
        if (!isStream) return Response.json({ code: 500, status: false, msg: '服务器异常', data: null });
        break;
      case 'hanging':
        return new Promise<Response>((_, reject) => {
          init.signal!.addEventListener('abort', () => reject(init.signal!.reason as Error));
        });
      default:
    }
    if (!isStream) return Response.json({ code: 200, status: true, msg: 'success', data: {} });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        streams.push({ controller, signal: init.signal! });
        init.signal!.addEventListener('abort', () => controller.error(init.signal!.reason));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  useSession.setState({ token: 't' });
  usePortClock.setState({ nowMs: startMs, atMs: performance.now(), rate: 1 });
  undos = [startConnection(), onLive(topic, { changed: () => undefined, gap: () => asked.push('gap') }), startLive()];
});
afterEach(() => {
  for (const undo of undos.toReversed()) undo();
  useSession.setState({ token: null });
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const call = () => callEndpoint(intake.queryStatus, {}, { showsErrors: false }).catch(() => undefined);
const trouble = (): Trouble | null => useConnection.getState().trouble;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const beat = () => streams.at(-1)?.controller.enqueue(new TextEncoder().encode(': beat\n\n'));
function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
function told(): string | null {
  const now = trouble();
  const heardAtMs = useConnection.getState().heardAtMs;
  if (now === null) return null;
  const time = heardAtMs === null ? null : new Date(portNowMs(heardAtMs) + 8 * 3_600_000).toISOString().slice(11, 16);
  return sayTrouble({ trouble: now, time });
}

describe('U-02 EU-14 one state of the connection', () => {
  test('while all is well nothing is told, and what is shown stands as of the last heartbeat', async () => {
    await pass(0);
    await pass(15_000);
    beat();
    await pass(0);
    expect([told(), portNowMs(useConnection.getState().heardAtMs!) - startMs]).toEqual([null, 15_000]);
    expect(document.documentElement.dataset['stale']).toBeUndefined();
  });

  test('U-02 a stopped server: 连接断了, with the time at which the data stand, once it lasts', async () => {
    await pass(0);
    server = 'stopped';
    streams[0]!.controller.close();
    await pass(settleMs - 10);
    expect(told()).toBeNull();
    await pass(20);
    expect(told()).toBe('连接断了，数据停在 05:37，正在重连');
    expect(document.documentElement.dataset['stale']).toBe('unreachable');
    // It goes on standing still however long it takes.
    await pass(600_000);
    expect(told()).toBe('连接断了，数据停在 05:37，正在重连');
  });

  test('U-02 a restart that is over within a second is not told, and what was missed is asked for', async () => {
    await pass(0);
    streams[0]!.controller.close();
    await pass(settleMs);
    expect([told(), streams.length, asked]).toEqual([null, 2, ['gap']]);
  });

  test('U-02 offline is told at once, and recovery is by itself as soon as the network is back', async () => {
    await pass(0);
    setOnline(false);
    expect(told()).toBe('设备没有联网，数据停在 05:37，联网后更新');
    server = 'stopped';
    streams[0]!.controller.error(new TypeError('network'));
    await pass(120_000);
    expect([told(), asked]).toEqual(['设备没有联网，数据停在 05:37，联网后更新', []]);
    server = 'well';
    const before = tries;
    setOnline(true);
    await pass(700);
    expect([told(), tries - before, asked]).toEqual([null, 1, ['gap']]);
  });

  test.each(['error500', 'error503'] as const)(
    'U-02 calls answered with %s while the stream stands: the server has a problem',
    async (how) => {
      await pass(0);
      await call();
      server = how;
      await call();
      await pass(settleMs);
      expect(told()).toBe('服务器出错，数据停在 05:37，正在重试');
      // It asks again by itself, less and less often, and the heartbeat does not make old data new.
      for (let beats = 0; beats < 4; beats += 1) {
        await pass(20_000);
        beat();
      }
      expect(asked.length).toBeGreaterThanOrEqual(3);
      expect(asked.length).toBeLessThan(12);
      expect(told()).toBe('服务器出错，数据停在 05:37，正在重试');
      server = 'well';
      await call();
      expect(told()).toBeNull();
    },
  );

  test('U-02 a refusal is an answer: it says nothing of the connection', async () => {
    await pass(0);
    vi.stubGlobal('fetch', async () =>
      Response.json({ code: 503, status: false, msg: '短信通道忙', data: null, refusal: 'account.smsAway', params: {} }, { status: 503 }),
    );
    await call();
    await pass(settleMs);
    expect(told()).toBeNull();
  });

  test('U-02 an answer that takes more than 10 s is told while it is waited for', async () => {
    await pass(0);
    server = 'hanging';
    const waiting = call();
    await pass(slowMs - 1);
    beat();
    expect(told()).toBeNull();
    await pass(1 + settleMs);
    expect(told()).toBe('服务器 10 秒没有回应，数据停在 05:37，还在等');
    await pass(30_000);
    await waiting;
    // Given up: the stream stands, so the way does; the server goes on saying nothing.
    expect(trouble()).toBe('slow');
  });

  test('N15 one call that gets lost while the stream stands does not say 连接断了', async () => {
    await pass(0);
    await call();
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (url.includes('/event/stream')) return fetch(url, init);
      throw new TypeError('Failed to fetch');
    });
    await call();
    await pass(settleMs * 2);
    expect(told()).toBeNull();
    // It is asked for again by itself, and once the stream is gone as well, the connection is.
    expect(useConnection.getState().call).toBe('unreachable');
    server = 'stopped';
    streams.at(-1)!.controller.close();
    await pass(settleMs * 2);
    expect(told()).toBe('连接断了，数据停在 05:37，正在重连');
  });

  test('U-02 a stream that dies silently is found out, dated back to its last sound', async () => {
    await pass(0);
    await pass(60_000 - silenceMs);
    beat();
    server = 'hanging';
    await pass(silenceMs + settleMs);
    expect(told()).toBe('实时连接没有声音了，数据停在 05:37，正在重连');
  });

  test('U-02 no stream, but answers: what is shown is as old as the last answer', async () => {
    await pass(0);
    server = 'stopped';
    streams[0]!.controller.close();
    await pass(5_000);
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.includes('/event/stream')) throw new TypeError('Failed to fetch');
      return Response.json({ code: 200, status: true, msg: 'success', data: {} });
    });
    await pass(175_000);
    await call();
    expect(told()).toBe('实时更新断了，数据停在 05:40，每分钟取一次');
  });

  test('U-02 what a stopping server still answers does not make it a server that answers', async () => {
    await pass(0);
    let answer!: (response: Response) => void;
    vi.stubGlobal('fetch', (url: string) =>
      url.includes('/event/stream')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : new Promise<Response>((resolve) => (answer = resolve)),
    );
    const begun = call();
    await pass(10);
    streams[0]!.controller.close();
    await pass(10);
    answer(Response.json({ code: 200, status: true, msg: 'success', data: {} }));
    await begun;
    await pass(settleMs);
    expect(trouble()).toBe('unreachable');
  });

  test('U-02 browsers that lost one server do not come back at one moment', async () => {
    await pass(0);
    server = 'stopped';
    const waits = new Set<number>();
    for (const share of [0, 0.5, 0.999]) {
      vi.spyOn(Math, 'random').mockReturnValue(share);
      undos.pop()!();
      tries = 0;
      undos.push(startLive());
      await pass(0);
      let waitedMs = 0;
      while (tries < 2) {
        await pass(10);
        waitedMs += 10;
      }
      waits.add(waitedMs);
    }
    expect([...waits]).toEqual([350, 500, 650]);
  });

  test('EU-34 a session that is over is not asked for again, by no way', async () => {
    await pass(0);
    tries = 0;
    vi.stubGlobal('fetch', async () => {
      tries += 1;
      return new Response(null, { status: 401 });
    });
    streams[0]!.controller.close();
    await pass(600_000);
    expect([tries, asked, told()]).toEqual([1, [], null]);
  });
});
