/**
 * Guarantee: what a port's events usually take is learnt once a port day of the bills that were heard of; whoever waits is
 * judged by what was known when his wait began, and the row, the detail and what is derived again say the same of it.
 */
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { derivationVersion } from '@mastlight/domain/tracking/status';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LearntLags } from '../modules/tracking/learnt-lags';
import { deriveOutdated } from '../modules/tracking/operations/derive-outdated';
import { learnUsualLags } from '../modules/tracking/operations/learn-lags';
import type { Parts } from '../modules/tracking/parts';
import { MonthParts } from '../platform/db/month-parts';
import { inTransaction } from '../platform/db/transaction';
import { doorsForTest, followForTest } from './doors-for-test';
import { followAtPort, type RowPortVoice } from './row-port-for-test';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Friday 2026-10-09, 10:00 in Shanghai: by day, as the waits below. */
const clock = createTestClock(Date.UTC(2026, 9, 9, 2, 0));
const seenCount = 40;
const seen = Array.from({ length: seenCount }, (_, at) => `COSU77000${10_000 + at}`);
const followed = 'COSU6600020001';
const ship = { vessel: 'PU JIANG STAR', voyage: '0260E' };
const boxOf = (billNo: string): string => `CSQU${billNo.slice(-7)}`;

let server: TestServer;
let port: RowPortVoice;
let parts: Parts;
beforeAll(async () => {
  server = await startTestServer({ clock });
  const { platform } = server;
  parts = {
    platform,
    follow: doorsForTest(platform).follow,
    months: new MonthParts(platform.database, 'tracking_fact'),
    lags: new LearntLags(),
  };
  port = await followAtPort(server, 'SH', 'Sh', followed);
  await followForTest(platform, 'SH', seen);
});
afterAll(() => server.stop());

/** Boxes of ten ships on the four days before: what one ship tells at once is one word. */
const spread = (at: number) => ({ vessel: `PU JIANG ${at % 10}`, agoMs: (1 + (at % 4)) * 24 * hourMs });

const gateIn = (
  billNos: readonly string[],
  toldOf: (at: number) => { vessel: string; agoMs: number } = () => ({ vessel: ship.vessel, agoMs: 0 }),
) =>
  port.say(
    'gang-hang',
    'gate',
    billNos.map((blNo, at) => {
      const { vessel, agoMs } = toldOf(at);
      const time = formatShanghai(clock.nowMs() - agoMs);
      return {
        blNo,
        ctnNo: boxOf(blNo),
        ctnStatus: 'F',
        ...ship,
        vessel,
        loadPort: 'CNSHA',
        wharfCode: 'WGQ4',
        inGateTime: time,
        recvTime: time,
      };
    }),
  );
const arrive = (billNos: readonly string[], afterMs: (at: number) => number) =>
  port.say(
    'gang-hang',
    'release',
    billNos.map((blNo, at) => {
      const time = formatShanghai(clock.nowMs() + afterMs(at));
      return { blNo, ctnNo: boxOf(blNo), wharfCode: 'WGQ4', arriveFlag: '1', arriveTime: time, recvTime: time };
    }),
  );
const rows = async <Row extends object>(text: string, values: readonly unknown[] = []) =>
  (await server.platform.database.query<Row & Record<string, unknown>>('system', text, values)).rows;
const expectedOf = async (billNo: string) =>
  (await rows<{ expected: object }>(`select status->'expected' as expected from tracking_bill where bill_no = $1`, [billNo]))[0]!.expected;

describe('what is usual', () => {
  it('is not known before anything was seen: the trade says what is late', async () => {
    await gateIn([followed]);
    clock.advance(2 * hourMs);
    const row = await port.rowWhen('the arrival that is missing', ({ exceptions }) => exceptions.includes('arrival-missing'));
    expect(row.sentence).toBe('进港 2h 未运抵，联系场站');
    expect(await learnUsualLags(parts)).toBe(0);
  });

  it('is learnt of what was seen, once a port day, and holds for waits that begin afterwards alone', async () => {
    await gateIn(seen, spread);
    await arrive(seen, (at) => 3 * hourMs + at * minuteMs - spread(at).agoMs);
    await waitFor('what the bills took', async () => {
      const [{ count } = { count: 0 }] = await rows<{ count: number }>(
        `select count(*) as count from tracking_bill where bill_no = any($1) and status::jsonb #> '{boxes,0,doneMs}' ? 'ASA'`,
        [seen],
      );
      return count === seenCount;
    });
    clock.advance(4 * hourMs);
    expect(await learnUsualLags(parts)).toBe(0);
    clock.advance(20 * hourMs);
    // For the terminal and the port, by day and at any time.
    expect(await learnUsualLags(parts)).toBe(4);
    expect(await learnUsualLags(parts)).toBe(0);
    const told = await rows<{ node: string; terminal: string; shift: string; samples: number }>(
      `select node, terminal, shift, usual_minutes, late_minutes, samples from tracking_usual_lag order by terminal, shift`,
    );
    expect(told.map(({ node, terminal, shift, samples }) => `${node} ${terminal} ${shift} ${samples}`)).toEqual([
      'ASA   40',
      'ASA  day 40',
      'ASA WGQ4  40',
      'ASA WGQ4 day 40',
    ]);
    expect(told[0]).toMatchObject({ usual_minutes: 210, late_minutes: 300 });
    // The port speaks of others, so that its silence is none (V-02); whoever has waited since Friday is judged as before.
    await gateIn(['COSU6600020009']);
    const row = await port.rowWhen('the one that waits', ({ sentence }) => !sentence.includes('断报'));
    expect(row.sentence).toBe('进港 1天2h 未运抵，联系场站');
  });

  it('a day later nothing has changed and nothing is pinned', async () => {
    clock.advance(24 * hourMs);
    expect(await learnUsualLags(parts)).toBe(0);
    expect(await rows('select from tracking_usual_lag')).toHaveLength(4);
  });

  it('is said of a wait that begins now, in the row as in the detail, followed or not', async () => {
    // Monday, 10:00.
    clock.advance(22 * hourMs);
    const [waiting, strange] = ['COSU6600020002', 'COSU6600020003'];
    const second = await followAtPort(server, 'SH', 'Sh', waiting);
    await gateIn([waiting, strange]);
    await second.rowWhen('the box', ({ boxArrivalCount }) => boxArrivalCount === '1/1');
    clock.advance(4.9 * hourMs);
    expect((await second.rowWhen('the bill', () => true)).exceptions).toEqual([]);
    clock.advance(4.1 * hourMs);
    const row = await second.rowWhen('the arrival that is missing', ({ exceptions }) => exceptions.includes('arrival-missing'));
    expect(row.sentence).toBe('运抵通常进港后 3.5 小时，现已 9 小时');
    const { data } = await server.call(billSubscription.queryBillDetails, { blno: waiting, systemKey: 'SH' }, { token: second.token });
    expect(data!.bill.sentence).toBe(row.sentence);
    expect(data!.nextStep.advice).toContain('通常 3.5 小时（按最近 40 箱）');
    const others = await doorsForTest(server.platform).tracking.readBills('SH', [strange]);
    expect(others.get(strange)!.status.expected).toEqual(await expectedOf(waiting));
  });

  it('derived again by a process that has just started, bills say what they said', async () => {
    // What time alone changes is told by a job: none of it may come between.
    await waitFor('what time changed', async () => {
      const due = await rows('select from tracking_bill where next_change_ms <= $1 and is_followed', [
        Math.trunc(server.platform.portClock.nowMs()),
      ]);
      return due.length === 0;
    });
    const before = await rows('select bill_no, version, status, exception_codes, exception_spans from tracking_bill order by bill_no');
    await rows(`update tracking_bill set derivation_version = 1, status = (status::jsonb || '{"derivation": 1}')::json`);
    await server.platform.database.unhurried(() => deriveOutdated({ ...parts, lags: new LearntLags() }, new AbortController().signal));
    const after = await rows('select bill_no, version, status, exception_codes, exception_spans from tracking_bill order by bill_no');
    expect(after).toEqual(before);
    const [{ count } = { count: 0 }] = await rows<{ count: number }>(
      'select count(*) as count from tracking_bill where derivation_version = $1',
      [derivationVersion],
    );
    expect(count).toBe(after.length);
  });

  it('one that becomes overdue while another is becomes newer trouble by time alone, of a ship that has not gone', async () => {
    const nowMs = Math.trunc(clock.nowMs());
    const dues = [nowMs + hourMs, nowMs + 3 * hourMs].map((dueMs) => ({ dueMs }));
    const published = (departedMs: number | null) =>
      rows(
        `update tracking_bill set next_change_ms = $1, trouble_ms = null, exception_spans = '{"{[,)}"}', exception_codes = '{overdue}',
        status = (status::jsonb || $2::jsonb)::json where bill_no = $3`,
        [nowMs + hourMs, JSON.stringify({ expected: dues, departedMs }), followed],
      );
    const told = () => rows('select trouble_ms, next_change_ms from tracking_bill where bill_no = $1', [followed]);
    await published(null);
    clock.advance(2 * hourMs);
    await waitFor('the first', async () => (await told())[0]!['trouble_ms'] === nowMs + hourMs);
    expect(await told()).toEqual([{ trouble_ms: nowMs + hourMs, next_change_ms: nowMs + 3 * hourMs }]);
    clock.advance(2 * hourMs);
    await waitFor('the second', async () => (await told())[0]!['trouble_ms'] === nowMs + 3 * hourMs);
    await published(nowMs);
    await waitFor('the end', async () => (await told())[0]!['next_change_ms'] === null);
    expect(await told()).toEqual([{ trouble_ms: null, next_change_ms: null }]);
  });

  it('R11 is forgotten once nobody speaks of it, and dropped when no wait can have begun under it', async () => {
    const standing = () =>
      rows<{ samples: number }>(
        `select distinct on (node, terminal, shift) samples from tracking_usual_lag where port = 'SH' order by node, terminal, shift, id desc`,
      );
    expect((await standing()).filter(({ samples }) => samples > 0)).toHaveLength(4);
    const waitedMs = clock.nowMs();
    clock.advance(60 * 24 * hourMs);
    expect(await learnUsualLags(parts)).toBe(4);
    expect((await standing()).map(({ samples }) => samples)).toEqual([0, 0, 0, 0]);
    // Whoever began to wait before is judged as before; who begins now, by the trade.
    const usual = await inTransaction(server.platform.database, 'system', (transaction) => new LearntLags().of(transaction, 'SH'));
    expect(usual('ASA', 'WGQ4', waitedMs)?.samples).toBe(seenCount);
    expect(usual('ASA', 'WGQ4', clock.nowMs())?.samples).toBe(0);
    clock.advance(200 * 24 * hourMs);
    expect(await learnUsualLags(parts)).toBe(0);
    expect(await rows('select from tracking_usual_lag')).toEqual([]);
  });
});
