/**
 * A6: files that wait in the inbox. 50,000 files are laid there before the
 * start and are taken, stored and decoded by the server as it runs; the cost
 * of one file at 5,000 waiting is compared with that at 500, both measured in
 * rounds by turns, and the rate with the bare limit: the same bytes stored by
 * the same batches without any files.
 *
 *   npx tsx bench/inbox/run.ts [files]
 */
import { mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { containerCheckDigit } from '@mastlight/domain/vocabulary/container-no';
import { startServer, type RunningServer } from '../../apps/server/src/app/start-server';
import { doorsForTest } from '../../apps/server/src/scenarios/doors-for-test';
import { readConfig } from '../../apps/server/src/platform/config';

const files = Number(process.argv[2] ?? 50_000);
const rounds = 3;
const goal = { filesPerSecond: 200, ratio: 1.2 };
const migrationsDir = resolve(import.meta.dirname, '../../apps/server/migrations');

let serial = 0;
/** A gate report of one box; no two are alike. */
function report(): string {
  const number = ++serial;
  const stem = `MLTU${String(number % 1_000_000).padStart(6, '0')}`;
  return `00:CODECO:GATE-IN REPORT:9:BLCT3:MASTLIGHT:20261010120000'\n10:UN9000001:TIDE LANTERN:0712E:MLL:MLL:E'\n50:${stem}${containerCheckDigit(stem)}:45G1:F:E:E${number}:DEMO${String(number).padStart(8, '0')}:24860:ML700101:202610101200:'\n99:4'`;
}

async function withServer<T>(work: (server: RunningServer, dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mastlight-bench-'));
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', ROLES: 'worker', LOG_LEVEL: 'error' });
  const server = await startServer(config, { migrationsDir });
  try {
    return await work(server, dataDir);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Lays files beside the inbox and moves their folder's content in at once, as a partner does who was away. */
async function fill(dataDir: string, count: number): Promise<void> {
  const folder = join(dataDir, 'inbox', 'ningbo-edi');
  await mkdir(folder, { recursive: true });
  for (let from = 0; from < count; from += 500) {
    await Promise.all(
      Array.from({ length: Math.min(500, count - from) }, async (_, i) => {
        const path = join(folder, `.${from + i}`);
        await writeFile(path, report());
        await utimes(path, 1_700_000_000, 1_700_000_000 + from + i);
      }),
    );
  }
}

/** Gives the hidden files their names and waits until every one is decided. @returns seconds. */
async function take({ platform }: RunningServer, dataDir: string, count: number): Promise<number> {
  const folder = join(dataDir, 'inbox', 'ningbo-edi');
  const counted = async (): Promise<number> =>
    (
      await platform.database.query<{ count: number }>(
        'system',
        `select count(*) from intake_message where state <> 'received' and is_sorted`,
      )
    ).rows[0]!.count;
  const before = await counted();
  const names = (await readdir(folder)).filter((name) => name.startsWith('.'));
  const startedMs = performance.now();
  await Promise.all(names.map((name) => rename(join(folder, name), join(folder, `${name.slice(1)}.txt`))));
  // Counting reads every row; asked rarely it does not count itself.
  while ((await counted()) < before + count) await new Promise((done) => setTimeout(done, Math.max(20, count / 100)));
  return (performance.now() - startedMs) / 1000;
}

const perFile: Record<number, number[]> = { 500: [], 5_000: [] };
await withServer(async (server, dataDir) => {
  await fill(dataDir, 500);
  await take(server, dataDir, 500);
  for (let round = 0; round < rounds; round++) {
    for (const count of [500, 5_000]) {
      await fill(dataDir, count);
      perFile[count]!.push(((await take(server, dataDir, count)) * 1000) / count);
    }
  }
});
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const [few, many] = [median(perFile[500]!), median(perFile[5_000]!)];

const rate = await withServer(async (server, dataDir) => {
  await fill(dataDir, files);
  const seconds = await take(server, dataDir, files);
  console.log(`${files} files in ${seconds.toFixed(1)} s; RSS ${Math.round(process.memoryUsage().rss / 1_048_576)} MB`);
  return files / seconds;
});

const bare = await withServer(async ({ platform }) => {
  const { intake } = doorsForTest(platform);
  const count = Math.min(files, 10_000);
  const messages = Array.from({ length: count }, (_, i) => ({
    source: 'ningbo-edi' as const,
    fileName: `${i}.txt`,
    bytes: Buffer.from(report()),
  }));
  const startedMs = performance.now();
  for (let from = 0; from < count; from += 200) await intake.receiveMessages(messages.slice(from, from + 200));
  for (;;) {
    const { rowCount } = await platform.database.query('system', `select 1 from intake_message where state = 'received' limit 1`);
    if (rowCount === 0) break;
    await new Promise((done) => setTimeout(done, 20));
  }
  return count / ((performance.now() - startedMs) / 1000);
});

const ratio = many / few;
console.log(
  `A6 ${rate.toFixed(0)} files/s (goal ${goal.filesPerSecond}), ${(rate / bare).toFixed(2)} of the bare limit ${bare.toFixed(0)}/s`,
);
console.log(
  `A6 ratio ${ratio.toFixed(2)} (goal ${goal.ratio}): ${many.toFixed(2)} ms a file at 5,000 waiting, ${few.toFixed(2)} ms at 500`,
);
if (rate < goal.filesPerSecond || ratio > goal.ratio) process.exitCode = 1;
