// Guarantee: a stop under load breaks no connection, finishes what was
// begun, sends event streams away to come back, and is over within ten seconds.
// Short form; RUNS=20 for the long one.
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goalMs } from '@mastlight/testing/goal-ms';
import { waitFor } from '@mastlight/testing/wait-for';
import { bundleServer } from './bundle-server';
import { signInForTest } from './sign-in-for-test';
import { besideServer, spawnServer, type SpawnedServer } from './spawn-server';
import { startTestServer, type TestServer } from './start-test-server';

const runs = Number(process.env['RUNS'] ?? 3);
const callsPerSecond = 200;
let folder: string;
let base: TestServer;
let token: string;
let dataDir: string;

beforeAll(async () => {
  folder = await bundleServer();
  base = await startTestServer({ env: { ROLES: 'http' } });
  ({ token } = await signInForTest(base.platform));
  dataDir = await mkdtemp(join(tmpdir(), 'mastlight-stop-'));
});
afterAll(async () => {
  await base.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (): Promise<SpawnedServer> =>
  spawnServer(folder, { ...besideServer(base.config, dataDir), CALLS_PER_MINUTE: '1000000', DRAIN_MS: '1000' });

/** Calls on kept connections at an even pace, whatever becomes of the calls before. */
class Load {
  readonly agent = new Agent({ keepAlive: true, maxSockets: 30 });
  readonly counts = { answered: 0, failed: 0, refused: 0 };
  readonly broken: string[] = [];
  readonly #timer: NodeJS.Timeout;
  #open = 0;

  constructor(readonly url: string) {
    let due = performance.now();
    this.#timer = setInterval(() => {
      for (; due <= performance.now(); due += 1_000 / callsPerSecond) this.#call();
    }, 5);
  }

  #call(): void {
    this.#open++;
    const body = '{}';
    const headers = { authorization: token, 'content-type': 'application/json', 'content-length': body.length };
    const call = request(`${this.url}/blno/userBlno/queryBlnoPage`, { method: 'POST', agent: this.agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => (answer.statusCode === 200 ? this.counts.answered++ : this.counts.failed++));
      answer.on('error', (error) => this.broken.push(String(error)));
    });
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') this.counts.refused++;
      else this.broken.push(`${error.code} ${error.message}${call.reusedSocket ? ' on a kept connection' : ''}`);
    });
    call.on('close', () => this.#open--);
    call.end(body);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await waitFor('the last calls', () => this.#open === 0);
    this.agent.destroy();
  }
}

describe('R-08 SIGTERM', () => {
  it(
    `R-08 under ${callsPerSecond} calls a second breaks nothing (RUNS=${runs})`,
    async () => {
      let [answered, slowestMs] = [0, 0];
      const broken: string[] = [];
      for (let run = 1; run <= runs; run++) {
        const server = await start();
        const load = new Load(server.url);
        const stream = await fetch(`${server.url}/event/stream`, { headers: { authorization: token } });
        const said = stream.text();
        await waitFor('some answers', () => load.counts.answered > callsPerSecond / 2);
        const beganMs = performance.now();
        server.process.kill('SIGTERM');
        await waitFor('readiness to fail while calls are answered', async () => {
          const { checks } = (await (await fetch(`${server.url}/readyz`)).json()) as { checks: Record<string, boolean> };
          return checks['accepting'] === false && checks['database'] === true;
        });
        expect(await server.ended).toBe(0);
        const stopMs = performance.now() - beganMs;
        await load.stop();
        broken.push(...load.broken);
        expect(load.counts.failed).toBe(0);
        expect(stopMs).toBeLessThan(goalMs(10_000));
        expect(await said).toMatch(/retry: \d+\n\n$/);
        answered += load.counts.answered;
        slowestMs = Math.max(slowestMs, stopMs);
      }
      console.log(
        `LONG R-08 ${runs} stops under ${callsPerSecond} calls/s: ${broken.length} of ${answered} broken, slowest stop ${(slowestMs / 1000).toFixed(1)} s (goal 0, 10 s)`,
      );
      expect(broken).toEqual([]);
    },
    60_000 + runs * 30_000,
  );
});

it('A19 a server whose launcher is gone stops by itself', async () => {
  const server = await start();
  server.process.disconnect();
  expect(await server.ended).toBe(0);
});
