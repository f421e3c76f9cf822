// Guarantee: nobody opens streams without end, and a page does not outlive its session.
import { describe, expect, it } from 'vitest';
import { liveRoutes } from './http';
import { LiveHub, type LiveClient } from './live-hub';
import { SessionWatch } from './session-watch';

function clientOf(ownerKey: string): { client: LiveClient; ended: number[] } {
  const ended: number[] = [];
  return { client: { ownerKey, waitingBytes: 0, write: () => {}, end: (reconnectMs = -1) => void ended.push(reconnectMs) }, ended };
}

it('an account that has fifty pages open is refused one more, and others are not', async () => {
  const hub = new LiveHub();
  const parts = { hub, watch: new SessionWatch(async () => null) } as unknown as Parameters<typeof liveRoutes>[0];
  const [route] = liveRoutes(parts);
  for (let page = 0; page < 50; page++) hub.add(clientOf('u:1').client);
  const open = async (ownerKey: string): Promise<unknown> =>
    route!.handle({} as never, { session: { userId: 1, ownerKey }, reply: { request: { headers: {} } } } as never);
  await expect(open('u:1')).rejects.toMatchObject({ code: 429 });
  await expect(open('u:2')).resolves.toBeDefined();
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
