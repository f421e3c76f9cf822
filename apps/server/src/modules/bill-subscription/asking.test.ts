// Guarantee: a bill of which nothing is heard is asked for by the schedule and then told to be failed, with the reason and the
// way out; whatever its state, it runs by itself once its port speaks (R-4.10-38).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askAfterMs } from '@mastlight/domain/vocabulary/ask-schedule';
import { billSubscription as calls } from '@mastlight/domain/bill-subscription/contract';
import { trackingStates } from '@mastlight/domain/vocabulary/tracking-state';
import { waitFor } from '@mastlight/testing/wait-for';
import { doorsForTest } from '../../scenarios/doors-for-test';
import { explainAsked } from '../../scenarios/explain-for-test';
import { createPortVoice } from '../../scenarios/port-says-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { inTransaction } from '../../platform/db/transaction';
import { startAsking } from './jobs/watch-asking';
import { askAgain, askDue } from './operations/ask-bills';
import { recallDeleted } from './operations/recall-deleted';
import { endByTime } from '../../platform/list/end-by-time';
import { timedBills } from './operations/timed-bills';
import { holdDue } from './store/asking';

const clock = createTestClock();
const minuteMs = 60_000;
const dayMs = 86_400_000;
let server: TestServer;
let port: ReturnType<typeof createPortVoice>;
let user: TestUser;
let made = 0;

beforeAll(async () => {
  server = await startTestServer({ clock });
  port = createPortVoice(server.platform);
  await port.manifest('COSU6100000000', ['DWSU3001375']);
  user = await signInForTest(server.platform);
});
afterAll(() => server.stop());

const freshBillNo = (head = 'COSU'): string => `${head}61${String(10_000_000 + ++made)}`;

async function subscribe(...blnos: string[]): Promise<number[]> {
  const { data } = await server.call(calls.subscribeBills, { blnos }, user);
  return data!.list.map((item) => item.id!);
}

async function rowOf(id: number) {
  return (await server.call(calls.queryBillPage, { ids: [id] }, user)).data!.list[0]!;
}

/** The module's parts, with the port's clock so much ahead. */
function partsAfter(ms: number) {
  const { tracking, follow, billing } = doorsForTest(server.platform);
  const nowMs = clock.nowMs() + ms;
  return { platform: { ...server.platform, portClock: { ...server.platform.portClock, nowMs: () => nowMs } }, tracking, follow, billing };
}

const toAsk = async (id: number) =>
  (
    await server.platform.database.query<{ next_ask_ms: number | null }>(
      'system',
      'select next_ask_ms from bill_subscription where id = $1',
      [id],
    )
  ).rows[0]!.next_ask_ms;

it('R-4.10-38 a silent bill is asked for 21 times, at its instants alone, and then has failed without data', async () => {
  const [id] = await subscribe(freshBillNo());
  const sinceMs = clock.nowMs();
  expect(await rowOf(id!)).toMatchObject({ state: 'waiting', failReason: null });
  for (const [index, afterMs] of askAfterMs.entries()) {
    expect(await toAsk(id!)).toBe(sinceMs + afterMs);
    expect(await askDue(partsAfter(afterMs - 1))).toBe(0);
    expect((await rowOf(id!)).state).toBe('waiting');
    expect(await askDue(partsAfter(afterMs))).toBe(1);
    expect(await toAsk(id!)).toBe(index === 20 ? null : sinceMs + askAfterMs[index + 1]!);
  }
  expect(await askDue(partsAfter(30 * dayMs))).toBe(0);
  const failed = await rowOf(id!);
  expect(failed).toMatchObject({ state: 'failed', failReason: 'no-data', nearBillNo: null });
  expect(failed.sentence).toBe('8 天没有数据，已停止重试：核对单号或重新获取，到 11-12 仍没有就删除并退费');
  const detail = (await server.call(calls.queryBillDetails, { id: id! }, user)).data!;
  expect(detail.nextStep).toMatchObject({ title: failed.sentence, tone: 'attention' });
});

it('R-4.10-38 a failed bill resumes by itself, without anybody asking, when its port speaks', async () => {
  const billNo = freshBillNo();
  const [id] = await subscribe(billNo);
  await askDue(partsAfter(9 * dayMs));
  const before = await rowOf(id!);
  expect(before).toMatchObject({ state: 'failed', failReason: 'no-data' });
  await port.manifest(billNo, ['DWSU3001375']);
  const after = await rowOf(id!);
  expect(after).toMatchObject({ state: 'tracking', failReason: null });
  expect(after.version).toBeGreaterThan(before.version);
});

it('R-4.10-38 what was heard of is asked for once and never again', async () => {
  const billNo = freshBillNo();
  await port.manifest(billNo, ['DWSU3001375']);
  const [id] = await subscribe(billNo);
  expect(await rowOf(id!)).toMatchObject({ state: 'tracking' });
  expect(await askDue(partsAfter(minuteMs))).toBe(1);
  expect(await toAsk(id!)).toBeNull();
  expect(await askDue(partsAfter(20 * dayMs))).toBe(0);
});

it('R-4.10-38 重新获取 begins the schedule anew, in one step, and asks at once', async () => {
  const [id] = await subscribe(freshBillNo());
  await askDue(partsAfter(9 * dayMs));
  expect(await server.call(calls.askAgain, { ids: [id!] }, user)).toMatchObject({ code: 200 });
  expect(await rowOf(id!)).toMatchObject({ state: 'waiting', failReason: null });
  expect(await toAsk(id!)).toBe(clock.nowMs() + minuteMs);
  await askAgain(partsAfter(9 * dayMs), user, [id!]);
  expect(await toAsk(id!)).toBe(clock.nowMs() + 9 * dayMs + minuteMs);
  await askDue(partsAfter(17 * dayMs - 1));
  expect(await rowOf(id!)).toMatchObject({ state: 'waiting' });
  await askDue(partsAfter(17 * dayMs));
  expect(await rowOf(id!)).toMatchObject({ state: 'failed', failReason: 'no-data' });
});

it('R-4.10-38 重新获取 within a minute of the last asks nothing, however often it is sent', async () => {
  const [id] = await subscribe(freshBillNo());
  await askAgain(partsAfter(9 * dayMs), user, [id!, id!]);
  const next = clock.nowMs() + 9 * dayMs + minuteMs;
  await askAgain(partsAfter(9 * dayMs + minuteMs - 1), user, [id!]);
  expect(await toAsk(id!)).toBe(next);
  await askAgain(partsAfter(9 * dayMs + minuteMs), user, [id!]);
  expect(await toAsk(id!)).toBe(next + minuteMs);
});

it('R-4.10-38 a number typed without its head, or with its sister line’s, is told with the number that the port has; 改单号 heals it', async () => {
  const [own, sister] = [freshBillNo(), freshBillNo('OOLU')];
  for (const billNo of [own, sister]) await port.manifest(billNo, ['DWSU3001375']);
  const bare = own.slice(4);
  const foreign = `COSU${sister.slice(4)}`;
  const [bareId, foreignId] = await subscribe(bare, foreign);
  expect(await rowOf(bareId!)).toMatchObject({ state: 'waiting' });
  await askDue(partsAfter(minuteMs));
  expect(await rowOf(bareId!)).toMatchObject({
    state: 'failed',
    failReason: 'number',
    nearBillNo: own,
    sentence: `港口报的是 ${own}，像是这票：核对后改单号`,
  });
  expect(await rowOf(foreignId!)).toMatchObject({ failReason: 'carrier', nearBillNo: sister });
  // Its own number may still be heard of: asking goes on.
  expect(await toAsk(bareId!)).toBe(clock.nowMs() + 3 * minuteMs);
  expect(await server.call(calls.changeBillNo, { id: bareId!, blno: own }, user)).toMatchObject({ code: 200 });
  expect(await rowOf(bareId!)).toMatchObject({ billNo: own, state: 'tracking', failReason: null });
  expect(await server.call(calls.changeBillNo, { id: foreignId!, blno: freshBillNo() }, user)).toMatchObject({ code: 200 });
  expect(await rowOf(foreignId!)).toMatchObject({ state: 'waiting', failReason: null, nearBillNo: null });
});

it('R-4.10-38 a part of a bill that is known is still waited for, with its whole as a hint, until the last asking', async () => {
  const whole = freshBillNo();
  await port.manifest(whole, ['DWSU3001375']);
  const [id] = await subscribe(`${whole}B`);
  const { version } = await rowOf(id!);
  await askDue(partsAfter(minuteMs));
  const hinted = await rowOf(id!);
  expect(hinted).toMatchObject({
    state: 'waiting',
    failReason: null,
    nearBillNo: whole,
    sentence: `港口已报 ${whole}，这个单号还在等：不是分单就改单号`,
  });
  expect(hinted.version).toBeGreaterThan(version);
  await askDue(partsAfter(9 * dayMs));
  expect(await rowOf(id!)).toMatchObject({ state: 'failed', failReason: 'number', nearBillNo: whole });
  await port.manifest(`${whole}B`, ['DWSU3001375']);
  expect(await rowOf(id!)).toMatchObject({ state: 'tracking', failReason: null, nearBillNo: null });
});

it('R-4.10-38 what is stored and was not derived is derived when it is asked for', async () => {
  const billNo = freshBillNo();
  const [id] = await subscribe(billNo);
  await port.manifest(billNo, ['DWSU3001375']);
  // As if the job that derives it had been lost.
  await server.platform.database.query(
    'system',
    `update tracking_bill set status = null, heard_ms = null, state = 'waiting' where bill_no = $1`,
    [billNo],
  );
  expect(await rowOf(id!)).toMatchObject({ state: 'waiting' });
  await askDue(partsAfter(minuteMs));
  await waitFor('the bill is derived', async () => (await rowOf(id!)).state === 'tracking');
});

it('R-4.10-38 a bill whose manifest was deleted is cancelled, and tracked again when it is sent again', async () => {
  const billNo = freshBillNo();
  await port.manifest(billNo, ['DWSU3001375']);
  const [id] = await subscribe(billNo);
  await port.takeBackManifest(billNo, ['DWSU3001375']);
  const cancelled = await rowOf(id!);
  expect(cancelled).toMatchObject({ state: 'failed', failReason: 'cancelled' });
  expect(cancelled.sentence).toMatch(/^舱单已撤销/);
  clock.advance(minuteMs);
  await port.manifest(billNo, ['DWSU3001375']);
  expect(await rowOf(id!)).toMatchObject({ state: 'tracking', failReason: null });
});

it('R-4.10-38 the list is filtered by the states that its rows tell', async () => {
  await subscribe(freshBillNo());
  const { data } = await server.call(calls.queryBillPage, { limit: 100 }, user);
  const states = new Set(data!.list.map(({ state }) => state));
  expect(states).toEqual(new Set(['waiting', 'tracking', 'failed']));
  for (const { code: status } of trackingStates) {
    const filtered = (await server.call(calls.queryBillPage, { limit: 100, status }, user)).data!.list;
    expect(filtered.map(({ id }) => id).sort()).toEqual(
      data!.list
        .filter(({ state }) => state === status)
        .map(({ id }) => id)
        .sort(),
    );
  }
});

it('R-4.10-38 R-9-26 the history tells the state that each ended in; recalled, it is asked for anew', async () => {
  const heard = freshBillNo();
  await port.manifest(heard, ['DWSU3001375']);
  const [silentId, heardId, droppedId] = await subscribe(freshBillNo(), heard, freshBillNo());
  await server.call(calls.deleteBills, { ids: [droppedId!] }, user);
  await askDue(partsAfter(9 * dayMs));
  const later = partsAfter(70 * dayMs);
  await endByTime(later.platform, timedBills(later));
  const { list } = (await server.call(calls.queryDeleted, { limit: 100 }, user)).data!;
  const told = (id: number) => list.find((row) => row.id === id)!;
  expect(told(silentId!)).toMatchObject({ deleteReason: 3, state: 'failed', failReason: 'no-data' });
  expect(told(heardId!)).toMatchObject({ deleteReason: 4, state: 'failed', failReason: 'no-data' });
  expect(told(droppedId!)).toMatchObject({ deleteReason: 1, state: 'failed', failReason: 'cancelled' });
  expect(await askDue(partsAfter(80 * dayMs))).toBe(0);
  // What was paid back is not had for nothing.
  expect(
    await recallDeleted({ ...partsAfter(80 * dayMs), billFiles: { hide: async () => {} } }, user, [silentId!, droppedId!]),
  ).toMatchObject({
    recalled: [droppedId],
    refused: [{ id: silentId, reason: expect.stringContaining('没有收费') }],
  });
  expect(await rowOf(droppedId!)).toMatchObject({ state: 'waiting', failReason: null });
  expect(await toAsk(droppedId!)).toBe(clock.nowMs() + 80 * dayMs + minuteMs);
});

it('asks when the port’s clock is moved, and reads what is due by its index alone', async () => {
  const [id] = await subscribe(freshBillNo());
  const parts = partsAfter(2 * minuteMs);
  let moved = (): void => {};
  const portClock = { ...parts.platform.portClock, onChange: (listener: () => void) => ((moved = listener), () => true) };
  const running = startAsking({ ...parts, platform: { ...parts.platform, portClock } });
  moved();
  await running.stop();
  expect(await toAsk(id!)).toBe(clock.nowMs() + 3 * minuteMs);
  const query = (sql: string) => server.platform.database.query('system', sql);
  await query(`insert into bill_subscription (owner_key, user_id, port, bill_no, created_ms, auto_subscribe)
    select 'u:heard', 1, 'NB', 'COSU62' || n, 1, false from generate_series(1, 5000) n`);
  await query('analyze bill_subscription');
  const { indexes, rowsRead } = await explainAsked(server.platform.database, (explaining) =>
    inTransaction(explaining, 'system', (transaction) => holdDue(transaction, 1, 200)),
  );
  expect([...indexes]).toContain('bill_subscription_to_ask');
  expect(rowsRead['bill_subscription']).toBe(0);
});

it('R-4.10-38 a row goes from 获取中 to 跟踪中 once its port speaks, and to 已完成 once its ship has left', async () => {
  const billNo = freshBillNo();
  const ship = { name: 'DEMO LEAVING', code: 'UN9000077', scheme: 'un', voyage: '77W', direction: 'export' } as const;
  const [id] = await subscribe(billNo);
  const word = async () => {
    const { state, failReason } = await rowOf(id!);
    return `${trackingStates.find(({ code }) => code === state)!.name} ${failReason}`;
  };
  expect(await word()).toBe('获取中 null');
  await port.manifest(billNo, ['DWSU3001375'], { ship });
  expect(await word()).toBe('跟踪中 null');
  const nowMs = server.platform.portClock.nowMs();
  await port.plan(nowMs - dayMs, nowMs - 60 * minuteMs, ship);
  expect(await word()).toBe('已完成 null');
});
