// Guarantee: what is said of one port waits for nothing that is said of another, and however their batches overlap, facts and
// statuses are those of one batch after the other.
import { random, seed } from '@mastlight/wire/testing/seed';
import { boxReport, type WireMessage } from '@mastlight/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction, type Transaction } from '../../platform/db/transaction';
import { doorsForTest, followForTest } from '../../scenarios/doors-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { readTrackedState, type TrackedState } from '../../scenarios/tracked-state';
import type { HeardMessages } from './tracking-door';

const heardMs = Date.UTC(2026, 9, 12, 4);
const bills = { NB: ['LANEBILL0001', 'LANEBILL0002'], SH: ['LANEBILL0003', 'LANEBILL0004'] } as const;
/** Ningbo, Shanghai, and a place outside the product's ports, whose discharge concerns bills of both. */
const places = ['CNNGB', 'CNSHA', 'USLAX'] as const;

function gate(
  move: 'in' | 'out',
  place: (typeof places)[number],
  billNo: string,
  containerNo: string,
  reference: string | null,
): WireMessage {
  const box = boxReport(containerNo, {
    billNos: [billNo],
    happened: reference === null ? null : { raw: '', instantMs: heardMs - 3_600_000 },
  });
  return {
    kind: 'gate',
    type: 'CODECO',
    reference,
    function: 'original',
    prepared: null,
    vessel: null,
    move,
    terminal: place,
    boxes: [box],
  };
}

let messageId = 0;
const heard = (messages: readonly WireMessage[]): HeardMessages => ({ messageId: ++messageId, source: 'upload', heardMs, messages });

let server: TestServer;
const start = async (): Promise<void> => void (server = await startTestServer({ clock: createTestClock(), env: { ROLES: 'http' } }));
beforeEach(start);
afterEach(() => server.stop());

const work = <T>(run: (tx: Transaction) => Promise<T>): Promise<T> =>
  server.platform.database.unhurried(() => inTransaction(server.platform.database, 'system', run));

describe('lanes', () => {
  it('a batch of one port is through while that of another is open', async () => {
    const tracking = doorsForTest(server.platform).tracking;
    for (const port of ['NB', 'SH'] as const) await followForTest(server.platform, port, bills[port]);
    const boxesOf = async (port: 'NB' | 'SH', billNo: string) => {
      const { rows } = await server.platform.database.query<{ boxes_gated_in: number }>(
        'system',
        'select boxes_gated_in from tracking_bill where port = $1 and bill_no = $2',
        [port, billNo],
      );
      return rows[0]!.boxes_gated_in;
    };
    // Where no worker runs, the first job of a name is a row that two transactions would wait for.
    await work((tx) => tracking.applyMessages(tx, [heard([gate('in', 'CNNGB', bills.NB[1], 'TSTU0000009', 'R9')])]));
    await work(async (held) => {
      await tracking.applyMessages(held, [heard([gate('in', 'CNNGB', bills.NB[0], 'TSTU0000001', 'R1')])]);
      await work((tx) => tracking.applyMessages(tx, [heard([gate('in', 'CNSHA', bills.SH[0], 'TSTU0000002', 'R2')])]));
      expect(await boxesOf('SH', bills.SH[0])).toBe(1);
      expect(await boxesOf('NB', bills.NB[0])).toBe(0);
      // A bill of the other port is derived in its own lane at once, not by a job after this batch.
      await followForTest(server.platform, 'SH', ['LANEBILL0009']);
      const { rows } = await server.platform.database.query(
        'system',
        `select 1 from graphile_worker._private_jobs jobs
        join graphile_worker._private_tasks tasks on tasks.id = task_id where identifier = 'tracking.derive-requested'`,
      );
      expect(rows).toHaveLength(0);
    });
    expect(await boxesOf('NB', bills.NB[0])).toBe(1);
  });

  it(`a storm of overlapping batches ends as one after the other (SEED=${seed})`, async () => {
    const next = random(seed);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
    const all = [...bills.NB, ...bills.SH];
    const batches = Array.from({ length: 60 }, () =>
      Array.from({ length: 1 + Math.floor(next() * 3) }, () => {
        const n = Math.floor(next() * 40);
        return heard([gate(pick(['in', 'out'] as const), pick(places), pick(all), `TSTU000${String(n).padStart(4, '0')}`, `R${n}`)]);
      }),
    );
    const run = async (atOnce: number): Promise<TrackedState> => {
      const tracking = doorsForTest(server.platform).tracking;
      for (const port of ['NB', 'SH'] as const) await followForTest(server.platform, port, bills[port]);
      const queue = [...batches];
      const sender = async (): Promise<void> => {
        for (let batch = queue.shift(); batch; batch = queue.shift()) await work((tx) => tracking.applyMessages(tx, batch!));
      };
      await Promise.all(Array.from({ length: atOnce }, sender));
      return readTrackedState(server.platform);
    };
    const overlapping = await run(8);
    await server.stop();
    await start();
    const serial = await run(1);
    expect(overlapping.factHash).toBe(serial.factHash);
    expect([...overlapping.statuses]).toEqual([...serial.statuses]);
    expect(serial.facts).toBeGreaterThan(60);
  });
});
