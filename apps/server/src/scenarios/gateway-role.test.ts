// Guarantee: the gateway of terminals is a role of its own: it listens where that role is, alone or beside others, and
// nowhere else, and its end leaves nobody on its port.
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@mastlight/testing/wait-for';
import { expect, it } from 'vitest';
import { findVehicles } from '../modules/position/queries/find-vehicles';
import { bundleServer } from './bundle-server';
import { besideServer, spawnServer } from './spawn-server';
import { createTestClock, startTestServer } from './start-test-server';
import { placeForTest, Terminal } from './truck-terminal-for-test';

const clock = createTestClock();

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => void probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => void probe.close(closed));
  return port;
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((told) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      told(true);
    });
    socket.on('error', () => told(false));
  });

it('nobody listens for terminals where only calls are answered and jobs are done', async () => {
  const port = await freePort();
  const server = await startTestServer({ env: { ROLES: 'http,worker', JT808_PORT: String(port) } });
  expect(await isListening(port)).toBe(false);
  await server.stop();
});

it('R-7.6-09 the gateway alone takes a place into the database, answers no browser, and ends with its terminals', async () => {
  const port = await freePort();
  const server = await startTestServer({ clock, env: { ROLES: 'gateway', JT808_PORT: String(port) } });
  const terminal = await Terminal.call(port, '013930000001');
  await terminal.enter('浙A50001');
  const answer = await terminal.say(0x0200, { kind: 'position', position: placeForTest(clock.nowMs(), {}) });
  expect([answer, server.url, server.queue]).toEqual([expect.objectContaining({ result: 0 }), '', null]);
  expect(await findVehicles(server.platform.database, ['浙A50001'])).toMatchObject([{ latitude: 29.93, atMs: clock.nowMs() }]);
  await server.stop();
  expect([await terminal.answer(), terminal.isEnded, await isListening(port)]).toEqual([null, true, false]);
});

it('beside calls the gateway is in the second process, and ends with the first', async () => {
  const [port, folder, dataDir] = [await freePort(), await bundleServer(), await mkdtemp(join(tmpdir(), 'mastlight-gateway-'))];
  const base = await startTestServer({ env: { ROLES: 'http' } });
  const beside = { ...besideServer(base.config, dataDir), DRAIN_MS: '0', ROLES: 'http,gateway', JT808_PORT: String(port) };
  const spawned = await spawnServer(folder, beside);
  await waitFor('the gateway to listen', () => isListening(port));
  spawned.process.kill('SIGTERM');
  expect([await spawned.ended, await isListening(port)]).toEqual([0, false]);
  await base.stop();
  await rm(dataDir, { recursive: true, force: true });
});
