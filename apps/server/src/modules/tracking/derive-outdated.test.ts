// Guarantee: bills that other rules derived are derived again beside the work, those heard of last first, from where the last
// process ended; followers hear of those alone that read differently, and one that cannot be derived holds up no other.
// The same holds for calls, and for statuses of today's rules that cannot be read.
import { derivationVersion } from '@mastlight/domain/tracking/status';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LearntLags } from './learnt-lags';
import { MonthParts } from '../../platform/db/month-parts';
import { doorsForTest, followForTest } from '../../scenarios/doors-for-test';
import { createPortVoice } from '../../scenarios/port-says-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { deriveOutdated } from './operations/derive-outdated';
import type { Parts } from './parts';

let server: TestServer;
let told: string[];
let parts: Parts;
beforeEach(async () => {
  server = await startTestServer({ clock: createTestClock(), env: { ROLES: 'http' } });
  told = [];
  const follow: Parts['follow'] = {
    ...doorsForTest(server.platform).follow,
    tellFollowers: async (_transaction, { subjects }) => void told.push(...subjects),
  };
  parts = { platform: server.platform, follow, months: new MonthParts(server.platform.database, 'tracking_fact'), lags: new LearntLags() };
});
afterEach(() => server.stop());

const query = <Row extends object>(text: string, values: readonly unknown[] = []) =>
  server.platform.database.unhurried(
    async () => (await server.platform.database.query<Row & Record<string, unknown>>('system', text, values)).rows,
  );
const derive = (signal = new AbortController().signal) => server.platform.database.unhurried(() => deriveOutdated(parts, signal));

describe('deriveOutdated', () => {
  it('reads old statuses as far as they go, and tells of what reads differently alone', async () => {
    const port = createPortVoice(server.platform);
    const [same, wrong, broken] = ['OUTDATED0001', 'OUTDATED0002', 'OUTDATED0003'];
    for (const billNo of [same, wrong, broken]) await port.manifest(billNo, ['CSQU3054383']);
    await followForTest(server.platform, 'NB', [same, wrong, broken]);
    const read = () =>
      query<{ bill_no: string; version: number; state: string; status: object }>(
        'select bill_no, version, state, boxes_total, status, derivation_version from tracking_bill order by bill_no',
      );
    const before = await read();
    // As an older build left them: without a field that came, with one that went, and one of them wrong.
    await query(
      `update tracking_bill set derivation_version = 1, status = ((status::jsonb - 'derivation' - 'port') || '{"gone": 1}')::json`,
    );
    await query(`update tracking_bill set boxes_total = 9, status = (status::jsonb || '{"boxesTotal": 9}')::json where bill_no = $1`, [
      wrong,
    ]);
    await query(`update tracking_bill set status = '"text"' where bill_no = $1`, [broken]);
    expect(await derive()).toBe(3);
    const after = await read();
    expect(told.toSorted()).toEqual([wrong, broken]);
    expect(after).toEqual(before.map((row, index) => (index === 0 ? row : { ...row, version: row.version + 1 })));
    // Nothing is left to do, also for whoever starts next.
    expect(await derive()).toBe(0);
  });

  it('goes on where it was ended, those heard of last first', async () => {
    await query(
      `insert into tracking_bill (port, bill_no, search_text, updated_at, derivation_version, heard_ms)
       select 'NB', 'LEFT' || lpad(n::text, 8, '0'), '', now(), 1, n from generate_series(1, 250) n`,
    );
    const ended = new AbortController();
    const tellFollowers = parts.follow.tellFollowers;
    parts = {
      ...parts,
      follow: {
        ...parts.follow,
        tellFollowers: async (...args) => {
          ended.abort();
          await tellFollowers(...args);
        },
      },
    };
    const first = await derive(ended.signal);
    expect(first).toBeLessThan(250);
    const left = await query<{ bill_no: string }>('select bill_no from tracking_bill where derivation_version = 1 order by bill_no');
    expect(left).toHaveLength(250 - first);
    expect(left.at(-1)).toEqual({ bill_no: `LEFT${String(250 - first).padStart(8, '0')}` });
    expect(await derive()).toBe(250 - first);
    expect(new Set(told).size).toBe(250);
    expect(told).toHaveLength(250);
  });

  it('derives calls again as it does bills', async () => {
    const port = createPortVoice(server.platform);
    await port.plan(server.platform.portClock.nowMs() + 30 * 3_600_000);
    const [same, wrong] = ['DEMOLANTERN/101W', 'DEMOLANTERN/101WE'];
    await followForTest(server.platform, 'NB', [same, wrong], 'call');
    const read = () => query<{ version: number; status: object }>('select * from tracking_call order by call');
    const before = await read();
    await query(`update tracking_call set derivation_version = 1, status = ((status::jsonb - 'derivation') || '{"gone": 1}')::json`);
    await query(`update tracking_call set status = (status::jsonb || '{"terminal": "OTHER"}')::json where call = $1`, [wrong]);
    expect(await derive()).toBe(2);
    expect(told).toEqual([wrong]);
    expect(await read()).toEqual(before.map((row, index) => (index === 0 ? row : { ...row, version: row.version + 1 })));
  });

  it('derives again what stands there as of today and cannot be read', async () => {
    const port = createPortVoice(server.platform);
    const [sound, odd] = ['UNREADABLE01', 'UNREADABLE02'];
    for (const billNo of [sound, odd]) await port.manifest(billNo, ['CSQU3054383']);
    await followForTest(server.platform, 'NB', [sound, odd]);
    await followForTest(server.platform, 'NB', ['DEMOLANTERN/101W'], 'call');
    const before = await query('select bill_no, status, version from tracking_bill order by 1');
    const callBefore = await query('select status, version from tracking_call');
    await query(`update tracking_bill set status = (status::jsonb - 'plan')::json where bill_no = $1`, [odd]);
    await query(`update tracking_call set status = (status::jsonb - 'plan')::json`);
    expect(await derive()).toBe(2);
    // What is there of them reads the same.
    expect(told).toEqual([]);
    expect(await query('select bill_no, status, version from tracking_bill order by 1')).toEqual(before);
    expect(await query('select status, version from tracking_call')).toEqual(callBefore);
    expect(await derive()).toBe(0);
  });

  it('looks through the stored statuses once, and again under other rules', async () => {
    const port = createPortVoice(server.platform);
    await port.manifest('LOOKTHROUGH1', ['CSQU3054383']);
    await followForTest(server.platform, 'NB', ['LOOKTHROUGH1']);
    const asked: string[] = [];
    const { database } = server.platform;
    const watched = new Proxy(database, {
      get: (_, name) =>
        name === 'query'
          ? (...args: Parameters<typeof database.query>) => {
              asked.push(args[3] ?? args[1]);
              return database.query(...args);
            }
          : (Reflect.get(database, name, database) as unknown),
    });
    parts = { ...parts, platform: { ...parts.platform, database: watched } };
    const counting = ['tracking_bill', 'tracking_call', 'tracking_bill_on_call', 'tracking_booking'].map(
      (table) => `tracking-count-outdated ${table}`,
    );
    await derive();
    expect(asked.filter((name) => name.startsWith('tracking-read-statuses'))).not.toEqual([]);
    asked.length = 0;
    await derive();
    expect(asked).toEqual([...counting, 'tracking-find-read-through']);
    await query('update tracking_statuses_read set derivation_version = derivation_version - 1');
    asked.length = 0;
    await derive();
    expect(asked).toContain('tracking-read-statuses tracking_bill');
    expect(asked).toContain('tracking-read-statuses tracking_call');
  });

  it('looks through them at the next start when it was ended, or one could not be derived', async () => {
    const port = createPortVoice(server.platform);
    await port.manifest('LOOKTHROUGH2', ['CSQU3054383']);
    await followForTest(server.platform, 'NB', ['LOOKTHROUGH2']);
    const kindsRead = async () =>
      (await query<{ kind: string }>('select kind from tracking_statuses_read order by kind')).map(({ kind }) => kind);
    await derive(AbortSignal.abort());
    expect(await kindsRead()).toEqual([]);
    await query(`update tracking_bill set status = '"text"'`);
    await query(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`);
    await query('create trigger refuse before update on tracking_bill for each row execute function refuse()');
    await derive();
    expect(await kindsRead()).toEqual(['bill-on-call', 'booking', 'call']);
    await query('drop function refuse cascade');
    expect(await derive()).toBe(1);
    expect(await kindsRead()).toEqual(['bill', 'bill-on-call', 'booking', 'call']);
  });

  it('passes over one that cannot be derived', async () => {
    await query(
      `insert into tracking_bill (port, bill_no, search_text, updated_at, derivation_version)
       select 'NB', 'FAIL' || lpad(n::text, 8, '0'), '', now(), 1 from generate_series(1, 5) n`,
    );
    await query(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`);
    await query(
      `create trigger refuse before update on tracking_bill for each row when (new.bill_no = 'FAIL00000003') execute function refuse()`,
    );
    await derive();
    expect(await query('select bill_no from tracking_bill where derivation_version <> $1', [derivationVersion])).toEqual([
      { bill_no: 'FAIL00000003' },
    ]);
  });
});
