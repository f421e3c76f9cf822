// Guarantee: a ledger whose postings were rows of their own (ADR 0031) is carried over whole: every balance, digest and line is
// as it was, and its chains go on; one that does not fit together is not carried over in silence.
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Database } from '../platform/db/database';
import { migrate } from '../platform/db/migrate';
import { createLog } from '../platform/log';
import { migrateQueue } from '../platform/queue/queue';
import { startTestServer, type TestServer } from './start-test-server';

const migrationsDir = resolve(import.meta.dirname, '../../migrations');
/** A transfer and what it moves became one row with this one. */
const oneRow = '20261124T1103';

const said = { actorId: 7, identity: 'personal', requestId: 'r', ipDigest: 'd', reason: 'before', atMs: Date.UTC(2026, 10, 20) };
const item = (key: string, more: object = {}) => ({
  key,
  kind: 'charge',
  fee: 'FEE_BLNO',
  origin: 'NB',
  fen: 100,
  subject: key,
  allowReal: true,
  expiresAtMs: null,
  ...more,
});
const month = 202611;
const quota = 150;

const charge = (database: Database, owner: string, items: readonly object[]) =>
  database.query<{ outcome: string; free_fen: number; real_fen: number }>(
    'system',
    'select outcome, free_fen, real_fen from billing_charge($1, $2, $3, $4, $5, false)',
    [owner, JSON.stringify(said), month, quota, JSON.stringify(items)],
  );
const balances = async (database: Database) =>
  (
    await database.query<{ owner_key: string; told: string }>(
      'system',
      `select owner_key, concat_ws(' ', real_fen, free_sh_fen, free_nb_fen, held_fen, last_no, encode(last_digest, 'hex')) as told
       from billing_wallet order by owner_key`,
    )
  ).rows;
const postings = async (database: Database) =>
  (
    await database.query<{ told: string }>(
      'system',
      `select concat_ws(' ', owner_key, no, account, amount_fen) as told from billing_posting order by owner_key collate "C", no, account collate "C"`,
    )
  ).rows.map(({ told }) => told);

let server: TestServer;
const before: { balances: unknown; postings: readonly string[] } = { balances: null, postings: [] };
beforeAll(async () => void (server = await startTestServer({ env: { ROLES: 'http' }, fill })));
afterAll(() => server?.stop());

async function fill(databaseUrl: string): Promise<void> {
  const earlier = await mkdtemp(join(tmpdir(), 'mastlight-before-'));
  const database = new Database(databaseUrl, createLog('silent'), { max: 2 });
  try {
    for (const name of await readdir(migrationsDir)) if (name < oneRow) await cp(join(migrationsDir, name), join(earlier, name));
    await database.unhurried(() => migrateQueue(database));
    await database.unhurried(() => migrate(database, earlier));
    for (const owner of ['u:1', 'c:2']) {
      await database.query('system', `select billing_credit($1, $2, 'top-up', $3, 'CZ1', 1000, 'clearing_WXPAY')`, [
        owner,
        JSON.stringify(said),
        `top-up:${owner}`,
      ]);
      const holds = [
        item(`h1${owner}`, { kind: 'hold', expiresAtMs: said.atMs + 1 }),
        item(`h2${owner}`, { kind: 'hold', expiresAtMs: said.atMs + 1 }),
      ];
      await charge(database, owner, [item(`a${owner}`), item(`b${owner}`), ...holds]);
      for (const [key, kind] of [
        [`h1${owner}`, 'post'],
        [`h2${owner}`, 'void'],
      ])
        await database.query('system', 'select billing_settle($1, $2, $3, $4, $5, $6)', [
          owner,
          JSON.stringify(said),
          month,
          quota,
          key,
          kind,
        ]);
      await database.query('system', 'select billing_refund($1, $2, $3, $4, $5)', [owner, JSON.stringify(said), month, quota, `b${owner}`]);
    }
    before.balances = await balances(database);
    before.postings = await postings(database);
  } finally {
    await database.close();
    await rm(earlier, { recursive: true, force: true });
  }
}

it('has every balance, digest and posting that it had, and fits together', async () => {
  const { database } = server.platform;
  expect(before.postings.length).toBeGreaterThan(20);
  expect(await balances(database)).toEqual(before.balances);
  expect(await postings(database)).toEqual(before.postings);
  const { rows } = await database.query<{ fault: string }>('system', 'select fault from billing_verify()');
  expect(rows).toEqual([]);
});

it('goes on: what was taken is told as it was, what is new follows in the chain', async () => {
  const { database } = server.platform;
  const { rows } = await charge(database, 'u:1', [item('au:1'), item('c')]);
  expect(rows.map(({ outcome }) => outcome)).toEqual(['repeated', 'taken']);
  const verified = await database.query<{ fault: string }>('system', 'select fault from billing_verify()');
  expect(verified.rows).toEqual([]);
});
