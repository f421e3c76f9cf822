// B4: a search of 500 terms over 20,000 bills with remarks of 500 signs, through the whole server, and the list of another
// account meanwhile beside the same list on a quiet server. `node --import tsx bench/list-call/search.ts`
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { startServer } from '../../apps/server/src/app/start-server';
import { readConfig } from '../../apps/server/src/platform/config';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded-postgres';
import { signInForTest, type TestUser } from '../../apps/server/src/scenarios/sign-in-for-test';
import { quantile } from '../paced-calls';
import { serverEnv } from '../server-process';

const [rowsOfOwner, termsAsked, searchers, calls] = [20_000, 500, 3, 60];
const goals = { searchMs: 300, ratio: 2 };

const root = resolve(import.meta.dirname, '../..');
const dataDir = await mkdtemp(join(tmpdir(), 'mastlight-bench-'));
const postgres = await startEmbeddedPostgres(dataDir);
try {
  const server = await startServer(readConfig(serverEnv(postgres.connectionString, dataDir)), {
    migrationsDir: join(root, 'apps/server/migrations'),
  });
  const { platform, url } = server;
  const owners = await Promise.all(Array.from({ length: searchers }, () => signInForTest(platform)));
  const other = await signInForTest(platform);
  await platform.database.unhurried(async () => {
    for (const { ownerKey } of owners)
      await platform.database.query(
        'system',
        `insert into bill_subscription (owner_key, user_id, port, bill_no, created_ms, remark, client_name, typed_search)
         select $1, 1, 'NB', 'COSU' || (6000000000 + n), 0, repeat(md5(n::text) || '等放行，', 14), '演示客户', '' from generate_series(1, $2::int) n`,
        [ownerKey, rowsOfOwner],
      );
    await platform.database.query('system', 'vacuum analyze bill_subscription');
  });
  const ask = async (user: TestUser, keyword?: string): Promise<{ ms: number; code: number }> => {
    const began = performance.now();
    const response = await fetch(url + billSubscription.queryBillPage.path, {
      method: 'POST',
      headers: { authorization: user.token, 'content-type': 'application/json' },
      body: JSON.stringify(keyword === undefined ? {} : { keyword }),
    });
    const { code } = (await response.json()) as { code: number };
    return { ms: performance.now() - began, code };
  };
  // As long as a keyword may be: 4,000 signs.
  const numbers = (from: number): string => Array.from({ length: termsAsked }, (_, at) => `${3_000_000 + from + at}`).join(' ');
  const words = (from: number): string => Array.from({ length: 50 }, (_, at) => `词${from + at}`).join(',');
  const timesOf = async (count: number, call: (at: number) => ReturnType<typeof ask>): Promise<number[]> => {
    const times: number[] = [];
    for (let at = 0; at < count; at++) {
      const { ms, code } = await call(at);
      if (code !== 200) throw new Error(`answered ${code}`);
      times.push(ms);
    }
    return times;
  };
  await timesOf(5, () => ask(other));
  const alone = await timesOf(10, (at) => ask(owners[0]!, numbers(at)));
  const free = await timesOf(5, (at) => ask(owners[0]!, words(at)));
  const idle = await timesOf(calls, () => ask(other));
  let isOver = false;
  const storm = owners.flatMap((owner) =>
    Array.from({ length: 8 }, async (_, lane) => {
      let answered = 0;
      for (let at = 0; !isOver; at++) if ((await ask(owner, numbers(lane * 100 + at))).code === 200) answered++;
      return answered;
    }),
  );
  const meanwhile = await timesOf(calls, () => ask(other));
  isOver = true;
  const answered = (await Promise.all(storm)).reduce((sum, each) => sum + each, 0);
  const [searchMs, freeMs, idleMs, meanwhileMs] = [alone, free, idle, meanwhile].map((times) =>
    quantile(
      times.toSorted((a, b) => a - b),
      0.99,
    ),
  );
  console.log(
    `B4 search of ${termsAsked} numbers p99 ${searchMs!.toFixed(0)} ms, of 50 words ${freeMs!.toFixed(0)} ms (goal ${goals.searchMs}); ` +
      `others' list p99 ${meanwhileMs!.toFixed(0)} ms beside ${answered} of them, quiet ${idleMs!.toFixed(0)} ms, ratio ${(meanwhileMs! / idleMs!).toFixed(2)} (goal ${goals.ratio})`,
  );
  await server.stop();
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}
