// Guarantee: whatever the order in which files reach us, in how many batches
// and however often, the database ends up with the same facts and the same
// statuses.
import { isLong } from '@mastlight/testing/is-long';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doorsForTest, followForTest } from './doors-for-test';
import { makeRandom, makeTraffic, shuffle } from './make-traffic';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';
import { countStates, readTrackedState, type TrackedState } from './tracked-state';

const seed = Number(process.env['SEED'] ?? 20261010);
const permutations = Number(process.env['PERMUTATIONS'] ?? 2);
const traffic = makeTraffic(Number(process.env['BILLS'] ?? 30), seed);

describe(`disorder through the database (SEED=${seed})`, () => {
  let expected: TrackedState;
  let server: TestServer;

  /** One run on a database of its own; every other run follows the bills only after the files have come. */
  const run = async (order: typeof traffic.files, batch: number, followsFirst: boolean): Promise<TrackedState> => {
    server = await startTestServer({ clock: createTestClock(), env: { ROLES: 'http' } });
    try {
      const { intake } = doorsForTest(server.platform);
      const follow = (): Promise<void> => followForTest(server.platform, 'NB', traffic.billNos);
      if (followsFirst) await follow();
      for (let i = 0; i < order.length; i += batch) {
        await intake.receiveMessages(order.slice(i, i + batch).map(({ source, name, bytes }) => ({ source, fileName: name, bytes })));
        await intake.decodeWaiting();
      }
      if (!followsFirst) await follow();
      const { received, quarantined } = await countStates(server.platform);
      expect({ received, quarantined }).toEqual({});
      return await readTrackedState(server.platform);
    } finally {
      await server.stop();
    }
  };

  beforeAll(async () => void (expected = await run(traffic.files, 50, true)));

  it('has something to get wrong', () => {
    expect(expected.facts).toBeGreaterThan(traffic.containerNos.length * 4);
    expect([...expected.statuses.values()].filter((status) => status.includes('"state":"exception"')).length).toBeGreaterThan(5);
  });

  it(`R-03: ${permutations} permutations with repetitions end in the same facts and statuses`, async () => {
    const random = makeRandom(seed);
    for (let i = 0; i < permutations; i++) {
      const repeated = traffic.files.filter(() => random() < 0.1);
      const state = await run(shuffle(random, [...traffic.files, ...repeated]), 1 + Math.floor(random() * 60), i % 2 === 0);
      expect(state.facts).toBe(expected.facts);
      expect(state.factHash).toBe(expected.factHash);
      for (const [billNo, status] of expected.statuses) expect(state.statuses.get(billNo), `${billNo} in permutation ${i}`).toBe(status);
    }
    // The long form's line: npm run long reads it.
    if (process.env['PERMUTATIONS']) {
      console.log(
        `LONG R-03 ${permutations} permutations of ${traffic.containerNos.length} containers, ${traffic.files.length} files: 0 differ (goal 0)`,
      );
    }
  }, 1_800_000);
});

describe('two processes at once (R-02)', () => {
  let servers: TestServer[] = [];
  beforeAll(async () => {
    const first = await startTestServer();
    const second = await startTestServer({ env: { DATABASE_URL: first.config.databaseUrl } });
    servers = [first, second];
  });
  afterAll(async () => {
    // The second stops before the database goes with the first.
    for (const server of [...servers].reverse()) await server.stop();
  });

  it('R-02 the same files, handed to both again and again, count once', async () => {
    const files = makeTraffic(10, seed + 1).files;
    const post = async (server: TestServer, file: (typeof files)[number]): Promise<void> => {
      // As senders do: whoever is told that it is too much now sends again.
      await waitFor('an acknowledgement', async () => {
        const response = await fetch(`${server.url}/intake/${file.source}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${file.source}-key-for-tests` },
          body: file.bytes,
        });
        const { code } = (await response.json()) as { code: number };
        expect([200, 503]).toContain(code);
        return code === 200;
      });
    };
    const rounds = isLong ? 3 : 2;
    await Promise.all(
      servers.map(async (server) => {
        for (let round = 0; round < rounds; round++) await Promise.all(files.map((file) => post(server, file)));
      }),
    );
    const counts = await waitFor('all decided', async () => {
      const found = await countStates(servers[0]!.platform);
      return found['received'] ? null : found;
    });
    expect(counts).toEqual({ applied: files.length, duplicate: files.length * (2 * rounds - 1) });
    const { rows } = await servers[0]!.platform.database.query<{ added: number; facts: number }>(
      'system',
      'select (select sum(added_count) from intake_message) as added, (select count(*) from tracking_fact) as facts',
    );
    expect(rows[0]!.added).toBe(rows[0]!.facts);
  });
});
