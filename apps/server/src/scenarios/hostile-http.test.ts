// Guarantee: whatever comes over HTTP (hostile rows H), the server answers with
// a refusal below 500 or closes the socket, stays alive, and keeps its memory.
import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatherLog } from './gather-log';
import { startTestServer, type TestServer } from './start-test-server';

let server: TestServer;
let host: string;
let port: number;
let rssBefore: number;
const gathered = gatherLog();

beforeAll(async () => {
  server = await startTestServer({ log: gathered.log, env: { REQUEST_TIMEOUT_MS: '400' } });
  const url = new URL(server.url);
  host = url.hostname;
  port = Number(url.port);
  rssBefore = process.memoryUsage().rss;
});
afterAll(() => server.stop());

/** Sends raw bytes, in parts if wished, and gives everything that came back until the socket closes or answers. */
function sendRaw(parts: readonly (string | Buffer)[], options: { pauseMs?: number; deadlineMs?: number } = {}): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    let answer = '';
    const timer = setTimeout(() => socket.destroy(), options.deadlineMs ?? 5_000);
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      if (answer.includes('\r\n\r\n') && !options.pauseMs) socket.end();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer);
    });
    const rest = [...parts];
    const next = (): void => {
      const part = rest.shift();
      if (part === undefined || socket.destroyed) return;
      socket.write(part, () => (options.pauseMs ? setTimeout(next, options.pauseMs) : next()));
    };
    next();
  });
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
const head = (line: string, headers: readonly string[] = []): string =>
  `${line} HTTP/1.1\r\nHost: x\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`;
const post = (path: string, body: string | Buffer, type = 'application/json', more: readonly string[] = []): (string | Buffer)[] => [
  head(`POST ${path}`, [`Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`, 'Connection: close', ...more]),
  body,
];

/** Raw requests, and the statuses that are right; 0 means that the socket was closed without an answer. */
const cases: readonly (readonly [string, () => readonly (string | Buffer)[], readonly number[]])[] = [
  [
    'H2 content-length and transfer-encoding',
    () => [head('POST /auth/login', ['Content-Length: 5', 'Transfer-Encoding: chunked']), '0\r\n\r\n'],
    [400],
  ],
  ['H2 two content-lengths', () => [head('POST /auth/login', ['Content-Length: 2', 'Content-Length: 3']), '{}'], [400]],
  ['H3 header of 40 KB', () => [head('GET /livez', [`X-Long: ${'a'.repeat(40_000)}`])], [431]],
  [
    'H3 5,000 headers',
    () => [
      head(
        'GET /livez',
        Array.from({ length: 5_000 }, (_, i) => `X-${i}: 1`),
      ),
    ],
    [431],
  ],
  ['H4 body of 1 GB announced', () => [head('POST /auth/login', ['Content-Type: application/json', 'Content-Length: 1073741824'])], [413]],
  ['H4 JSON nested 100,000 deep', () => post('/auth/login', '['.repeat(100_000) + ']'.repeat(100_000)), [413]],
  [
    'H4 JSON nested as deep as a body is long',
    () => post('/auth/login', `{"account":${'['.repeat(8_000)}"\\u0000"${']'.repeat(8_000)}}`),
    [200],
  ],
  ['H4 duplicate keys', () => post('/auth/login', '{"account":"a","account":1}'), [200]],
  ['H5 __proto__ in JSON', () => post('/auth/login', '{"__proto__":{"admin":true}}'), [400]],
  ['H5 constructor.prototype in JSON', () => post('/auth/login', '{"constructor":{"prototype":{"admin":true}}}'), [400]],
  [
    'H5 __proto__ in a form',
    () => post('/auth/logOut', '__proto__[admin]=1&a[__proto__][x]=1', 'application/x-www-form-urlencoded'),
    [401],
  ],
  ['H5 __proto__ in a query', () => [head('GET /manifest/wechat/getOpen?__proto__[x]=1&a[__proto__][y]=1', ['Connection: close'])], [200]],
  ['H6 array where an object belongs', () => post('/auth/login', '[1,2]'), [200]],
  ['H6 null body', () => post('/auth/login', 'null'), [200]],
  ['H6 repeated query field', () => [head('GET /user/IsRegister?userId=1&userId=2', ['Connection: close'])], [200]],
  ['H7 NUL in the path', () => [head('GET /%00', ['Connection: close'])], [200, 400, 404]],
  ['H7 overlong UTF-8 in the path', () => [head('GET /%c0%ae%c0%ae/etc/passwd', ['Connection: close'])], [200, 400, 404]],
  ['H7 broken escape in the path', () => [head('GET /%zz', ['Connection: close'])], [200, 400, 404]],
  ['H7 double encoding', () => [head('GET /%252e%252e%252fetc%252fpasswd', ['Connection: close'])], [200, 404]],
  ['H8 dot-dot', () => [head('GET /../../etc/passwd', ['Connection: close'])], [200, 400, 404]],
  ['H8 encoded dot-dot below assets', () => [head('GET /assets/..%2f..%2fpackage.json', ['Connection: close'])], [400, 404]],
  ['H8 semicolon', () => [head('GET /;/admin', ['Connection: close'])], [200, 404]],
  ['H9 TRACE', () => [head('TRACE /livez', ['Connection: close'])], [400, 404, 405]],
  ['H9 unknown method', () => [head('BREW /livez', ['Connection: close'])], [400]],
  ['H9 override header is ignored', () => [head('GET /auth/logOut', ['X-HTTP-Method-Override: POST', 'Connection: close'])], [200, 404]],
  ['H10 JSON as text/plain', () => post('/auth/login', '{"account":"x"}', 'text/plain'), [200, 400, 415]],
  ['H10 charset gbk', () => post('/auth/login', Buffer.from([0x7b, 0xd6, 0xd0]), 'application/json; charset=gbk'), [400]],
  ['H10 no content type', () => [head('POST /auth/login', ['Content-Length: 2', 'Connection: close']), '{}'], [200, 400, 415]],
  ['H10 body that is no JSON', () => post('/auth/login', '{"account":'), [400]],
  [
    'H11 gzip body',
    () => post('/auth/login', gzipSync(Buffer.alloc(50_000_000)), 'application/json', ['Content-Encoding: gzip']),
    [400, 413, 415],
  ],
  [
    'H12 Range of 1,000 parts',
    () => [head('GET /', [`Range: bytes=${Array.from({ length: 1_000 }, (_, i) => `${i}-${i}`).join(',')}`, 'Connection: close'])],
    [200, 206, 404, 416],
  ],
  ['H14 Origin null', () => [head('GET /livez', ['Origin: null', 'Connection: close'])], [200]],
  [
    'H16 Authorization of 10 KB',
    () => post('/user/currentUser', '{}', 'application/json', [`Authorization: ${'a'.repeat(10_000)}`]),
    [401],
  ],
  [
    'H16 two tokens',
    () => post('/user/currentUser', '{}', 'application/json', [`Authorization: ${'a'.repeat(43)}, ${'b'.repeat(43)}`]),
    [401],
  ],
  [
    'H16 unsigned JWT',
    () => post('/user/currentUser', '{}', 'application/json', ['Authorization: Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.']),
    [401],
  ],
];

describe('hostile HTTP', () => {
  it.each(cases)('%s', async (_name, request, allowed) => {
    const answer = await sendRaw(request());
    expect(allowed).toContain(statusOf(answer));
    expect(answer).not.toMatch(/root:x:0|"workspaces"/);
    // Neither the stack nor paths of the server leave it.
    expect(answer).not.toMatch(/\bat .*\.(ts|js|mjs):\d+/);
  });

  it('H1 ends a request whose headers or body come too slowly', async () => {
    const slowHead = await sendRaw(['GET /livez HTTP/1.1\r\n', 'Host: x\r\n', 'X: 1\r\n', 'Y: 1\r\n'], { pauseMs: 300, deadlineMs: 8_000 });
    expect([0, 408]).toContain(statusOf(slowHead));
    const slowBody = await sendRaw(
      [head('POST /auth/login', ['Content-Type: application/json', 'Content-Length: 50']), '{', '"', 'a', '"'],
      { pauseMs: 300, deadlineMs: 8_000 },
    );
    expect([0, 408]).toContain(statusOf(slowBody));
  });

  it('H13 a forged Host and forwarding headers change no answer', async () => {
    const plain = await (await fetch(`${server.url}/openapi.json`)).text();
    const forged = await sendRaw([
      head('GET /openapi.json', ['X-Forwarded-Host: evil.example', 'X-Forwarded-For: 1.2.3.4', 'Connection: close']),
    ]);
    expect(forged).not.toContain('evil.example');
    expect(plain).not.toContain('evil.example');
  });

  it('H14 gives no site the right to read answers with credentials', async () => {
    const response = await fetch(`${server.url}/livez`, { headers: { origin: 'null' } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('T11 refuses a call that another site made the browser send', async () => {
    const response = await fetch(`${server.url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: '{"account":"19900000001","password":"0123456789abcdef0123456789abcdef"}',
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 403, status: false });
  });

  it('H19 survives 100 pipelined requests and a closed socket', async () => {
    const answer = await sendRaw([head('GET /livez').repeat(100)]);
    expect(statusOf(answer)).toBe(200);
  });

  it.each(['/intake/upload', '/auth/login', '/logistics'])('lets a caller of %s go who was gone before he was looked at', async (path) => {
    gathered.lines.length = 0;
    const request = Buffer.concat(post(path, '{}').map((part) => Buffer.from(part)));
    const resets = Array.from({ length: 20 }, async () => {
      const socket = connect(port, host).on('error', () => {});
      await once(socket, 'connect');
      socket.write(request);
      socket.resetAndDestroy();
    });
    await Promise.all(resets);
    // Whoever comes later is answered later.
    for (let i = 0; i < 3; i++) expect(statusOf(await sendRaw([head('GET /livez', ['Connection: close'])]))).toBe(200);
    // One who was seen in time is refused as everybody is; that is an event, and no fault.
    const faults = gathered.lines.filter(({ err }) => err !== undefined);
    expect(faults.map(({ msg, err }) => [msg, (err as Error).message])).toEqual([]);
  });

  it('every answer carries the security headers', async () => {
    const { headers } = await fetch(`${server.url}/livez`);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self';.*object-src 'none'.*frame-ancestors 'none'/);
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe/);
    // S-09: no markup but what the cleaner has made.
    expect(headers.get('content-security-policy')).toMatch(/require-trusted-types-for 'script';trusted-types dompurify/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is alive afterwards and has not grown by 100 MB', async () => {
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(process.memoryUsage().rss - rssBefore).toBeLessThan(100 * 1024 * 1024);
  });
});
