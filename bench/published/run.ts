// Rows written for one status change, however many follow the bill, and for one
// subscription of a bill that is known. `node --import tsx bench/published/run.ts`
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startServer } from '../../apps/server/src/app/start-server';
import { readConfig } from '../../apps/server/src/platform/config';
import { inTransaction } from '../../apps/server/src/platform/db/transaction';
import { countSent } from '../../apps/server/src/scenarios/count-sent';
import { doorsForTest } from '../../apps/server/src/scenarios/doors-for-test';
import { createPortVoice } from '../../apps/server/src/scenarios/port-says-for-test';
import { signInForTest } from '../../apps/server/src/scenarios/sign-in-for-test';
import { subscribeBills } from '../../apps/server/src/modules/bill-subscription/operations/subscribe-bills';
import { containerCheckDigit } from '@mastlight/domain/vocabulary/container-no';

const followerCounts = [1, 100, 10_000];

const dataDir = await mkdtemp(join(tmpdir(), 'mastlight-bench-'));
const config = readConfig({ DATA_DIR: dataDir, PORT: '0', ROLES: 'http', LOG_LEVEL: 'error' });
const server = await startServer(config, { migrationsDir: resolve(import.meta.dirname, '../../apps/server/migrations') });
try {
  const { platform } = server;
  const { tracking, follow, billing } = doorsForTest(platform);
  const port = createPortVoice(platform);

  const changes: number[] = [];
  for (const [index, followers] of followerCounts.entries()) {
    const billNo = `COSU60123400${index}0`;
    const boxNo = containerNo(index);
    await port.manifest(billNo, [boxNo]);
    await inTransaction(platform.database, 'system', async (transaction) => {
      for (let n = 0; n < followers; n++) {
        await follow.begin(transaction, `u:${n}`, 'bill-subscription', [{ rowId: n, kind: 'bill', port: 'NB', subject: billNo }]);
      }
    });
    const startedMs = performance.now();
    const { rows: written } = await countSent(platform.database, (database) =>
      inTransaction(database, 'system', (transaction) => tracking.applyMessages(transaction, [port.gateInSaid(billNo, boxNo)])),
    );
    const derived = written['tracking_bill'] ?? 0;
    const others = Object.entries(written).filter(([table]) => /follow|subscription|jobs/.test(table));
    changes.push(derived + others.reduce((sum, [, count]) => sum + count, 0));
    console.log(
      `${followers} followers: ${changes.at(-1)} row written for the status, in ${(performance.now() - startedMs).toFixed(1)} ms`,
    );
  }
  const user = await signInForTest(platform);
  const { rows: subscribed } = await countSent(platform.database, (database) =>
    subscribeBills({ platform: { ...platform, database }, tracking, follow, billing, billFiles: { hide: () => Promise.resolve() } }, user, {
      port: 'NB',
      blnos: ['COSU6012340000'],
    }),
  );
  console.log(`one subscription of a known bill: ${JSON.stringify(subscribed)}`);
  const isMet = new Set(changes).size === 1 && subscribed['bill_subscription'] === 1;
  console.log(
    `LONG published ${changes.join(', ')} rows for ${followerCounts.join(', ')} followers, ratio ${changes.at(-1)! / changes[0]!} (goal 1); ${subscribed['bill_subscription']} row write of a subscription (goal 1)${isMet ? '' : ' MISSED'}`,
  );
  process.exitCode = isMet ? 0 : 1;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function containerNo(index: number): string {
  const head = `DEMU${String(100_000 + index).slice(0, 6)}`;
  return head + String(containerCheckDigit(`${head}0`));
}
