// Guarantee (cut-off radar): a clock that the port moved names, within a minute, exactly the bills and boxes of the
// caller that still wait for what it closes, and nobody else's.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billSubscription as bills } from '@mastlight/domain/bill-subscription/contract';
import { vesselSubscription as calls } from '@mastlight/domain/vessel-subscription/contract';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { goalMs } from '@mastlight/testing/goal-ms';
import { waitFor } from '@mastlight/testing/wait-for';
import { explainAsked } from '../../scenarios/explain-for-test';
import { createPortVoice } from '../../scenarios/port-says-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { tellAffected } from './queries/tell-affected';

let server: TestServer;
let port: ReturnType<typeof createPortVoice>;
const clock = createTestClock();
const hourMs = 3_600_000;
const lantern = { vesselsName: 'DEMO.LANTERN', voyage: '101W' };
beforeAll(async () => {
  server = await startTestServer({ clock });
  port = createPortVoice(server.platform);
});
afterAll(() => server.stop());

const otherShip = { name: 'DEMO OTHER', code: 'UN9000002', scheme: 'un', voyage: '9E', direction: 'export' } as const;
const boxes = { out: 'CSQU3054383', in: 'TCLU4265780', second: 'MSKU0308961', bert: 'TGHU1643396', away: 'CICU8421595' };

/** Somebody who subscribes to the ship's call and to bills; gives the id of the call. */
async function followCall(user: TestUser, blnos: readonly string[]): Promise<number> {
  if (blnos.length > 0) await server.call(bills.subscribeBills, { blnos: [...blnos] }, user);
  const { data } = await server.call(calls.subscribeVessels, { list: [lantern] }, user);
  return data!.list[0]!.id!;
}
async function typeShip(user: TestUser, blno: string, vesselsName: string, voyage: string): Promise<void> {
  const { data } = await server.call(bills.queryBillPage, { keyword: blno }, user);
  expect(await server.call(bills.updateVesselVoyage, { id: data!.list[0]!.id, vesselsName, voyage }, user)).toMatchObject({ code: 200 });
}
const affectedOf = async (user: TestUser, ids: number[]) => (await server.call(calls.queryAffected, { ids }, user)).data!.list;

describe('a cut-off that moved', () => {
  it('names exactly the boxes outside, of the caller’s bills on the call by their status or by what he typed', async () => {
    const [anna, bert] = [await signInForTest(server.platform), await signInForTest(server.platform)];
    const closesMs = clock.nowMs() + 30 * hourMs;
    await port.manifest('RADAR1000001', [boxes.out, boxes.in]);
    await port.manifest('RADAR1000002', [boxes.second]);
    await port.manifest('RADAR1000003', [boxes.bert]);
    await port.manifest('RADAR1000004', [boxes.away]);
    await port.gateIn('RADAR1000001', boxes.in);
    await port.plan(closesMs);
    await port.plan(closesMs, null, otherShip);
    const id = await followCall(anna, ['RADAR1000001', 'RADAR1000002', 'RADAR1000004', 'RADAR1000005']);
    const bertsId = await followCall(bert, ['RADAR1000003']);
    // One that sails on another ship for her; one of which nothing was heard, and which she knows on this one.
    await typeShip(anna, 'RADAR1000004', 'DEMO.OTHER', '9E');
    await typeShip(anna, 'RADAR1000005', 'DEMO.LANTERN', '101W');
    await waitFor('the bills on the call', async () => (await affectedOf(anna, [id]))[0]!.bills.length === 3);
    const [before] = await affectedOf(anna, [id]);
    expect(before).toEqual({
      id,
      bills: [
        { blno: 'RADAR1000001', boxes: 2, lacks: { outside: 1, unarrived: 1 }, clock: formatShanghai(closesMs - 3_600_000) },
        { blno: 'RADAR1000002', boxes: 1, lacks: { outside: 1 }, clock: formatShanghai(closesMs - 3_600_000) },
        { blno: 'RADAR1000005', boxes: 0, lacks: { unboxed: 1 }, clock: formatShanghai(closesMs - 3_600_000) },
      ],
      dangers: [],
      changes: [],
    });

    const beganMs = performance.now();
    await port.plan(closesMs - 6 * hourMs);
    await waitFor('the danger', async () => {
      const [now] = await affectedOf(anna, [id]);
      return now!.dangers.some(({ field, bills: named }) => field === 'portClosesMs' && named.length === 3);
    });
    const tookMs = performance.now() - beganMs;
    console.log(`radar: told ${Math.round(tookMs)} ms after the port said so`);
    expect(tookMs).toBeLessThan(goalMs(60_000));
    const [after] = await affectedOf(anna, [id]);
    const named = (field: string) => after!.dangers.find((danger) => danger.field === field);
    expect(named('portClosesMs')).toEqual({
      field: 'portClosesMs',
      name: '截港',
      from: formatShanghai(closesMs),
      to: formatShanghai(closesMs - 6 * hourMs),
      saidTime: expect.any(String),
      source: expect.any(String),
      bills: [
        { blno: 'RADAR1000001', ctnNos: [boxes.out] },
        { blno: 'RADAR1000002', ctnNos: [boxes.second] },
        { blno: 'RADAR1000005', ctnNos: [] },
      ],
    });
    // Customs closes for the box that is in, too: it waits for its arrival report.
    expect(named('customsClosesMs')!.bills[0]).toEqual({ blno: 'RADAR1000001', ctnNos: [boxes.out, boxes.in] });
    expect(after!.changes.map(({ field }) => field).sort()).toEqual(['customsClosesMs', 'gateInClosesMs', 'gateInOpensMs', 'portClosesMs']);

    const [berts] = await affectedOf(bert, [bertsId]);
    expect(berts!.dangers.flatMap((danger) => danger.bills.map(({ blno }) => blno))).toEqual(berts!.dangers.map(() => 'RADAR1000003'));
    // T4: another's row is as one that is not there.
    expect(await affectedOf(bert, [id])).toEqual([]);
  });

  it('stops naming a box once it has come in, and all of them once the time is given back', async () => {
    const user = await signInForTest(server.platform);
    const id = await followCall(user, ['RADAR1000002']);
    const outside = async () => (await affectedOf(user, [id]))[0]!.dangers.find(({ field }) => field === 'portClosesMs');
    await waitFor('the danger', async () => (await outside())?.bills[0]?.ctnNos[0] === boxes.second);
    await port.gateIn('RADAR1000002', boxes.second);
    await waitFor('the box in the port', async () => (await outside()) === undefined);
    await port.plan(clock.nowMs() + 40 * hourMs);
    await waitFor('no danger', async () => (await affectedOf(user, [id]))[0]!.dangers.length === 0);
    expect((await affectedOf(user, [id]))[0]!.changes.length).toBeGreaterThan(4);
  });

  it('costs the caller what he follows, however many bills of strangers are on the ship', async () => {
    const user = await signInForTest(server.platform);
    const id = await followCall(user, ['RADAR1000001', 'RADAR1000005']);
    await typeShip(user, 'RADAR1000005', 'DEMO.LANTERN', '101W');
    await waitFor('his bills', async () => (await affectedOf(user, [id]))[0]!.bills.length === 2);
    const told = await affectedOf(user, [id]);
    const strangers = 1_000;
    const query = (text: string) => server.platform.database.query('system', text);
    await query(`insert into tracking_bill (port, bill_no, search_text, updated_at, vessel_key, voyage_key, status)
      select port, 'STRANGER' || n, '', updated_at, vessel_key, voyage_key, status
      from tracking_bill cross join generate_series(1, ${strangers}) n where bill_no = 'RADAR1000001'`);
    await query(`insert into tracking_bill_on_call (port, subject, bill_no, call, updated_at, status)
      select port, 'STRANGER' || n || ' ' || call, 'STRANGER' || n, call, updated_at, status
      from tracking_bill_on_call cross join generate_series(1, ${strangers}) n where subject like 'RADAR1000005 %'`);
    await query(`insert into follow_subject (owner_key, product, row_id, kind, port, subject)
      select 'u:stranger' || n % 10, 'bill-subscription', row_id * 10000 + n, kind, port, 'STRANGER' || n || substr(subject, 13) from follow_subject
      cross join generate_series(1, ${strangers}) n where owner_key = '${user.ownerKey}' and kind in ('bill', 'bill-on-call')`);
    for (const table of ['tracking_bill', 'tracking_bill_on_call', 'follow_subject']) await query(`analyze ${table}`);
    const { rowsRead } = await explainAsked(server.platform.database, async (explaining) => {
      expect(await tellAffected(explaining, user.ownerKey, 'NB', [id], clock.nowMs())).toEqual(told);
    });
    expect(rowsRead).toMatchObject({
      tracking_bill: expect.any(Number),
      tracking_bill_on_call: expect.any(Number),
      follow_subject: expect.any(Number),
    });
    expect(Object.entries(rowsRead).filter(([, rows]) => rows >= strangers / 50)).toEqual([]);
  });

  it('bad input: no row, too many, a row of another port', async () => {
    const user = await signInForTest(server.platform);
    const id = await followCall(user, []);
    expect(await server.call(calls.queryAffected, { ids: [] }, user)).toMatchObject({ code: 400 });
    expect(await server.call(calls.queryAffected, { ids: Array.from({ length: 201 }, (_, n) => n) }, user)).toMatchObject({ code: 400 });
    expect((await server.call(calls.queryAffected, { systemKey: 'SH', ids: [id] }, user)).data).toEqual({ list: [] });
    expect(await affectedOf(user, [id])).toMatchObject([{ id, bills: [], dangers: [] }]);
  });
});
