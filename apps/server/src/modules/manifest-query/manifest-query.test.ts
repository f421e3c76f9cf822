// Guarantee: R-2.1-13: whoever asks for bills is told in one look what customs have of each, where their messages differ and who owes
// which; what was asked is his own, goods are their declarant's, and who waits for a bill is told once there is something.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import { manifestQuery } from '@mastlight/domain/manifest-query/contract';
import { boxesToldMax, manifestsMax } from '@mastlight/domain/manifest-query/limits';
import { manifestQueryTexts as texts } from '@mastlight/domain/manifest-query/messages';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { createCustomsVoice } from '../../scenarios/customs-says-for-test';
import { createPortVoice } from '../../scenarios/port-says-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';

let server: TestServer;
let user: TestUser;
let customs: ReturnType<typeof createCustomsVoice>;
let port: ReturnType<typeof createPortVoice>;
const clock = createTestClock();
const [first, second] = ['CSQU3054383', 'MLTU3102047'] as const;
const seals = [
  [first, 'H7720413'],
  [second, 'H7720418'],
] as const;

beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'http' } });
  user = await signInForTest(server.platform);
  customs = createCustomsVoice(server.platform);
  port = createPortVoice(server.platform);
});
afterAll(() => server.stop());

const ask = async (blnos: string, by: TestUser = user, mode: 'sea' | 'air' = 'sea') =>
  server.call(manifestQuery.queryManifests, { blnos, mode }, { token: by.token });
const one = async (blnos: string, by: TestUser = user) => {
  const answer = await ask(blnos, by);
  if (!answer.data) throw new Error(JSON.stringify(answer));
  return answer.data.list[0]!;
};
const full = (wish: RequestInput<typeof manifestQuery.getFullManifest>, by: TestUser) =>
  server.call(manifestQuery.getFullManifest, wish, { token: by.token });

describe('R-1-11, R-2.1-13 a bill by sea', () => {
  it('R-7.4-29, R-7.6-02, R-3.9-12, -13 from nothing to all four messages, each with who owes it', async () => {
    const billNo = 'COSU6410286617';
    expect(await one(billNo)).toMatchObject({ light: 'none', sentence: '暂无该预配舱单信息，请稍候再试', boxesTotal: 0, receipts: [] });
    await customs.declare({ billNo, boxes: seals });
    expect(await one(billNo)).toMatchObject({
      light: 'waiting',
      sentence: '预配已发，海关还没回执',
      totalPackNum: 100,
      portCode: 'CNNGB/3104',
    });
    clock.advance(1_000);
    await customs.answer('2101', [[billNo, null, '03', '退单：品名与报关不符 13812345678']]);
    const refused = await one(billNo);
    expect(refused).toMatchObject({ light: 'rejected', receipts: [{ code: '03', stage: 'pre', messageId: null }] });
    expect(refused.sentence).toMatch(/^预配被退：品名与报关不符 .*，改好重发$/);
    // Contacts that stand in a receipt are nobody's to read.
    expect(JSON.stringify(refused)).not.toContain('13812345678');
    clock.advance(1_000);
    await customs.declare({ billNo, boxes: seals, function: 'change' });
    clock.advance(1_000);
    // A booking that is named beside the bill takes nothing from it.
    await customs.answer('2101', [[billNo, null, '01', '接受申报']], undefined, 'SO1');
    expect(await one(billNo)).toMatchObject({ light: 'open', sentence: '预配已接受，箱还没进港' });
    // The port tells that a box is in; nobody has reported it to customs.
    await port.gateIn(billNo, first);
    expect((await one(billNo)).stages[1]).toMatchObject({ state: 'none', owedBy: 'terminal', isDue: true });
    clock.advance(1_000);
    await customs.declare({ billNo: '', about: '3101', boxes: [seals[0]], isLoose: true });
    await customs.answer('3101', [[null, first, '01', '运抵正常']]);
    expect(await one(billNo)).toMatchObject({ light: 'open', stages: [{}, { state: 'part', boxesDone: 1, boxesTotal: 2 }, {}, {}] });
    clock.advance(1_000);
    await customs.answer('3101', [[billNo, second, '01', '运抵正常']]);
    expect((await one(billNo)).sentence).toBe('预配、运抵都齐，等船代发装载舱单');
    clock.advance(1_000);
    await customs.declare({ billNo, about: '4101', boxes: seals });
    await customs.answer('4101', [[billNo, null, 'BCA', '装载接受']]);
    expect(await one(billNo)).toMatchObject({ light: 'complete', sentence: '三段都齐，等开船', differences: [] });
    clock.advance(1_000);
    await customs.declare({ billNo, about: '5102', packages: 98, boxes: seals });
    const told = await one(billNo);
    expect(told).toMatchObject({ light: 'differ', sentence: '理货比预配少 2 件，先找理货公司核对', differences: ['理货比预配少 2 件'] });
    expect(told.stages.map(({ state, owedBy }) => `${state} ${owedBy}`)).toEqual([
      'accepted null',
      'accepted null',
      'accepted null',
      'declared customs',
    ]);
    const all = (await server.call(manifestQuery.getAllManifest, { blno: 'HOUSE000001', blnoMain: billNo }, { token: user.token })).data!;
    expect(
      all.list.map(({ stage, listStatText, transportToolInfo, vesselsUn }) => `${stage} ${listStatText} ${transportToolInfo} ${vesselsUn}`),
    ).toEqual([
      'pre 预配 接受申报 HAI.MING / 026W UN9900142',
      'arrival 运抵 接受申报 HAI.MING / 026W UN9900142',
      'loading 装载 接受申报 HAI.MING / 026W UN9900142',
      'tally 理货 未回执 HAI.MING / 026W UN9900142',
    ]);
    expect(all.list[0]).toMatchObject({
      totalPackNum: 100,
      totalGrossWt: 10_000,
      portCode: 'CNNGB/3104',
      ctnInfoArr: [{ ctnNo: first, sealNo: 'H7720413', grossWt: 5_000 }, {}],
    });
    // R-3.9-14, -15: what was declared, message by message.
    expect(all.records).toHaveLength(4);
    expect(all.records.at(-1)).toMatchObject({
      shipVoyage: 'HAI.MING / 026W',
      totalpackno: 100,
      totalvolume: 20,
      ctnsnum: 2,
      goodsnum: 2,
      isMerge: false,
      score: 100,
    });
    const same = (await server.call(manifestQuery.getManifestByBlno, { blno: billNo }, { token: user.token })).data;
    expect(same).toEqual(all);
    // Without a main bill, and with a blank one, the bill that is named is the one.
    for (const wish of [{ blno: billNo }, { blno: billNo, blnoMain: '' }]) {
      expect((await server.call(manifestQuery.getAllManifest, wish, { token: user.token })).data).toEqual(all);
    }
  });

  it('R-7.4-30, R-3.7-07 goods are told to whoever declared them; the rest to whoever names the bill', async () => {
    const declarant = await signInForTest(server.platform);
    await customs.declare({ billNo: 'COSU6410280001', boxes: seals, goods: 'SECRET GOODS' }, clock.nowMs(), declarant.ownerKey);
    const wish = { blno: 'cosu6410280001', vesselsName: 'HAI MING', voyage: '026w' };
    expect((await full(wish, declarant)).data).toMatchObject({
      withheld: false,
      goods: [{ name: 'SECRET GOODS', hsCode: '392310', grossWt: 5_000 }, {}],
    });
    const told = (await full(wish, user)).data!;
    expect(told).toMatchObject({
      found: true,
      vesselsName: 'HAI.MING',
      voyage: '026W',
      withheld: true,
      goods: [],
      curMftContaList: [{ ctnNo: first }, {}],
      ctnInfoArr: [{ ctnNo: first }, {}],
    });
    expect(JSON.stringify([told, await one(wish.blno)])).not.toContain('SECRET');
    expect((await full({ ...wish, voyage: '999W' }, user)).data).toMatchObject({
      found: false,
      ctnInfoArr: [],
      notes: [texts.otherCall('HAI MING / 999W')],
    });
  });

  it('R-1-11 R-2.1-13 V-11 a house bill, a box, and a place that is no port of ours are told in one sentence each', async () => {
    await customs.declare({ billNo: 'COSU6410280002', houseBillNo: 'NGBH20260001', loading: 'CNTAC/2327' });
    const told = (await ask(`NGBH20260001\n${first}\nCOSU6410280002`)).data!.list;
    // Nobody is sent to try again later, or to wait, with a number under which nothing comes.
    expect(told.map(({ light, sentence, canAwait, mainBillNos, notes }) => [light, sentence, canAwait, mainBillNos, notes])).toEqual([
      ['none', texts.houseBill(['COSU6410280002']), false, ['COSU6410280002'], []],
      ['none', texts.likeBox, false, [], []],
      ['waiting', '预配已发，海关还没回执', true, [], [texts.otherPort('CNTAC/2327')]],
    ]);
    const [wrong] = (await ask('999-0000 0012', user, 'air')).data!.list;
    expect(wrong).toMatchObject({ light: 'none', sentence: texts.waybillWrong(1), canAwait: false });
  });

  it('R-1-11 R-2.1-13 what is heard twice, late or in another order tells the same', async () => {
    const billNo = 'COSU6410280003';
    const nowMs = clock.nowMs();
    await customs.answer('2101', [[billNo, null, '01', '接受申报']], nowMs + 5_000);
    await customs.declare({ billNo, packages: 7 }, nowMs + 4_000);
    await customs.declare({ billNo, packages: 9 }, nowMs + 1_000);
    expect(await one(billNo)).toMatchObject({ totalPackNum: 7, light: 'open' });
  });

  it('R-1-11 R-2.1-13 a box that sails again under another bill takes no arrival along', async () => {
    await customs.declare({ billNo: 'COSU6410280004', voyage: '030W', boxes: [seals[0]] });
    expect((await one('COSU6410280004')).stages[1]).toMatchObject({ state: 'none' });
  });

  it(`${manifestsMax} bills at once and no more; those that are not followed are looks of the day`, async () => {
    const somebody = await signInForTest(server.platform);
    await server.call(billSubscription.subscribeBills, { blnos: ['COSU6410286617'] }, { token: somebody.token });
    const numbers = Array.from({ length: manifestsMax }, (_, at) => `COSU64${String(at).padStart(8, '0')}`);
    expect((await ask(['COSU6410286617', ...numbers].join('\n'), somebody)).code).toBe(400);
    expect((await ask('', somebody)).fields).toEqual({ blno: texts.nothingAsked });
    expect((await ask(['COSU6410286617', ...numbers.slice(1)].join('\n'), somebody)).data!.list).toHaveLength(manifestsMax);
    const { rows } = await server.platform.database.query('system', 'select asked from tracking_box_query_day where owner_key = $1', [
      somebody.ownerKey,
    ]);
    expect(rows).toEqual([{ asked: manifestsMax - 1 }]);
    // Who follows a bill may open what was said of it.
    expect((await one('COSU6410286617', somebody)).receipts[0]!.messageId).toEqual(expect.any(Number));
  });

  it('R-1-11 R-2.1-13 a bill of many boxes is told in part, and whole in its own call', async () => {
    const boxes = Array.from({ length: boxesToldMax + 1 }, (_, at) => [`CSNU${String(at).padStart(7, '0')}`, `S${at}`] as const);
    await customs.declare({ billNo: 'COSU6410280005', boxes });
    const told = await one('COSU6410280005');
    expect([told.boxes.length, told.boxesTotal, told.notes]).toEqual([
      boxesToldMax,
      boxes.length,
      [texts.manyBoxes(boxes.length, boxesToldMax)],
    ]);
    expect((await full({ blno: 'COSU6410280005' }, user)).data!.ctnInfoArr).toHaveLength(boxes.length);
  });
});

describe('R-1-11, R-7.4-31 a bill by air', () => {
  it('R-7.4-31 R-1-11 goes by its check digit and has the milestones that messages prove', async () => {
    await customs.declare({ billNo: '999-00000011', about: '2201', voyage: 'ML901' });
    await customs.answer('2201', [['99900000011', null, '01', '接受申报']]);
    await customs.answer('3201', [['99900000011', null, '01', '运抵正常']]);
    const [told] = (await ask('999-0000 0011', user, 'air')).data!.list;
    expect(told).toMatchObject({
      blno: '99900000011',
      light: 'waiting',
      notes: [],
      stages: [{ code: 'MT2201', state: 'accepted' }, { state: 'accepted' }, { owedBy: 'airline' }, {}],
    });
    expect(told!.chain.filter(({ isDone }) => isDone).map(({ code }) => code)).toEqual(['RCS']);
    expect(told!.chain).toHaveLength(13);
    const get = (blno: string) => server.call(manifestQuery.getAirliftManifest, { blno }, { token: user.token });
    expect((await get('999-0000 0011')).data).toMatchObject({ found: true, mode: 'air', list: [{ stage: 'pre', totalPackNum: 100 }] });
    expect((await get('99900000012')).data).toMatchObject({
      found: false,
      list: [],
      notes: [texts.waybillWrong(1)],
      sentence: '暂无该预配舱单信息，请稍候再试',
    });
    expect((await get('9990')).data!.notes).toEqual([texts.waybillShort]);
  });
});

describe('what a person asked', () => {
  it('R-7.4-32, R-7.4-33 is kept for him alone, the newest first, until he deletes it', async () => {
    const [own, other] = [await signInForTest(server.platform), await signInForTest(server.platform)];
    const history = async (by: TestUser) => (await server.call(manifestQuery.getManifestQueryHistory, {}, { token: by.token })).data!.list;
    const forget = (by: TestUser, id: number) => server.call(manifestQuery.delManifestQueryHistory, { id }, { token: by.token });
    // The numbers of one question lie milliseconds before it, in their order: kept off the edge of a second.
    clock.advance(500);
    await ask('COSU6410286617 COSU6410280001', own);
    const asked = [formatShanghai(clock.nowMs())];
    clock.advance(1_000);
    await ask('999-0000 0011', own, 'air');
    asked.push(formatShanghai(clock.nowMs()));
    const told = await history(own);
    expect(told.map(({ createTime }) => createTime)).toEqual([asked[1], asked[0], asked[0]]);
    expect(told.map(({ blno, mode }) => `${mode} ${blno}`)).toEqual(['air 99900000011', 'sea COSU6410286617', 'sea COSU6410280001']);
    await forget(other, told[0]!.id);
    expect(await history(own)).toHaveLength(3);
    expect(await history(other)).toEqual([]);
    await forget(own, told[0]!.id);
    expect((await history(own)).map(({ blno }) => blno)).toEqual(['COSU6410286617', 'COSU6410280001']);
    await forget(own, 0);
    expect(await history(own)).toEqual([]);
  });

  it('R-7.4-34 boxes that he names find arrivals that name no bill', async () => {
    await customs.declare({ billNo: 'COSU6410280006' });
    const update = (ctns: string) => server.call(manifestQuery.updateCtns, { blno: 'COSU6410280006', ctns }, { token: user.token });
    expect((await update('NOBOX')).fields).toEqual({ ctns: texts.ctnsWrong });
    expect((await update(` ${first.toLowerCase()}，${second}`)).data).toEqual({ ctns: [first, second] });
    expect((await one('COSU6410280006')).stages[1]).toMatchObject({ state: 'part', boxesDone: 1 });
    expect((await one('COSU6410280006')).ownCtns).toEqual([first, second]);
    const stranger = await signInForTest(server.platform);
    expect(await one('COSU6410280006', stranger)).toMatchObject({ stages: [{}, { state: 'none' }, {}, {}], ownCtns: [] });
    // What was named by mistake is taken back.
    expect((await update(' ')).data).toEqual({ ctns: [] });
    expect(await one('COSU6410280006')).toMatchObject({ stages: [{}, { state: 'none' }, {}, {}], ownCtns: [] });
  });

  it('R-8-23 waits for a bill until there is something, and is told so once', async () => {
    const waiting = await signInForTest(server.platform);
    const list = async () => (await server.call(manifestQuery.listReminders, {}, { token: waiting.token })).data!.list;
    const remind = (blno: string, on = true) => server.call(manifestQuery.remind, { blno, on }, { token: waiting.token });
    await remind('COSU6410280007');
    await remind('COSU6410280008');
    await remind('COSU6410280008', false);
    expect((await list()).map(({ blno, heardTime }) => [blno, heardTime])).toEqual([['COSU6410280007', null]]);
    expect((await one('COSU6410280007', waiting)).isAwaited).toBe(true);
    await customs.declare({ billNo: 'COSU6410280007' });
    expect((await list())[0]).toMatchObject({ blno: 'COSU6410280007', heardTime: expect.any(String) });
    expect((await one('COSU6410280007', waiting)).isAwaited).toBe(false);
    expect(await list()).toEqual([]);
    // The same digits on a bill of the sea are no word of the air.
    await server.call(manifestQuery.remind, { mode: 'air', blno: '160-12345675' }, { token: waiting.token });
    await customs.declare({ billNo: '16012345675' });
    expect((await list()).map(({ mode, heardTime }) => [mode, heardTime])).toEqual([['air', null]]);
  });
});

it('R-7.4-35, R-7.6-03 the calls of a ship, and the call of a bill', async () => {
  await port.plan(clock.nowMs() + 18_000_000, null, undefined, '演示灯');
  const next = { name: 'DEMO LANTERN', code: 'UN9000001', scheme: 'un', voyage: '102W', direction: 'export' } as const;
  await port.plan(clock.nowMs() + 604_800_000, null, next, '演示灯');
  const get = async (voyage: string) =>
    (await server.call(manifestQuery.getVessel, { vesselsName: 'demo lantern', voyage }, { token: user.token })).data!;
  expect((await get('102W')).list.map(({ voyage }) => voyage)).toEqual(['102W']);
  expect((await get('999W')).list).toEqual([]);
  const data = await get('101W');
  expect(data.list).toEqual([
    expect.objectContaining({ systemKey: 'NB', vesselsName: 'DEMO LANTERN', voyage: '101W', portCloseTime: expect.any(String) }),
  ]);
  const call = await server.call(manifestQuery.getVesselVoyage, { blno: 'COSU6410286617' }, { token: user.token });
  expect(call.data).toMatchObject({ blno: 'COSU6410286617', vesselsName: 'HAI.MING', voyage: '026W' });
});
