// Guarantee: M-09: `npm run admin` makes a registered person an administrator beside a running product, and takes it away;
// it says in Chinese what it did, refuses what it does not know, and leaves a row among the security events.
import { isLong } from '@mastlight/testing/is-long';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { roleTexts as texts } from '@mastlight/domain/account/messages';
import { preSheetTexts } from '@mastlight/domain/pre-sheet/messages';
import { maskPhone } from '@mastlight/domain/vocabulary/phone';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findEmbeddedAddress } from '../platform/db/embedded-postgres';
import { poolConfig } from '../platform/db/pool-config';
import { bundleServer } from './bundle-server';
import { layDatabase } from './lay-database';
import { spawnServer, type SpawnedServer } from './spawn-server';

const root = resolve(import.meta.dirname, '../../../..');
const agentTexts = preSheetTexts.admin;
const phone = '13800000001';
const shown = maskPhone(phone);

let dataDir = '';
let server: SpawnedServer;
/** What the command said when it was built and run without a word. */
let first: { readonly code: number | null; readonly error: string };

beforeAll(async () => {
  const folder = await bundleServer();
  // The command is built at its first use, which it tells before it says anything else.
  first = await admin([], 'tooling/start/admin.mjs');
  dataDir = await mkdtemp(join(tmpdir(), 'mastlight-admin-'));
  layDatabase(dataDir);
  server = await spawnServer(folder, { DATA_DIR: dataDir, DATABASE_URL: '', DRAIN_MS: '0' });
  await query(
    `insert into account_user (phone, open_id, user_name, password_hash, invitation_code, created_at, password_changed_at)
     values ('${phone}', 'open-1', '演示', '-', 'DEMO01', now(), now())`,
  );
});
afterAll(async () => {
  server?.process.kill('SIGTERM');
  await server?.ended;
  await rm(dataDir, { recursive: true, force: true });
});

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

/** As `npm run admin -- <args>` does it; `program` may be what that builds and runs, which spares looking for what is new in the sources. */
async function admin(
  args: readonly string[],
  program = '.build/server/admin.mjs',
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

const roles = async (): Promise<string[]> => (await query<{ roles: string[] }>('select roles from account_user'))[0]!.roles;
const told = () =>
  query<{ subject: string }>(`select subject from platform_security_event where name = 'role-changed' and user_id is not null order by id`);

describe('M-09 npm run admin', () => {
  it.runIf(isLong)('makes somebody an administrator beside the product, once, and takes it away', async () => {
    const said = (text: string) => ({ code: 0, out: `${text}\n`, error: '' });
    expect(await admin([phone])).toEqual(said(texts.made(shown, 'admin')));
    expect(await roles()).toEqual(['admin']);
    expect(await admin([`+86 ${phone}`])).toEqual(said(texts.was(shown, 'admin')));
    expect(await roles()).toEqual(['admin']);
    expect(await admin([phone, '--remove'])).toEqual(said(texts.removed(shown, 'admin')));
    expect(await admin(['--remove', phone])).toEqual(said(texts.wasNot(shown, 'admin')));
    expect(await roles()).toEqual([]);
    expect(await admin([phone, '--desk'])).toEqual(said(texts.made(shown, 'desk')));
    expect(await roles()).toEqual(['desk']);
    expect(await admin([phone, '--remove', '--desk'])).toEqual(said(texts.removed(shown, 'desk')));
    const subjects = ['admin given', 'admin taken', 'desk given', 'desk taken'];
    expect(await told()).toEqual(subjects.map((subject) => ({ subject })));
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  it('says so when nobody is registered with a phone, and changes nothing', async () => {
    expect(await admin(['13900000009'])).toEqual({ code: 1, out: '', error: `${texts.unknown('139****0009')}\n` });
    expect(await roles()).toEqual([]);
  });

  it('refuses nothing at all in Chinese, behind what its build tells', () => {
    expect(first.code).toBe(1);
    expect(first.error.endsWith(`${texts.usage}\n`)).toBe(true);
  });

  /** A process each: the first in the short form. */
  const refused = [
    [phone, '--all'],
    ['138'],
    [phone, phone],
    [phone, '--experience'],
    [phone, '--experience', 'x'],
    [phone, '--desk', '--experience', 'assistant'],
  ];
  it.each(refused.slice(0, isLong ? refused.length : 1).map((args) => [args]))('refuses %j in Chinese', async (args) => {
    expect(await admin(args)).toEqual({ code: 1, out: '', error: `${texts.usage}\n` });
  });

  it('R-3.2-02 enters an agent, changes it and takes it away; refuses one that is not whole', async () => {
    const words = ['--agent', 'DEMOAGENT', '--short-name', '演示船代', '--company', '演示船务代理有限公司'];
    const known = () => query<{ agent_code: string; company: string }>('select agent_code, company from pre_sheet_agent');
    expect(await admin(words)).toEqual({ code: 0, out: `${agentTexts.added('DEMOAGENT', '演示船代')}\n`, error: '' });
    expect(await admin(words.with(5, '演示二公司'))).toEqual({
      code: 0,
      out: `${agentTexts.changed('DEMOAGENT', '演示船代')}\n`,
      error: '',
    });
    expect(await known()).toEqual([{ agent_code: 'DEMOAGENT', company: '演示二公司' }]);
    expect(await admin(words.slice(0, 4))).toEqual({ code: 1, out: '', error: `${agentTexts.wrong}\n` });
    expect((await admin(['--agent', 'DEMOAGENT', '--remove'])).out).toBe(`${agentTexts.removed('DEMOAGENT')}\n`);
    expect((await admin(['--agent', 'DEMOAGENT', '--remove'])).error).toBe(`${agentTexts.unknown('DEMOAGENT')}\n`);
    expect(await known()).toEqual([]);
  });

  it('works without a running product too', async () => {
    server.process.kill('SIGTERM');
    await server.ended;
    expect(await admin([phone])).toEqual({ code: 0, out: `${texts.made(shown, 'admin')}\n`, error: '' });
  });
});
