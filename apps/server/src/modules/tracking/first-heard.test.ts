// Guarantee: since when a bill was heard of keeps months from being looked at, and never a fact from being found: whatever was
// heard before anybody followed it, while nobody did, and applied years after it was heard.
import { boxReport, type WireMessage } from '@mastlight/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LearntLags } from './learnt-lags';
import { MonthParts } from '../../platform/db/month-parts';
import { inTransaction } from '../../platform/db/transaction';
import { doorsForTest, followForTest } from '../../scenarios/doors-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { releaseSubjects } from './operations/release-subjects';

const clock = createTestClock();
const monthMs = 30 * 86_400_000;
const startMs = clock.nowMs();
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ clock, env: { ROLES: 'http' } })));
afterAll(() => server.stop());

let said = 0;
/** A box passes the gate: each time another, so that nothing is found by a box that is known. */
async function say(billNo: string, month: number): Promise<void> {
  said++;
  const message: WireMessage = {
    kind: 'gate',
    type: 'CODECO',
    reference: `R${said}`,
    function: 'original',
    prepared: null,
    vessel: null,
    move: 'in',
    terminal: 'BLCT2',
    boxes: [boxReport(`TSTU${String(said).padStart(7, '0')}`, { billNos: [billNo] })],
  };
  const heard = [{ messageId: said, source: 'ningbo-edi' as const, heardMs: startMs + month * monthMs, messages: [message] }];
  await inTransaction(server.platform.database, 'system', (tx) => doorsForTest(server.platform).tracking.applyMessages(tx, heard));
}
const follow = (billNo: string) => followForTest(server.platform, 'NB', [billNo]);
async function unfollow(billNo: string): Promise<void> {
  const { platform } = server;
  const nobody = { ...doorsForTest(platform).follow, stillFollowed: async () => new Set<string>() };
  await releaseSubjects(
    { platform, follow: nobody, months: new MonthParts(platform.database, 'tracking_fact'), lags: new LearntLags() },
    'bill',
    'NB',
    [billNo],
  );
}
async function read(billNo: string): Promise<{ facts: number; months: number | null }> {
  const { rows } = await server.platform.database.query<{ facts: number; first: Date | null }>(
    'system',
    `select (status->>'factCount')::int as facts, first_heard_at as first from tracking_bill where bill_no = $1`,
    [billNo],
  );
  const { facts, first } = rows[0]!;
  return { facts, months: first && (first.getTime() - startMs) / monthMs };
}

it('finds what was heard before anybody followed, and what is applied late', async () => {
  const billNo = 'FIRSTHEARD01';
  await say(billNo, 1);
  await follow(billNo);
  expect(await read(billNo)).toEqual({ facts: 1, months: 1 });
  await say(billNo, 24);
  expect(await read(billNo)).toEqual({ facts: 2, months: 1 });
  // A message that waited in quarantine for two years.
  await say(billNo, 0);
  expect(await read(billNo)).toEqual({ facts: 3, months: 0 });
  await say(billNo, 25);
  expect(await read(billNo)).toEqual({ facts: 4, months: 0 });
});

it('forgets it with the last follower: what is said meanwhile is found by the next one', async () => {
  const billNo = 'FIRSTHEARD02';
  await follow(billNo);
  expect(await read(billNo)).toEqual({ facts: 0, months: null });
  await say(billNo, 20);
  expect(await read(billNo)).toEqual({ facts: 1, months: 20 });
  await unfollow(billNo);
  await say(billNo, 3);
  await follow(billNo);
  await say(billNo, 24);
  expect(await read(billNo)).toEqual({ facts: 3, months: 3 });
});

it('looks at all months once at bills of an older build, and keeps what it found', async () => {
  const billNo = 'FIRSTHEARD03';
  await say(billNo, 2);
  await follow(billNo);
  await server.platform.database.query('system', 'update tracking_bill set first_heard_at = null where bill_no = $1', [billNo]);
  await say(billNo, 22);
  expect(await read(billNo)).toEqual({ facts: 2, months: 2 });
});

it('agrees with looking everywhere, in any order of months, followers and reports', async () => {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
  let state = seed;
  const random = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  for (let round = 0; round < 8; round++) {
    const billNo = `ANYORDER${String(round).padStart(4, '0')}`;
    let heard = 0;
    for (let step = 0; step < 12; step++) {
      const act = random(4);
      if (act === 0) await follow(billNo);
      else if (act === 1) await unfollow(billNo);
      else {
        await say(billNo, random(26));
        heard++;
      }
    }
    await follow(billNo);
    await say(billNo, random(26));
    expect({ seed, round, ...(await read(billNo)) }).toMatchObject({ seed, round, facts: heard + 1 });
  }
});
