// Guarantee: a subscription that was acknowledged shows what is known of its
// bill after the next start (within ten seconds, measured in the long form), however often the server is
// killed in between (A5).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { billSubscription as calls } from '@mastlight/domain/bill-subscription/contract';
import { goalMs } from '@mastlight/testing/goal-ms';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleServer } from './bundle-server';
import { makeDatabaseGate, type DatabaseGate } from './database-gate';
import { doorsForTest } from './doors-for-test';
import { makeRandom, makeTraffic, type TrafficFile } from './make-traffic';
import { signInForTest } from './sign-in-for-test';
import { besideServer, spawnServer, type SpawnedServer } from './spawn-server';
import { startTestServer, type TestServer } from './start-test-server';
import { countStates } from './tracked-state';

const seed = Number(process.env['SEED'] ?? 1);
const kills = Number(process.env['KILLS'] ?? 1);
const goalWithinMs = 10_000;
const billsPerGroup = 5;
/** A round subscribes bills of known groups, whose facts are there, and bills of a fresh group, whose files come at the same time. */
const groupsPerRound = { known: 3, fresh: 1 };
const billsPerRound = (groupsPerRound.known + groupsPerRound.fresh) * billsPerGroup;

describe(`A5 kill -9 while subscribing (SEED=${seed}, KILLS=${kills})`, () => {
  let folder: string;
  const traffic = makeTraffic(kills * billsPerRound, seed);
  const groups = filesByGroup(traffic.files);
  let beside: TestServer;
  let dataDir: string;
  let child: SpawnedServer;
  /** Holds what a derivation waits for just before it publishes a bill, so that a job is in hand when the kill falls. */
  let gate: DatabaseGate;

  beforeAll(async () => {
    folder = await bundleServer();
    dataDir = await mkdtemp(join(tmpdir(), 'mastlight-kill-'));
    beside = await startTestServer({ env: { ROLES: 'http' } });
    gate = await makeDatabaseGate(beside.config.databaseUrl, 'before update of status on tracking_bill for each row');
    child = await spawnServer(folder, besideServer(beside.config, dataDir));
  });

  afterAll(async () => {
    await child?.kill();
    await gate?.stop();
    await beside?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Rows that do not show what tracking knows of their bill; 暂无数据 where there are facts is one of them. */
  const findWrong = async (billNos: readonly string[]): Promise<string[]> => {
    const { rows } = await beside.platform.database.query<{ bill_no: string }>(
      'system',
      `select bill_no from unnest($1::text[]) bill_no
       left join bill_subscription row using (bill_no)
       left join tracking_bill known using (bill_no)
       left join follow_subject follows on follows.product = 'bill-subscription' and follows.row_id = row.id
       where row.id is null or follows.subject is distinct from row.bill_no or known.version is not distinct from 0 or known.version is null
         or (known.state = 'waiting' and exists (select from tracking_fact fact where fact.bill_no = row.bill_no))`,
      [billNos],
    );
    return rows.map((row) => row.bill_no);
  };

  const listLocked = async (): Promise<readonly string[]> => {
    const { rows } = await beside.platform.database.query<{ id: string }>(
      'system',
      'select id::text from graphile_worker._private_jobs where locked_by is not null',
    );
    return rows.map(({ id }) => id);
  };

  /** Asks again and again: whether somebody waits at the gate, and one job has been in hand for ten looks. A quicker one would be over when the kill falls. */
  const isJobHeld = () => {
    let before: readonly string[] = [];
    let looks = 0;
    return async (): Promise<boolean> => {
      const jobs = await listLocked();
      const waiting = await gate.countWaiting();
      looks = waiting > 0 && jobs.some((job) => before.includes(job)) ? looks + 1 : 0;
      before = jobs;
      return looks >= 10;
    };
  };

  const expectRight = async (billNos: readonly string[], which: string): Promise<void> => {
    await waitFor('subscriptions to be right', async () => (await findWrong(billNos)).length === 0).catch(() => {});
    expect(await findWrong(billNos), `wrong ${which}`).toEqual([]);
  };

  it('every acknowledged subscription is right after the next start', async () => {
    const random = makeRandom(seed);
    const slowestMs: number[] = [];
    let lockedAtKills = 0;
    for (let round = 0; round < kills; round++) {
      const ofRound = groups.slice(round * 4, round * 4 + 4);
      const billNos = traffic.billNos.slice(round * billsPerRound, (round + 1) * billsPerRound);
      await hearCalmly(beside, ofRound.slice(0, groupsPerRound.known).flat());
      const { token } = await signInForTest(beside.platform);

      const acknowledged: string[] = [];
      const killAfter = 1 + Math.floor(random() * (billNos.length - 1));
      let enough = (): void => {};
      const burst = new Promise<void>((resolve) => (enough = resolve));
      const subscribe = async (billNo: string): Promise<void> => {
        await untilAnswered(async () => {
          const response = await fetch(child.url + calls.subscribeBills.path, {
            method: 'POST',
            headers: { authorization: token, 'content-type': 'application/json' },
            body: JSON.stringify({ blnos: [billNo] }),
          });
          const { data } = (await response.json()) as { data: { list: { id: number | null }[] } };
          return data.list[0]!.id !== null;
        });
        acknowledged.push(billNo);
        if (acknowledged.length === killAfter) enough();
      };
      const send = ({ source, name, bytes }: TrafficFile): Promise<void> =>
        untilAnswered(async () => {
          const headers = { authorization: `Bearer ${source}-key-for-tests`, 'x-file-name': name };
          const response = await fetch(`${child.url}/intake/${source}`, { method: 'POST', headers, body: bytes });
          return ((await response.json()) as { data: object | null }).data !== null;
        });
      const fresh = ofRound[3]!;
      const early = fresh.slice(0, fresh.length / 2);
      const sent = [...early.map(send), ...billNos.map(subscribe)];
      await burst;
      // What comes from here on has bills derived that are followed, and none is published.
      await gate.close();
      sent.push(...fresh.slice(early.length).map(send));
      await waitFor('a job held at the gate', isJobHeld());
      await child.kill();
      const beforeRestart = [...acknowledged];
      lockedAtKills += (await listLocked()).length;
      await gate.open();

      child = await spawnServer(folder, besideServer(beside.config, dataDir));
      await expectRight(beforeRestart, `of those acknowledged before kill ${round + 1}`);
      slowestMs.push(performance.now() - child.readyMs);
      await Promise.all(sent);
      await waitFor('all messages to be decided', async () => !(await countStates(beside.platform))['received']);
      await expectRight(billNos, `of those acknowledged after kill ${round + 1}`);
    }
    const worst = Math.max(...slowestMs);
    // Without a job cut off in the middle a kill would show nothing.
    expect(lockedAtKills).toBeGreaterThanOrEqual(kills);
    expect(worst).toBeLessThan(goalMs(goalWithinMs));
    const list = await beside.platform.database.query(
      'system',
      `select from bill_subscription s join tracking_bill b using (port, bill_no) where b.state = 'waiting'`,
    );
    expect(list.rowCount).toBe(0);
    await waitFor('all jobs to be done', async () => {
      const { rows } = await beside.platform.database.query<{ attempts: number }>(
        'system',
        'select attempts from graphile_worker._private_jobs',
      );
      return rows.every((row) => row.attempts === 0);
    });
    if (process.env['KILLS']) {
      console.log(
        `LONG A5 ${kills} kills, ${lockedAtKills} jobs cut off, ${billsPerRound * kills} subscriptions, 0 without their status, slowest ${(worst / 1000).toFixed(1)} s (goal 0, 10 s)`,
      );
    }
  }, 1_200_000);
});

/** A manifest begins the files of each group of bills. */
function filesByGroup(files: readonly TrafficFile[]): TrafficFile[][] {
  const groups: TrafficFile[][] = [];
  for (const file of files) {
    if (file.name.startsWith('IFCSUM')) groups.push([]);
    groups.at(-1)!.push(file);
  }
  return groups;
}

/** Messages whose facts are there before anything is killed. */
async function hearCalmly({ platform }: TestServer, files: readonly TrafficFile[]): Promise<void> {
  const { intake } = doorsForTest(platform);
  await intake.receiveMessages(files.map(({ source, name, bytes }) => ({ source, fileName: name, bytes })));
  await intake.decodeWaiting();
}

/** Whoever has no answer asks again, as people and senders do. */
async function untilAnswered(ask: () => Promise<boolean>): Promise<void> {
  for (;;) {
    if (await ask().catch(() => false)) return;
    await new Promise((done) => setTimeout(done, 20));
  }
}
