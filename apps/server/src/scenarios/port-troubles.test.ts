/**
 * Guarantee: each trouble that a port of the sandbox has is told by the product in words: a late 运抵, a release that was
 * withdrawn, a cut-off that moved, a port that is silent for a day, and one that repeats its rows.
 */
import type { BillRow } from '@mastlight/domain/bill-subscription/contract';
import { tracking } from '@mastlight/domain/tracking/contract';
import { judgeSilence, portRules, type PortCode } from '@mastlight/domain/ports/index';
import { parseShanghai, formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { followAtPort, type RowPortVoice } from './row-port-for-test';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';

const hourMs = 3_600_000;
const clock = createTestClock();
const time = (hours: number): string => formatShanghai(clock.nowMs() + hours * hourMs);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());

interface Story extends RowPortVoice {
  gate(): Promise<void>;
  flags(flags: object): Promise<void>;
  plan(closesInHours: number): Promise<void>;
}

/** A bill of one box of a port whose sources speak for it. */
async function begin(port: PortCode, billNo: string, wharfCode: string): Promise<Story> {
  const { pathPart, sources } = portRules(port);
  const voice = await followAtPort(server, port, pathPart, billNo);
  const ship = { vessel: `MADE ${port}`, voyage: '0310E' };
  const box = { blNo: billNo, ctnNo: 'CSQU3054383', wharfCode };
  const boxes = sources[0]!.code;
  const ships = port === 'QD' ? 'qingdao-port' : boxes;
  return {
    ...voice,
    gate: () =>
      voice.say(boxes, 'gate', [{ ...box, ...ship, ctnStatus: 'F', ctnSizeType: '45G1', inGateTime: time(0), recvTime: time(0) }]),
    flags: (flags) => voice.say(boxes, 'release', [{ ...box, ...flags, recvTime: time(0) }]),
    plan: (closesInHours) =>
      voice.say(ships, 'plan', [
        {
          wharfCode,
          ...ship,
          portClose: time(closesInHours),
          ctnEnd: time(closesInHours),
          etb: time(closesInHours + 4),
          recvTime: time(0),
        },
      ]),
  };
}

const isDone =
  (node: string) =>
  ({ nodeGroup }: BillRow): boolean =>
    nodeGroup.some(({ code, state }) => code === node && state === 'done');

it('QD a late 运抵 is missing, and is told no more once it has come', async () => {
  const story = await begin('QD', 'COSU7000000001', 'QQCT');
  await story.gate();
  await story.rowWhen('the gate-in', ({ boxArrivalCount }) => boxArrivalCount === '1/1');
  clock.advance(7 * hourMs);
  expect(await story.rowWhen('the wait', () => true)).toMatchObject({
    exceptions: ['arrival-missing'],
    sentence: '进港 7h 未运抵，联系场站',
  });
  await story.flags({ arriveFlag: '1', arriveTime: time(0) });
  const arrived = await story.rowWhen('运抵', isDone('arrival'));
  expect(arrived.exceptions).toEqual([]);
});

it('XM a release that was withdrawn is told as such until it is given again', async () => {
  const story = await begin('XM', 'COSU7000000002', 'XHICT');
  await story.gate();
  await story.flags({ arriveFlag: '1', customFlag: '1' });
  clock.advance(hourMs);
  await story.flags({ arriveFlag: '1', customFlag: '2' });
  const row = await story.rowWhen('the withdrawal', ({ exceptions }) => exceptions.includes('withdrawn'));
  expect(row).toMatchObject({ exceptions: ['withdrawn'], sentence: '放行已取消，1/1 箱' });
  clock.advance(hourMs);
  await story.flags({ arriveFlag: '1', customFlag: '1' });
  expect((await story.rowWhen('the release', ({ exceptions }) => !exceptions.includes('withdrawn'))).exceptions).toEqual([]);
});

it('TJ a cut-off that moved is told by how much, to whoever has a box outside', async () => {
  const story = await begin('TJ', 'COSU7000000003', 'TPCT');
  await story.say('tianjin-port', 'release', [
    {
      blNo: 'COSU7000000003',
      ctnNo: 'CSQU3054383',
      wharfCode: 'TPCT',
      vessel: 'MADE TJ',
      voyage: '0310E',
      arriveFlag: '0',
      recvTime: time(0),
    },
  ]);
  await story.plan(50);
  await story.rowWhen('the plan', ({ portCloseTime }) => portCloseTime === time(50));
  clock.advance(hourMs);
  await story.plan(46);
  const row = await story.rowWhen('the move', ({ exceptions }) => exceptions.includes('cut-off-changed'));
  expect(row.sentence).toContain(`箱号截止提前 3 小时，现为 ${time(46).slice(5, 16)}`);
});

it('V-02 SZ a port that is silent for a day: its sources are, since when is told, and nothing waits late for that', async () => {
  const story = await begin('SZ', 'COSU7000000004', 'YANTIAN');
  await story.gate();
  await story.flags({ arriveFlag: '1', customFlag: '1' });
  const told = async () => (await server.call(tracking.querySources, { systemKey: 'SZ' }, { token: story.token })).data!.sources[0]!;
  const before = await story.rowWhen('the release', isDone('release'));
  const heardMs = clock.nowMs();
  clock.advance(24 * hourMs);
  const { source, heardTime } = await told();
  expect(parseShanghai(heardTime!)).toBe(heardMs);
  const { pace } = portRules('SZ').sources.find(({ code }) => code === source)!;
  expect(judgeSilence(pace, clock.nowMs() - heardMs)).toBe('silent');
  const row = await story.rowWhen('the wait', () => true);
  const asOf = formatShanghai(heardMs).slice(5, 16);
  expect(row).toMatchObject({ exceptions: [], sentence: `断报 · 截至 ${asOf} ${before.sentence}` });
});

it('DL a port that repeats its rows disturbs nobody, and no wait begins anew', async () => {
  const story = await begin('DL', 'COSU7000000005', 'DCT');
  await story.gate();
  await story.flags({ arriveFlag: '1', customFlag: '0' });
  const before = await story.rowWhen('运抵', isDone('arrival'));
  for (const hours of [8, 8, 8]) {
    clock.advance(hours * hourMs);
    await story.flags({ arriveFlag: '1', customFlag: '0' });
    await waitFor('the hearing', async () => {
      const { data } = await server.call(tracking.querySources, { systemKey: 'DL' }, { token: story.token });
      return data!.sources[0]!.heardTime === time(0);
    });
  }
  const row = await story.rowWhen('the wait', () => true);
  expect(row).toMatchObject({ exceptions: ['overdue'], sentence: '运抵后 1天，还没有放行' });
  // Time alone has changed what it says.
  expect(row.version).toBeLessThanOrEqual(before.version + 1);
});
