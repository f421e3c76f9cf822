/**
 * Guarantee: a booking is followed before its bill exists, step by step from the
 * port's rows; it lacks what it lacks, becomes the bill when a manifest names
 * both, and goes on as that bill (R-3.8-13, R-7.4-13, R-7.6-08).
 */
import { bookingSubscription as calls, type BookingRow } from '@mastlight/domain/booking-subscription/contract';
import { billSubscription as bills } from '@mastlight/domain/bill-subscription/contract';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExport } from './read-export';
import { signInForTest, type TestUser } from './sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';

const soNo = 'WK420P00081';
const billNo = 'COSU6600010009';
const boxes = ['CSQU3054383', 'MLTU3102047'] as const;
const ship = { vessel: 'PU JIANG STAR', voyage: '0260E' };
const clock = createTestClock();
const time = (hours: number): string => formatShanghai(clock.nowMs() + hours * 3_600_000);

let server: TestServer;
let anna: TestUser;
let bert: TestUser;
beforeAll(async () => {
  server = await startTestServer({ clock });
  [anna, bert] = [await signInForTest(server.platform), await signInForTest(server.platform)];
});
afterAll(() => server.stop());

async function hand(source: string, body: string): Promise<void> {
  const headers = { authorization: `Bearer ${source}-key-for-tests`, 'content-type': 'application/octet-stream' };
  const response = await fetch(`${server.url}/intake/${source}`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`intake of ${source}: ${response.status}`);
}
const say = (row: string, rows: readonly object[]): Promise<void> =>
  hand('gang-hang', JSON.stringify({ port: 'SH', source: 'gang-hang', row, rows }));
const so = (part: object) => ({ soNo, portCode: 'CNSHA', loadPort: 'CNSHA', giName: 'WGQ4', carrier: 'WHL', ...ship, ...part });

/** An IFCSUM of the carrier: bill, booking and box. */
function manifest(reference: string, booking: string | null, name: string): string {
  const segments = [
    `UNB+UNOA:2+WHL:ZZZ+MASTLIGHT:ZZZ+261012:0610+${reference}`,
    `UNH+1+IFCSUM:D:01B:UN`,
    `BGM+785+MF1+${name}`,
    `DTM+137:${time(name === '9' ? -1 : 0)
      .replace(/[- :]/g, '')
      .slice(0, 12)}:203`,
    'TDT+20+0260E+1+13+WHL:172:166+++9911208:146::PU JIANG STAR',
    'LOC+9+CNSHA:139:6',
    'LOC+11+NLRTM:139:6',
    `EQD+CN+${boxes[0]}+45G1:102:5+2+2+5`,
    'CNI+1',
    `RFF+BM:${billNo}`,
    ...(booking === null ? [] : [`RFF+BN:${booking}`]),
    'GID+1+100:CT',
    `SGP+${boxes[0]}+100`,
    'MEA+AAE+G+KGM:11520',
  ];
  return [...segments, `UNT+${segments.length}+1`, `UNZ+1+${reference}`].map((segment) => `${segment}'`).join('\n');
}

const listOf = async (filter: object = {}, user = anna) => (await server.call(calls.queryRows, { systemKey: 'SH', ...filter }, user)).data!;
const rowWhen = async (what: string, fits: (row: BookingRow) => boolean): Promise<BookingRow> => {
  let found: BookingRow | undefined;
  await waitFor(what, async () => {
    found = (await listOf()).list.find((row) => row.soNo === soNo);
    return found !== undefined && fits(found);
  });
  return found!;
};
const stepsOf = ({ nodeGroup }: BookingRow): string =>
  nodeGroup.map(({ name, state, boxesDone }) => `${name}:${state}:${boxesDone}`).join(' ');

/** What an account follows in Shanghai, by kind and number. */
async function followedBy({ ownerKey }: TestUser): Promise<string[]> {
  const { rows } = await server.platform.database.query<{ told: string }>(
    'system',
    `select distinct kind || ' ' || subject as told from follow_subject where owner_key = $1 and port = 'SH' order by 1`,
    [ownerKey],
  );
  return rows.map(({ told }) => told);
}

describe('a booking', () => {
  it('R-7.6-08 is subscribed to on the port’s own path, and each number is told what became of it', async () => {
    const response = await fetch(`${server.url}/blno/userSoSh/subscribe`, {
      method: 'POST',
      headers: { authorization: anna.token, 'content-type': 'application/json' },
      body: JSON.stringify({ sonos: ['wk420-p00081', soNo, '订舱', 'QGD3131565'], carrier: 'WHL' }),
    });
    const { data } = (await response.json()) as { data: { list: { soNo: string; result: string; reason: string | null }[] } };
    expect(data.list.map((told) => [told.soNo, told.result, told.reason])).toEqual([
      [soNo, '成功', '暂无此订舱号，请核对号码和港口'],
      [soNo, '重复', '本次粘贴里重复'],
      ['订舱', '失败', '订舱号是 6 至 20 位字母数字，例如 WK420P00081'],
      ['QGD3131565', '成功', '暂无此订舱号，请核对号码和港口'],
    ]);
    expect((await listOf()).list[0]).toMatchObject({ state: 'waiting', shipCompany: '万海', tcStatus: null, blnos: [] });
    expect((await server.call(calls.subscribeBookings, { sonos: [soNo], carrier: 'NONE' }, anna)).code).toBe(400);
  });

  it('R-3.8-13 is released, and says that its cut-offs are missing', async () => {
    await say(
      'so',
      boxes.map((ctnNo) => so({ ctnNo, releaseState: '1', tcStatus: '0', recvTime: time(-40) })),
    );
    const row = await rowWhen('the release', ({ nodeGroup }) => nodeGroup[0]?.state === 'done');
    expect(row).toMatchObject({
      state: 'tracking',
      loadingPort: '上海',
      giName: '沪东(外4)',
      giCode: 'WGQ4',
      tcStatus: '0',
      tcText: '未提箱 2/2',
      missing: ['进箱截止', '截关', '截港'],
      note: '已放箱，缺进箱截止、截关、截港，请问船公司',
      tone: 'att',
      vesselsName: 'PU.JIANG.STAR',
    });
    expect(stepsOf(row)).toBe('放箱:done:2 提空:none:0 进港:none:0');
    expect((await listOf()).counts).toEqual({ all: 2, incomplete: 1, toPickUp: 0, becameBill: 0, ended: 0 });
    expect((await listOf({ group: 'incomplete' })).list.map((one) => one.soNo)).toEqual([soNo]);
  });

  it('has its cut-offs as soon as its ship has a plan', async () => {
    await say('plan', [
      { wharfCode: 'WGQ4', ...ship, ctnStart: time(-60), ctnEnd: time(12), portClose: time(12), customClose: time(8), recvTime: time(-30) },
    ]);
    const row = await rowWhen('the plan', ({ portCloseTime }) => portCloseTime !== null);
    expect(row).toMatchObject({ missing: [], note: '已放箱，待提空', tone: 'run', closeTime: time(8), portCloseTime: time(12) });
  });

  it('is saved as the list reads: columns, filters and order of the screen, of one’s own alone', async () => {
    const saved = (wish: object, user = anna) => readExport(`${server.url}/blno/userSoSh/export`, user, wish);
    const file = await saved({ columns: ['soNo', 'boxvv', 'tcStatus', 'portCloseTime', 'note'] });
    expect(file.rows[0]).toEqual(['订舱号 S/O', '船名/航次', '提箱状态', '截港', '最新状态']);
    expect(file.rows.slice(1).map(([no]) => no)).toEqual((await listOf()).list.map((row) => row.soNo));
    expect(file.rows[1]!.slice(0, 3)).toEqual([soNo, 'PU.JIANG.STAR/0260E', '未提箱 2/2']);
    expect(file.rows[1]![4]).toBe('已放箱，待提空');
    expect(decodeURIComponent(file.headers.get('content-disposition')!)).toContain('订舱号_上海_');
    expect((await saved({ columns: ['soNo'], group: 'toPickUp' })).rows).toHaveLength(2);
    expect((await saved({ columns: ['soNo'] }, bert)).rows).toHaveLength(1);
    const refused = await server.call(calls.exportRows, { systemKey: 'SH', columns: ['hull'] }, anna);
    expect(refused).toMatchObject({ code: 400, refusal: 'booking-subscription.unknownColumn' });
  });

  it('goes on by its boxes: picked up, back, through the gate', async () => {
    await say('so', [so({ ctnNo: boxes[0], releaseState: '1', tcStatus: '1', outTime: time(-20), recvTime: time(-20) })]);
    const out = await rowWhen('the pick-up', ({ tcStatus }) => tcStatus === '1');
    expect(out).toMatchObject({ tcText: '已提空 1/2', note: '已放箱，待提空' });
    await say(
      'so',
      boxes.map((ctnNo) => so({ ctnNo, tcStatus: '2', outTime: time(-20), backTime: time(-10), recvTime: time(-10) })),
    );
    expect(await rowWhen('the return', ({ tcStatus }) => tcStatus === '2')).toMatchObject({ tcText: '已返场 2/2', note: '已返场，待进港' });
    await say(
      'so',
      boxes.map((ctnNo) => so({ ctnNo, tcStatus: '2', inGateTime: time(-2), recvTime: time(-2) })),
    );
    const gated = await rowWhen('the gate', ({ nodeGroup }) => nodeGroup[2]!.state === 'done');
    expect(gated).toMatchObject({ note: '已进港，等舱单转提单' });
    expect(stepsOf(gated)).toBe('放箱:done:2 提空:done:2 进港:done:2');
    expect(gated.boxes[0]).toMatchObject({ ctnNo: boxes[0], takeoutTime: time(-20), backTime: time(-10), inGateTime: time(-2) });
  });

  it('R-7.4-13 tells its empty pick-ups to who follows it, and to nobody else', async () => {
    const takeouts = async (blno: string, user: TestUser) =>
      (await server.call(calls.queryTakeout, { systemKey: 'SH', blno }, user)).data!.list;
    await say('yard', [
      { blNo: billNo, ctnNo: boxes[1], yardName: '外高桥堆场', truckNo: '沪D12345', outTime: time(-21), recvTime: time(-21) },
    ]);
    expect(await takeouts(soNo, anna)).toEqual(boxes.map((ctnNo) => ({ ctnNo, takeoutTime: time(-20), yard: null, truck: null })));
    expect(await takeouts(soNo, bert)).toEqual([]);
  });

  it('R-7.4-13 tells a number’s empty pick-ups as what it is followed as, and in that port alone', async () => {
    const dora = await signInForTest(server.platform);
    const takeouts = async (blno: string, systemKey?: 'SH' | 'NB') =>
      (await server.call(calls.queryTakeout, { ...(systemKey && { systemKey }), blno }, dora)).data!.list.map(({ ctnNo }) => ctnNo);
    // A stranger's bill, followed as a booking: a booking number may be written like that.
    await server.call(calls.subscribeBookings, { systemKey: 'SH', sonos: [billNo] }, dora);
    expect([await takeouts(billNo, 'SH'), await takeouts(billNo)]).toEqual([[], []]);
    // Followed in another port.
    await server.call(calls.subscribeBookings, { systemKey: 'NB', sonos: [soNo] }, dora);
    await server.call(bills.subscribeBills, { systemKey: 'NB', blnos: [billNo] }, dora);
    for (const number of [soNo, billNo])
      expect([await takeouts(number, 'SH'), await takeouts(number, 'NB'), await takeouts(number)]).toEqual([[], [], []]);
    await server.call(bills.subscribeBills, { systemKey: 'SH', blnos: [billNo] }, dora);
    expect([await takeouts(billNo, 'SH'), await takeouts(billNo)]).toEqual([[boxes[1]], [boxes[1]]]);
    expect((await server.call(calls.queryTakeout, { blno: billNo }, dora)).data!.list).toEqual([
      { ctnNo: boxes[1], takeoutTime: time(-21), yard: '外高桥堆场', truck: '沪D12345' },
    ]);
  });

  it('becomes the bill when a manifest names both, and its follower follows the bill', async () => {
    await hand('easipass', manifest('E1', soNo, '9'));
    const row = await rowWhen('the bill', ({ blnos }) => blnos.length > 0);
    expect(row).toMatchObject({ blnos: [billNo], tone: 'done', missing: [] });
    expect(row.note).toBe(`已转提单 ${billNo}`);
    expect((await listOf({ keyword: billNo })).list.map((one) => one.soNo)).toEqual([soNo]);
    const { rows } = await server.platform.database.query<{ is_followed: boolean; boxes_total: number }>(
      'system',
      'select is_followed, boxes_total from tracking_bill where port = $1 and bill_no = $2',
      ['SH', billNo],
    );
    expect(rows).toEqual([{ is_followed: true, boxes_total: 2 }]);
    // Whoever comes later has the bill at once.
    await server.call(calls.subscribeBookings, { systemKey: 'SH', sonos: [soNo] }, bert);
    expect(await followedBy(bert)).toEqual([`bill ${billNo}`, `booking ${soNo}`]);
    const { data } = await server.call(calls.queryTakeout, { systemKey: 'SH', blno: billNo }, bert);
    expect(data!.list.map(({ ctnNo, yard, truck }) => [ctnNo, yard, truck])).toEqual([
      [boxes[0], null, null],
      [boxes[1], '外高桥堆场', '沪D12345'],
    ]);
  });

  it('tells how far its bill is by the port’s own word', async () => {
    await say('gate', [
      {
        blNo: billNo,
        ctnNo: boxes[0],
        ctnSizeType: '45G1',
        ctnStatus: 'F',
        ...ship,
        wharfCode: 'WGQ4',
        inGateTime: time(-2),
        recvTime: time(-2),
      },
    ]);
    expect(await rowWhen('the bill through the gate', ({ note }) => note !== `已转提单 ${billNo}`)).toMatchObject({
      note: `已转提单 ${billNo} · 进港`,
    });
  });

  it('tells that its bill has sailed, which the strip does not hold; not of a bill that was left behind', async () => {
    const publish = async (state: string, codes: string) => {
      const set = 'update tracking_bill set state = $3, exception_codes = $4::text[], exception_spans = array[]::int8multirange[]';
      await server.platform.database.query('system', `${set} where port = $1 and bill_no = $2`, ['SH', billNo, state, codes]);
      return (await listOf({ keyword: billNo })).list[0]!.note;
    };
    expect(await publish('finished', '{}')).toBe(`已转提单 ${billNo} · 离港`);
    expect(await publish('finished', '{left-behind}')).toBe(`已转提单 ${billNo} · 进港`);
    expect(await publish('tracking', '{}')).toBe(`已转提单 ${billNo} · 进港`);
  });

  it('is a booking again when the corrected manifest names it no more, and its bill is followed by way of it no more', async () => {
    const carl = await signInForTest(server.platform);
    await server.call(calls.subscribeBookings, { systemKey: 'SH', sonos: [soNo] }, carl);
    await server.call(bills.subscribeBills, { systemKey: 'SH', blnos: [billNo] }, carl);
    await hand('easipass', manifest('E2', null, '5'));
    expect(await rowWhen('the correction', ({ blnos }) => blnos.length === 0)).toMatchObject({ note: '已进港，等舱单转提单' });
    // Nor does who came by way of the booking follow the bill; who subscribed to it himself does.
    expect(await followedBy(bert)).toEqual([`booking ${soNo}`]);
    expect(await followedBy(anna)).toEqual(['booking QGD3131565', `booking ${soNo}`]);
    expect(await followedBy(carl)).toEqual([`bill ${billNo}`, `booking ${soNo}`]);
  });

  it('R-7.6-08 is pinned, remarked on and deleted by its owner alone', async () => {
    const { list } = await listOf();
    const ids = list.map(({ id }) => id);
    for (const call of [calls.deleteRows, calls.setTop, calls.clearTop]) expect((await server.call(call, { ids }, bert)).code).toBe(404);
    expect((await server.call(calls.updateRemark, { id: ids[0]!, remark: 'x' }, bert)).code).toBe(404);
    const other = list.find((row) => row.soNo !== soNo)!;
    await server.call(calls.setTop, { ids: [other.id] }, anna);
    await server.call(calls.updateRemark, { id: other.id, remark: ' 等放箱\u202E ' }, anna);
    expect((await listOf()).list[0]).toMatchObject({ soNo: other.soNo, top: true, remark: '等放箱', version: other.version + 2 });
    await server.call(calls.clearTop, { ids: [other.id] }, anna);
    expect((await listOf()).list.map(({ top }) => top)).toEqual([false, false]);
    expect((await listOf({ sort: 'soNo' })).list.map((row) => row.soNo)).toEqual(['QGD3131565', soNo]);
    expect((await server.call(calls.queryRows, { sort: 'hull' }, anna)).code).toBe(400);
    await server.call(calls.deleteRows, { ids }, anna);
    expect(await listOf()).toMatchObject({ list: [], counts: { all: 0 } });
    const { rows } = await server.platform.database.query('system', 'select from follow_subject where owner_key = $1', [anna.ownerKey]);
    expect(rows).toEqual([]);
  });

  it('has an end, and says so', async () => {
    const user = await signInForTest(server.platform);
    await server.platform.database.query(
      'system',
      `insert into booking_subscription (owner_key, user_id, port, booking_no, created_ms)
       select $1, $2, 'SH', 'DEMO' || n, 0 from generate_series(10001, 10999) n`,
      [user.ownerKey, user.userId],
    );
    const { data } = await server.call(calls.subscribeBookings, { systemKey: 'SH', sonos: ['DEMO10001', 'LAST00001', 'MORE00001'] }, user);
    expect(data!.list.map(({ code, reason }) => [code, reason])).toEqual([
      ['repeated', '已在订阅中'],
      ['added', '暂无此订舱号，请核对号码和港口'],
      ['failed', '订舱号最多订阅 1000 条，请先删除不用的'],
    ]);
  });
});
