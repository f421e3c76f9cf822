// Guarantee: who may not call, calls too much, sends too much or sends what no
// column takes is turned away at the door, in Chinese, before it costs anything.
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { account } from '@mastlight/domain/account/contract';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { capabilities } from '@mastlight/domain/capabilities';
import { reference } from '@mastlight/domain/reference/contract';
import { goalMs } from '@mastlight/testing/goal-ms';
import { waitFor } from '@mastlight/testing/wait-for';
import { makeToken } from '../platform/ids';
import { makeRandom } from './make-traffic';
import { insertCompanyForTest, insertMemberForTest } from './company-for-test';
import { absent, gatherSamples } from './gather-samples';
import { sendSample } from './send-sample';
import { signInForTest, type TestUser } from './sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';

const seed = Number(process.env['SEED'] ?? 20_261_122);
const web = mkdtempSync(join(tmpdir(), 'mastlight-web-'));
const samples = await gatherSamples();
let server: TestServer;
let user: TestUser;

beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(
    join(web, 'index.html'),
    '<!doctype html><head><style>html{color:red}</style><script>let theme;</script><script src="/assets/app-1.js"></script></head><title>桅灯</title>',
  );
  writeFileSync(
    join(web, 'page-heads.json'),
    JSON.stringify({
      '/logistics': { modules: ['assets/list-1.js'], styles: ['assets/list-1.css'] },
      '/history': { modules: [], styles: [] },
    }),
  );
  writeFileSync(join(web, 'assets/app-1.js'), 'export {};');
  server = await startTestServer({ env: { WEB_DIR: web, PUBLIC_URL: 'https://mastlight.example' } });
  user = await signInForTest(server.platform, { roles: ['admin', 'desk'] });
});
afterAll(async () => {
  await server.stop();
  rmSync(web, { recursive: true });
});

/** Sends a head and then a body slowly or never, and gives what came back until the server hung up. */
function sendRaw(
  head: readonly string[],
  body: Buffer,
  announced = body.length,
): Promise<{ answer: string; error: string | null; sentBytes: number }> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    let error: string | null = null;
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', (failure) => (error = String(failure)));
    socket.on('close', () => resolve({ answer, error, sentBytes: socket.bytesWritten }));
    socket.write([...head, 'Host: x', 'Content-Type: application/json', `Content-Length: ${announced}`, '', ''].join('\r\n'));
    socket.write(body);
  });
}

describe('A14 text that cannot be stored', () => {
  const hostile = ['a\0b', '\0', 'x\ud800', '\udc00y'];

  it('A14 is refused at sign-in before anybody is looked up', async () => {
    const { http, text } = await sendSample(
      server.url,
      { path: '/auth/login', method: 'POST', encoding: 'json' },
      { account: '\u000019900000001', password: 'x' },
      null,
    );
    expect(http).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      code: 400,
      msg: '参数错误：account 含有无法保存的字符',
      fields: { account: '含有无法保存的字符' },
    });
  });

  it('is refused wherever it stands: in lists, in objects, in names', async () => {
    const listed = await server.call(billSubscription.previewBills, { systemKey: 'NB', blnos: ['A', 'B\0'] }, user);
    expect(listed).toMatchObject({ code: 400, fields: { 'blnos.1': '含有无法保存的字符' } });
    const post = (body: string) =>
      fetch(`${server.url}/blno/userBlno/queryBlnoPage`, {
        method: 'POST',
        headers: { authorization: user.token, 'content-type': 'application/json' },
        body,
      }).then((response) => response.json());
    expect(await post('{"other":[{"deep":{"x":"\\u0000"}}]}')).toMatchObject({
      code: 400,
      fields: { 'other.0.deep.x': '含有无法保存的字符' },
    });
    expect(await post('{"na\\u0000me":1}')).toMatchObject({ code: 400, fields: { 'na\ufffdme': '含有无法保存的字符' } });
    expect(await post('{"keyword":"👨‍👩‍👧 𠮷"}')).toMatchObject({ code: 200 });
  });

  it('A14 is a refusal on every field of every route', async () => {
    const random = makeRandom(seed);
    const bad: string[] = [];
    let calls = 0;
    // Who acts for no company is turned away before what he asks is read.
    const manager = await insertMemberForTest(server.platform, await insertCompanyForTest(server.platform), 'Management');
    const tokenOf = (policy: string): string =>
      policy === 'source-key' ? 'Bearer upload-key-for-tests' : policy === 'company' ? manager.token : user.token;
    await Promise.all(
      server.routes.map(async ({ name, endpoint }) => {
        // Bytes and files have rules of their own, and the texts of a form with a file are never read; a session would end.
        if (endpoint.encoding === 'bytes' || endpoint.encoding === 'multipart' || name === 'account.logOut') return;
        const sample = samples.get(name)!.make(absent) as Record<string, unknown>;
        for (const field of [...Object.keys(sample), 'nobodyKnowsIt']) {
          // An address carries UTF-8, which has no half surrogates.
          const text = endpoint.method === 'GET' || endpoint.encoding === 'form' ? 'a\0' : hostile[Math.floor(random() * hostile.length)]!;
          const value = Array.isArray(sample[field]) ? [text] : text;
          const { http, text: answer } = await sendSample(server.url, endpoint, { ...sample, [field]: value }, tokenOf(endpoint.policy));
          calls++;
          if (http !== 200 || !answer.includes('"code":400') || !answer.includes('"fields":{'))
            bad.push(`${name} ${field}: ${http} ${answer.slice(0, 120)}`);
        }
      }),
    );
    console.log(`LONG A14 ${calls} calls, seed ${seed}`);
    expect(bad).toEqual([]);
  });
});

describe('A19 refusals are in Chinese and name the field', () => {
  it.each([
    [{ blnos: 'X' }, 'blnos', '应为列表'],
    [{}, 'blnos', '必填'],
    [{ blnos: [] }, 'blnos', '请粘贴提单号'],
    [{ blnos: [1] }, 'blnos.0', '应为文字'],
    [{ blnos: ['x'.repeat(65)] }, 'blnos.0', '最多 64 个字符'],
    [{ blnos: ['A'], systemKey: 'XX' }, 'systemKey', '只能是 '],
  ])('%j', async (input, field, text) => {
    const answer = await server.call(billSubscription.subscribeBills, input as never, user);
    expect(answer).toMatchObject({ code: 400, data: null });
    expect(answer.fields![field]).toContain(text);
    expect(answer.msg).not.toMatch(/invalid|expected/i);
  });

  it.each(['/%', '/%zz', '/gw/%', `/${'a'.repeat(10)}%ff`])('address %s', async (path) => {
    const { answer } = await sendRaw([`GET ${path} HTTP/1.1`, 'Connection: close'], Buffer.alloc(0));
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(answer).toMatch(/[一-龥]/);
    expect(answer).not.toContain('"error"');
  });

  it('bytes that are no request', async () => {
    const { answer } = await sendRaw(['BREW / HTTP/1.1'], Buffer.alloc(0));
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*"msg":"请求格式不对"/);
  });
});

describe('A19 what is the same for everybody costs nothing', () => {
  it.each(['/openapi.json', '/docs', '/'])('%s is compressed once and asked for again by its tag', async (path) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await fetch(server.url + path, { headers: { 'accept-encoding': encoding } });
      expect([response.status, response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
        200,
        encoding,
        expect.stringContaining('accept-encoding'),
      ]);
      const etag = response.headers.get('etag')!;
      expect((await response.text()).length).toBeGreaterThan(20);
      expect((await fetch(server.url + path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    }
  });
});

describe('A12 a body of too much structure', () => {
  const preview = async (body: string) => {
    const headers = { authorization: user.token, 'content-type': 'application/json' };
    return (await fetch(`${server.url}/blno/userBlno/preview`, { method: 'POST', headers, body })).json() as Promise<{
      code: number;
      msg: string;
      fields: Record<string, string>;
    }>;
  };
  const names = (count: number, length = 1) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`${'k'.repeat(length)}${i}`, ''])));

  it.each([
    ['40,000 fields', names(40_000), 'body', '字段太多'],
    ['101 fields', names(101), 'body', '字段太多'],
    ['many fields further in', `{"blnos":[${names(40_000)}]}`, 'blnos.0', '字段太多'],
    ['a deep nesting', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, `a${'.0'.repeat(20)}`, '嵌套太深'],
  ])('%s', async (_name, body, field, reason) => {
    const beganMs = performance.now();
    expect(await preview(body)).toMatchObject({ code: 400, fields: { [field]: reason } });
    console.log(`LONG A12 ${_name}: ${(performance.now() - beganMs).toFixed(0)} ms`);
  });

  it('an answer names few fields, and them shortly', async () => {
    const many = await preview(JSON.stringify({ blnos: Array.from({ length: 500 }, () => 1) }));
    expect(Object.keys(many.fields)).toHaveLength(20);
    const long = await preview(`{"${'k'.repeat(500)}":"\\u0000"}`);
    expect(Object.keys(long.fields)[0]).toHaveLength(64);
  });
});

describe('A12 session first', () => {
  it('A12 turns a large body away unread, and the refusal arrives', async () => {
    const { answer, error } = await sendRaw(['POST /blno/userBlno/preview HTTP/1.1'], Buffer.alloc(1_000_000, 0x20));
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer).toMatch(/connection: close/i);
    expect(error).toBeNull();
  });

  it('does not wait for a body it will not read', async () => {
    const beganMs = performance.now();
    const [unknown, tooLarge] = await Promise.all([
      sendRaw(['POST /user/currentUser HTTP/1.1'], Buffer.from('{'), 1_000_000_000),
      sendRaw(['POST /auth/login HTTP/1.1'], Buffer.from('{'), 20_000),
    ]);
    expect(unknown.answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(tooLarge.answer).toMatch(/^HTTP\/1\.1 413 [^]*提交的内容太大/);
    expect(performance.now() - beganMs).toBeLessThan(goalMs(5_000));
  });

  it('asks for the signature of a callback before its body', async () => {
    const { answer } = await sendRaw(
      ['POST /manifest/wechat/callback?signature=x&timestamp=1&nonce=2 HTTP/1.1', 'Connection: close'],
      Buffer.from('<xml>'),
      8_000,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  });

  it('what follows an unread body is no request', async () => {
    await server.platform.securityLog.flush();
    const body = 'x'.repeat(70_000);
    const smuggled = `GET /intake/list HTTP/1.1\r\nHost: x\r\nAuthorization: ${makeToken()}\r\n\r\n`;
    const { answer } = await sendRaw(['POST /user/currentUser HTTP/1.1'], Buffer.from(body + smuggled), body.length);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    await server.platform.securityLog.flush();
    const { rowCount } = await server.platform.database.query(
      'system',
      "select 1 from platform_security_event where name = 'token-refused' and subject = 'intake.listMessages'",
    );
    expect(rowCount).toBe(0);
  });

  it('keeps the connection of a small call that is refused', async () => {
    const { answer } = await sendRaw(
      ['POST /user/currentUser HTTP/1.1'],
      Buffer.from('{}GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
      2,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 401 [^]*HTTP\/1\.1 200 /);
  });

  it('A12 stays prompt for everybody while twenty bodies of 1 MB come in anonymously', async () => {
    const body = JSON.stringify({ blnos: Array.from({ length: 60_000 }, (_, i) => `COSU${10_000_000 + i}`) });
    const times: number[] = [];
    let isFlooding = true;
    const flood = (async () => {
      for (let round = 0; round < 5; round++) {
        await Promise.all(
          Array.from({ length: 20 }, (_, i) =>
            sendRaw([`POST ${i % 2 === 0 ? '/auth/login' : '/blno/userBlno/preview'} HTTP/1.1`], Buffer.from(body)),
          ),
        );
      }
      isFlooding = false;
    })();
    while (isFlooding) {
      const beganMs = performance.now();
      await (await fetch(`${server.url}/livez`)).arrayBuffer();
      times.push(performance.now() - beganMs);
    }
    await flood;
    const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!;
    console.log(`LONG A12 /livez p99 ${p99.toFixed(0)} ms over ${times.length} calls (goal 100)`);
    // The goal is 100 ms; this machine is shared, and the flood comes from the same process.
    expect(p99).toBeLessThan(goalMs(1_000));
  });
});

describe('A19 page, files and health', () => {
  it.each(['/', '/logistics', '/assets/app-1.js', '/livez', '/readyz'])('HEAD %s is GET without a body', async (path) => {
    const [got, asked] = await Promise.all(['GET', 'HEAD'].map((method) => fetch(server.url + path, { method })));
    expect([asked!.status, asked!.headers.get('content-type')]).toEqual([200, got!.headers.get('content-type')]);
    expect(await asked!.text()).toBe('');
  });

  it.each(['/.env', '/.git/config', '/a/.htaccess', '/%2eenv', '/wp-login.php', '/backup.zip', '/assets/app-2.js', '/index.php?x=1'])(
    '%s is not there',
    async (path) => {
      expect((await fetch(server.url + path)).status).toBe(404);
    },
  );

  it.each(['/market-assistant/', '/ticket/', '/data-query/', '/mini-program/'])(
    'R-7.4-99 %s is the prefix of one capability: what is asked there and is no call answers 404 as JSON',
    async (prefix) => {
      expect(capabilities.filter(({ wirePrefixes }) => wirePrefixes.includes(prefix))).toHaveLength(1);
      for (const method of ['GET', 'POST']) {
        const response = await fetch(`${server.url}/gw${prefix}no-such-call`, { method });
        expect([response.status, await response.json()]).toEqual([404, expect.objectContaining({ code: 404 })]);
      }
    },
  );

  it('R-0-02 R-0-04 what is no call answers 404 as JSON below /gw, and a call is never the page', async () => {
    const read = async (method: string, path: string) => {
      const response = await fetch(server.url + path, { method, redirect: 'manual' });
      const text = await response.text();
      return [response.status, text.startsWith('{') ? (JSON.parse(text) as { code: number }).code : text.slice(0, 15)] as const;
    };
    for (const path of ['/gw/no/such/call', '/gw/logistics', '/gw/user/getAgentName/x'])
      for (const method of ['GET', 'POST']) expect([path, ...(await read(method, path))]).toEqual([path, 404, 404]);
    expect(await read('POST', '/no/such/call')).toEqual([404, 404]);
    // Those that the specification writes without a slash are served with it, at the root and below the prefix.
    for (const prefix of ['', '/gw']) {
      expect(await read('GET', `${prefix}/user/getAgentName?agentCode=A`)).toEqual([401, 401]);
      expect(await read('GET', `${prefix}/blno/userBlno/queryVeVo?blno=A`)).toEqual([401, 401]);
      expect(await read('POST', `${prefix}/classify/analysis/list`)).toEqual([401, 401]);
    }
    expect(await read('GET', '/logistics')).toEqual([200, '<!doctype html>']);
  });

  it.each(['/no/such/page', '/preSheet/MSC.ANNA', '/user/userinfo?redirect=/a.b'])('R-0-02, R-2.1-04 %s is the page', async (path) => {
    expect(await (await fetch(server.url + path)).text()).toContain('<!doctype html>');
  });

  it('is known by https: browsers keep to it', async () => {
    expect((await fetch(`${server.url}/livez`)).headers.get('strict-transport-security')).toBe('max-age=31536000');
  });
});

describe('A7 limits and security events', () => {
  const clock = createTestClock();
  let limited: TestServer;
  let caller: TestUser;
  beforeAll(async () => {
    limited = await startTestServer({ clock, env: { CALLS_PER_MINUTE: '60' } });
    caller = await signInForTest(limited.platform, { roles: ['desk'] });
  });
  afterAll(() => limited.stop());

  const events = async (name: string) => {
    await limited.platform.securityLog.flush();
    const { rows } = await limited.platform.database.query<{
      user_id: number | null;
      subject: string;
      count: number;
      network: string | null;
    }>('system', 'select user_id, subject, count, network from platform_security_event where name = $1 order by id', [name]);
    return rows;
  };
  const list = (token = caller.token) => limited.call(billSubscription.queryBillPage, {}, { token });

  it('an account has so many calls in a minute, a dear call takes more, and time gives them back', async () => {
    for (let call = 0; call < 50; call++) expect((await list()).code).toBe(200);
    expect((await limited.call(billSubscription.subscribeBills, { blnos: ['DEMO00000001'] }, caller)).code).toBe(200);
    const refused = await list();
    expect(refused).toMatchObject({ http: 429, code: 429, data: null });
    expect(refused.headers.get('retry-after')).toBe('1');
    expect((await limited.call(billSubscription.subscribeBills, { blnos: ['DEMO00000001'] }, caller)).headers.get('retry-after')).toBe(
      '10',
    );
    const other = await signInForTest(limited.platform);
    expect((await list(other.token)).code).toBe(200);
    clock.advance(1_000);
    expect((await list()).code).toBe(200);
    expect((await list()).code).toBe(429);
    expect(await events('limit-reached')).toEqual(
      expect.arrayContaining([expect.objectContaining({ user_id: caller.userId, subject: 'bill-subscription.queryBillPage' })]),
    );
  });

  it('a network without a session has its own', async () => {
    clock.advance(60_000);
    const answers = await Promise.all(Array.from({ length: 310 }, () => limited.call(reference.listPorts, {})));
    expect(answers.filter(({ http }) => http === 429)).toHaveLength(10);
    expect((await list()).code).toBe(200);
  });

  it('pages, files and addresses that are none are bounded as well', async () => {
    clock.advance(60_000);
    const answers = await Promise.all(
      Array.from({ length: 310 }, (_, i) => fetch(limited.url + ['/openapi.json', '/docs', '/no-such.php'][i % 3]!)),
    );
    for (const answer of answers) await answer.arrayBuffer();
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await fetch(`${limited.url}/livez`)).status).toBe(200);
    expect((await list()).code).toBe(200);
  });

  it('a large body costs more', async () => {
    clock.advance(60_000);
    const blnos = Array.from({ length: 6_000 }, (_, i) => `COSU${10_000_000 + i}`);
    expect((await limited.call(billSubscription.previewBills, { systemKey: 'NB', blnos }, caller)).code).toBe(200);
    let calls = 0;
    while ((await list()).code === 200) calls++;
    expect(calls).toBe(60 - billSubscription.previewBills.cost - 5);
  });

  it('tells of tokens and keys that are refused, of foreign sites, and of what the desk does', async () => {
    clock.advance(60_000);
    await list(makeToken());
    await list('no token at all');
    await fetch(`${limited.url}/intake/upload`, { method: 'POST', headers: { authorization: 'Bearer wrong' }, body: 'x' });
    await fetch(`${limited.url}/common/ports`, { headers: { 'sec-fetch-site': 'cross-site' } });
    await fetch(`${limited.url}/intake/list`, { headers: { authorization: caller.token } });
    const anonymous = { user_id: null, count: 1, network: expect.any(String) as string };
    expect(await events('token-refused')).toEqual([{ ...anonymous, subject: 'bill-subscription.queryBillPage' }]);
    expect(await events('source-key-refused')).toEqual([{ ...anonymous, subject: 'intake.receiveMessage' }]);
    expect(await events('cross-site-refused')).toEqual([{ ...anonymous, subject: 'reference.listPorts' }]);
    expect(await events('admin-act')).toEqual([expect.objectContaining({ user_id: caller.userId, subject: 'intake.listMessages' })]);
  });

  it('who is refused at the door costs his network one call, whatever body he announces', async () => {
    clock.advance(60_000);
    const { hostname, port } = new URL(limited.url);
    const refusals = [
      ['/intake/upload', 'Bearer wrong'],
      ['/blno/userBlno/export', ''],
      ['/blno/userBlno/preview', ''],
    ].map(
      ([path, key]) =>
        new Promise<string>((done) => {
          const socket = connect(Number(port), hostname, () =>
            socket.write(
              `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${key}\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n`,
            ),
          );
          socket.once('data', (answer) => (done(answer.toString()), socket.destroy()));
        }),
    );
    for (const answer of await Promise.all(refusals)) expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    const answers = await Promise.all(Array.from({ length: 310 }, () => limited.call(reference.listPorts, {})));
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(300 - refusals.length);
  });

  it('made-up tokens cost no statement once the network has used up its calls, and its people go on', async () => {
    clock.advance(60_000);
    const lookups = vi.spyOn(limited.platform.database, 'query');
    const countLookups = () => lookups.mock.calls.filter(([, , , name]) => name === 'account-find-session').length;
    const flood = () => Promise.all(Array.from({ length: 200 }, () => list(makeToken())));
    const strangers = await Promise.all(Array.from({ length: 8 }, () => signInForTest(limited.platform)));
    // All but one of the 300; good tokens take none of it, however many come first.
    await Promise.all(Array.from({ length: 299 }, () => limited.call(reference.listPorts, {})));
    for (const { token } of strangers) expect((await list(token)).code).toBe(200);
    expect(countLookups()).toBe(8);
    await flood();
    const before = countLookups();
    expect(before).toBeLessThanOrEqual(9);
    expect((await flood()).every(({ http }) => http === 429)).toBe(true);
    expect(countLookups()).toBe(before);
    for (const { token } of [caller, ...strangers]) expect((await list(token)).code).toBe(200);
    clock.advance(60_000);
    for (const { token } of strangers) expect((await list(token)).code).toBe(200);
    lookups.mockRestore();
  });
});

describe('R2 a session that ends while the body of its call comes', () => {
  const clock = createTestClock();
  let slow: TestServer;
  beforeAll(async () => void (slow = await startTestServer({ clock, env: { ROLES: 'http' } })));
  afterAll(() => slow.stop());

  /** Begins a call, does `meanwhile` once it was let in, sends the rest, and gives the code of the answer. */
  async function callSlowly(path: string, body: string, { token, userId }: TestUser, meanwhile: () => Promise<unknown>): Promise<number> {
    const lookups = vi.spyOn(slow.platform.database, 'query');
    const { hostname, port } = new URL(slow.url);
    const socket = connect(Number(port), hostname);
    try {
      let answer = '';
      socket.on('data', (chunk) => (answer += chunk.toString()));
      socket.write(
        [
          `POST ${path} HTTP/1.1`,
          'Host: x',
          `Authorization: ${token}`,
          'Content-Type: application/json',
          `Content-Length: ${body.length}`,
          '',
          '',
        ].join('\r\n'),
      );
      socket.write(body.slice(0, 5));
      await waitFor(`the session of ${userId} to be looked up`, () =>
        lookups.mock.calls.some(([, , , name]) => name === 'account-find-session'),
      );
      await Promise.all(lookups.mock.results.map(({ value }) => value as Promise<unknown>));
      await meanwhile();
      socket.write(body.slice(5));
      await waitFor('the answer', () => answer.includes('"code":'));
      return Number(/"code":(\d+)/.exec(answer)![1]);
    } finally {
      lookups.mockRestore();
      socket.destroy();
    }
  }
  const subscribe = JSON.stringify({ blnos: ['DEMO00000001'] });

  it('is asked again: what came after the logout is 401 and writes nothing', async () => {
    const [kept, gone] = [await signInForTest(slow.platform), await signInForTest(slow.platform)];
    expect(await callSlowly('/blno/userBlno/subscribe', subscribe, gone, () => slow.call(account.logOut, {}, gone))).toBe(401);
    expect(await callSlowly('/blno/userBlno/subscribe', subscribe, kept, async () => {})).toBe(200);
    const { rows } = await slow.platform.database.query<{ owner_key: string }>(
      'system',
      'select distinct owner_key from bill_subscription',
    );
    expect(rows).toEqual([{ owner_key: kept.ownerKey }]);
  });

  it('is asked again: who is of the desk no more is refused', async () => {
    const admin = await signInForTest(slow.platform, { roles: ['desk'] });
    const loseRole = async (): Promise<void> => {
      await slow.platform.database.query('system', `update account_user set roles = '{}' where id = $1`, [admin.userId]);
      clock.advance(1_000);
    };
    expect(await callSlowly('/intake/redrive', '{"ids":[1]}', admin, async () => {})).toBe(200);
    clock.advance(1_000);
    expect(await callSlowly('/intake/redrive', '{"ids":[1]}', admin, loseRole)).toBe(403);
  });
});

describe('F-13 the page of an address', () => {
  const inline = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it.each(['/logistics', '/logistics?keyword=x', '/'])('%s names the files that it will need', async (path) => {
    const page = await (await fetch(server.url.replace('/gw', '') + path)).text();
    expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/list-1.js">');
    expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/list-1.css">');
  });

  it.each(['/history', '/nowhere', '/__proto__', '/constructor'])('%s names no other page’s', async (path) => {
    const response = await fetch(server.url.replace('/gw', '') + path);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('list-1');
  });

  // The desk, the world and its clock, the doors of its providers: as if they had never been (R-0-11).
  it.each(['/desk', '/desk/scan', '/desk/pay', '/world', '/clock', '/event', '/outbox', '/scan', '/pay', '/sms'])(
    'R-0-11 R-7.6-23 nothing of the sandbox is reachable here: %s',
    async (path) => {
      const page = await (await fetch(server.url.replace('/gw', '') + path)).text();
      expect(page).toBe(await (await fetch(`${server.url.replace('/gw', '')}/nowhere`)).text());
      for (const method of ['GET', 'POST']) expect((await fetch(`${server.url}/gw${path}`, { method })).status).toBe(404);
    },
  );

  it.each(['/index.html', '/page-heads.json'])('%s is no address', async (path) => {
    expect((await fetch(server.url.replace('/gw', '') + path)).status).toBe(404);
  });

  it('lets its own inline script and style run by their digests, and no others', async () => {
    const response = await fetch(`${server.url.replace('/gw', '')}/logistics`);
    const policy = response.headers.get('content-security-policy')!;
    expect(policy).toContain(`script-src 'self' ${inline('let theme;')};`);
    expect(policy).toContain(`style-src 'self' ${inline('html{color:red}')};`);
    expect(policy).not.toContain('unsafe');
  });
});
