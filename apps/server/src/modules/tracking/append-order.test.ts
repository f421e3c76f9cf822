// Guarantee: facts are numbered in the order in which they were said, also within one batch; of statements without any time the
// last one is what was said last, and saying it again is no news.
import type { WireMessage, WireTime } from '@mastlight/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/transaction';
import { doorsForTest } from '../../scenarios/doors-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ env: { ROLES: 'http' } })));
afterAll(() => server.stop());

const at = (instantMs: number): WireTime => ({ raw: '', instantMs });
const plan = (closesMs: number): WireMessage => ({
  kind: 'vessel-plan',
  type: 'PLAN',
  reference: null,
  function: 'original',
  prepared: null,
  vessel: null,
  calls: [
    {
      vessel: { name: 'DEMO LANTERN', code: 'UN9000001', scheme: 'un', voyage: '101W', direction: 'export' },
      chineseName: null,
      terminal: 'BLCT2',
      gateInOpens: null,
      gateInCloses: null,
      customsCloses: null,
      portCloses: at(closesMs),
      eta: null,
      etd: null,
      ata: null,
      atd: null,
      berth: null,
    },
  ],
});

it('keeps the order of one batch', async () => {
  const { tracking } = doorsForTest(server.platform);
  const heardMs = Date.UTC(2026, 9, 12, 4);
  let messageId = 0;
  const say = async (closes: readonly number[]) => {
    messageId++;
    const applied = await inTransaction(server.platform.database, 'system', (tx) =>
      tracking.applyMessages(tx, [{ messageId, source: 'ningbo-port', heardMs, messages: closes.map(plan) }]),
    );
    return applied.get(messageId)!.added;
  };
  // To and fro, and each time news; so many that the database would rather sort them by digest.
  const said = Array.from({ length: 9_000 }, (_, i) => heardMs + (i % 3) * 3_600_000);
  expect(await say(said)).toBe(said.length);
  const { rows } = await server.platform.database.query<{ closes: number }>(
    'system',
    `select (detail->>'portClosesMs')::float8 as closes from tracking_fact order by id`,
  );
  expect(rows.map(({ closes }) => closes)).toEqual(said);
  expect(await say([said.at(-1)!])).toBe(0);
  expect(await say([said[0]!, said[0]!])).toBe(1);
});
