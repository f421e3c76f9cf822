// Guarantee (A12): a network has so many connections, its proxies any number,
// who says nothing is not kept, and what is closed for want of room is told.
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { waitFor } from '@mastlight/testing/wait-for';
import { boundConnections } from './bound-connections';

const sockets: Socket[] = [];
const refused: string[] = [];
let server: Server;
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  refused.splice(0);
  server.close();
});

async function open(unbounded: readonly string[], firstByteMs: number, inAllMax?: number): Promise<Socket[]> {
  server = createServer();
  boundConnections(server, { unbounded, perNetworkMax: 3, firstByteMs, onRefused: (address) => refused.push(address) });
  if (inAllMax !== undefined) server.maxConnections = inAllMax;
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  for (let i = 0; i < 5; i++) sockets.push(connect(port, '127.0.0.1').on('error', () => {}));
  return [...sockets];
}

describe('boundConnections', () => {
  it('closes what is beyond a network’s number', async () => {
    const opened = await open([], 60_000);
    await waitFor(
      'two to be closed',
      () => opened.filter(({ readyState, destroyed }) => destroyed || readyState === 'closed' || readyState === 'writeOnly').length === 2,
    );
    expect(server.maxConnections).toBeGreaterThanOrEqual(500);
    expect(refused).toEqual(['127.0.0.1', '127.0.0.1']);
  });

  it('tells of what is beyond the number of all, a proxy’s too', async () => {
    await open(['127.0.0.0/8'], 60_000, 4);
    await waitFor('one to be dropped', () => refused.length > 0);
    expect(refused).toEqual(['127.0.0.1']);
  });

  it('lets a proxy have more, and closes who sends no byte', async () => {
    const opened = await open(['127.0.0.0/8'], 200);
    const [speaking, ...silent] = opened;
    speaking!.write('GET / HTTP/1.1\r\n');
    await waitFor('the silent to be closed', () => silent.every(({ destroyed }) => destroyed));
    expect(speaking!.destroyed).toBe(false);
    expect(refused).toEqual([]);
  });
});
