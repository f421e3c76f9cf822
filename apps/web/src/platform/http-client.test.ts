// Guarantee: every kind of answer leads to exactly the toast, dialog or silence of section 8.
// @vitest-environment happy-dom
import { account } from '@mastlight/domain/account/contract';
import { ad } from '@mastlight/domain/ad/contract';
import { billing } from '@mastlight/domain/billing/contract';
import type { Endpoint, RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import { codeTexts } from '@mastlight/domain/contract-kit/envelope';
import { file } from '@mastlight/domain/file/contract';
import { notice } from '@mastlight/domain/notice/contract';
import { preferences } from '@mastlight/domain/preferences/contract';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { recentActivity } from '@mastlight/domain/recent-activity/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installFakeGateway, succeed } from '../testing/fake-gateway';
import { callEndpoint, CallCancelled, CallError, callForFile } from './http-client';
import { useSession } from './session';
import { onSignal, type Signals } from './signals';

/** An endpoint that shows its errors, and one that does not (R-8-28). */
const loud = account.findOpenId;
const quiet = recentActivity.listRecent;

const heard: { name: keyof Signals; detail: object }[] = [];
let undos: (() => void)[] = [];

beforeEach(() => {
  heard.length = 0;
  const names = ['error-shown', 'balance-short', 'login-needed', 'session-ended'] as const;
  undos = names.map((name) => onSignal(name, (detail) => heard.push({ name, detail })));
  useSession.setState({ token: null });
});
afterEach(() => {
  undos.forEach((undo) => undo());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (body: unknown, status = 200) => vi.stubGlobal('fetch', async () => Response.json(body, { status }));
const toasts = () => heard.filter((signal) => signal.name === 'error-shown').map((signal) => signal.detail);

describe('answers', () => {
  test.each([
    ['success', 200],
    ['Success', 200],
    ['SUCCESS', 200],
    // A code that nobody has scanned yet.
    ['success', 201],
  ])('R-7-06, R-8-05, R-7.1-03 "%s" with code %i is no error', async (msg, code) => {
    answer({ code, status: true, msg, data: 5 });
    expect(await callEndpoint(loud, {})).toBe(5);
    expect(heard).toEqual([]);
  });

  test.each([
    ['R-7-06, R-8-04 msg', { code: 400, status: false, msg: '参数错误', data: null }, '参数错误'],
    ['R-7-06, R-8-04 message', { code: 200, status: true, msg: 'success', message: '没有成功', data: 1 }, '没有成功'],
  ])('%s that is not "success" is an error toast', async (_, body, text) => {
    answer(body);
    await expect(callEndpoint(loud, {})).rejects.toMatchObject({ message: text });
    expect(toasts()).toEqual([{ tone: 'error', text }]);
  });

  test('R-8-06 a quiet call shows nothing, yet rejects', async () => {
    answer({ code: 500, status: false, msg: '服务器异常', data: null });
    await expect(callEndpoint(quiet, {})).rejects.toBeInstanceOf(CallError);
    expect(heard).toEqual([]);
  });

  test.each([400, 404, 410, 413, 429, 500, 503])('R-8-32 code %i is told with the number of its request', async (code) => {
    answer({ code, status: false, msg: codeTexts[code], data: null, requestId: 'r-17' });
    await expect(callEndpoint(loud, {})).rejects.toMatchObject({ code });
    expect(toasts()).toEqual([{ tone: 'error', text: codeTexts[code], requestId: 'r-17' }]);
  });

  test('R-8-07 code 409 shows nothing', async () => {
    answer({ code: 409, status: false, msg: '重复提交', data: null });
    await expect(callEndpoint(loud, {})).rejects.toMatchObject({ code: 409 });
    expect(heard).toEqual([]);
  });

  test.each([
    ['200 without data', { code: 200, msg: 'success', data: null }],
    ['no code and no data', { msg: 'success', data: null }],
  ])('R-7-06, R-8-08 %s is an error', async (_, body) => {
    answer(body);
    await expect(callEndpoint(loud, {})).rejects.toBeInstanceOf(CallError);
    expect(toasts()).toHaveLength(1);
  });

  test.each([
    ['200 without data where status is true', { code: 200, status: true, msg: 'success', data: null }, null],
    ['no code where status is true', { status: true, msg: 'success', data: null }, null],
    ['no code where there are data', { msg: 'success', data: 5 }, 5],
  ])('R-7-06, R-8-08 %s is none', async (_, body, data) => {
    answer(body);
    expect(await callEndpoint(loud, {})).toBe(data);
    expect(heard).toEqual([]);
  });

  test('R-8-01 code 402 opens the balance dialog and rejects with 余额不足', async () => {
    answer({ code: 402, status: false, msg: '余额不足，还差 3', data: null });
    await expect(callEndpoint(loud, {})).rejects.toMatchObject({ message: '余额不足' });
    expect(heard).toEqual([{ name: 'balance-short', detail: { text: '余额不足，还差 3' } }]);
  });

  test('a quiet 402 opens nothing', async () => {
    answer({ code: 402, status: false, msg: '余额不足', data: null });
    await expect(callEndpoint(quiet, {})).rejects.toMatchObject({ code: 402 });
    expect(heard).toEqual([]);
  });

  test.each([401, 403])('R-8-09 code %i with a token ends the session', async (code) => {
    useSession.setState({ token: 't' });
    answer({ code, status: false, msg: '没有权限', data: null }, code);
    await expect(callEndpoint(quiet, {})).rejects.toMatchObject({ code });
    expect(heard.map((signal) => signal.name)).toEqual(['session-ended']);
  });

  test('R-8-09 a refusal of the token before the switch of identity ends nothing', async () => {
    useSession.setState({ token: 'old' });
    vi.stubGlobal('fetch', async () => {
      useSession.setState({ token: 'new' });
      return Response.json({ code: 401, status: false, msg: '请登录', data: null });
    });
    await expect(callEndpoint(loud, {})).rejects.toMatchObject({ code: 401 });
    expect(heard.map((signal) => signal.name)).toEqual(['error-shown']);
  });

  test.each([
    ['Management', true],
    ['operator', true],
    ['finance', false],
    ['read-only', false],
    [null, true],
  ] as const)('R-6-20 as %s a call that changes data is sent: %s; what is not sent is told', async (role, isSent) => {
    const fetched = vi.fn<() => Promise<Response>>(async () => Response.json({ code: 200, status: true, msg: 'success', data: 1 }));
    vi.stubGlobal('fetch', fetched);
    useSession.setState({ token: 't', cid: '5001', loginId: '5001', company: role && { name: '演示货代', role } });
    const call = callEndpoint({ ...loud, permission: 'company.operate' }, {});
    if (isSent) await call;
    else await call.catch(() => undefined);
    expect(fetched).toHaveBeenCalledTimes(isSent ? 1 : 0);
    expect(toasts()).toEqual(isSent ? [] : [{ tone: 'warning', text: '您的职责不能改数据，请联系公司管理员' }]);
    expect(heard.map((signal) => signal.name)).not.toContain('session-ended');
  });

  test.each([
    [401, ['login-needed']],
    [403, []],
  ] as const)('R-8-09 code %i without a token ends nothing: %s', async (code, signals) => {
    answer({ code, status: false, msg: '请登录', data: null }, code);
    await expect(callEndpoint(quiet, {})).rejects.toMatchObject({ code });
    expect(heard.map((signal) => signal.name)).toEqual(signals);
  });
});

describe('the way there and back', () => {
  describe('L-03 a call that takes a key', () => {
    const wish = { blnos: ['COSU6400000001'] };
    const told = { list: [], coins: 0 };
    /** Breaks off as often as told, then answers; gives the keys that came. */
    function breakOff(times: number): (string | null)[] {
      const keys: (string | null)[] = [];
      vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
        keys.push(new Headers(init.headers).get('idempotency-key'));
        if (keys.length <= times) throw new TypeError('network');
        return Response.json({ code: 200, status: true, msg: 'success', data: told });
      });
      return keys;
    }

    test('is sent once more by the same key when its connection breaks, and nobody is told', async () => {
      const keys = breakOff(1);
      expect(await callEndpoint(billSubscription.subscribeBills, wish)).toEqual(told);
      expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
      expect(heard).toEqual([]);
    });

    test('has another key the next time', async () => {
      const keys = breakOff(0);
      await callEndpoint(billSubscription.subscribeBills, wish);
      await callEndpoint(billSubscription.subscribeBills, wish);
      expect(keys[0]).not.toBe(keys[1]);
    });

    test('is told of when the second breaks too; who wishes the same again means the same one, until it is answered', async () => {
      const keys = breakOff(2);
      await expect(callEndpoint(billSubscription.subscribeBills, wish)).rejects.toMatchObject({ code: 0 });
      expect(keys).toHaveLength(2);
      await callEndpoint(billSubscription.subscribeBills, wish);
      await callEndpoint(billSubscription.subscribeBills, wish);
      expect(new Set(keys.slice(0, 3)).size).toBe(1);
      expect(keys[3]).not.toBe(keys[2]);
    });

    /** Answers in turn; gives the keys that came. */
    function answerInTurn(...bodies: readonly (readonly [body: object, status: number, headers?: Record<string, string>])[]) {
      const keys: (string | null)[] = [];
      vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
        const [body, status, headers = {}] = bodies[keys.length]!;
        keys.push(new Headers(init.headers).get('idempotency-key'));
        return Response.json(body, { status, headers });
      });
      return keys;
    }
    const good = { code: 200, status: true, msg: 'success', data: told };
    const busy = { code: 409, status: false, msg: '同一个请求正在处理', data: null };

    test('waits as long as it is told to while the first is at work, and has its answer', async () => {
      vi.useFakeTimers();
      const keys = answerInTurn([busy, 200, { 'retry-after': '1' }], [busy, 200, { 'retry-after': '2' }], [good, 200]);
      const call = callEndpoint(billSubscription.subscribeBills, wish);
      await vi.advanceTimersByTimeAsync(999);
      expect(keys).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(keys).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await call).toEqual(told);
      expect(new Set(keys).size).toBe(1);
    });

    test.each([
      ['a broken server', { code: 503, status: false, msg: '稍后再试', data: null }, 503, true],
      ['a refusal', { code: 402, status: false, msg: '余额不足', data: null }, 200, false],
      ['an answer that nothing is to be waited for', busy, 200, false],
    ])('%s: the same again is the same wish or another', async (_what, body, status, isSame) => {
      const keys = answerInTurn([body, status], [good, 200]);
      await callEndpoint(billSubscription.subscribeBills, wish).catch(() => undefined);
      await callEndpoint(billSubscription.subscribeBills, wish);
      expect(keys[0] === keys[1]).toBe(isSame);
    });

    test('and no other is sent twice, or has one', async () => {
      const keys = breakOff(1);
      await expect(callEndpoint(loud, {})).rejects.toMatchObject({ code: 0 });
      expect(keys).toEqual([null]);
    });
  });

  test.each([
    ['token-1', 'token-1'],
    [null, null],
  ])('R-6-19 with the token %s the header Authorization is %s', async (token, header) => {
    const gateway = installFakeGateway([[quiet, () => succeed(quiet, { list: [], total: 0, pageNo: 1, pageSize: 10 })]]);
    useSession.setState({ token });
    await callEndpoint(quiet, { pageNo: 1, pageSize: 10 });
    expect(gateway.calls.map(({ headers }) => headers.get('authorization'))).toEqual([header]);
  });

  test.each([
    [404, '服务器异常404', 'warning'],
    [200, '记录不存在', 'error'],
  ] as const)('R-8-12 of HTTP %i with the envelope of a 404 it says "%s"', async (status, text, tone) => {
    const envelope = { code: 404, status: false, msg: '记录不存在', data: null, requestId: 'r' };
    vi.stubGlobal('fetch', async () => Response.json(envelope, { status }));
    await expect(callEndpoint(loud, {})).rejects.toMatchObject({ code: 404, message: text });
    expect(toasts()).toEqual([expect.objectContaining({ tone, text })]);
  });

  test.each([
    ['R-8-12', 404, '服务器异常404'],
    ['R-8-13', 500, '请求失败 (500)'],
    ['R-8-13', 502, '请求失败 (502)'],
    ['a sign-in page of the network', 200, '收到的不是数据，可能被代理或上网认证页拦下，请检查网络'],
  ])('%s HTTP %i without an envelope warns "%s"', async (_, status, text) => {
    vi.stubGlobal('fetch', async () => new Response('<html>', { status }));
    await expect(callEndpoint(loud, {})).rejects.toMatchObject({ message: text });
    expect(toasts()).toEqual([{ tone: 'warning', text }]);
  });

  test.each([
    [
      'its message',
      JSON.stringify({ code: 500, status: false, msg: '导出失败，请重试', data: null }),
      'application/json',
      '导出失败，请重试',
    ],
    ['none', '<html>', 'text/html', '请求失败 (500)'],
  ])('R-8-13 of a file that could not be had, with %s: %s', async (_, body, contentType, text) => {
    vi.stubGlobal('fetch', async () => new Response(body, { status: 500, headers: { 'content-type': contentType } }));
    await expect(callForFile(billSubscription.exportBills, { columns: [] })).rejects.toMatchObject({ message: text });
    expect(toasts().map((toast) => ({ ...toast, tone: undefined }))).toEqual([{ text }]);
  });

  test('R-7.4-97 a file comes as its bytes, by the name that it was given', async () => {
    const headers = { 'content-type': 'text/csv', 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('提单.csv')}` };
    vi.stubGlobal('fetch', async () => new Response('a,b', { headers }));
    const { blob, name } = await callForFile(billSubscription.exportBills, { columns: [] });
    expect([await blob.text(), name, heard]).toEqual(['a,b', '提单.csv', []]);
  });

  test.each<[string, () => Promise<{ url: string; init: RequestInit }>, string, string | null, string | null]>([
    [
      'R-7-10 a company and a role in what is sent',
      () => sendAndSee(billing.checkFreeBalance, { origin: 'NB', payAccountMoneyEnum: 'FEE_BLNO', companyId: 5001, role: 'user' }),
      '/gw/pay/account/user/verFreeBalanceEn',
      '{"origin":"NB","payAccountMoneyEnum":"FEE_BLNO","companyId":5001,"role":"user"}',
      'application/json',
    ],
    [
      'R-7-08 GET in the query',
      () => sendAndSee(billSubscription.queryBill, { blno: 'COSU 1' }),
      '/gw/blno/userBlno/queryBlno?blno=COSU+1',
      null,
      null,
    ],
    [
      'R-7-03, R-7-08 POST as JSON',
      () => sendAndSee(billSubscription.setTop, { ids: [1] }),
      '/gw/blno/userBlno/toppingList',
      '{"ids":[1]}',
      'application/json',
    ],
    [
      'R-7-09 a form',
      () => sendAndSee(billSubscription.setAutoSubscription, { id: 5, auto: true }),
      '/gw/blno/userBlno/setAutoSubscription',
      'id=5&auto=true',
      'application/x-www-form-urlencoded',
    ],
  ])('%s', async (_, send, url, body, type) => {
    const sent = await send();
    expect([sent.url, sent.init.body ?? null, new Headers(sent.init.headers).get('content-type')]).toEqual([url, body, type]);
  });

  test('R-7-09 a file in parts, of which the browser names the kind', async () => {
    const { url, init } = await sendAndSee(file.upload, { file: new Blob(['x']) });
    expect([url, new Headers(init.headers).get('content-type')]).toEqual(['/gw/file/upload', null]);
    expect([...(init.body as FormData).keys()]).toContain('file');
  });

  test.each<[string, Endpoint]>([
    ['R-8-27 dict get', preferences.findEntry],
    ['R-8-27 ad record', ad.openAd],
    ['R-8-27 ad close', ad.closeAd],
    ['R-8-28 recent subscriptions', recentActivity.listRecent],
    ['R-8-28 update note', notice.showUpdateNote],
    ['R-8-28, R-8-02, R-7.4-22 whether the free quota does', billing.checkFreeBalance],
    ['R-8-28, R-7.4-21 recallDeleted', billSubscription.recallDeleted],
  ])('%s says nothing of its errors, 402 included', async (_, endpoint) => {
    for (const code of [500, 402, 400]) {
      answer({ code, status: false, msg: '不行', data: null });
      await expect(callEndpoint(endpoint, {})).rejects.toMatchObject({ code });
    }
    expect(heard).toEqual([]);
  });

  test('R-9-14, R-7.4-21 recallDeleted has 60 s', async () => {
    vi.useFakeTimers();
    hang();
    let isOver = false;
    const call = callEndpoint(billSubscription.recallDeleted, { ids: [1] })
      .catch(() => undefined)
      .then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(heard).toEqual([]);
  });

  test('R-8-11 a broken connection', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(callEndpoint(loud, {})).rejects.toMatchObject({ message: '网络请求错误', code: 0 });
    expect(toasts()).toEqual([{ tone: 'warning', text: '网络请求错误' }]);
  });

  test('R-7-02, R-8-10, R-9-14 after 30 s the call is given up', async () => {
    vi.useFakeTimers();
    hang();
    let isOver = false;
    const call = callEndpoint(loud, {})
      .catch((error: unknown) => error)
      .finally(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toMatchObject({ message: '网络请求超时' });
    expect(toasts()).toEqual([{ tone: 'warning', text: '网络请求超时' }]);
  });

  test.each([
    ['an answer', 'application/json', callEndpoint],
    ['a file', 'text/csv', callForFile],
  ])('R-7-02, R-8-10 the 30 s hold until the body of %s has come', async (_, contentType, call) => {
    vi.useFakeTimers();
    answerHalf(contentType);
    const outcome = call(loud, {}).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await outcome).toMatchObject({ message: '网络请求超时', code: 0 });
    expect(toasts()).toEqual([{ tone: 'warning', text: '网络请求超时' }]);
  });

  test('R-8-11 a body that breaks off is a broken connection', async () => {
    const network = answerHalf('application/json');
    const outcome = callEndpoint(loud, {}).catch((error: unknown) => error);
    network.breakOff();
    expect(await outcome).toMatchObject({ message: '网络请求错误', code: 0 });
    expect(toasts()).toEqual([{ tone: 'warning', text: '网络请求错误' }]);
  });

  test.each([
    ['an envelope', '{"code":429,"status":false,"msg":"操作过于频繁，请稍后再试","data":null}', 429, '7', 7],
    ['no envelope', '<html>', 503, '120', 120],
    ['a date', '<html>', 503, 'Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    ['nothing', '<html>', 503, null, undefined],
  ])('T17 Retry-After with %s is told', async (_, body, status, header, retryAfterSeconds) => {
    const headers: HeadersInit = header === null ? {} : { 'retry-after': header };
    vi.stubGlobal('fetch', async () => new Response(body, { status, headers }));
    const error = await callEndpoint(quiet, {}).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: status });
    expect((error as CallError).retryAfterSeconds).toBe(retryAfterSeconds);
  });

  test('R-7-04, R-7-05 an identical call in flight is cancelled in silence, another one is not', async () => {
    hang();
    const first = callEndpoint(loud, {}).catch((error: unknown) => error);
    const other = callEndpoint(quiet, {});
    answer({ code: 200, status: true, msg: 'success', data: 2 });
    expect(await callEndpoint(loud, {})).toBe(2);
    expect(await first).toBeInstanceOf(CallCancelled);
    expect(heard).toEqual([]);
    expect(await Promise.race([other.catch(() => 'ended'), Promise.resolve('still waiting')])).toBe('still waiting');
  });

  const { queryBill, setTop } = billSubscription;
  test.each<[string, readonly [Endpoint, object], readonly [Endpoint, object], boolean]>([
    ['the same query', [queryBill, { blno: 'A1' }], [queryBill, { blno: 'A1' }], true],
    ['another query', [queryBill, { blno: 'A1' }], [queryBill, { blno: 'A2' }], false],
    ['the same body', [setTop, { ids: [1] }], [setTop, { ids: [1] }], true],
    ['another body', [setTop, { ids: [1] }], [setTop, { ids: [2] }], false],
    ['the same body at another url', [setTop, { ids: [1] }], [billSubscription.clearTop, { ids: [1] }], false],
    ['another method', [setTop, {}], [{ ...setTop, method: 'GET' }, {}], false],
  ])('R-7-05 a second call with %s', async (_what, [endpoint, input], again, isCancelled) => {
    hang();
    let outcome: unknown = 'still waiting';
    void callEndpoint(endpoint, input).catch((error: unknown) => (outcome = error));
    answer({ code: 200, status: true, msg: 'success', data: true });
    await callEndpoint(...again);
    expect(outcome instanceof CallCancelled).toBe(isCancelled);
    expect(heard).toEqual([]);
  });
});

/** What a call puts on the way. */
async function sendAndSee<E extends Endpoint>(endpoint: E, input: RequestInput<E>): Promise<{ url: string; init: RequestInit }> {
  const sent: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return Response.json({ code: 200, status: true, msg: 'success', data: true });
  });
  await callEndpoint(endpoint, input);
  return sent[0]!;
}

/** A network that answers never, but can be hung up on. */
function hang(): void {
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    return new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
  });
}

/** A network that sends the headers and half a body, and then nothing until it breaks off or is hung up on. */
function answerHalf(contentType: string) {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      body = controller;
      controller.enqueue(new TextEncoder().encode('{"code":200,'));
    },
  });
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    init.signal?.addEventListener('abort', () => body?.error(init.signal?.reason));
    return new Response(stream, { headers: { 'content-type': contentType } });
  });
  return { breakOff: () => body?.error(new TypeError('terminated')) };
}
