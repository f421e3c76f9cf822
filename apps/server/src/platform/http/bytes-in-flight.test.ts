// Guarantee (A19): what has arrived counts and not what was announced; no sender
// takes the room of the others, the oldest body is completed, who stalls loses
// his place, and an unsigned callback is refused before it sends a body.
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import pino from 'pino';
import { waitFor } from '@mastlight/testing/wait-for';
import { registerErrorAnswers } from './answer-errors';
import { BytesInFlight } from './bytes-in-flight';

const megabyte = 1024 * 1024;
let app: FastifyInstance;
let port: number;
const sockets: Socket[] = [];

beforeAll(async () => {
  app = fastify({ bodyLimit: 8 * megabyte });
  registerErrorAnswers(app, pino({ level: 'silent' }) as never);
  const inFlight = new BytesInFlight(8 * megabyte);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (request: FastifyRequest) => inFlight.read(request, (request.params as { source: string }).source));
  app.post('/:source', (request, reply) => {
    inFlight.release(request);
    return reply.send({ length: (request.body as Buffer).length });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as { port: number });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

/** Begins to send a file; `answer` is what came back so far. */
function begin(source: string, announced: number, bytes: number): { socket: Socket; answer: () => string } {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.on('error', () => {});
  socket.write(`POST /${source} HTTP/1.1\r\nHost: x\r\nContent-Type: a/b\r\nContent-Length: ${announced}\r\n\r\n`);
  socket.write(Buffer.alloc(bytes, 1));
  return { socket, answer: () => answer };
}
const send = (source: string, bytes: number) =>
  fetch(`http://127.0.0.1:${port}/${source}`, { method: 'POST', headers: { 'content-type': 'a/b' }, body: Buffer.alloc(bytes, 1) }).then(
    (response) => response.status,
  );

describe('bytes in flight', () => {
  /** A fifth of a second of the product's clock passes at each look: what comes of time alone is not waited for. */
  const untilInTime = async (what: string, isSo: () => boolean): Promise<void> => {
    await waitFor(what, async () => {
      await vi.advanceTimersByTimeAsync(200);
      return isSo();
    });
  };
  afterEach(() => void vi.useRealTimers());

  it('what is announced and does not come takes nobody’s room, and its place ends', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stalled = Array.from({ length: 10 }, () => begin('a', 4 * megabyte, 2));
    expect(await send('b', 3 * megabyte)).toBe(200);
    expect(await send('a', megabyte)).toBe(200);
    await untilInTime('the stalled to be refused', () => stalled.every(({ answer }) => answer().startsWith('HTTP/1.1 408 ')));
  });

  it('a sender has half, and his oldest body is completed', async () => {
    const oldest = begin('a', 3 * megabyte, 2 * megabyte);
    await waitFor('the oldest to have come', () => oldest.socket.bytesWritten > 2 * megabyte && oldest.socket.writableLength === 0);
    const younger = begin('a', 3 * megabyte, 2_500_000);
    await waitFor('the younger to give way', () => younger.answer().startsWith('HTTP/1.1 503 '));
    expect(await send('b', 3 * megabyte)).toBe(200);
    oldest.socket.write(Buffer.alloc(megabyte, 1));
    await waitFor('the oldest to be taken', () => oldest.answer().startsWith('HTTP/1.1 200 '));
  });

  it('a body that trickles is refused', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const slow = begin('a', megabyte, 10);
    await untilInTime('the refusal', () => {
      slow.socket.write('x');
      return slow.answer() !== '';
    });
    expect(slow.answer()).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('a sender who was quick and falls silent', () => {
  afterEach(() => void vi.useRealTimers());

  /** A megabyte of two is there: enough for the least pace of sixteen seconds. */
  function beginTwoMegabytes() {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const raw = new PassThrough();
    const told: unknown[] = [];
    const request = { raw, headers: { 'content-length': String(2 * megabyte) }, routeOptions: { bodyLimit: 8 * megabyte } };
    new BytesInFlight(8 * megabyte).read(request as never, 'a').then(
      ({ length }) => told.push(length),
      ({ code }: { code: number }) => told.push(code),
    );
    const arrive = async (bytes: number): Promise<void> => {
      raw.write(Buffer.alloc(bytes, 1));
      await waitFor('the bytes to be read', () => raw.readableLength === 0);
    };
    return { raw, told, arrive };
  }

  it('keeps his place for three seconds and loses it then', async () => {
    const { told, arrive } = beginTwoMegabytes();
    await arrive(megabyte);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual([408]);
  });

  it('goes on where he was when he was silent for less', async () => {
    const { raw, told, arrive } = beginTwoMegabytes();
    await arrive(megabyte);
    for (let bytes = 0; bytes < 3; bytes++) {
      await vi.advanceTimersByTimeAsync(3_000);
      await arrive(1);
    }
    raw.end(Buffer.alloc(megabyte - 3, 1));
    await waitFor('the body to be taken', () => told.length > 0);
    expect(told).toEqual([2 * megabyte]);
  });
});
