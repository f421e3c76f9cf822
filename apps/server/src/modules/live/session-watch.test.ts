// Guarantee: nobody opens streams without end, and a page does not outlive its session.
import { describe, expect, it } from 'vitest';
import { liveRoutes } from './http';
import { LiveHub, type LiveClient } from './live-hub';
import { SessionWatch } from './session-watch';

function clientOf(ownerKey: string): { client: LiveClient; ended: number[] } {
  const ended: number[] = [];
  return {
    client: { ownerKey, userId: 1, waitingBytes: 0, write: () => {}, end: (reconnectMs = -1) => void ended.push(reconnectMs) },
    ended,
  };
}

it('B10 a person who has twelve pages open is refused one more, and his colleagues are not', async () => {
  const hub = new LiveHub();
  const parts = { hub, watch: new SessionWatch(async () => null) } as unknown as Parameters<typeof liveRoutes>[0];
  const [route] = liveRoutes(parts);
  for (let page = 0; page < 12; page++) hub.add(clientOf('c:1').client);
  const open = async (userId: number): Promise<unknown> =>
    route!.handle({} as never, { session: { userId, ownerKey: 'c:1' }, reply: { request: { headers: {} } } } as never);
  await expect(open(1)).rejects.toMatchObject({ code: 429 });
  await expect(open(2)).resolves.toBeDefined();
});

describe('S-07 a page whose session', () => {
  it.each([
    ['has ended', async (): Promise<null> => null, [0]],
    ['is of another identity by now', async () => ({ ownerKey: 'u:9' }), [0]],
    ['lives', async () => ({ ownerKey: 'u:1' }), []],
    ['cannot be asked for', async (): Promise<never> => Promise.reject(new Error('gone')), []],
  ] as const)('%s', async (_what, authenticate, expected) => {
    const watch = new SessionWatch(authenticate as never);
    const { client, ended } = clientOf('u:1');
    watch.add(client, 'token', 1);
    await watch.check([client]);
    expect(ended).toEqual(expected);
  });
});
