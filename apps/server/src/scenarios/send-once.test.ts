// Guarantee: R-07: whatever answers are swallowed and however often the server is killed, each submission, of a VGM or of a
// manifest, is at the counterpart once, none is lost, and money is taken for exactly those that it accepted.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shManifest } from '@mastlight/domain/sh-manifest/contract';
import { manifestFeeFen } from '@mastlight/domain/sh-manifest/limits';
import { vgm } from '@mastlight/domain/vgm/contract';
import { vgmFeePerContainerFen } from '@mastlight/domain/vgm/limits';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleServer } from './bundle-server';
import { insertFilingForTest, insertManifestForTest } from './filings-for-test';
import { makeRandom } from './make-traffic';
import { signInForTest, type TestUser } from './sign-in-for-test';
import { besideServer, spawnServer, type SpawnedServer } from './spawn-server';
import { startTestServer, type TestServer } from './start-test-server';
import { topUpForTest } from './top-up-for-test';
import { startTerminalForTest, type TakenMessage, type TerminalForTest } from './terminal-for-test';

const seed = Number(process.env['SEED'] ?? 1);
const submissions = Number(process.env['SUBMISSIONS'] ?? 20);
const swallowed = Number(process.env['SWALLOWED'] ?? 4);
const kills = Number(process.env['KILLS'] ?? 1);
/** One in so many is refused. */
const refusedEach = 10;
const creditFen = 10_000_000;

/** What is sent: where it stands, how it is handed in, what it costs. Every second one is a manifest. */
const products = [
  {
    table: 'vgm_filing',
    path: vgm.sendFilings.path,
    body: (id: number) => ({ ids: [id] }),
    feeFen: vgmFeePerContainerFen,
    source: 'easipass',
  },
  {
    table: 'sh_manifest_filing',
    path: shManifest.submitManifest.path,
    body: (id: number) => ({ id }),
    feeFen: manifestFeeFen,
    source: 'shanghai-customs',
  },
] as const;
interface Sent {
  readonly product: (typeof products)[number];
  readonly id: number;
}

describe(`R-07 sending once (SEED=${seed}, SUBMISSIONS=${submissions}, SWALLOWED=${swallowed}, KILLS=${kills})`, () => {
  let folder: string;
  let beside: TestServer;
  let dataDir: string;
  let child: SpawnedServer;
  let env: Record<string, string>;
  let terminal: TerminalForTest;
  let owner: TestUser;
  const random = makeRandom(seed);
  /** Which of the new messages have their answer swallowed; their receipts are told to whoever asks alone. */
  const swallows = new Set<number>();
  while (swallows.size < swallowed) swallows.add(Math.floor(random() * submissions));

  /** Hands a receipt in until the intake has it, whichever process that is. */
  const tell = ({ receipt, source }: TakenMessage): Promise<unknown> =>
    waitFor(
      'the intake to take a receipt',
      async () => {
        const headers = { authorization: `${source}-key-for-tests` };
        return (await fetch(`${child.url}/intake/${source}`, { method: 'POST', headers, body: new Uint8Array(receipt) })).ok;
      },
      120_000,
    );
  const telling: Promise<unknown>[] = [];

  beforeAll(async () => {
    folder = await bundleServer();
    dataDir = await mkdtemp(join(tmpdir(), 'mastlight-once-'));
    beside = await startTestServer({ env: { ROLES: 'http' } });
    terminal = await startTerminalForTest({
      nowMs: () => beside.platform.clock.nowMs(),
      fateOf: (count) => ({ isSwallowed: swallows.has(count), isRejected: count % refusedEach === refusedEach - 1 }),
      onTaken: (message, { isSwallowed }) => void (isSwallowed || telling.push(tell(message))),
    });
    env = {
      ...besideServer(beside.config, dataDir),
      ...terminal.env,
      FREE_QUOTA_FEN: '0',
      CALLS_PER_MINUTE: '1000000',
      DISPATCH_QUIET_MS: '1000',
    };
    child = await spawnServer(folder, env);
    owner = await waitFor('somebody to be signed in', () => signInForTest(beside.platform));
    await topUpForTest(beside.platform, owner.ownerKey, creditFen);
  });
  afterAll(async () => {
    await child?.kill();
    await beside?.stop();
    await terminal?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Sends a filing by a key of its own, and asks again until there is an answer. */
  const send = ({ product, id }: Sent): Promise<unknown> =>
    waitFor(
      `${product.table} ${id} to be taken`,
      async () => {
        const key = `send-once-${product.table}-${id}`;
        const response = await fetch(child.url + product.path, {
          method: 'POST',
          headers: { authorization: owner.token, 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify({ ...product.body(id), allowReal: true }),
        });
        return response.status === 200 && (await response.text()).startsWith('{"code":200');
      },
      120_000,
    );

  it('R-07 each is there once, and money is exact', async () => {
    const filings: Sent[] = [];
    for (let i = 0; i < submissions; i++) {
      const isManifest = i % 2 === 1;
      const id = isManifest ? await insertManifestForTest(beside.platform, owner) : await insertFilingForTest(beside.platform, owner, 0);
      filings.push({ product: products[isManifest ? 1 : 0], id });
    }
    const killAfter = Array.from({ length: kills }, (_, i) => Math.floor(((i + 0.2 + 0.6 * random()) * submissions) / kills)).sort(
      (a, b) => a - b,
    );
    const sending = (async () => {
      for (let from = 0; from < filings.length; from += 10) await Promise.all(filings.slice(from, from + 10).map(send));
    })();
    for (const count of killAfter) {
      await waitFor(`${count} messages to have come`, () => terminal.taken.size >= Math.min(count, submissions - 1), 300_000);
      await child.kill();
      child = await spawnServer(folder, env);
    }
    await sending;
    const { database } = beside.platform;
    const statesOf = async (table: string) =>
      (
        await database.query<{ status: number; count: number }>(
          'system',
          `select status, count(*)::int as count from ${table} where owner_key = $1 group by status order by status`,
          [owner.ownerKey],
        )
      ).rows;
    const open = async (): Promise<number> => {
      const states = (await Promise.all(products.map(({ table }) => statesOf(table)))).flat();
      return states.reduce((sum, { status, count }) => sum + (status === 0 || status === 1 ? count : 0), 0);
    };
    await waitFor('all to be answered', async () => (await open()) === 0, 600_000);
    await Promise.all(telling);

    const copies = [...terminal.taken.values()].map((one) => one.copies);
    expect(terminal.taken.size).toBe(submissions);
    expect(copies.filter((count) => count !== 1)).toEqual([]);
    const taken = [...terminal.taken.values()];
    const refused = taken.filter(({ isRejected }) => isRejected).length;
    let paidFen = 0;
    for (const { table, source, feeFen } of products) {
      const own = taken.filter((one) => one.source === source);
      const ownRefused = own.filter(({ isRejected }) => isRejected).length;
      paidFen += (own.length - ownRefused) * feeFen;
      const expected = [
        { status: -1, count: ownRefused },
        { status: 2, count: own.length - ownRefused },
      ].filter(({ count }) => count > 0);
      expect(await statesOf(table)).toEqual(expected);
      expect(own.length).toBeGreaterThan(0);
    }
    const kinds = await database.query<{ kind: string; count: number; keys: number }>(
      'system',
      `select kind, count(*)::int as count, count(distinct subject)::int as keys from billing_transfer
       where owner_key = $1 and kind in ('hold', 'post', 'void', 'expire') group by kind order by kind`,
      [owner.ownerKey],
    );
    expect(kinds.rows).toEqual([
      { kind: 'hold', count: submissions, keys: submissions },
      { kind: 'post', count: submissions - refused, keys: submissions - refused },
      { kind: 'void', count: refused, keys: refused },
    ]);
    const wallet = await database.query<{ real_fen: number; held_fen: number }>(
      'system',
      'select real_fen, held_fen from billing_wallet where owner_key = $1',
      [owner.ownerKey],
    );
    expect(wallet.rows).toEqual([{ real_fen: creditFen - paidFen, held_fen: 0 }]);
    const faults = await database.query<{ count: number }>('system', 'select count(*)::int as count from billing_verify()');
    expect(faults.rows[0]!.count).toBe(0);
    // Swallowed ones were asked for before anything: otherwise they would be there twice.
    expect(terminal.asked.length).toBeGreaterThanOrEqual(swallowed);
    console.log(
      `LONG R-07 ${submissions} submissions, ${swallowed} answers swallowed, ${kills} kills: ${terminal.taken.size} there, 0 twice, ` +
        `${refused} refused, money exact (goal ${submissions}, 0)`,
    );
  }, 1_800_000);
});
