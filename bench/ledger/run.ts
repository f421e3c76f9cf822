// Charges in the ledger (F-01, F-02) and its verification (L-09): our one function against pgbench's TPC-B, both sent by
// pgbench to the same server, spread over 20,000 owners and all on one; against a bare row updated one by one; and a
// hundred in one call. Turn by turn, three rounds, medians. `node --import tsx bench/ledger/run.ts [--short] [--memory]`
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { monthOf } from '@mastlight/domain/billing/price-list';
import { Database } from '../../apps/server/src/platform/db/database';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded-postgres';
import { migrate } from '../../apps/server/src/platform/db/migrate';
import { ratioLine } from '../../tooling/speed/ratio-lines';
import { countLedger, verifyLedger } from '../../apps/server/src/modules/billing/queries/verify-ledger';

const isShort = process.argv.includes('--short');
const owners = 20_000;
const clients = 20;
const rounds = isShort ? 1 : 3;
const seconds = isShort ? 3 : 6;
const inOne = 100;
const verifiedPostings = isShort ? 100_000 : 1_000_000;
/** What pgledger, the public ledger in SQL, reaches on a machine of this kind (reliability.md F-01, F-02): charges a second. */
const pgledger = { spread: 964, hot: 273 };

const root = resolve(import.meta.dirname, '../..');
// In memory a commit costs no disk: what the two do is compared, not what the disk does.
const dataDir = await mkdtemp(join(process.argv.includes('--memory') ? '/dev/shm' : tmpdir(), 'mastlight-bench-ledger-'));
const log = { info() {}, warn() {}, error() {} } as never;
const postgres = await startEmbeddedPostgres(dataDir);
const database = new Database(postgres.connectionString, log, { max: 4 });
const ask = (text: string, values: readonly unknown[] = []) => database.unhurried(() => database.query('system', text, values));

const socket = decodeURIComponent(/^socket:([^?]*)/.exec(postgres.connectionString)![1]!);
const name = /db=([^&]*)/.exec(postgres.connectionString)?.[1] ?? 'mastlight';
const pgbench = (args: readonly string[]): string =>
  execFileSync('pgbench', ['-h', socket, '-U', 'mastlight', ...args, name], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PGOPTIONS: '-c mastlight.owner=*' },
  });

/** Transactions within a second that the same program sends, by so many clients, prepared on both sides. */
function measure(script: string | null): number {
  const told = pgbench([
    '-c',
    String(clients),
    '-j',
    '2',
    '-T',
    String(seconds),
    '-n',
    '-M',
    'prepared',
    ...(script ? ['-f', script] : []),
  ]);
  return Number(/tps = ([\d.]+)/.exec(told)![1]);
}

const saidJson = `{"actorId": 7, "identity": "personal", "requestId": "r", "ipDigest": "d", "reason": "bench", "atMs": ${Date.now()}}`;
const itemAfterKey = `"kind": "charge", "fee": "FEE_BLNO", "origin": "NB", "fen": 1, "subject": "bench", "allowReal": true}`;

/** Charges by a statement that holds the values as a caller would send them; a colon before a digit would be a variable of pgbench. */
async function writeCharge(file: string, owner: string, count: number): Promise<string> {
  const items =
    count === 1
      ? `('[{"key": "bench ' || :k || '", ${itemAfterKey}]')::jsonb`
      : `('[' || ${Array.from({ length: count }, (_, n) => `'{"key": "bench ' || :k || '-${n}", ${itemAfterKey}'`).join(" || ',' || ")} || ']')::jsonb`;
  const path = join(dataDir, file);
  await writeFile(
    path,
    `\\set n random(1, ${owners})\n\\set k random(1, 9000000000000000)\nselect count(*) from billing_charge(${owner}, '${saidJson}', ${monthOf(Date.now())}, 0, ${items}, true);\n`,
  );
  return path;
}

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;
const show = (figure: number): string => Math.round(figure).toLocaleString('en');

try {
  await migrate(database, join(root, 'apps/server/migrations'));
  await ask(`insert into billing_wallet (owner_key) select 'u:' || n from generate_series(1, $1::int) n`, [owners]);
  await ask(
    `select billing_credit('u:' || n, $2, 'top-up', 'top-up:' || n, 'bench', 90000000000, 'clearing_WXPAY') from generate_series(1, $1::int) n`,
    [owners, saidJson],
  );
  await ask('create table bare_row (id int primary key, v bigint)');
  await ask('insert into bare_row values (1, 0)');
  await ask('analyze');
  pgbench(['-i', '-s', String(clients), '-q', '-I', 'dtGvp']);

  const bareRow = join(dataDir, 'bare.sql');
  await writeFile(bareRow, 'update bare_row set v = v + 1 where id = 1;\n');
  const scripts = {
    tpcB: null,
    spread: await writeCharge('spread.sql', `'u:' || :n`, 1),
    bare: bareRow,
    hot: await writeCharge('hot.sql', `'u:1'`, 1),
    together: await writeCharge('together.sql', `'u:1'`, inOne),
  };
  const figures: Record<keyof typeof scripts, number[]> = { tpcB: [], spread: [], bare: [], hot: [], together: [] };
  for (let round = 0; round < rounds; round++) {
    for (const each of Object.keys(scripts) as (keyof typeof scripts)[]) figures[each].push(measure(scripts[each]));
  }
  const [tpcB, spread, bare, hot] = [figures.tpcB, figures.spread, figures.bare, figures.hot].map(median) as [
    number,
    number,
    number,
    number,
  ];
  const together = median(figures.together) * inOne;
  const spreadRatio = median(figures.spread.map((figure, round) => figure / figures.tpcB[round]!));
  const togetherRatio = median(figures.together.map((figure, round) => (figure * inOne) / figures.bare[round]!));
  console.log(
    `F-01 ratio ${spreadRatio.toFixed(2)} to pgbench TPC-B (goal 2): ${show(spread)}/s over ${owners} owners, TPC-B ${show(tpcB)}/s; pgledger ${pgledger.spread}/s, ratio ${(spread / pgledger.spread).toFixed(1)} (goal 3)`,
  );
  console.log(
    `F-02 one by one on one owner: ${show(hot)}/s; bare row ${show(bare)}/s, ratio ${(hot / bare).toFixed(2)}; pgledger ${pgledger.hot}/s, ratio ${(hot / pgledger.hot).toFixed(1)} (goal 3)`,
  );
  console.log(
    `F-02 ratio ${togetherRatio.toFixed(1)} to a bare row updated one by one, ${inOne} charges in one call (goal 20): ${show(together)}/s; pgledger ratio ${(together / pgledger.hot).toFixed(1)}`,
  );

  console.log(ratioLine('charges of many owners', spreadRatio));
  console.log(ratioLine('charges of one owner', median(figures.hot.map((figure, round) => figure / figures.bare[round]!))));
  console.log(ratioLine('charges in one call', togetherRatio));

  // So many postings as the goal says, whatever was charged until now.
  for (let at = 0; (await database.unhurried(() => countLedger(database))).postings < verifiedPostings; at++) {
    await ask(
      `select count(*) from generate_series(1, 100) n cross join lateral billing_charge('u:' || (1 + ($1::int * 100 + n) % $2::int), $3, $4, 0,
         (select jsonb_agg(jsonb_build_object('key', 'fill ' || $1::int || ' ' || n || ' ' || i, 'kind', 'charge', 'fee', 'FEE_BLNO', 'origin', 'NB', 'fen', 1,
           'subject', 'bench', 'allowReal', true)) from generate_series(1, 100) i), true)`,
      [at, owners, saidJson, monthOf(Date.now())],
    );
  }
  await ask('analyze billing_transfer, billing_wallet');
  const count = await database.unhurried(() => countLedger(database));
  const startedMs = performance.now();
  const faults = await database.unhurried(() => verifyLedger(database));
  const tookS = (performance.now() - startedMs) / 1_000;
  console.log(
    `L-09 ${show(count.postings)} postings of ${show(count.transfers)} transfers verified in ${tookS.toFixed(1)} s, as if a million in ${((tookS * 1e6) / count.postings).toFixed(1)} s (goal 10 s), ${faults.length} faults`,
  );
} finally {
  await database.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
