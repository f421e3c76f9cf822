// Guarantee: a day that a message told without an hour stays one from the wire to the published bill, and gives way to a report of its hour.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { readMessage } from '@mastlight/wire';
import { inTransaction } from '../../platform/db/transaction';
import { doorsForTest, followForTest } from '../../scenarios/doors-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';

const clock = createTestClock();
const billNo = 'NGBDAYONLY01';
const day = formatShanghai(clock.nowMs()).slice(0, 10);
const digits = day.replaceAll('-', '');
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ clock, env: { ROLES: 'http' } })));
afterAll(() => server.stop());

/** A CODECO whose gate-in bears this time (2380, 2379), as an intake hears it. */
async function hear(messageId: number, time: string): Promise<void> {
  const segments = [
    'UNH+1+CODECO:D:95B:UN:SMDG16',
    `BGM+34+GI${messageId}+9`,
    'EQD+CN+MLTU3102047+45G1+++5',
    `RFF+BM:${billNo}`,
    `DTM+7:${time}`,
  ];
  const { messages } = readMessage(Buffer.from([...segments, 'UNT+6+1'].map((segment) => `${segment}'`).join('')));
  const heard = [{ messageId, source: 'ningbo-edi' as const, heardMs: clock.nowMs(), messages }];
  await inTransaction(server.platform.database, 'system', (tx) => doorsForTest(server.platform).tracking.applyMessages(tx, heard));
}

async function gateIn(): Promise<string> {
  const { rows } = await server.platform.database.query<{ at: number }>(
    'system',
    `select (status->'boxes'->0->>'gateInMs')::float8 as at from tracking_bill where bill_no = $1`,
    [billNo],
  );
  return formatShanghai(rows[0]!.at);
}

it('W-11 a gate-in of which the day alone is told is published as that day, until its hour is told', async () => {
  await followForTest(server.platform, 'NB', [billNo]);
  await hear(1, `${digits}:102`);
  expect(await gateIn()).toBe(day);
  await hear(2, `${digits}0001:203`);
  expect(await gateIn()).toBe(`${day} 00:01:00`);
});
