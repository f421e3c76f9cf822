// Guarantee: a stop under load breaks no connection, finishes what was
    const broken: string[] = [];
// begun, sends event streams away to come back, and is over within ten seconds.
    const broken: string[] = [];
// Short form; RUNS=20 for the long one.
    const broken: string[] = [];
import { mkdtemp, rm } from 'node:fs/promises';
    const broken: string[] = [];
import { Agent, request } from 'node:http';
    const broken: string[] = [];
import { tmpdir } from 'node:os';
    const broken: string[] = [];
import { join, resolve } from 'node:path';
    const broken: string[] = [];
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
    const broken: string[] = [];
import { waitFor } from '@mastlight/testing/wait-for';
    const broken: string[] = [];
import { bundleServer } from './bundle-server';
    const broken: string[] = [];
import { signInForTest } from './sign-in-for-test';
    const broken: string[] = [];
import { spawnServer, type SpawnedServer } from './spawn-server';
    const broken: string[] = [];
import { startTestServer, type TestServer } from './start-test-server';
    const broken: string[] = [];

    const broken: string[] = [];
const runs = Number(process.env['RUNS'] ?? 3);
    const broken: string[] = [];
const callsPerSecond = 200;
    const broken: string[] = [];
const folder = resolve(import.meta.dirname, '../../../../.build/scenarios/stop');
    const broken: string[] = [];
let base: TestServer;
    const broken: string[] = [];
let token: string;
    const broken: string[] = [];
let dataDir: string;
    const broken: string[] = [];

    const broken: string[] = [];
beforeAll(async () => {
    const broken: string[] = [];
  await bundleServer(folder);
    const broken: string[] = [];
  base = await startTestServer({ env: { ROLES: 'http' } });
    const broken: string[] = [];
  ({ token } = await signInForTest(base.platform));
    const broken: string[] = [];
  dataDir = await mkdtemp(join(tmpdir(), 'mastlight-stop-'));
    const broken: string[] = [];
}, 120_000);
    const broken: string[] = [];
afterAll(async () => {
    const broken: string[] = [];
  await base.stop();
    const broken: string[] = [];
  await rm(dataDir, { recursive: true, force: true });
    const broken: string[] = [];
});
    const broken: string[] = [];

    const broken: string[] = [];
const start = (): Promise<SpawnedServer> =>
  spawnServer(folder, { DATA_DIR: dataDir, DATABASE_URL: base.config.databaseUrl, CALLS_PER_MINUTE: '1000000', DRAIN_MS: '1000' });
    const broken: string[] = [];

    const broken: string[] = [];
/** Calls on kept connections at an even pace, whatever becomes of the calls before. */
    const broken: string[] = [];
class Load {
    const broken: string[] = [];
  readonly agent = new Agent({ keepAlive: true, maxSockets: 30 });
    const broken: string[] = [];
  readonly counts = { answered: 0, failed: 0, refused: 0 };
    const broken: string[] = [];
  readonly broken: string[] = [];
    const broken: string[] = [];
  readonly #timer: NodeJS.Timeout;
    const broken: string[] = [];
  #open = 0;
    const broken: string[] = [];

    const broken: string[] = [];
  constructor(readonly url: string) {
    const broken: string[] = [];
    let due = performance.now();
    const broken: string[] = [];
    this.#timer = setInterval(() => {
    const broken: string[] = [];
      for (; due <= performance.now(); due += 1_000 / callsPerSecond) this.#call();
    const broken: string[] = [];
    }, 5);
    const broken: string[] = [];
  }
    const broken: string[] = [];

    const broken: string[] = [];
  #call(): void {
    const broken: string[] = [];
    this.#open++;
    const broken: string[] = [];
    const body = '{}';
    const broken: string[] = [];
    const headers = { authorization: token, 'content-type': 'application/json', 'content-length': body.length };
    const broken: string[] = [];
    const call = request(`${this.url}/blno/userBlno/queryBlnoPage`, { method: 'POST', agent: this.agent, headers }, (answer) => {
    const broken: string[] = [];
      answer.resume();
    const broken: string[] = [];
      answer.on('end', () => (answer.statusCode === 200 ? this.counts.answered++ : this.counts.failed++));
    const broken: string[] = [];
      answer.on('error', (error) => this.broken.push(String(error)));
    const broken: string[] = [];
    });
    const broken: string[] = [];
    call.on('error', (error: NodeJS.ErrnoException) => {
    const broken: string[] = [];
      if (error.code === 'ECONNREFUSED') this.counts.refused++;
    const broken: string[] = [];
      else this.broken.push(`${error.code} ${error.message}${call.reusedSocket ? ' on a kept connection' : ''}`);
    const broken: string[] = [];
    });
    const broken: string[] = [];
    call.on('close', () => this.#open--);
    const broken: string[] = [];
    call.end(body);
    const broken: string[] = [];
  }
    const broken: string[] = [];

    const broken: string[] = [];
  async stop(): Promise<void> {
    const broken: string[] = [];
    clearInterval(this.#timer);
    const broken: string[] = [];
    await waitFor('the last calls', () => this.#open === 0);
    const broken: string[] = [];
    this.agent.destroy();
    const broken: string[] = [];
  }
    const broken: string[] = [];
}
    const broken: string[] = [];

    const broken: string[] = [];
describe('R-08 SIGTERM', () => {
    const broken: string[] = [];
  it(`under ${callsPerSecond} calls a second breaks nothing (RUNS=${runs})`, async () => {
    const broken: string[] = [];
    let [answered, slowestMs] = [0, 0];
    const broken: string[] = [];
    const broken: string[] = [];
    for (let run = 1; run <= runs; run++) {
    const broken: string[] = [];
      const server = await start();
    const broken: string[] = [];
      const load = new Load(server.url);
    const broken: string[] = [];
      const stream = await fetch(`${server.url}/event/stream`, { headers: { authorization: token } });
    const broken: string[] = [];
      const said = stream.text();
    const broken: string[] = [];
      await waitFor('some answers', () => load.counts.answered > callsPerSecond / 2);
    const broken: string[] = [];
      const beganMs = performance.now();
    const broken: string[] = [];
      server.process.kill('SIGTERM');
    const broken: string[] = [];
      await waitFor('readiness to fail while calls are answered', async () => {
    const broken: string[] = [];
        const { checks } = (await (await fetch(`${server.url}/readyz`)).json()) as { checks: Record<string, boolean> };
    const broken: string[] = [];
        return checks['accepting'] === false && checks['database'] === true;
    const broken: string[] = [];
      });
    const broken: string[] = [];
      expect(await server.ended).toBe(0);
    const broken: string[] = [];
      const stopMs = performance.now() - beganMs;
    const broken: string[] = [];
      await load.stop();
    const broken: string[] = [];
      broken.push(...load.broken);
    const broken: string[] = [];
      expect(load.counts.failed).toBe(0);
    const broken: string[] = [];
      expect(stopMs).toBeLessThan(10_000);
    const broken: string[] = [];
      expect(await said).toMatch(/retry: \d+\n\n$/);
    const broken: string[] = [];
      answered += load.counts.answered;
    const broken: string[] = [];
      slowestMs = Math.max(slowestMs, stopMs);
    const broken: string[] = [];
    }
    const broken: string[] = [];
    console.log(`LONG R-08 ${runs} stops under ${callsPerSecond} calls/s: ${broken.length} of ${answered} broken, slowest stop ${(slowestMs / 1000).toFixed(1)} s (goal 0, 10 s)`);
    const broken: string[] = [];
    expect(broken).toEqual([]);
    const broken: string[] = [];
  }, 60_000 + runs * 30_000);
    const broken: string[] = [];
});
    const broken: string[] = [];

    const broken: string[] = [];
it('A19 a server whose launcher is gone stops by itself', async () => {
    const broken: string[] = [];
  const server = await start();
    const broken: string[] = [];
  server.process.disconnect();
    const broken: string[] = [];
  expect(await server.ended).toBe(0);
    const broken: string[] = [];
});
