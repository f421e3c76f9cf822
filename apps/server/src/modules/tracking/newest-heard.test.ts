// Guarantee: a port was last heard of when the newest of its facts was heard, whatever order messages are applied in; a port
// of which nothing was heard has no such time, and no fact is looked at to know it.
import { boxReport, type WireMessage } from '@mastlight/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/transaction';
import { doorsForTest } from '../../scenarios/doors-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { ListTimes } from './list-times';

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

let messageId = 0;
const say = (containerNo: string, atMs: number, source: 'ningbo-edi' | 'ningbo-port' | 'upload' = 'ningbo-edi') =>
  inTransaction(server.platform.database, 'system', (tx) =>
    doorsForTest(server.platform).tracking.applyMessages(tx, [
      { messageId: ++messageId, source, heardMs: atMs, messages: [gateIn(containerNo)] },
    ]),
  );

it('tells the newest of each port, and repeats are no news', async () => {
  const { tracking } = doorsForTest(server.platform);
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

it('U-02 tells beside a list when each source was heard: a fresh word of one is none of another', async () => {
  const { tracking } = doorsForTest(server.platform);
  const times = () => new ListTimes(server.platform, tracking).beside('NB', () => Promise.resolve({}));
  await say('TSTU0000004', heardMs + 180_000);
  await say('TSTU0000005', heardMs + 240_000, 'ningbo-port');
  await say('TSTU0000006', heardMs + 300_000, 'upload');
  expect(await times()).toMatchObject({
    sourceTime: '2026-10-12 12:05:00',
    heardSources: [
      { source: 'ningbo-edi', time: '2026-10-12 12:03:00' },
      { source: 'ningbo-port', time: '2026-10-12 12:04:00' },
    ],
  });
});
