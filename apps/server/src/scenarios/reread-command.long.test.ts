// Guarantee: `npm run reread` works beside a running product, which goes on meanwhile, and without one; it tells how far it
// is, goes on where it was ended, and its exit code says whether the span is through.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { intakeTexts } from '@mastlight/domain/intake/messages';
import { waitFor } from '@mastlight/testing/wait-for';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findEmbeddedAddress } from '../platform/db/embedded-postgres';
import { poolConfig } from '../platform/db/pool-config';
import { bundleServer } from './bundle-server';
import { spawnServer, type SpawnedServer } from './spawn-server';

const root = resolve(import.meta.dirname, '../../../..');
/** Several rounds of the command. */
const messages = 400;

let dataDir = '';
let server: SpawnedServer;
let lastNo = 0;

beforeAll(async () => {
  const folder = await bundleServer();
  // The command is built at its first use, which it tells.
  await reread([]);
  dataDir = await mkdtemp(join(tmpdir(), 'mastlight-reread-'));
  server = await spawnServer(folder, {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    INTAKE_KEYS: JSON.stringify({ upload: 'upload-key-for-tests' }),
    CALLS_PER_MINUTE: '1000000',
    DRAIN_MS: '0',
  });
  for (let i = 0; i < messages; i += 20) await Promise.all(Array.from({ length: 20 }, upload));
  await awaitDecoded();
});
afterAll(async () => {
  server?.process.kill('SIGTERM');
  await server?.ended;
  await rm(dataDir, { recursive: true, force: true });
});

async function upload(): Promise<void> {
  const no = String(++lastNo).padStart(7, '0');
  const body = `00:CODECO:GATE-IN REPORT:9:BLCT3:MASTLIGHT:20261010120000'\n10:UN9000001:TIDE LANTERN:0712E:MLL:MLL:E'\n50:TSTU${no}:45G1:F:E:E1:TSTBILL000001:24860:ML1:202610101200:'\n99:4'`;
  const headers = { authorization: 'Bearer upload-key-for-tests', 'content-type': 'application/octet-stream' };
  expect((await fetch(`${server.url}/intake/upload`, { method: 'POST', headers, body })).status).toBe(200);
}

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client(poolConfig(await findEmbeddedAddress(dataDir)));
  await client.connect();
  try {
    await client.query(`set mastlight.owner = '*'`);
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const awaitDecoded = () =>
  waitFor('the messages', async () => (await query(`select 1 from intake_message where state = 'received' limit 1`)).length === 0);

/** As `npm run reread -- <args>` does it. `onOutput` is told all that was said so far, and may end it. */
async function reread(
  args: readonly string[],
  onOutput: (text: string, end: () => void) => void = () => {},
): Promise<{ code: number | null; out: string; error: string }> {
  const child = spawn(process.execPath, [join(root, 'tooling/start/reread.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, error] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => onOutput((out += chunk.toString()), () => child.kill('SIGTERM')));
  child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, out, error };
}

const through = (read: number, changed = 0): string => intakeTexts.rereadDone({ read, changed, unreadable: 0, redriven: 0 });

describe('npm run reread', () => {
  it('reads a span beside the product, which takes messages meanwhile, and tells of each round', async () => {
    // What today's reader reads and nobody has read before.
    const [{ id }] = (await query<{ id: string }>('select min(id) as id from intake_message')) as [{ id: string }];
    await query(`delete from tracking_fact_digest where digest in (select digest from tracking_fact where message_id = ${id})`);
    await query(`delete from tracking_fact where message_id = ${id}`);
    let taken: Promise<void> | undefined;
    const first = await reread(['upload'], () => void (taken ??= upload()));
    expect(first.error).toBe('');
    const lines = first.out.trim().split('\n');
    expect(lines.length).toBeGreaterThan(messages / 50);
    expect(lines[0]).toBe(intakeTexts.rereadProgress({ read: 50, changed: 1, added: 1, removed: 0 }));
    expect(lines.at(-1)).toBe(through(messages, 1));
    expect(first.code).toBe(0);
    await taken;
    await awaitDecoded();
    expect(await query(`select 1 from tracking_fact where message_id = ${id}`)).toHaveLength(1);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    // Once more changes nothing.
    const second = await reread([id]);
    expect([second.code, second.out.trim().split('\n').at(-1)]).toEqual([0, through(1)]);
  });

  it('is ended by a signal to it, says so, and goes on there', async () => {
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const span = `2026-01-01..${today}`;
    const ended = await reread([span], (_, end) => end());
    expect([ended.code, ended.error, ended.out.trim().split('\n').at(-1)]).toEqual([1, '', intakeTexts.rereadEnded]);
    const read = Number(/\d+/.exec(ended.out.trim().split('\n').at(-2)!)![0]);
    expect(read).toBeLessThan(lastNo);
    const rest = await reread([span]);
    expect([rest.code, rest.out.trim().split('\n').at(-1)]).toEqual([0, through(lastNo - read)]);
  });

  it.each([[[]], [['nobody']], [['2026-11-07..2026-11-01']], [['1', 'two']]])('refuses the span %j in Chinese', async (args) => {
    expect(await reread(args)).toEqual({ code: 1, out: '', error: `${intakeTexts.rereadUsage}\n` });
  });

  it('reads without a running product too', async () => {
    server.process.kill('SIGTERM');
    await server.ended;
    const alone = await reread(['upload']);
    expect([alone.error, alone.code, alone.out.trim().split('\n').at(-1)]).toEqual(['', 0, through(lastNo)]);
  });
});
