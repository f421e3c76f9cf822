// Guarantee: the hub keeps nobody who left before his stream was opened.
import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { PortClock } from '../../platform/clock/clock';
import type { StreamAnswer } from '../../platform/http/route';
import type { Log } from '../../platform/log';
import type { CatchUp } from './catch-up';
import { liveRoutes } from './http';
import { eventText } from './event-text';
import { LiveHub } from './live-hub';
import { SessionWatch } from './session-watch';

class FakeResponse extends EventEmitter {
  readonly writableLength = 0;
  readonly writableEnded = false;
  constructor(readonly destroyed: boolean) {
    super();
  }
  writeHead(): void {}
  readonly written: string[] = [];
  write(text: string): void {
    this.written.push(text);
  }
}

const warned: unknown[] = [];
const log = { warn: (about: unknown) => void warned.push(about) } as unknown as Log;

/** Opens a stream as the door does; `raw` and `socket` are its two ends. */
async function open(
  hub: LiveHub,
  at: { isDestroyed?: boolean; isSocketDestroyed?: boolean },
  request: object,
  findMissed: CatchUp['findMissed'],
) {
  const portClock = { nowMs: () => 0, rate: () => 1 } as unknown as PortClock;
  const [route] = liveRoutes({ hub, watch: new SessionWatch(async () => null), catchUp: { findMissed }, portClock, log });
  const raw = new FakeResponse(at.isDestroyed ?? false);
  const socket = Object.assign(new EventEmitter(), { destroyed: at.isSocketDestroyed ?? false });
  const reply = {
    raw,
    hijack: () => {},
    getHeaders: () => ({}),
    request: { headers: { authorization: 'token' }, raw: { socket } },
  } as unknown as FastifyReply;
  const answer = (await route!.handle(request as never, { session: { userId: 1, ownerKey: 'u:1' }, reply } as never)) as StreamAnswer;
  answer.open(reply);
  return { raw, socket };
}

describe('GET /event/stream', () => {
  it.each([
    ['is there', false, false, 'reply', 1],
    ['is there, and loses its connection behind another reply', false, false, 'connection', 1],
    ['left while his session was looked up', true, false, 'reply', 0],
    ['left while his reply waited behind another one', false, true, 'reply', 0],
  ])('counts a page that %s', async (_name, isDestroyed, isSocketDestroyed, closes, count) => {
    const hub = new LiveHub();
    const { raw, socket } = await open(hub, { isDestroyed, isSocketDestroyed }, {}, async () => []);
    expect(hub.count()).toBe(count);
    (closes === 'reply' ? raw : socket).emit('close');
    expect(hub.count()).toBe(0);
  });

  const missed = { ownerKey: 'u:1', topic: 'bill-subscription', ids: [7] };
  const ship = { ownerKey: 'u:1', topic: 'vessel-subscription', ids: ['9839430/425W'] };
  const many = Array.from({ length: 1_500 }, (_, id) => ({ ...missed, ids: [id, id + 1] }));
  const rows = ({ topic, ids }: { readonly topic: string; readonly ids: readonly (number | string)[] }) =>
    eventText('rows', { topic, ids });
  it.each<readonly [name: string, request: { agoMs?: string }, find: CatchUp['findMissed'], told: readonly string[]]>([
    ['that began to fetch before', { agoMs: '900' }, async () => [missed], [rows(missed)]],
    [
      'that missed a row three times and a ship once',
      { agoMs: '900' },
      async () => [missed, ship, missed, missed],
      [rows(missed), rows(ship)],
    ],
    [
      'of whose rows many changed, in messages of a thousand',
      { agoMs: '900' },
      async () => many,
      [0, 1_000].map((first) => rows({ ...missed, ids: Array.from({ length: first === 0 ? 1_000 : 501 }, (_, at) => first + at) })),
    ],
    ['of which nobody knows what it missed', { agoMs: '900' }, async () => null, [eventText('gap', {})]],
    ['while the database is away', { agoMs: '900' }, async () => Promise.reject(new Error('away')), [eventText('gap', {})]],
    ['that comes back and fetches anew', {}, async () => [missed], []],
  ])('tells a page %s what it missed', async (_name, request, find, told) => {
    const hub = new LiveHub();
    const asked: unknown[] = [];
    const { raw } = await open(hub, {}, request, (...question) => {
      asked.push(question);
      return find(...question);
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toEqual(request.agoMs === undefined ? [] : [['u:1', 900]]);
    expect(raw.written.slice(1)).toEqual(told);
    raw.emit('close');
  });
});
