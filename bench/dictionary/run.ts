// R-2.2-38: one of 50,000 goods of a dictionary found by name and by sound, through the whole server.
// `node --import tsx bench/dictionary/run.ts`
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { goodDict } from '@mastlight/domain/market-assistant/books';
import { dictionaryEntriesMax } from '@mastlight/domain/market-assistant/limits';
import { startServer } from '../../apps/server/src/app/start-server';
import { entryTable } from '../../apps/server/src/modules/market-assistant/entry-table';
import { insertEntries } from '../../apps/server/src/platform/book/book-rows';
import { writtenOf } from '../../apps/server/src/platform/book/served-book';
import { readConfig } from '../../apps/server/src/platform/config';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded-postgres';
import { inTransaction } from '../../apps/server/src/platform/db/transaction';
import { signInForTest } from '../../apps/server/src/scenarios/sign-in-for-test';
import { quantile } from '../paced-calls';
import { serverEnv } from '../server-process';

const [goalMs, rounds, atOnce] = [50, 40, 5_000];
const words = ['不锈钢', '塑料', '陶瓷', '玻璃', '棉质', '保温杯', '玩具', '雨伞', '背包', '餐具', '台灯', '毛巾'];
const word = (at: number): string => words[at % words.length]!;
const blank = Object.fromEntries(goodDict.fields.map(({ prop }) => [prop, '']));
const goods = (from: number) =>
  Array.from({ length: atOnce }, (_, line) => {
    const at = from + line;
    const elements = '材质：不锈钢；用途：日用；品牌：无品牌；型号：无型号';
    const name = `${word(at)}${word(Math.floor(at / words.length))}款${at}`;
    return writtenOf(goodDict, { ...blank, name, hsCode: '9617001900', dealUnit: '个', elements });
  });

const root = resolve(import.meta.dirname, '../..');
const dataDir = await mkdtemp(join(tmpdir(), 'mastlight-bench-'));
const postgres = await startEmbeddedPostgres(dataDir);
try {
  const server = await startServer(readConfig(serverEnv(postgres.connectionString, dataDir)), {
    migrationsDir: join(root, 'apps/server/migrations'),
  });
  const { platform, url } = server;
  const user = await signInForTest(platform);
  const place = { table: entryTable, ownerKey: user.ownerKey, book: goodDict.name };
  await platform.database.unhurried(async () => {
    for (let from = 0; from < dictionaryEntriesMax; from += atOnce)
      await inTransaction(platform.database, user, (tx) => insertEntries(tx, place, goods(from), Date.now()));
    await platform.database.query('system', `vacuum analyze ${entryTable}`);
  });
  const ask = async (keyword: string): Promise<number> => {
    const began = performance.now();
    const response = await fetch(url + goodDict.entries.List.path, {
      method: 'POST',
      headers: { authorization: user.token, 'content-type': 'application/json' },
      body: JSON.stringify({ keyword }),
    });
    const { code } = (await response.json()) as { code: number };
    if (code !== 200) throw new Error(`answered ${code}`);
    return performance.now() - began;
  };
  let isMet = true;
  for (const keyword of ['款43210', '保温', 'bwbk43', 'taocidengkuan']) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await ask(keyword));
    times.sort((a, b) => a - b);
    const [least, p50, p95] = [times[0]!, quantile(times, 0.5), quantile(times, 0.95)];
    isMet &&= p50 <= goalMs;
    console.log(
      `dictionary of ${dictionaryEntriesMax} by ${JSON.stringify(keyword)}: least ${least.toFixed(0)} ms, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (goal ≤ ${goalMs} ms), ratio to goal ${(p50 / goalMs).toFixed(2)}`,
    );
  }
  await server.stop();
  process.exitCode = isMet ? 0 : 1;
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
