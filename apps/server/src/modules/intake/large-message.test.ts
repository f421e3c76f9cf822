// Guarantee (A19): a message too large for one statement is stored and given
// back byte by byte, and nothing of its way to the database stays there.
import { createHash } from 'node:crypto';
import { random, seed } from '@mastlight/wire/testing/seed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statementBytesMax } from '../../platform/db/staged-bytes';
import { inTransaction } from '../../platform/db/transaction';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { decodingLanes } from './decoding-lane';
import { doorsForTest } from '../../scenarios/doors-for-test';
import { loadWaiting } from './store/waiting-messages';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ env: { ROLES: 'http' } })));
afterAll(() => server.stop());

const uploads = decodingLanes.find(({ sources }) => sources.includes('upload'))!;
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function largeObjects(): Promise<number> {
  const { rows } = await server.platform.database.query<{ count: number }>(
    'system',
    'select count(*)::int as count from pg_largeobject_metadata',
  );
  return rows[0]!.count;
}

it(`keeps each byte of what is just too large, and of twice as much (SEED=${seed})`, async () => {
  const next = random(seed);
  const files = [statementBytesMax, statementBytesMax + 1, 2 * statementBytesMax + 12_345].map((size) =>
    Buffer.from(Uint8Array.from({ length: size }, () => Math.floor(next() * 256))),
  );
  const message = (bytes: Buffer) => ({ source: 'upload' as const, fileName: null, bytes });
  const { receiveMessages: receive } = doorsForTest(server.platform).intake;
  const receipts = await receive(files.map(message));
  expect(receipts.map(({ sha256: stored }) => stored)).toEqual(files.map(sha256));
  const waiting = await inTransaction(server.platform.database, 'system', (transaction) =>
    loadWaiting(transaction, uploads, 10, 100 * statementBytesMax),
  );
  expect(waiting.map(({ bytes }) => sha256(bytes))).toEqual(files.map(sha256));
  expect((await receive([message(files[2]!)]))[0]!.state).toBe('duplicate');
  expect(await largeObjects()).toBe(0);
});
