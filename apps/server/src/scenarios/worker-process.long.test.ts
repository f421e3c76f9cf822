// Guarantee (A13, A5): the work beside requests has a process of its own.
// Whatever a message does to it, calls are answered; it comes back by itself and
// finishes what was acknowledged; and it never outlives who started it.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bundleServer } from './bundle-server';
import { besideServer, spawnServer, type SpawnedServer } from './spawn-server';
import { startTestServer, type TestServer } from './start-test-server';

let folder: string;
let base: TestServer;
let server: SpawnedServer;
let dataDir: string;

beforeAll(async () => {
  folder = await bundleServer();
  base = await startTestServer({ env: { ROLES: 'http' } });
  dataDir = await mkdtemp(join(tmpdir(), 'mastlight-worker-'));
});
afterAll(async () => {
  await base.stop();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  server = await spawnServer(folder, { ...besideServer(base.config, dataDir), DRAIN_MS: '0' });
  await waitFor('the worker', workerPid);
});
afterEach(async () => {
  server.process.kill('SIGTERM');
  await server.ended;
});

/** The child of the server that runs; null while there is none (Linux). */
async function workerPid(): Promise<number | null> {
  const pid = server.process.pid!;
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.trim() === '' ? null : Number(text.trim().split(' ')[0]);
}

const isGone = (pid: number): Promise<boolean> =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (text) => text.includes(') Z '),
    () => true,
  );

let lastNo = 0;
async function upload(): Promise<number> {
  const no = String(++lastNo).padStart(7, '0');
  const body = `00:CODECO:GATE-IN REPORT:9:BLCT3:MASTLIGHT:20261010120000'\n10:UN9000001:TIDE LANTERN:0712E:MLL:MLL:E'\n50:TSTU${no}:45G1:F:E:E1:TSTBILL000001:24860:ML1:202610101200:'\n99:4'`;
  const headers = { authorization: 'Bearer upload-key-for-tests', 'content-type': 'application/octet-stream' };
  const answer = await fetch(`${server.url}/intake/upload`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: { messageId: number } }).data.messageId;
}

async function stateOf(messageId: number): Promise<string> {
  const { rows } = await base.platform.database.query<{ state: string }>('system', 'select state from intake_message where id = $1', [
    messageId,
  ]);
  return rows[0]!.state;
}

/** A port that is free now. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

describe('the worker', () => {
  it('R-13: tells its own health and figures, and works without where their port is taken', async () => {
    const taken = createServer();
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
    const workerPort = await freePort();
    const besideBoth = { ...besideServer(base.config, dataDir), DRAIN_MS: '0', OPS_PORT: '0' };
    const telling = await spawnServer(folder, { ...besideBoth, WORKER_OPS_PORT: String(workerPort) });
    const silent = await spawnServer(folder, { ...besideBoth, WORKER_OPS_PORT: String((taken.address() as AddressInfo).port) });
    try {
      const ask = (path: string): Promise<Response | null> => fetch(`http://127.0.0.1:${workerPort}${path}`).catch(() => null);
      const figures = await waitFor('the figures', async () => (await ask('/metrics'))?.text());
      expect(figures).toMatch(/^mastlight_jobs_failed 0$/m);
      expect(figures).toMatch(/^mastlight_tracking_facts_total \d+$/m);
      await waitFor('readiness', async () => (await ask('/readyz'))?.status === 200);
      expect((await ask('/livez'))?.status).toBe(200);
      await waitFor('readiness beside a taken port', async () => (await fetch(`${silent.url}/readyz`)).status === 200);
    } finally {
      for (const one of [telling, silent]) {
        one.process.kill('SIGTERM');
        await one.ended;
      }
      taken.close();
    }
  });

  it('comes back after its end and finishes what was taken meanwhile', async () => {
    const first = (await workerPid())!;
    process.kill(first, 'SIGKILL');
    await waitFor('its end', () => isGone(first));
    const messageId = await upload();
    const second = await waitFor('the next worker', workerPid);
    expect(second).not.toBe(first);
    await waitFor('the message', async () => (await stateOf(messageId)) === 'applied');
  });

  it('stands still, and calls are answered and files taken', async () => {
    const pid = (await workerPid())!;
    process.kill(pid, 'SIGSTOP');
    try {
      const messageId = await upload();
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      expect(await stateOf(messageId)).toBe('received');
      process.kill(pid, 'SIGCONT');
      await waitFor('the message', async () => (await stateOf(messageId)) === 'applied');
    } finally {
      process.kill(pid, 'SIGCONT');
    }
  });

  it.each(['SIGKILL', 'SIGTERM'] as const)('does not outlive a server that ends by %s', async (signal) => {
    const pid = (await workerPid())!;
    server.process.kill(signal);
    expect(await server.ended).toBe(signal === 'SIGKILL' ? signal : 0);
    await waitFor('its end', () => isGone(pid));
  });
});
