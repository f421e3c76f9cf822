// Guarantee: whoever stands at the other end decides neither how long we wait, nor how much we keep, nor where we ask.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callOut, isOk, jsonOf } from './call-out';

let answer: RequestListener;
let heard: string[] = [];
const counterpart = createServer((request, reply) => {
  heard.push(`${request.method} ${request.url}`);
  answer(request, reply);
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((done) => counterpart.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(counterpart.address() as AddressInfo).port}`;
});
afterAll(() => {
  counterpart.closeAllConnections();
  counterpart.close();
});

const failed = (reason: string) => new Error(reason);
const call = (listener: RequestListener, more: { maxBytes?: number; signal?: AbortSignal } = {}) => {
  answer = listener;
  heard = [];
  return callOut(`${url}/ask`, { headers: { accept: 'application/json' }, body: '{}', failed, ...more });
};

it('gives what was answered, by whatever status', async () => {
  const told = await call((_, reply) => reply.writeHead(422).end('{"reason":"no"}'));
  expect([told.status, isOk(told), jsonOf(told)]).toEqual([422, false, { reason: 'no' }]);
  const other = await call((_, reply) => reply.writeHead(201).end('<html>'));
  expect([isOk(other), jsonOf(other)]).toEqual([true, null]);
});

it('reads what it is told to and no more, also where no length was named', async () => {
  const say = (length: number) => call((_, reply) => void reply.write('x'.repeat(length), () => reply.end()), { maxBytes: 1_000 });
  expect((await say(1_000)).body.length).toBe(1_000);
  await expect(say(1_001)).rejects.toThrow('too long');
  // One that never ends is left.
  const endless: RequestListener = (_, reply) => {
    const go = (): void => void (reply.destroyed || (reply.write('x'.repeat(600)), setImmediate(go)));
    go();
  };
  await expect(call(endless, { maxBytes: 1_000 })).rejects.toThrow('too long');
});

it('follows nobody to another address', async () => {
  await expect(call((_, reply) => reply.writeHead(302, { location: `${url}/else` }).end())).rejects.toThrow('unreachable');
  expect(heard).toEqual(['POST /ask']);
});

it('ends when it is told to, before the answer and within it', async () => {
  const ending = new AbortController();
  await expect(call(() => ending.abort(), { signal: ending.signal })).rejects.toThrow('timeout');
  const later = new AbortController();
  await expect(call((_, reply) => void reply.write('x', () => later.abort()), { signal: later.signal })).rejects.toThrow('timeout');
});

it('says that nobody is there', async () => {
  await expect(callOut('http://127.0.0.1:9', { headers: {}, failed })).rejects.toThrow('unreachable');
});
