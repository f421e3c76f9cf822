// Guarantee: a database from before facts and raw messages lay in parts by month starts and keeps every row: what was read is
// read the same, what waited is decoded, what was said is not said again, and numbers go on where they were.
import { createHash, randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { boxReport, type WireMessage } from '@mastlight/wire';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBytes } from '../modules/intake/queries/find-messages';
import { digestOf } from '../modules/tracking/fact-digest';
import { factIdentity, factLine, lineColumns } from '../modules/tracking/fact-line';
import { factsOfMessage } from '../modules/tracking/facts-of-message';
import { Database } from '../platform/db/database';
import { migrate } from '../platform/db/migrate';
import { inTransaction } from '../platform/db/transaction';
import { startServer } from '../app/start-server';
import { createLog } from '../platform/log';
import { migrateQueue } from '../platform/queue/queue';
import { doorsForTest } from './doors-for-test';
import { startTestServer, type TestServer } from './start-test-server';
import { countStates } from './tracked-state';

/** The parts came with migrations named by time. */
const later = /^\d{8}T/;
const migrationsDir = resolve(import.meta.dirname, '../../migrations');

const heardMs = Date.UTC(2026, 6, 1, 4);
const gateIn = (containerNo: string): WireMessage => ({
  kind: 'gate',
  type: 'CODECO',
  reference: 'R1',
  function: 'original',
  prepared: null,
  vessel: null,
  move: 'in',
  terminal: 'BLCT2',
  boxes: [boxReport(containerNo, { billNos: ['BEFOREBILL01'] })],
});
const report = (containerNo: string): Buffer =>
  Buffer.from(
    `00:CODECO:GATE-IN REPORT:9:BLCT3:MASTLIGHT:20261010120000'\n10:UN9000001:TIDE LANTERN:0712E:MLL:MLL:E'\n50:${containerNo}:45G1:F:E:E1:BEFOREBILL02:24860:ML1:202610101200:'\n99:4'`,
  );
const large = randomBytes(300_000);
const raw = [
  { bytes: report('TSTU0000001'), state: 'applied' },
  { bytes: large, state: 'quarantined' },
  { bytes: null, state: 'duplicate' },
  { bytes: report('TSTU0000002'), state: 'received' },
];

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ env: { ROLES: 'http' }, fill })));
afterAll(() => server?.stop());

async function fill(databaseUrl: string): Promise<void> {
  const before = await mkdtemp(join(tmpdir(), 'mastlight-before-'));
  const database = new Database(databaseUrl, createLog('silent'), { max: 2 });
  try {
    for (const name of await readdir(migrationsDir)) if (!later.test(name)) await cp(join(migrationsDir, name), join(before, name));
    await database.unhurried(() => migrateQueue(database));
    await database.unhurried(() => migrate(database, before));
    for (const [index, { bytes, state }] of raw.entries()) {
      await database.query(
        'system',
        `insert into intake_message (source, sha256, size, received_at, heard_at, bytes, is_repeatable, state, duplicate_of, file_name)
         values ('upload', $1, $2, $3, $3, $4, false, $5, $6, $7)`,
        [
          createHash('sha256')
            .update(bytes ?? raw[0]!.bytes!)
            .digest(),
          (bytes ?? raw[0]!.bytes!).length,
          new Date(heardMs + index * 40 * 86_400_000),
          bytes,
          state,
          bytes === null ? 1 : null,
          `${index + 1}.txt`,
        ],
      );
    }
    await database.query(
      'system',
      `insert into tracking_bill_status (port, bill_no, status, version, updated_at) values ('NB', 'BEFOREBILL01', '{"heardMs":1}', 3, now())`,
    );
    await database.query(
      'system',
      `insert into bill_subscription (owner_key, user_id, port, bill_no, created_ms, search_text, typed_vessel, typed_voyage, remark)
       values ('u:1', 1, 'NB', 'BEFOREBILL01', 0, 'BEFOREBILL01', 'DEMO.STAR', '7-W', '先问码头')`,
    );
    const facts = ['TSTU0000008', 'TSTU0000009'].flatMap((box) => factsOfMessage(gateIn(box), { messageId: 1, source: 'upload', heardMs }));
    const lines = facts.map((fact) => factLine(fact, factIdentity(fact), digestOf(factIdentity(fact)), null)).join('');
    await database.run('system', (connection) => connection.copyIn(`copy tracking_fact (${lineColumns}) from stdin`, lines));
  } finally {
    await database.close();
    await rm(before, { recursive: true });
  }
}

it('starts on it and goes on', () => server.platform.database.unhurried(goOn));

async function goOn(): Promise<void> {
  const { database } = server.platform;
  const { tracking, intake } = doorsForTest(server.platform);
  expect(await countStates(server.platform)).toEqual({ applied: 1, quarantined: 1, duplicate: 1, received: 1 });
  expect(await Promise.all([1, 2, 3, 4].map((id) => findBytes(database, id)))).toEqual([
    raw[0]!.bytes,
    large,
    raw[0]!.bytes,
    raw[3]!.bytes,
  ]);
  expect((await intake.findOutcome(3))!).toMatchObject({ fileName: '3.txt', duplicateOf: 1, receivedMs: heardMs + 80 * 86_400_000 });
  expect(await tracking.newestHeardMs('NB')).toBe(heardMs);

  // The same said again is no news; what is new has the next number and lies where its month lies.
  const say = (containerNo: string, atMs: number) =>
    inTransaction(database, 'system', (tx) =>
      tracking.applyMessages(tx, [{ messageId: 99, source: 'upload', heardMs: atMs, messages: [gateIn(containerNo)] }]),
    );
  expect((await say('TSTU0000009', heardMs)).get(99)).toMatchObject({ stated: 1, added: 0 });
  expect((await say('TSTU0000010', Date.UTC(2031, 0, 5))).get(99)).toMatchObject({ stated: 1, added: 1 });
  const { rows } = await database.query<{ id: number; part: string }>(
    'system',
    'select id, tableoid::regclass::text as part from tracking_fact order by id',
  );
  expect(rows).toEqual([
    { id: 1, part: 'tracking_fact_first' },
    { id: 2, part: 'tracking_fact_first' },
    { id: expect.any(Number) as number, part: 'tracking_fact_2031_01' },
  ]);

  await intake.decodeWaiting();
  expect(await countStates(server.platform)).toEqual({ applied: 2, quarantined: 1, duplicate: 1 });
  const [again, fresh] = await intake.receiveMessages(
    [raw[0]!.bytes!, report('TSTU0000003')].map((bytes) => ({ source: 'upload', fileName: null, bytes })),
  );
  expect(again).toMatchObject({ state: 'duplicate' });
  expect(fresh!.messageId).toBeGreaterThan(4);
}

it('follows what was followed, keeps the words of users, and derives bills again', async () => {
  const { database } = server.platform;
  const one = async (text: string) => (await database.query<Record<string, unknown>>('system', text)).rows[0];
  expect(await one('select remark, typed_vessel_key, typed_voyage_key from bill_subscription')).toEqual({
    remark: '先问码头',
    typed_vessel_key: 'DEMOSTAR',
    typed_voyage_key: '7W',
  });
  const worker = await startServer({ ...server.config, roles: ['worker'] }, { migrationsDir, log: createLog('silent') });
  try {
    await waitFor('the bill to be followed', async () => one(`select from follow_subject where subject = 'BEFOREBILL01'`));
    await waitFor('the bill to be derived again', async () => one('select from tracking_bill where derivation_version > 0'));
  } finally {
    await worker.stop();
  }
  // Three boxes were told of under the bill; its version goes on from where it was.
  expect(await one('select boxes_total, version, is_followed from tracking_bill')).toEqual({
    boxes_total: 3,
    version: 4,
    is_followed: true,
  });
});
