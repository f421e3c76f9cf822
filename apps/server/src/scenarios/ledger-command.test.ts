// Guarantee: L-09, M-09: `npm run ledger -- verify` reads the whole ledger beside a running product, says in Chinese that all
// fits, or names each thing that does not, and ends with 1 then.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ledgerTexts as texts } from '@mastlight/domain/billing/messages';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findEmbeddedAddress } from '../platform/db/embedded-postgres';
import { poolConfig } from '../platform/db/pool-config';
import { bundleServer } from './bundle-server';
import { layDatabase } from './lay-database';
import { spawnServer, type SpawnedServer } from './spawn-server';

const root = resolve(import.meta.dirname, '../../../..');
let dataDir = '';
let server: SpawnedServer;
/** What the command said when it was built and run without a word. */
let first: { readonly code: number | null; readonly error: string };

beforeAll(async () => {
  const folder = await bundleServer();
  // The command is built at its first use, which it tells before it says anything else.
  first = await ledger([], 'tooling/start/ledger.mjs');
  dataDir = await mkdtemp(join(tmpdir(), 'mastlight-ledger-'));
  layDatabase(dataDir);
  server = await spawnServer(folder, { DATA_DIR: dataDir, DATABASE_URL: '', DRAIN_MS: '0' });
});
afterAll(async () => {
  server?.process.kill('SIGTERM');
  await server?.ended;
  await rm(dataDir, { recursive: true, force: true });
});

async function query(...texts: readonly string[]): Promise<void> {
  const client = new pg.Client({ ...poolConfig(await findEmbeddedAddress(dataDir)), user: 'postgres' });
  await client.connect();
  try {
    await client.query(`set mastlight.owner = '*'`);
    for (const text of texts) await client.query(text);
  } finally {
    await client.end();
  }
}

/** As `npm run ledger -- <args>` does it; `program` may be what that builds and runs, which spares looking for what is new in the sources. */
async function ledger(
  args: readonly string[],
  program = '.build/server/ledger.mjs',
): Promise<{ code: number | null; out: string; error: string }> {
  const child = spawn(process.execPath, [join(root, program), ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, error] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, out, error };
}

it('L-09 says that all fits, and then what does not', async () => {
  const said = `'{"actorId":7,"identity":"personal","requestId":"r","ipDigest":"d","reason":"paid","atMs":1795400000000}'`;
  await query(`select billing_credit('u:100001', ${said}, 'top-up', 'top-up:1', 'CZ1', 500, 'clearing_WXPAY')`);
  expect(await ledger(['verify'])).toEqual({ code: 0, out: `${texts.sound(1, 2)}\n`, error: '' });
  // Whoever may do anything to the database takes the guards away first.
  await query('alter table billing_transfer disable trigger all', `update billing_transfer set subject = 'CZ2'`);
  expect(await ledger(['verify'])).toEqual({ code: 1, out: '', error: `${texts.faulty(1)}\nu:100001 1 ${texts.fault.digest}\n` });
});

it('refuses nothing at all in Chinese, behind what its build tells', () => {
  expect(first.code).toBe(1);
  expect(first.error.endsWith(`${texts.usage}\n`)).toBe(true);
});

it.each([[['check']], [['verify', '--all']]])('refuses %j in Chinese', async (args) => {
  expect(await ledger(args)).toEqual({ code: 1, out: '', error: `${texts.usage}\n` });
});
