// Guarantee: L-11, L-12: however often the server is killed in a storm of charges, what was acknowledged is charged, nothing
// is charged by halves or twice, and who asks again by the same key is answered as he was, or would have been.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { billSubscription as calls } from '@mastlight/domain/bill-subscription/contract';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleServer } from './bundle-server';
import { makeDatabaseGate, type DatabaseGate } from './database-gate';
import { makeRandom } from './make-traffic';
import { signInForTest, type TestUser } from './sign-in-for-test';
import { besideServer, spawnServer, type SpawnedServer } from './spawn-server';
import { startTestServer, type TestServer } from './start-test-server';
import { topUpForTest } from './top-up-for-test';

const seed = Number(process.env['SEED'] ?? 1);
const kills = Number(process.env['KILLS'] ?? 1);
const people = 4;
const billsPerPerson = 20;
const billFen = 100;
const creditFen = 10_000_000;

describe(`L-11 kill -9 while charging (SEED=${seed}, KILLS=${kills})`, () => {
  let folder: string;
  let beside: TestServer;
  let dataDir: string;
  let child: SpawnedServer;
  let env: Record<string, string>;
  /** Holds what a call waits for when it has charged and is not committed, so that a kill falls there. */
  let gate: DatabaseGate;

  beforeAll(async () => {
    folder = await bundleServer();
    dataDir = await mkdtemp(join(tmpdir(), 'mastlight-kill-'));
    beside = await startTestServer({ env: { ROLES: 'http' } });
    gate = await makeDatabaseGate(beside.config.databaseUrl, 'after insert on billing_answer for each statement');
    // Each charge takes real money.
    env = { ...besideServer(beside.config, dataDir), FREE_QUOTA_FEN: '0', CALLS_PER_MINUTE: '1000000', QUOTA_FACTOR: '1000' };
    child = await spawnServer(folder, env);
  });
  afterAll(async () => {
    await child?.kill();
    await gate?.stop();
    await beside?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function makePayer(): Promise<TestUser> {
    const user = await signInForTest(beside.platform);
    await topUpForTest(beside.platform, user.ownerKey, creditFen);
    return user;
  }
  /** Subscribes to one bill by a key of its own, and asks again until there is an answer; gives its bytes. */
  async function subscribe({ token }: TestUser, billNo: string): Promise<string> {
    return waitFor(`an answer about ${billNo}`, async () => {
      try {
        const response = await fetch(child.url + calls.subscribeBills.path, {
          method: 'POST',
          headers: { authorization: token, 'content-type': 'application/json', 'idempotency-key': `key-${billNo}` },
          body: JSON.stringify({ blnos: [billNo], allowReal: true }),
        });
        const text = await response.text();
        return response.status === 200 && text.startsWith('{"code":200') ? text : null;
      } catch {
        // Killed meanwhile.
        return null;
      }
    });
  }

  it('L-11 charges each bill once, and every answer stands', async () => {
    const random = makeRandom(seed);
    const payers: TestUser[] = [];
    const told = new Map<string, { readonly payer: TestUser; readonly text: string }>();
    let cutOff = 0;
    for (let round = 0; round < kills; round++) {
      const ofRound = await Promise.all(Array.from({ length: people }, makePayer));
      payers.push(...ofRound);
      const killAfter = 1 + Math.floor(random() * (people * billsPerPerson) * 0.75);
      let answered = 0;
      let enough = (): void => {};
      const burst = new Promise<void>((resolve) => (enough = resolve));
      const work = ofRound.flatMap((payer, who) =>
        Array.from({ length: billsPerPerson }, async (_, n) => {
          const billNo = `COSU65${round}${who}${String(seed % 100).padStart(2, '0')}${String(n).padStart(4, '0')}`;
          const text = await subscribe(payer, billNo);
          told.set(billNo, { payer, text });
          if (++answered === killAfter) enough();
        }),
      );
      await burst;
      await gate.close();
      await gate.untilSomebodyWaits();
      await child.kill();
      await gate.open();
      cutOff += people * billsPerPerson - answered;
      child = await spawnServer(folder, env);
      await Promise.all(work);
    }
    // Killed after the last answer it would show nothing.
    expect(cutOff).toBeGreaterThan(0);

    const again = await Promise.all(
      [...told].map(async ([billNo, { payer, text }]) => ((await subscribe(payer, billNo)) === text ? null : billNo)),
    );
    expect(again.filter((billNo) => billNo !== null)).toEqual([]);
    expect([...told.values()].filter(({ text }) => !text.includes('"code":"added"') || !text.includes(`"coins":${billFen}`))).toEqual([]);

    const { rows } = await beside.platform.database.query<{ owner_key: string; charges: number; subjects: number; real_fen: number }>(
      'system',
      `select w.owner_key, count(t.no)::int as charges, count(distinct t.subject)::int as subjects, w.real_fen from billing_wallet w
       join billing_transfer t on t.owner_key = w.owner_key and t.kind = 'charge' where w.owner_key = any($1) group by w.owner_key, w.real_fen`,
      [payers.map(({ ownerKey }) => ownerKey)],
    );
    expect(rows).toHaveLength(payers.length);
    for (const row of rows) {
      expect(row).toMatchObject({ charges: billsPerPerson, subjects: billsPerPerson, real_fen: creditFen - billsPerPerson * billFen });
    }
    const faults = await beside.platform.database.query<{ count: number }>('system', 'select count(*)::int as count from billing_verify()');
    expect(faults.rows[0]!.count).toBe(0);
    if (process.env['KILLS']) {
      console.log(`LONG L-11 ${kills} kills, ${told.size} charges, ${cutOff} cut off, 0 lost, 0 twice (goal 0, 0)`);
    }
  }, 1_200_000);
});
