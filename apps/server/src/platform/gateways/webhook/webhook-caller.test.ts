// Guarantee: S-12: what people have us call leads into the open internet alone, also once its name was resolved, follows nobody
// elsewhere, and the other side decides neither how long we wait nor how much we keep.
import { createSocket } from 'node:dgram';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createNetServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWebhookCaller } from './webhook-caller';

/** Of nobody: made for this test, self-signed for another name. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgOIhcalsNZTJjCD/c
ICEuezZwwdXZsuUdObxZ+TSexPihRANCAASlRUTIu8bkMs3Ae9NzStud0sCpxqIc
XoaUC8fyOC1gY2P3AWAWIOsXpTouvudvth/hkVvUVC44s6clVchzgvf/
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBjjCCATWgAwIBAgIUSKxg6DJvAp9mnCZI0YTVllHEmSAwCgYIKoZIzj0EAwIw
HDEaMBgGA1UEAwwRb3RoZXIuZXhhbXBsZS5jb20wIBcNMjYxMTMwMDQ1MDUxWhgP
MjEyNjExMDYwNDUwNTFaMBwxGjAYBgNVBAMMEW90aGVyLmV4YW1wbGUuY29tMFkw
EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEpUVEyLvG5DLNwHvTc0rbndLAqcaiHF6G
lAvH8jgtYGNj9wFgFiDrF6U6Lr7nb7Yf4ZFb1FQuOLOnJVXIc4L3/6NTMFEwHQYD
VR0OBBYEFO4rrHh1VMsSIbAwvHIvesPnDyaEMB8GA1UdIwQYMBaAFO4rrHh1VMsS
IbAwvHIvesPnDyaEMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDRwAwRAIg
Lygd2Yycv1+SwwZz212jj31tMh2QD8f8/hTHOh9SZHcCIB3YjlgAx0HqBk33ud+B
H49E5m2lCI3hG7WuAUxotz2C
-----END CERTIFICATE-----`;

let answer: RequestListener = (_, reply) => void reply.end();
let heard: string[] = [];
const listen: RequestListener = (request, reply) => {
  heard.push(`${request.method} ${request.headers.host} ${request.url}`);
  answer(request, reply);
};
const plain = createServer(listen);
const secure = createSecureServer({ key, cert }, listen);
const portOf = (server: Server): number => (server.address() as AddressInfo).port;
beforeAll(async () => {
  for (const server of [plain, secure]) await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  for (const server of [plain, secure]) {
    server.closeAllConnections();
    server.close();
  }
});

/** Calls the receiver by a name that is allowed, and that leads to it. */
async function call(listener: RequestListener, { timeoutMs = 5_000, host = 'receiver.example', path = '/in' } = {}) {
  answer = listener;
  heard = [];
  const origin = `http://${host}:${portOf(plain)}`;
  const resolve = () => Promise.resolve(['127.0.0.1']);
  const caller = createWebhookCaller({ origins: [origin], timeoutMs, answerMaxBytes: 1_000, resolve });
  return caller.call(`${origin}${path}`, { 'webhook-id': '1' }, '{"查":1}');
}

it('looks with HEAD and no body, and gives the status; as bounded as a push', async () => {
  heard = [];
  const origin = `http://receiver.example:${portOf(plain)}`;
  const callerFor = (timeoutMs: number) =>
    createWebhookCaller({ origins: [origin], timeoutMs, answerMaxBytes: 1_000, resolve: () => Promise.resolve(['127.0.0.1']) });
  answer = (request, reply) => void reply.writeHead(request.headers['content-length'] === undefined ? 204 : 400).end();
  expect(await callerFor(5_000).look(`${origin}/in`, {})).toMatchObject({ kind: 'status', status: 204 });
  expect(heard).toEqual([`HEAD receiver.example:${portOf(plain)} /in`]);
  answer = () => undefined;
  expect(await callerFor(50).look(`${origin}/in`, {})).toEqual({ kind: 'timeout' });
  expect(await callerFor(50).look('https://127.0.0.1/in', {})).toEqual({ kind: 'private-address' });
});

it('posts the body as it is, and gives status, Retry-After and what was said', async () => {
  let body = '';
  const told = await call((request, reply) => {
    request.on('data', (part: Buffer) => void (body += part.toString()));
    request.on('end', () => reply.writeHead(429, { 'retry-after': '7' }).end('later'));
  });
  expect(told).toEqual({ kind: 'status', status: 429, retryAfter: '7', said: Buffer.from('later') });
  expect([body, heard]).toEqual(['{"查":1}', [`POST receiver.example:${portOf(plain)} /in`]]);
});

it.each<[string, RequestListener, string]>([
  ['a redirect is an answer and not followed', (_, reply) => void reply.writeHead(302, { location: '/else' }).end(), 'status'],
  ['an answer that is too long', (_, reply) => void reply.end('x'.repeat(1_001)), 'too-long'],
  [
    'one that never ends',
    (_, reply) => {
      const go = (): void => void (reply.destroyed || (reply.write('x'.repeat(600)), setImmediate(go)));
      go();
    },
    'too-long',
  ],
  ['a connection that breaks', (request) => void request.socket.destroy(), 'broken'],
  [
    'one that breaks within its answer',
    (request, reply) => void (reply.write('x'), setImmediate(() => request.socket.destroy())),
    'broken',
  ],
])('%s', async (_name, listener, kind) => {
  expect((await call(listener)).kind).toBe(kind);
  expect(heard).toHaveLength(1);
});

it('what the kernel refuses at once is a call that broke, and ends nothing else', async () => {
  for (const [address, scheme] of [
    ['fe80::1', 'https'],
    ['fe80::1', 'http'],
    ['255.255.255.255', 'https'],
  ] as const) {
    const origin = `${scheme}://nowhere.example:9`;
    const caller = createWebhookCaller({
      origins: [origin],
      timeoutMs: 5_000,
      answerMaxBytes: 1_000,
      resolve: () => Promise.resolve([address]),
    });
    expect(await caller.call(origin, {}, '{}')).toEqual({ kind: 'broken' });
    expect(await caller.look(origin, {})).toEqual({ kind: 'broken' });
  }
});

it('whoever would speak another protocol is left, and not waited for', async () => {
  const other = createNetServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'));
  });
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const origin = `http://receiver.example:${portOf(other)}`;
  const resolve = () => Promise.resolve(['127.0.0.1']);
  const caller = createWebhookCaller({ origins: [origin], timeoutMs: 60_000, answerMaxBytes: 1_000, resolve });
  expect([await caller.call(origin, {}, '{}'), await caller.look(origin, {})]).toEqual([{ kind: 'broken' }, { kind: 'broken' }]);
  other.close();
});

it('names that people type are asked for by us, and what is silent is left in time', async () => {
  const silent = createSocket('udp4');
  let asked = 0;
  silent.on('message', () => (asked += 1));
  await new Promise<void>((done) => silent.bind(0, '127.0.0.1', done));
  const nameServers = [`127.0.0.1:${silent.address().port}`];
  const caller = createWebhookCaller({ origins: [], timeoutMs: 300, answerMaxBytes: 1_000, nameServers });
  const called = Array.from({ length: 20 }, (_, at) => caller.call(`https://slow${at}.example.com/`, {}, '{}'));
  expect(new Set((await Promise.all(called)).map(({ kind }) => kind))).toEqual(new Set(['timeout']));
  // Each for both kinds of addresses: none stood in a line.
  expect(asked).toBeGreaterThanOrEqual(40);
  silent.close();
});

it('whoever does not answer, or not to the end, is left in time', async () => {
  expect(await call(() => {}, { timeoutMs: 50 })).toEqual({ kind: 'timeout' });
  expect(await call((_, reply) => void reply.write('x'), { timeoutMs: 50 })).toEqual({ kind: 'timeout' });
});

it('whose certificate is another’s, or whom nobody vouches for, is told nothing', async () => {
  const origin = `https://receiver.example:${portOf(secure)}`;
  const resolve = () => Promise.resolve(['127.0.0.1']);
  heard = [];
  const caller = createWebhookCaller({ origins: [origin], timeoutMs: 5_000, answerMaxBytes: 1_000, resolve });
  expect(await caller.call(origin, {}, '{}')).toEqual({ kind: 'certificate' });
  expect(heard).toEqual([]);
});

it.each<[string, string, readonly string[], string]>([
  ['a name of our own network', 'https://erp.example.com/', ['10.0.0.7'], 'private-address'],
  ['a name that has one such address among others', 'https://erp.example.com/', ['8.8.8.8', '169.254.169.254'], 'private-address'],
  ['a name that leads to ourselves in IPv6', 'https://erp.example.com/', ['::1'], 'private-address'],
  ['an IPv4 address within IPv6', 'https://erp.example.com/', ['::ffff:10.0.0.7'], 'private-address'],
  ['an address', 'https://127.0.0.1/', ['8.8.8.8'], 'private-address'],
  ['an address in another spelling', 'https://0x7f.1/', ['8.8.8.8'], 'private-address'],
  ['an address of IPv6', 'https://[::1]/', ['8.8.8.8'], 'private-address'],
  ['no https', 'http://erp.example.com/', ['8.8.8.8'], 'private-address'],
  ['another port', 'https://erp.example.com:22/', ['8.8.8.8'], 'private-address'],
  ['a name that nobody has', 'https://erp.example.com/', [], 'unknown-host'],
])('%s is not called', async (_name, url, addresses, kind) => {
  let asked = 0;
  const resolve = () => Promise.resolve((asked++, addresses));
  const caller = createWebhookCaller({ origins: [], timeoutMs: 5_000, answerMaxBytes: 1_000, resolve });
  expect(await caller.call(url, {}, '{}')).toEqual({ kind });
  expect(asked).toBeLessThanOrEqual(1);
});

it('a name is asked once and called where that led: one that leads elsewhere a moment later leads nowhere', async () => {
  const addresses = ['127.0.0.1', '127.0.0.2'];
  const origin = `http://rebinding.example:${portOf(plain)}`;
  answer = (_, reply) => void reply.end();
  heard = [];
  const caller = createWebhookCaller({
    origins: [origin],
    timeoutMs: 5_000,
    answerMaxBytes: 1_000,
    resolve: () => Promise.resolve([addresses.shift()!]),
  });
  expect((await caller.call(origin, {}, '{}')).kind).toBe('status');
  expect([addresses, heard.length]).toEqual([['127.0.0.2'], 1]);
});
