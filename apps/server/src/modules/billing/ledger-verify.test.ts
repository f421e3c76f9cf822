// Guarantee: L-09: one changed byte anywhere in the ledger, also by who may do everything in the database, is found, and
// told with whose it is and where.
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { monthOf } from '@mastlight/domain/billing/price-list';
import { inTransaction } from '../../platform/db/transaction';
import { poolConfig } from '../../platform/db/pool-config';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { verifyLedger } from './queries/verify-ledger';
import { creditReal, settleHold, takeItems } from './store';

const clock = createTestClock();
let server: TestServer;
/** May do everything. */
let superuser: pg.Client;
beforeAll(async () => {
  server = await startTestServer({ clock });
  superuser = new pg.Client({ ...poolConfig(server.config.databaseUrl), user: 'postgres' });
  await superuser.connect();
  // Neither rights nor triggers stop him.
  await superuser.query('set session_replication_role = replica');
  for (const owner of ['u:1', 'u:2', 'c:5001']) await fill(owner);
});
afterAll(async () => {
  await superuser.end();
  await server.stop();
});

async function fill(owner: string): Promise<void> {
  const said = { actorId: 7, identity: 'personal', requestId: 'request', ipDigest: 'digest', reason: 'subscribed', atMs: clock.nowMs() };
  const quota = { month: monthOf(clock.nowMs()), fen: 3_000 };
  await inTransaction(server.platform.database, 'system', async (tx) => {
    await creditReal(tx, owner, said, { kind: 'top-up', key: `top-up:${owner}`, subject: 'CZ1', fen: 5_000, system: 'clearing_WXPAY' });
    const item = { kind: 'charge', fee: 'FEE_BLNO', origin: 'SH', fen: 1_300, subject: 'COSU6400000001', allowReal: true } as const;
    await takeItems(
      tx,
      owner,
      said,
      quota,
      Array.from({ length: 4 }, (_, n) => ({ ...item, key: `${owner} ${n}` })),
      false,
    );
    await takeItems(tx, owner, said, quota, [{ ...item, key: `${owner} held`, kind: 'hold', expiresAtMs: clock.nowMs() + 1 }], false);
    await settleHold(tx, owner, said, quota, `${owner} held`, 'post');
  });
}

/** Every column of the ledger, with a change of one sign or one unit of what stands there. */
const changes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  billing_transfer: {
    ...Object.fromEntries(
      ['kind', 'business_key', 'fee', 'subject', 'identity', 'request_id', 'ip_digest', 'reason', 'against'].map((name) => [
        name,
        `overlay(${name} placing case when right(${name}, 1) = 'x' then 'y' else 'x' end from length(${name}))`,
      ]),
    ),
    ...Object.fromEntries(
      [
        'settles',
        'actor_id',
        'real_fen',
        'free_sh_fen',
        'free_nb_fen',
        'held_fen',
        'real_moved_fen',
        'free_sh_moved_fen',
        'free_nb_moved_fen',
        'held_moved_fen',
        'against_moved_fen',
        'form',
      ].map((name) => [name, `${name} + 1`]),
    ),
    no: 'no + 1000',
    origin: `case origin when 'SH' then 'NB' else 'SH' end`,
    made_at: `made_at + interval '1 millisecond'`,
    expires_at: `expires_at + interval '1 millisecond'`,
    digest: 'set_byte(digest, 0, (get_byte(digest, 0) + 1) % 256)',
    owner_key: `owner_key || '0'`,
  },
  billing_wallet: {
    ...Object.fromEntries(
      ['real_fen', 'free_sh_fen', 'free_nb_fen', 'held_fen', 'last_no', 'free_month'].map((name) => [name, `${name} + 1`]),
    ),
    last_digest: 'set_byte(last_digest, 31, (get_byte(last_digest, 31) + 1) % 256)',
    owner_key: `owner_key || '0'`,
  },
};

/** They tell of no money of their own: what was answered, what the desk asked for, when the ledger was verified; the view. */
const besideTheLedger = ['billing_answer', 'billing_adjustment', 'billing_check', 'billing_posting'];

it('L-09 verify finds a change in every column of every row of the ledger', async () => {
  expect(await verifyLedger(server.platform.database)).toEqual([]);
  const columns = await superuser.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns where table_name like 'billing\\_%' and table_schema = 'public'
     and table_name <> all($1)`,
    [besideTheLedger],
  );
  const untried = columns.rows.filter(({ table_name: table, column_name: column }) => !changes[table]?.[column]);
  expect(untried).toEqual([]);
  // Constraints that would stop him he takes away.
  await superuser.query('alter domain billing_kind drop constraint billing_kind_check');
  await superuser.query('alter domain billing_owner drop constraint billing_owner_check');
  await superuser.query('alter table billing_transfer drop constraint billing_transfer_sums_to_nothing');
  let planted = 0;
  const missed: string[] = [];
  for (const [table, byColumn] of Object.entries(changes)) {
    const { rows } = await superuser.query<{ ctid: string }>(`select ctid::text from ${table} order by ctid`);
    for (const [column, changed] of Object.entries(byColumn)) {
      for (const { ctid } of rows) {
        await superuser.query('begin');
        const { rowCount } = await superuser.query(
          `update ${table} set ${column} = ${changed} where ctid = $1 and (${changed}) is distinct from ${column}`,
          [ctid],
        );
        if (rowCount === 1) {
          planted++;
          const { rowCount: found } = await superuser.query('select from billing_verify() limit 1');
          if (!found) missed.push(`${table}.${column} ${ctid}`);
        }
        await superuser.query('rollback');
      }
    }
    for (const { ctid } of rows) {
      await superuser.query('begin');
      await superuser.query(`delete from ${table} where ctid = $1`, [ctid]);
      planted++;
      const { rowCount: found } = await superuser.query('select from billing_verify() limit 1');
      if (!found) missed.push(`${table} without ${ctid}`);
      await superuser.query('rollback');
    }
  }
  expect(planted).toBeGreaterThan(200);
  expect(missed).toEqual([]);
  console.log(`L-09 ${planted} planted changes, all found`);
});
