// Guarantee: the hub keeps nobody who left before his stream was opened, lets nobody open streams without end, and a page
// does not outlive its session.
import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { PortClock } from '../../platform/clock/clock';
import type { StreamAnswer } from '../../platform/http/route';
import { liveRoutes } from './http';
import { LiveHub, type LiveClient } from './live-hub';
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

  it('an account that has fifty pages open is refused one more, and others are not', async () => {
    const hub = new LiveHub();
    const portClock = { nowMs: () => 0, rate: () => 1 } as unknown as PortClock;
    const [route] = liveRoutes(hub, new SessionWatch(async () => null), portClock);
    for (let page = 0; page < 50; page++) hub.add(clientOf('u:1').client);
    const open = async (ownerKey: string): Promise<unknown> =>
      route!.handle({} as never, { session: { userId: 1, ownerKey }, reply: { request: { headers: {} } } } as never);
    await expect(open('u:1')).rejects.toMatchObject({ code: 429 });
    await expect(open('u:2')).resolves.toBeDefined();
  });
});

function clientOf(ownerKey: string): { client: LiveClient; ended: number[] } {
  const ended: number[] = [];
  return { client: { ownerKey, waitingBytes: 0, write: () => {}, end: (reconnectMs = -1) => void ended.push(reconnectMs) }, ended };
}

describe('S-07 a page whose session', () => {
  it.each([
    ['has ended', async () => null, [0]],
    ['is of another identity by now', async () => ({ ownerKey: 'u:9' }), [0]],
    ['lives', async () => ({ ownerKey: 'u:1' }), []],
    ['cannot be asked for', async () => Promise.reject(new Error('gone')), []],
  ] as const)('%s', async (_what, authenticate, expected) => {
    const watch = new SessionWatch(authenticate as never);
    const { client, ended } = clientOf('u:1');
    watch.add(client, 'token', 1);
    await watch.check([client]);
    expect(ended).toEqual(expected);
  });
});
