// Guarantee: a port was last heard of when the newest of its facts was heard, whatever order messages are applied in; a port
// of which nothing was heard has no such time, and no fact is looked at to know it.
import { boxReport, type WireMessage } from '@mastlight/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/transaction';
import { doorsForTest } from '../../scenarios/doors-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ env: { ROLES: 'http' } })));
afterAll(() => server.stop());

const heardMs = Date.UTC(2026, 9, 12, 4);
const gateIn = (containerNo: string): WireMessage => ({
  kind: 'gate',
  type: 'CODECO',
  reference: containerNo,
  function: 'original',
  prepared: null,
  vessel: null,
  move: 'in',
  terminal: 'BLCT2',
  boxes: [boxReport(containerNo, {})],
});

it('tells the newest of each port, and repeats are no news', async () => {
  const tracking = doorsForTest(server.platform).tracking;
  let messageId = 0;
  const say = (containerNo: string, atMs: number) =>
    inTransaction(server.platform.database, 'system', (tx) =>
      tracking.applyMessages(tx, [{ messageId: ++messageId, source: 'ningbo-edi', heardMs: atMs, messages: [gateIn(containerNo)] }]),
    );
  expect(await tracking.newestHeardMs('NB')).toBeNull();
  await say('TSTU0000001', heardMs);
  expect(await tracking.newestHeardMs('NB')).toBe(heardMs);
  // Decoded late: heard before.
  await say('TSTU0000002', heardMs - 60_000);
  expect(await tracking.newestHeardMs('NB')).toBe(heardMs);
  await say('TSTU0000001', heardMs + 60_000);
  expect(await tracking.newestHeardMs('NB')).toBe(heardMs);
  await say('TSTU0000003', heardMs + 120_000);
  expect(await tracking.newestHeardMs('NB')).toBe(heardMs + 120_000);
  expect(await tracking.newestHeardMs('SH')).toBeNull();
});
