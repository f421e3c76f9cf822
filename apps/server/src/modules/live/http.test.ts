// Guarantee: the hub keeps nobody who left before his stream was opened.
import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { PortClock } from '../../platform/clock/clock';
import type { StreamAnswer } from '../../platform/http/route';
import { liveRoutes } from './http';
import { LiveHub } from './live-hub';
import { SessionWatch } from './session-watch';

class FakeResponse extends EventEmitter {
  readonly writableLength = 0;
  readonly writableEnded = false;
  constructor(readonly destroyed: boolean) {
    super();
  }
  writeHead(): void {}
  write(): void {}
}

describe('GET /event/stream', () => {
  it.each([
    ['is there', false, false, 'reply', 1],
    ['is there, and loses its connection behind another reply', false, false, 'connection', 1],
    ['left while his session was looked up', true, false, 'reply', 0],
    ['left while his reply waited behind another one', false, true, 'reply', 0],
  ])('counts a page that %s', async (_name, isDestroyed, isSocketDestroyed, closes, count) => {
    const hub = new LiveHub();
    const portClock = { nowMs: () => 0, rate: () => 1 } as unknown as PortClock;
    const [route] = liveRoutes(hub, new SessionWatch(async () => null), portClock);
    const raw = new FakeResponse(isDestroyed);
    const socket = Object.assign(new EventEmitter(), { destroyed: isSocketDestroyed });
    const reply = {
      raw,
      hijack: () => {},
      getHeaders: () => ({}),
      request: { headers: { authorization: 'token' }, raw: { socket } },
    } as unknown as FastifyReply;
    const answer = (await route!.handle({} as never, { session: { userId: 1, ownerKey: 'u:1' }, reply } as never)) as StreamAnswer;
    answer.open(reply);
    expect(hub.count()).toBe(count);
    (closes === 'reply' ? raw : socket).emit('close');
    expect(hub.count()).toBe(0);
  });
});
