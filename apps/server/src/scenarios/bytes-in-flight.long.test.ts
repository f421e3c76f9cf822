// Guarantee (A19): memory does not follow the number of senders: of large files
// that come at once some are taken, the others are told to come again, and the
// server grows by a bounded amount whatever their number.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLong } from '@mastlight/testing/is-long';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleServer } from './bundle-server';
import { besideServer, spawnServer, type SpawnedServer } from './spawn-server';
import { startTestServer, type TestServer } from './start-test-server';

const megabyte = 1024 * 1024;
const fileBytes = 60 * megabyte;
const senders = 8;
let base: TestServer;
let server: SpawnedServer;
let dataDir: string;

beforeAll(async () => {
  const folder = await bundleServer();
  base = await startTestServer({ env: { ROLES: 'http' } });
  dataDir = await mkdtemp(join(tmpdir(), 'mastlight-bytes-'));
  server = await spawnServer(folder, {
    ...besideServer(base.config, dataDir),
    ROLES: 'http',
    DRAIN_MS: '0',
  });
});
afterAll(async () => {
  server.process.kill('SIGTERM');
  await server.ended;
  await base.stop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Sent {
  readonly http: number;
  readonly retryAfter: string | undefined;
}

/** Sends one file, with its length or in chunks. */
function send(bytes: Buffer, { hasLength, breaksOff = false }: { hasLength: boolean; breaksOff?: boolean }): Promise<Sent> {
  return new Promise((done) => {
    const headers = { authorization: 'Bearer upload-key-for-tests', ...(hasLength ? { 'content-length': bytes.length } : {}) };
    const call = request(`${server.url}/intake/upload`, { method: 'POST', headers }, (answer) => {
      answer.resume();
      done({ http: answer.statusCode!, retryAfter: answer.headers['retry-after'] });
    });
    call.on('error', () => done({ http: 0, retryAfter: undefined }));
    if (breaksOff) {
      call.write(bytes.subarray(0, megabyte), () => setTimeout(() => call.destroy(), 50));
    } else {
      for (let from = 0; from < bytes.length; from += megabyte) call.write(bytes.subarray(from, from + megabyte));
      call.end();
    }
  });
}

/** Resident memory of the server, and the most it ever was (Linux). */
async function memory(): Promise<{ nowMb: number; mostMb: number }> {
  const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8');
  const kb = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)![1]);
  return { nowMb: kb('VmRSS') / 1024, mostMb: kb('VmHWM') / 1024 };
}

const fileNo = (number: number, size = fileBytes): Buffer => Buffer.alloc(size, `file ${number} `);

describe('bytes in flight', () => {
  const ways = [
    ['in chunks', false],
    ['with their length', true],
  ] as const;
  it.each(isLong ? ways : ways.slice(0, 1))(`${senders} × 60 MB at once %s`, async (_name, hasLength) => {
    // From here on the most it ever was is measured anew.
    await writeFile(`/proc/${server.process.pid}/clear_refs`, '5');
    const before = await memory();
    const answers = await Promise.all(Array.from({ length: senders }, (_, i) => send(fileNo(i), { hasLength })));
    const { mostMb } = await memory();
    const taken = answers.filter(({ http }) => http === 200);
    console.log(
      `LONG A19 ${taken.length} of ${senders} taken ${_name}, RSS ${before.nowMb.toFixed(0)} → at most ${mostMb.toFixed(0)} MB, +${(mostMb - before.nowMb).toFixed(0)} MB (goal +200)`,
    );
    const refused = answers.filter(({ http }) => http !== 200).map(({ http, retryAfter }) => `${http} ${retryAfter}`);
    expect(refused).toEqual(refused.map(() => '503 2'));
    expect(mostMb - before.nowMb).toBeLessThan(200);
    expect(taken.length).toBeGreaterThan(0);
  });

  it.runIf(isLong)('gives back what was taken, whatever became of the call', async () => {
    for (let round = 0; round < (isLong ? 5 : 2); round++) {
      expect((await send(fileNo(0), { hasLength: true, breaksOff: true })).http).toBe(0);
      expect((await send(fileNo(round, 65 * megabyte), { hasLength: round % 2 === 0 })).http).not.toBe(200);
    }
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => send(fileNo(100 + i, megabyte), { hasLength: i % 2 === 0 })));
    expect(answers.map(({ http }) => http)).toEqual(answers.map(() => 200));
    expect((await send(fileNo(200), { hasLength: true })).http).toBe(200);
    expect((await send(fileNo(201), { hasLength: false })).http).toBe(200);
  });
});
