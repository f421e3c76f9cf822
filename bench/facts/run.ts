/**
 * What facts cost to look up when they lie in 24 parts by month instead of
 * one, and when a port was last heard of of which nothing was heard (before:
 * asked of the facts; now: kept). Two databases of the same facts, asked in turn. And what it costs to look back at a bill.
 *
 *   npx tsx bench/facts/run.ts [facts]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { LearntLags } from '../../apps/server/src/modules/tracking/learnt-lags';
import { readBillAt } from '../../apps/server/src/modules/tracking/operations/read-bill-at';
import type { Parts } from '../../apps/server/src/modules/tracking/parts';
import { findSilenceAt } from '../../apps/server/src/modules/tracking/queries/find-silence-at';
import { loadFacts } from '../../apps/server/src/modules/tracking/store/load-facts';
import { findNewestHeard } from '../../apps/server/src/modules/tracking/queries/find-newest-heard';
import { Database } from '../../apps/server/src/platform/db/database';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded-postgres';
import { migrate } from '../../apps/server/src/platform/db/migrate';
import { MonthParts } from '../../apps/server/src/platform/db/month-parts';
import { inTransaction } from '../../apps/server/src/platform/db/transaction';
import { createLog } from '../../apps/server/src/platform/log';
import { migrateQueue } from '../../apps/server/src/platform/queue/queue';

const facts = Number(process.argv[2] ?? 2_400_000);
const factsPerBill = 10;
const monthMs = 30 * 86_400_000;
const largeBill = 'ASOF0000001';
const rounds = 5;
const goals = { ratio: 1.2, heardMs: 2, asOfMs: 50 };
const log = createLog('error');

interface Filled {
  readonly database: Database;
  /** Since when the bill is heard of, ms since epoch, as its published row would hold it. */
  firstHeardMs(billIndex: number): number;
  stop(): Promise<void>;
}

/** A database of facts heard within the last `months` months, a bill's facts within a week. */
async function fill(months: number): Promise<Filled> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mastlight-bench-'));
  const postgres = await startEmbeddedPostgres(dataDir);
  const database = new Database(postgres.connectionString, log);
  const startMs = await database.unhurried(async () => {
    await migrateQueue(database);
    await migrate(database, resolve(import.meta.dirname, '../../apps/server/migrations'));
    const endMs = Date.now();
    // The first part of a new database has no beginning; months of their own lie behind it.
    const startMs = (await new MonthParts(database, 'tracking_fact').endedBy(Infinity))[0]!.untilMs;
    await new MonthParts(database, 'tracking_fact').makeAhead(startMs, months);
    await database.query(
      'system',
      `insert into tracking_fact (port, source, message_id, kind, function, bill_no, container_no, vessel_name, voyage, heard_at, happened_at, detail, digest)
       select 'NB', 'ningbo-edi', n / 20, 'gate-in', 'original', 'EGLV' || (n / ${factsPerBill}), 'DEMU' || (1000000 + n / 5), 'MSC ANNA', '425W',
         to_timestamp($2 / 1000.0) + (n::float8 / $1) * $3 * interval '1 ms', to_timestamp($4 / 1000.0),
         '{"sizeType":"45G1","fullness":"full","sealNo":"CN12345","grossWeightKg":24860}', sha256(convert_to('bench' || n, 'UTF8'))
       from generate_series(0, $1::int - 1) n`,
      [facts, startMs, months * monthMs, endMs],
    );
    // A bill as large as the trade has them, for looking back: forty boxes with ten words each, and a hundred on its ship.
    await database.query(
      'system',
      `insert into tracking_fact (port, source, message_id, kind, function, bill_no, container_no, vessel_name, vessel_key, voyage, heard_at, said_at, happened_at, detail, digest)
       select 'NB', 'ningbo-edi', n, case when n < 400 then 'gate-in' else 'vessel-plan' end, 'original', case when n < 400 then $2 end,
         case when n < 400 then 'ASOU' || (1000000 + n % 40) end, 'ASOF ANNA', case when n >= 400 then 'ASOFANNA' end, '425W',
         to_timestamp($1 / 1000.0) + n * interval '20 min', to_timestamp($1 / 1000.0) + n * interval '20 min', null, '{"sealNo":"CN12345"}',
         sha256(convert_to('as-of' || n, 'UTF8'))
       from generate_series(0, 499) n`,
      [startMs, largeBill],
    );
    await database.query('system', 'vacuum analyze tracking_fact');
    return startMs;
  });
  return {
    database,
    firstHeardMs: (billIndex) => Math.floor(startMs + (billIndex / bills) * months * monthMs) - 1,
    async stop() {
      await database.close();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const bills = facts / factsPerBill;
/** The same bills in both databases, near each other as reports speak of them: of the last of 24 months, or of any. */
const pick = (round: number, count: number, isRecent: boolean): number[] => {
  const among = Math.floor(isRecent ? bills / 24 : bills);
  return Array.from({ length: count }, (_, i) => bills - among + (Math.floor(round * 0.618034 * among + i) % among));
};

/** Which bills are looked up, and whether it is known when they were first heard of. */
const cases = [
  { name: 'followed, of the last month', isRecent: true, isKnown: true },
  { name: 'followed, of any month', isRecent: false, isKnown: true },
  { name: 'not followed yet', isRecent: true, isKnown: false },
];
const lookUps: readonly (readonly [name: string, times: number, run: (filled: Filled, round: number) => Promise<unknown>])[] = [
  ...cases.flatMap(({ name, isRecent, isKnown }) =>
    [1, 20, 500].map(
      (count) =>
        [
          `facts of ${count} bill${count === 1 ? '' : 's'} (${name})`,
          count === 500 ? 10 : 100,
          ({ database, firstHeardMs }: Filled, round: number) => {
            const firstHeard = new Map(
              pick(round, count, isRecent).map((index) => [`EGLV${index}`, isKnown ? firstHeardMs(index) : null] as const),
            );
            return inTransaction(database, 'system', (tx) => loadFacts(tx, 'NB', firstHeard));
          },
        ] as const,
    ),
  ),
  [
    "a container's facts",
    100,
    ({ database }, round) =>
      database.query(
        'system',
        'select * from tracking_fact where container_no = $1 order by id desc limit 2000',
        [`DEMU${1_000_000 + Math.floor(((round * 0.618034) % 1) * (facts / 5))}`],
        'bench-container',
      ),
  ],
];

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const one = await fill(1);
const many = await fill(24);
try {
  console.log(`${facts} facts in one part and in 24`);
  for (const [name, times, run] of lookUps) {
    const took = { one: [] as number[], many: [] as number[] };
    for (let round = 0; round <= rounds * times; round++) {
      for (const [which, filled] of [
        ['one', one],
        ['many', many],
      ] as const) {
        const beganMs = performance.now();
        await run(filled, round);
        took[which].push(performance.now() - beganMs);
      }
    }
    const ratio = median(took.many) / median(took.one);
    console.log(
      `LONG facts ${name}: ${median(took.one).toFixed(2)} ms in one part, ${median(took.many).toFixed(2)} ms in 24, ratio ${ratio.toFixed(2)} (goal ${goals.ratio})`,
    );
  }
  const heard = { before: [] as number[], now: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    let beganMs = performance.now();
    await many.database.query('system', `select heard_at from tracking_fact where port = 'SH' order by id desc limit 1`);
    heard.before.push(performance.now() - beganMs);
    beganMs = performance.now();
    await findNewestHeard(many.database, 'SH');
    heard.now.push(performance.now() - beganMs);
  }
  console.log(
    `LONG facts newest heard of a port without facts: ${median(heard.before).toFixed(1)} ms asked of the facts, ${median(heard.now).toFixed(2)} ms kept (goal ${goals.heardMs} ms)`,
  );
  const hourMs = 3_600_000;
  const parts = { platform: { database: many.database }, lags: new LearntLags() } as unknown as Parts;
  const looked: Record<string, number[]> = {};
  for (let round = 0; round < 50; round++) {
    const atMs = many.firstHeardMs(0) + (24 + round) * hourMs;
    for (const [name, look] of [
      ['ten facts', () => readBillAt(parts, { ownerKey: 'bench' }, 'NB', `EGLV${round * 7}`, atMs + 30 * 24 * hourMs)],
      ['500 facts', () => readBillAt(parts, { ownerKey: 'bench' }, 'NB', largeBill, atMs)],
      ['whether the port was silent', () => findSilenceAt(many.database, { ownerKey: 'bench' }, 'NB', atMs)],
    ] as const) {
      const beganMs = performance.now();
      await look();
      (looked[name] ??= []).push(performance.now() - beganMs);
    }
  }
  for (const [name, took] of Object.entries(looked)) {
    const slowest = took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)]!;
    console.log(
      `LONG facts as of an instant, ${name}: median ${median(took).toFixed(1)} ms, p95 ${slowest.toFixed(1)} ms (goal ${goals.asOfMs} ms)`,
    );
  }
} finally {
  await one.stop();
  await many.stop();
}
