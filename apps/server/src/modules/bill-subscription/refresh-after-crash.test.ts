// Guarantee: a row says what is known of its bill even if the process ends right
// after the row was committed, and nothing of a number it no longer has.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billSubscription as calls } from '@mastlight/domain/bill-subscription/contract';
import { waitFor } from '@mastlight/testing/wait-for';
import type { Session } from '../../platform/http/session';
import { createPortVoice } from '../../scenarios/port-says-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { createTrackingModule } from '../tracking/index';
import { changeBillNo } from './operations/change-bill-no';
import { recallDeleted } from './operations/recall-deleted';
import { subscribeBills } from './operations/subscribe-bills';
import type { Parts } from './parts';

let server: TestServer;
let anna: TestUser;
let bert: TestUser;
let parts: Parts;
const billNo = 'COSU6012340001';

beforeAll(async () => {
  server = await startTestServer();
  [anna, bert] = [await signInForTest(server.platform), await signInForTest(server.platform)];
  const port = createPortVoice(server.platform);
  await server.call(calls.subscribeBills, { blnos: [billNo] }, anna);
  await port.manifest(billNo, ['CSQU3054383']);
  await port.gateIn(billNo, 'CSQU3054383');
  const tracking = createTrackingModule(server.platform);
  // What comes after the commit is cut off here.
  parts = { platform: server.platform, tracking: { ...tracking, billStatuses: () => Promise.reject(new Error('cut off')) } };
});
afterAll(() => server.stop());

const sessionOf = (user: TestUser): Session => ({ ...user, identity: { kind: 'personal' }, roles: [], permissions: [], tokenDigest: '' });

interface Row {
  readonly id: number;
  readonly state: string;
  readonly [column: string]: unknown;
}
async function rowOf(user: TestUser, wanted: string): Promise<Row | undefined> {
  const { rows } = await server.platform.database.query<Row>(
    'system',
    'select * from bill_subscription where owner_key = $1 and bill_no = $2 and deleted_ms is null',
    [user.ownerKey, wanted],
  );
  return rows[0];
}
const followed = () => waitFor('the status in the row', async () => (await rowOf(bert, billNo))?.state === 'tracking', 5_000);

describe('a bill that is tracked already', () => {
  it('is written into a new row', async () => {
    await expect(subscribeBills(parts, sessionOf(bert), { port: 'NB', blnos: [billNo] })).rejects.toThrow('cut off');
    await followed();
  });

  it('is written into a recalled row', async () => {
    const { id } = (await rowOf(bert, billNo))!;
    await server.platform.database.query(
      'system',
      `update bill_subscription set deleted_ms = 1, state = 'waiting', tracked_version = 0 where id = $1`,
      [id],
    );
    await expect(recallDeleted(parts, sessionOf(bert), [id])).rejects.toThrow('cut off');
    await followed();
  });

  it('R-7.4-41 is written into a row that gets its number', async () => {
    await server.call(calls.deleteBills, { ids: [(await rowOf(bert, billNo))!.id] }, bert);
    const { data } = await server.call(calls.subscribeBills, { blnos: ['COSU6012340002'] }, bert);
    await expect(changeBillNo(parts, sessionOf(bert), data!.list[0]!.id!, billNo)).rejects.toThrow('cut off');
    await followed();
  });

  it('R-7.4-41 is forgotten by a row that gets another number', async () => {
    const other = 'COSU6012340003';
    const row = await waitFor('the status in the row', async () => {
      const now = await rowOf(anna, billNo);
      return now?.['boxes_gated_in'] === 1 && now;
    });
    expect(row).toMatchObject({ boxes_total: 1, terminal: 'BLCT2', vessel_name: 'DEMO LANTERN' });
    // Nobody follows the other number, so that nothing is written over what stays.
    await changeBillNo(
      { platform: server.platform, tracking: { ...createTrackingModule(server.platform), requestBills: async () => {} } },
      sessionOf(anna),
      row.id,
      other,
    );
    const heard = [
      'status',
      'node',
      'vessel_name',
      'voyage',
      'terminal',
      'operator',
      'discharge_port',
      'weight_gap_kg',
      'pass_flag',
      'heard_ms',
      'source',
      'gate_in_opens_ms',
      'gate_in_closes_ms',
      'customs_closes_ms',
      'port_closes_ms',
      'eta_ms',
      'etd_ms',
      'ata_ms',
      'atd_ms',
      'loaded_ms',
      'next_change_ms',
      ...Object.keys(row).filter((column) => column.startsWith('during_')),
    ];
    expect(await rowOf(anna, other)).toMatchObject({
      ...Object.fromEntries(heard.map((column) => [column, null])),
      state: 'waiting',
      tracked_version: 0,
      search_text: other,
      container_nos: [],
      boxes_gated_in: 0,
      boxes_total: 0,
    });
  });
});
