// Guarantee: what is said of a ship costs only the bookings that it can change, and however many these are, a bounded number is
// in memory at a time.
import { derivationVersion } from '@mastlight/domain/tracking/status';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import type { Connection, Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import type { Parts } from './parts';
import { publishedKinds } from './published-kind';
import { findReadThrough } from './store/outdated-subjects';

const clock = createTestClock();
const time = (hours: number): string => formatShanghai(clock.nowMs() + hours * 3_600_000);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
  // The reading of stored statuses at the start would take rows put there by hand, which have none, for ones it cannot read.
  await waitFor(
    'the statuses to be read through',
    async () => (await findReadThrough(server.platform.database, ['booking'], derivationVersion)).length > 0,
  );
});
afterAll(() => server.stop());

async function say(row: string, rows: readonly object[]): Promise<void> {
  const headers = { authorization: 'Bearer gang-hang-key-for-tests', 'content-type': 'application/octet-stream' };
  const body = JSON.stringify({ port: 'SH', source: 'gang-hang', row, rows });
  const response = await fetch(`${server.url}/intake/gang-hang`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`intake: ${response.status}`);
}

/** The bookings that were derived since they were put there by hand, long ago. */
async function derived(): Promise<string[]> {
  const { rows } = await server.platform.database.query<{ booking_no: string }>(
    'system',
    'select booking_no from tracking_booking where updated_at > to_timestamp(0) order by 1',
  );
  return rows.map((row) => row.booking_no);
}

it('derives what waits for the ship’s voyage; what sailed or became its bill only where it is named', async () => {
  await server.platform.database.query(
    'system',
    // By the rules of now: what is outdated is derived from the start, unasked.
    `insert into tracking_booking (port, booking_no, updated_at, derivation_version, vessel_key, voyage, state, bill_nos)
     select 'SH', booking_no, to_timestamp(0), $1, 'PUJIANGSTAR', voyage, state, bill_nos from (values
       ('OPEN0001', '0260E', 'tracking', '{}'::text[]), ('OPEN0002', '0260', 'tracking', '{}'), ('OTHER001', '0261E', 'tracking', '{}'),
       ('SAILED01', '0260E', 'finished', '{}'), ('BILL0001', '0260E', 'tracking', '{COSU6600010009}'))
       as of_ship (booking_no, voyage, state, bill_nos)`,
    [derivationVersion],
  );
  const ship = { vessel: 'PU JIANG STAR', voyage: '0260E' };
  await say('plan', [{ wharfCode: 'WGQ4', ...ship, ctnStart: time(-60), ctnEnd: time(12), portClose: time(12), recvTime: time(-30) }]);
  await waitFor('the bookings of the ship', async () => (await derived()).length > 0);
  expect(await derived()).toEqual(['OPEN0001', 'OPEN0002']);
  const so = (soNo: string) => ({
    soNo,
    portCode: 'CNSHA',
    loadPort: 'CNSHA',
    giName: 'WGQ4',
    carrier: 'WHL',
    ...ship,
    recvTime: time(-1),
  });
  await say('so', [so('SAILED01'), so('BILL0001')]);
  await waitFor('the bookings that were named', async () => (await derived()).length > 2);
  expect(await derived()).toEqual(['BILL0001', 'OPEN0001', 'OPEN0002', 'SAILED01']);
});

it.each(['bill', 'booking'] as const)('a %s comes in rounds, none left out', async (kind) => {
  const rounds: string[][] = [];
  const connection = {
    query: async (_text: string, values: readonly unknown[] = [], name?: string) => {
      if (name?.startsWith('tracking-load-')) rounds.push(values.find((value) => Array.isArray(value)) as string[]);
      return { rows: [], rowCount: 0 };
    },
    copyIn: async () => {},
  } satisfies Connection;
  const database = { run: (_scope: unknown, work: (connection: Connection) => Promise<unknown>) => work(connection) };
  const subjects = Array.from({ length: 1_201 }, (_, index) => `DEMO${index}`);
  const parts = { platform: server.platform, lags: { of: async () => new Map() } } as unknown as Parts;
  await inTransaction(database as unknown as Database, 'system', (transaction) =>
    publishedKinds[kind].derive(parts, transaction, 'SH', subjects),
  );
  const asked = rounds.filter((round) => round.length > 0);
  expect(Math.max(...asked.map((round) => round.length))).toBeLessThanOrEqual(500);
  expect(new Set(asked.flat())).toEqual(new Set(subjects));
});
