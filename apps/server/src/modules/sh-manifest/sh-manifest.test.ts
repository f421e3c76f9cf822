// Guarantee: everybody writes, reads, copies, bins and restores the own manifests and parties and no others (R-7.4-59 … -63, R-7.6-12, -14).
import { shManifest } from '@mastlight/domain/sh-manifest/contract';
import { checkParty } from '@mastlight/domain/sh-manifest/check-parties';
import { draftMegabytesPerDay } from '@mastlight/domain/sh-manifest/limits';
import { manifestColumns } from '@mastlight/domain/sh-manifest/columns';
import { manifestRefusalTexts, shManifestTexts } from '@mastlight/domain/sh-manifest/messages';
import { blankFiling, blankHead, blankLine } from '@mastlight/domain/sh-manifest/filing';
import { sampleFiling } from '@mastlight/domain/sh-manifest/sample-filing';
import { manifestStatuses, type ManifestStatus } from '@mastlight/domain/sh-manifest/status';
import { readFiling, spellFiling, type WireFiling } from '@mastlight/domain/sh-manifest/wire-names';
import { countries } from '@mastlight/domain/vocabulary/countries';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { waitFor } from '@mastlight/testing/wait-for';
import type { RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCustomsVoice } from '../../scenarios/customs-says-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { purgeBin } from './jobs/purge-bin';
import { changesStatement } from './queries/find-records';

let server: TestServer;
let [own, other]: TestUser[] = [];
const clock = createTestClock();
beforeAll(async () => {
  server = await startTestServer({ clock });
  own = await signInForTest(server.platform);
  other = await signInForTest(server.platform);
});
afterAll(() => server.stop());

const filing = spellFiling(sampleFiling);
const withBill = (billno: string, change: Partial<WireFiling['head']> = {}): WireFiling => ({
  ...filing,
  head: { ...filing.head, billno, ...change },
});
const as = (user: TestUser | undefined) => ({ token: user?.token ?? null });
const save = (user: TestUser | undefined, wish: RequestInput<typeof shManifest.saveManifest>) =>
  server.call(shManifest.saveManifest, wish, as(user));
const list = (user: TestUser | undefined, filter: RequestInput<typeof shManifest.listManifests> = {}) =>
  server.call(shManifest.listManifests, filter, as(user));
const bills = async (user: TestUser | undefined, filter: RequestInput<typeof shManifest.listManifests> = {}) =>
  (await list(user, filter)).data?.list.map(({ billno }) => billno);
const add = async (user: TestUser | undefined, billno: string, change: Partial<WireFiling['head']> = {}): Promise<number> =>
  (await save(user, { filing: withBill(billno, change) })).data!.id;
/** What sending does is not here: a filing is put where it would be. */
const standAt = (id: number, status: ManifestStatus) =>
  server.platform.database.query('system', 'update sh_manifest_filing set status = $2 where id = $1', [id, status]);

/** Shanghai's rows, as its terminals hand them in. */
let seq = 0;
async function say(row: string, rows: readonly object[]): Promise<void> {
  const response = await fetch(`${server.url}/intake/gang-hang`, {
    method: 'POST',
    headers: { authorization: 'Bearer gang-hang-key-for-tests', 'content-type': 'application/octet-stream' },
    body: JSON.stringify({ port: 'SH', source: 'gang-hang', row, seq: ++seq, rows }),
  });
  expect(response.ok).toBe(true);
}
const hoursFromNow = (hours: number): string => formatShanghai(clock.nowMs() + hours * 3_600_000);

describe('peers idea 5 what the port says of a bill', () => {
  it('tells of a sent manifest whose box is not in, of the own alone, until it was taken to the counter', async () => {
    const owner = await signInForTest(server.platform);
    const [isIn, isOut] = ['CSQU3054383', 'MLTU3102047'];
    const call = { vessel: 'DEMO STAR', voyage: '0260E' };
    const goods = [isIn, isOut].map((ctnno) => ({ ...filing.goods[0]!, ctnno }));
    const billno = 'COSU6600090001';
    const wire = withBill(billno, { vesselname: 'DEMO.STAR', voyageno: '0260E' });
    const { id } = (await save(owner, { filing: { ...wire, goods } })).data!;
    await standAt(id, 2);
    const orphans = async (user: TestUser | undefined) => (await server.call(shManifest.listOrphans, {}, as(user))).data!.list;
    // Nobody knows when she sails.
    expect(await orphans(owner)).toEqual([]);
    const plan = { wharfCode: 'WGQ4', ...call, ctnStart: hoursFromNow(-60), ctnEnd: hoursFromNow(1), portClose: hoursFromNow(1) };
    await say('plan', [{ ...plan, etb: hoursFromNow(2), etd: hoursFromNow(5), recvTime: hoursFromNow(-50) }]);
    const boxes = [isIn, isOut].map((ctnNo) => ({ blNo: billno, ctnNo, ctnSizeType: '45G1', ctnStatus: 'F', ...call, wharfCode: 'WGQ4' }));
    await say('gate', [{ ...boxes[0], grossWeight: 21_850, inGateTime: hoursFromNow(-6), recvTime: hoursFromNow(-6) }]);
    const told = await waitFor('the gate', async () => {
      const list = await orphans(owner);
      return list[0]?.isUnheard === false && list;
    });
    const expected = {
      id,
      billno,
      isUrgent: true,
      rolledTo: null,
      notIn: [],
      unlisted: [isOut],
      undeclared: [],
      hasSailed: false,
      isPending: false,
      remedy: 'modify',
    };
    expect(told).toMatchObject([expected]);
    expect(told[0]!.sailsMs).toBe(clock.nowMs() + 5 * 3_600_000);
    expect(await orphans(other)).toEqual([]);
    const prefilled = (await server.call(shManifest.prefillManifest, { billno }, as(owner))).data!;
    expect(prefilled).toMatchObject({ vesselsName: 'DEMO.STAR', voyage: '0260E', ctnInfoArr: [{ ctnNo: isIn, ctnType: '40HC' }] });
    await server.call(shManifest.deleteSent, { id, reason: '退关', contactName: 'DEMO', contactTel: '0' }, as(owner));
    expect(await orphans(owner)).toMatchObject([{ id, isPending: true }]);
    await server.call(shManifest.submitCounterDeletion, { id, remarks: '' }, as(owner));
    expect(await orphans(owner)).toEqual([]);
  });
});

describe('R-4.10-32 what drafts grow by', () => {
  it('R-4.10-32 is bounded each day: copies of a large one, and one that grows; saved smaller it is no growth', async () => {
    const owner = await signInForTest(server.platform);
    const id = await add(owner, 'SHCU90000101', { remark: 'x'.repeat(500) });
    const count = (used: number | null) =>
      server.platform.database.query<{ used: number }>(
        'system',
        `update platform_person_day set used = coalesce($2::int, used) where user_id = $1 and name = 'sh-manifest.kilobytes' returning used`,
        [owner.userId, used],
      );
    const { used } = (await count(null)).rows[0]!;
    expect(used).toBeGreaterThan(0);
    await count(draftMegabytesPerDay * 1_024 - used);
    const copy = () => server.call(shManifest.copyManifest, { id }, as(owner));
    const grown = { ...withBill('SHCU90000101'), goods: Array.from({ length: 20 }, () => filing.goods[0]!) };
    expect((await copy()).code).toBe(200);
    for (const refused of [await copy(), await save(owner, { filing }), await save(owner, { id, filing: grown })]) {
      expect(refused).toMatchObject({ code: 429, refusal: 'sh-manifest.keptEnough' });
    }
    expect((await save(owner, { id, filing: withBill('SHCU90000101') })).code).toBe(200);
    await server.platform.database.query('system', `update platform_person_day set day = '2026-10-11' where user_id = $1`, [owner.userId]);
    expect((await copy()).code).toBe(200);
  });
});

describe('R-3.9-14 R-3.9-15 the record', () => {
  it('R-3.9-14 is read with all goods of its rows, as corrections are, and therefore in a dear turn', () => {
    for (const { cost } of [shManifest.listRecords, shManifest.listReceipts, shManifest.listChanges])
      expect(cost).toBeGreaterThanOrEqual(5);
  });

  it('R-3.9-15 tells of the own manifests what their goods come to, the youngest first, and of none in the bin', async () => {
    const owner = await signInForTest(server.platform);
    const id = await add(owner, 'SHCU90000001', { remark: '加急' });
    const blank = (await save(owner, { filing: { head: {}, send: {}, revice: {}, notice: {}, goods: [] } })).data!.id;
    await standAt(await add(owner, 'SHCU90000002'), -2);
    const records = async (user: TestUser | undefined, filter: RequestInput<typeof shManifest.listRecords> = {}) =>
      (await server.call(shManifest.listRecords, filter, as(user))).data!;
    expect(await records(owner)).toMatchObject({
      total: 2,
      list: [
        {
          id: blank,
          billno: '',
          ctnsnum: '',
          ctnAndSealsize: '',
          totalpackno: null,
          totalweight: '',
          goodsnum: 0,
          isMerge: false,
          score: 0,
        },
        {
          id,
          billno: 'SHCU90000001',
          shipVoyage: 'ORIENT.LANTERN / 118W',
          totalpackno: 1566,
          totalweight: '33309',
          goodsnum: 5,
          isMerge: false,
          manifestRemark: '加急',
        },
      ],
    });
    expect((await records(owner, { keyword: '90000001' })).list.map((row) => row.id)).toEqual([id]);
    expect((await records(other)).list.every((row) => row.id !== id)).toBe(true);
  });
});

describe('R-7.6-12 manifests', () => {
  it('R-7.6-12 401 without a session', async () => {
    expect((await save(undefined, { filing })).code).toBe(401);
    expect((await list(undefined)).code).toBe(401);
  });

  it('R-7.6-12 404 for what is not the own', async () => {
    const id = await add(own, 'SHCU00000001');
    for (const call of [shManifest.readManifest, shManifest.copyManifest]) {
      expect((await server.call(call, { id }, as(other))).code).toBe(404);
    }
    expect((await save(other, { id, filing })).code).toBe(404);
    expect((await server.call(shManifest.deleteManifests, { ids: [id] }, as(other))).code).toBe(404);
    expect(await bills(other)).toEqual([]);
  });

  it('R-7.6-12 200: a draft is saved right or wrong, with what is wrong with it at its field', async () => {
    const empty = (await save(own, { filing: { head: {}, send: {}, revice: {}, notice: {}, goods: [] } })).data!;
    expect(empty.findings).toContainEqual({
      severity: 'error',
      place: 'head.billno',
      textId: 'billNoMissing',
      parameters: {},
      message: '请填写主提单号',
    });
    expect(empty.findings).toContainEqual(expect.objectContaining({ place: 'goods', textId: 'noGoods' }));
    const goods = filing.goods.map((line, row) => (row === 3 ? { ...line, cargoname: 'LED 灯串' } : line));
    const saved = (await save(own, { filing: { ...withBill('SHCU00000002'), goods } })).data!;
    expect(saved.findings.filter(({ severity }) => severity === 'error')).toEqual([
      {
        severity: 'error',
        place: 'goods.3.cargoname',
        textId: 'cargoChinese',
        parameters: { words: '灯串' },
        message: '第 4 行：英文品名不能有中文“灯串”',
      },
    ]);
    const read = (await server.call(shManifest.readManifest, { id: saved.id }, as(own))).data!;
    expect(read.filing).toEqual({ ...withBill('SHCU00000002'), goods });
    expect(read.row).toMatchObject({ status: 0, errors: 1, validation: '第 4 行：英文品名不能有中文“灯串”', version: saved.version });
    expect(read.findings).toEqual(saved.findings);
  });

  it('R-3.9-19 R-3.9-20 R-3.9-21 R-3.9-22 a row says what its columns show', async () => {
    const user = await signInForTest(server.platform);
    await add(user, 'SHCU25108871', { subject: 'demo', companyname: '甬联货运' });
    const [row] = (await list(user, { status: 0 })).data!.list;
    expect(row).toMatchObject({
      billno: 'SHCU25108871',
      subject: 'demo',
      billNos: 'SHZS2510871A、SHZS2510871B、SHZS2510871C',
      ctnNos: 'CSNU6152042、FCIU9051185、TGBU4870365',
      sealNos: 'H7720413、H7720414、H7720418',
      packnos: 1566,
      total: '3 箱 1566 件 33309 kg 136.57 m³',
      completionstatus: '待发送',
      fcwStatusStr: '未提交',
      isCustomerApplyFinish: false,
      shipAgentBillStatusStr: '未核对',
      customsReceiptStatusStr: '未回执',
      loadingReplayStatusStr: '未回执',
      companyname: '甬联货运',
      vesselvoyage: 'ORIENT.LANTERN / 118W',
      scompany: '东方海外',
      webtype: '尚东(洋4)',
      sendTime: null,
      deleteTime: null,
    });
    expect(row!.operator).not.toBeNull();
  });

  it('R-7.6-12 409 for who saves over what somebody changed meanwhile, and his text is not lost on the server side either', async () => {
    const { id, version } = (await save(own, { filing: withBill('SHCU00000003') })).data!;
    const newer = await save(own, { id, version, filing: withBill('SHCU00000003', { remark: 'first tab' }) });
    expect(newer.code).toBe(200);
    expect(await save(own, { id, version, filing: withBill('SHCU00000003', { remark: 'second tab' }) })).toMatchObject({
      code: 409,
      refusal: 'sh-manifest.changedMeanwhile',
      msg: shManifestTexts.changedMeanwhile,
    });
    const read = await server.call(shManifest.readManifest, { id }, as(own));
    expect(read.data!.filing.head.remark).toBe('first tab');
  });

  it('R-7.6-12 rows that wait at the end of a sheet are not kept, empty ones between stay where they are', async () => {
    const blank = Object.fromEntries(Object.keys(filing.goods[0]!).map((name) => [name, ''])) as WireFiling['goods'][number];
    const goods = [filing.goods[0]!, blank, filing.goods[1]!, blank, blank];
    const { id } = (await save(own, { filing: { ...withBill('SHCU00000004'), goods } })).data!;
    const read = await server.call(shManifest.readManifest, { id }, as(own));
    expect(read.data!.filing.goods).toEqual(goods.slice(0, 3));
  });

  it('R-7.6-12 a copy is a new draft with the same words', async () => {
    const id = await add(own, 'SHCU00000005');
    await standAt(id, -3);
    const copy = (await server.call(shManifest.copyManifest, { id }, as(own))).data!.id;
    const read = (await server.call(shManifest.readManifest, { id: copy }, as(own))).data!;
    expect(copy).not.toBe(id);
    expect(read).toMatchObject({ row: { status: 0 }, filing: withBill('SHCU00000005') });
  });
});

describe('R-4.10-32 the bin', () => {
  it('R-2.2-07, R-7.6-12, R-4.10-32 takes what is not sent, gives it back as a draft, and purges for good', async () => {
    const user = await signInForTest(server.platform);
    const ids = [await add(user, 'SHCU00000011'), await add(user, 'SHCU00000012')];
    await server.call(shManifest.deleteManifests, { ids }, as(user));
    expect(await bills(user, { status: -2 })).toHaveLength(2);
    expect(await bills(user, { status: 0 })).toEqual([]);
    expect((await list(user)).data!.list.every(({ deleteTime }) => deleteTime !== null)).toBe(true);
    await server.call(shManifest.restoreManifests, { ids: [ids[0]!] }, as(user));
    expect(await bills(user, { status: 0 })).toEqual(['SHCU00000011']);
    expect((await list(user, { status: 0 })).data!.list[0]!.deleteTime).toBeNull();
    await server.call(shManifest.purgeManifests, { ids: [ids[1]!] }, as(user));
    expect((await list(user)).data).toMatchObject({ total: 1, counts: { all: 1, waiting: 1, binned: 0 } });
  });

  const calls = {
    save: shManifest.saveManifest,
    delete: shManifest.deleteManifests,
    restore: shManifest.restoreManifests,
    purge: shManifest.purgeManifests,
  };
  /** Which acts a status lets; of any other the table says why not. */
  const lets: Readonly<Record<ManifestStatus, readonly (keyof typeof calls)[]>> = {
    [-3]: [],
    [-2]: ['restore', 'purge'],
    [-1]: ['save', 'delete'],
    [0]: ['save', 'delete'],
    [1]: [],
    [2]: [],
  };
  it.each(manifestStatuses)('R-4.10-32 from status %s any other transition answers 400 and changes nothing', async (status) => {
    for (const what of ['save', 'delete', 'restore', 'purge'] as const) {
      const id = await add(own, 'SHCU00000013');
      await standAt(id, status);
      const answer =
        what === 'save'
          ? await save(own, { id, filing: withBill('SHCU00000014') })
          : await server.call(calls[what], { ids: [id] }, as(own));
      const isLet = lets[status].includes(what);
      expect([what, answer.code], `${status} ${what}`).toEqual([what, isLet ? 200 : 400]);
      if (isLet) continue;
      expect(Object.values(manifestRefusalTexts)).toContain(answer.msg);
      expect((await server.call(shManifest.readManifest, { id }, as(own))).data!.row).toMatchObject({ status, billno: 'SHCU00000013' });
    }
  });

  it('does nothing when one of several may not go', async () => {
    const user = await signInForTest(server.platform);
    const ids = [await add(user, 'SHCU00000015'), await add(user, 'SHCU00000016')];
    await standAt(ids[1]!, 2);
    expect((await server.call(shManifest.deleteManifests, { ids }, as(user))).code).toBe(400);
    expect((await list(user)).data!.counts).toMatchObject({ waiting: 1, sent: 1, binned: 0 });
  });
});

describe('the list', () => {
  it('R-2.2-02, R-2.2-04, R-2.2-07, R-7.6-12, R-4.10-22 gives each status its own, and 3 all of them', async () => {
    const user = await signInForTest(server.platform);
    for (const status of manifestStatuses) await standAt(await add(user, `SHCU0000010${status + 3}`), status);
    for (const status of manifestStatuses) expect(await bills(user, { status })).toEqual([`SHCU0000010${status + 3}`]);
    expect(await bills(user, { status: 3 })).toHaveLength(6);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(user, { status: 3, page, limit: 2 })));
    expect(pages.map(({ data }) => [data!.list.length, data!.total])).toEqual([2, 2, 2, 0].map((length) => [length, 6]));
    expect(new Set(pages.flatMap(({ data }) => data!.list.map(({ billno }) => billno))).size).toBe(6);
    expect((await list(user)).data!.counts).toEqual({ all: 6, waiting: 1, review: 1, rejected: 1, sent: 1, deleted: 1, binned: 1 });
    expect((await list(user, { status: 4 as never })).code).toBe(400);
  });

  it('R-7.6-12 finds bills, house bills, containers and ships, several at once', async () => {
    const user = await signInForTest(server.platform);
    await add(user, 'SHCU00000201');
    await add(user, 'SHCU00000202', { vesselname: 'BALTIC.HERON' });
    const found = (keyword: string) => bills(user, { filters: { keyword } });
    expect(await found('SHCU00000201 SHCU00000202')).toHaveLength(2);
    expect(await found('baltic heron')).toEqual(['SHCU00000202']);
    expect(await found('SHZS2510871C')).toHaveLength(2);
    expect(await found('TGBU4870365')).toHaveLength(2);
    expect(await found('NOTHING00000')).toEqual([]);
  });

  it('compares numbers as they were spelled when they were written, and no more of them than a number has (T4)', async () => {
    const user = await signInForTest(server.platform);
    const goods = [`HB${'7'.repeat(33)}TAIL0001`, 'HB 2026-0042'].map((billno) => ({ ...filing.goods[0]!, billno }));
    const { id } = (await save(user, { filing: { ...withBill('SHCU00000203'), goods } })).data!;
    const asked = vi.spyOn(server.platform.database, 'query');
    const found = (keyword: string) => bills(user, { filters: { keyword } });
    for (const keyword of ['HB20260042', 'hb-2026 0042', 'SHCU00000203', `HB${'7'.repeat(33)}`])
      expect(await found(keyword)).toEqual(['SHCU00000203']);
    expect(await found('TAIL0001')).toEqual([]);
    expect(asked.mock.calls.map(([, text]) => text).join()).not.toMatch(/regexp_replace\([^)]*(?:_nos|bill_no)/);
    asked.mockRestore();
    await save(user, { id, filing: withBill('SHCU00000204') });
    expect([await found('HB20260042'), await found('SHCU00000204')]).toEqual([[], ['SHCU00000204']]);
  });

  it('R-7.6-12 sorts by every column that says so, and by no other; exports what it shows', async () => {
    for (const status of [...manifestStatuses, 3] as const) {
      for (const { prop, isSortable } of manifestColumns(status)) {
        expect([prop, (await list(own, { status, sort: prop })).code]).toEqual([prop, isSortable ? 200 : 400]);
      }
    }
    const columns = manifestColumns(3).map(({ prop }) => prop);
    const file = await fetch(`${server.url}${shManifest.exportManifests.path}`, {
      method: 'POST',
      headers: { authorization: own!.token, 'content-type': 'application/json' },
      body: JSON.stringify({ columns }),
    });
    expect(file.status).toBe(200);
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    expect((await server.call(shManifest.exportManifests, { columns: ['nothing'] }, as(own))).code).toBe(400);
  });
});

describe('R-7.6-14 party books', () => {
  const party = { nickName: '演示', ...filing.send };
  it('R-7.6-14, R-3.9-30 R-3.9-31 a party stands in its own book alone, with its country in words', async () => {
    const { id } = (await server.call(shManifest.saveSender, party, as(own))).data!;
    expect((await server.call(shManifest.listSenders, { keyword: 'ningbo' }, as(own))).data!.list).toMatchObject([
      { id, nickName: '演示', name: filing.send.name, countrycode: 'CN', country: '中国', aeocode: '', contactName: '', contactPhone: '' },
    ]);
    expect((await server.call(shManifest.listConsignees, {}, as(own))).data!.total).toBe(0);
    expect((await server.call(shManifest.listSenders, {}, as(other))).data!.total).toBe(0);
    for (const save of [shManifest.saveConsignee, shManifest.saveNotifyParty]) {
      expect((await server.call(save, { ...party, id }, as(own))).code).toBe(404);
    }
    expect((await server.call(shManifest.saveSender, { ...party, id }, as(other))).code).toBe(404);
    expect((await server.call(shManifest.deleteConsignees, { ids: [id] }, as(own))).code).toBe(404);
    await server.call(shManifest.saveSender, { ...party, id, nickName: '演示二' }, as(own));
    expect((await server.call(shManifest.listSenders, {}, as(own))).data!.list).toMatchObject([{ nickName: '演示二', version: 2 }]);
    expect((await server.call(shManifest.saveSender, { ...party, nickName: ' ' }, as(own))).code).toBe(400);
    expect((await server.call(shManifest.deleteSenders, { ids: [id] }, as(own))).code).toBe(200);
    expect((await server.call(shManifest.listSenders, {}, as(own))).data!.total).toBe(0);
  });

  it.each([
    ['revice', shManifest.saveConsignee, shManifest.listConsignees, shManifest.deleteConsignees],
    ['notice', shManifest.saveNotifyParty, shManifest.listNotifyParties, shManifest.deleteNotifyParties],
  ] as const)('R-7.6-14 the book %s keeps, lists and deletes its own', async (_book, save, list, remove) => {
    const { id } = (await server.call(save, { ...party, ...filing.revice }, as(own))).data!;
    expect((await server.call(list, {}, as(own))).data!.list).toMatchObject([{ id, nickName: '演示', name: filing.revice.name }]);
    expect((await server.call(list, {}, as(other))).data!.total).toBe(0);
    expect((await server.call(remove, { ids: [id] }, as(other))).code).toBe(404);
    expect((await server.call(remove, { ids: [id] }, as(own))).code).toBe(200);
    expect((await server.call(list, {}, as(own))).data!.total).toBe(0);
  });

  it('R-7.6-14, R-3.9-32 a combination names all three with their phones', async () => {
    const wish = { nickName: '汉堡', send: filing.send, revice: filing.revice, notice: filing.notice };
    const { id } = (await server.call(shManifest.saveCombination, wish, as(own))).data!;
    expect((await server.call(shManifest.listCombinations, {}, as(own))).data!.list).toMatchObject([
      {
        id,
        nickName: '汉堡',
        sendName: filing.send.name,
        sendPhone: filing.send.phone,
        reviceName: filing.revice.name,
        revicePhone: filing.revice.phone,
        noticeName: filing.notice.name,
        noticePhone: filing.notice.phone,
        revice: filing.revice,
      },
    ]);
    expect((await server.call(shManifest.deleteCombinations, { ids: [id] }, as(other))).code).toBe(404);
    expect((await server.call(shManifest.deleteCombinations, { ids: [id] }, as(own))).code).toBe(200);
    expect((await server.call(shManifest.listCombinations, {}, as(own))).data!.total).toBe(0);
  });
});

describe('what a filing may say', () => {
  it('R-7.4-60 dictionaries of packing, containers, countries and classes', async () => {
    const dict = (await server.call(shManifest.readDictionaries, {}, as(own))).data!;
    expect(dict.packaging).toContainEqual({ code: 'CT', name: '纸箱' });
    expect(dict.ctntype).toContainEqual({ code: '40HC', name: '40 尺高箱' });
    expect(dict.country).toContainEqual({ code: 'DE', name: '德国' });
    expect(dict.dgclass[0]).toEqual({ code: '1', name: '爆炸品' });
    expect((await server.call(shManifest.readDictionaries, {}, as(undefined))).code).toBe(401);
  });

  it('R-3.6-10 the country codes of a form, of its check and of the file are the one list', async () => {
    const { country } = (await server.call(shManifest.readDictionaries, {}, as(own))).data!;
    expect(country).toEqual(countries.map(({ code, name }) => ({ code, name })));
    const lines = (await (await fetch(`${server.url}/static/text/countries.txt`)).text()).trim().split('\n');
    expect(lines).toEqual(expect.arrayContaining(countries.map(({ alpha3, name }) => `${alpha3},${name}`)));
    const isTaken = (countryCode: string) => {
      const shipper = { ...sampleFiling.parties.shipper, countryCode };
      const faults = checkParty('shipper', { parties: { ...sampleFiling.parties, shipper } });
      return faults.every(({ field }) => field !== 'countryCode');
    };
    expect(country.filter(({ code }) => !isTaken(code))).toEqual([]);
    expect(['', 'ZZ', 'CHN'].filter(isTaken)).toEqual([]);
  });

  it('R-7.4-61 R-4.10-21 ship agents', async () => {
    expect((await server.call(shManifest.listShipAgencies, {}, as(own))).data!.list).toEqual([
      { dictKey: 'shipAgency', id: 1, name: '上海外代' },
      { dictKey: 'billType', id: 2, name: 'SWB-海运单' },
      { dictKey: 'billType', id: 3, name: 'TER-电放' },
    ]);
  });

  it('R-7.4-62 ship companies', async () => {
    const { list: companies } = (await server.call(shManifest.listShipCompanies, {}, as(own))).data!;
    expect(companies).toContainEqual(expect.objectContaining({ dictKey: 'OOL', name: '东方海外' }));
    expect(new Set(companies.map(({ id }) => id)).size).toBe(companies.length);
  });

  it('R-7.4-63 remark tags are a person’s own, in his order, each once', async () => {
    expect((await server.call(shManifest.saveRemarkTags, { tags: ['急', '电放', '急'] }, as(own))).code).toBe(200);
    expect((await server.call(shManifest.listRemarkTags, {}, as(own))).data!.list).toEqual(['急', '电放']);
    expect((await server.call(shManifest.listRemarkTags, {}, as(other))).data!.list).toEqual([]);
    expect((await server.call(shManifest.saveRemarkTags, { tags: ['x'.repeat(21)] }, as(own))).code).toBe(400);
  });

  it('R-7.4-59 head, parties and goods of a bill: packages and weights by its pre-manifest, parties by the own earlier filing alone', async () => {
    const owner = await signInForTest(server.platform);
    const billno = 'COSU6600090059';
    const [isIn, isListed] = ['CSQU3054383', 'MLTU3102047'];
    // The gate weighs the box as well: that is no weight of goods.
    const gate = {
      blNo: billno,
      ctnNo: isIn,
      ctnSizeType: '45G1',
      ctnStatus: 'F',
      vessel: 'HAI MING',
      voyage: '026W',
      wharfCode: 'WGQ4',
    };
    await say('gate', [{ ...gate, grossWeight: 21_850, inGateTime: hoursFromNow(-6), recvTime: hoursFromNow(-6) }]);
    const boxes = [
      [isIn, 'H7720413', 5_000.5],
      [isListed, 'H7720418', 4_000],
    ] as const;
    await createCustomsVoice(server.platform).declare({
      billNo: billno,
      loading: 'CNSHA/2225',
      boxes,
      packages: 101,
      grossWeightKg: 9_000.5,
    });
    const prefill = (user: TestUser | undefined) => server.call(shManifest.prefillManifest, { billno }, as(user));
    const heard = await waitFor('the gate', async () => {
      const told = await prefill(await signInForTest(server.platform));
      return told.code === 200 && told.data;
    });
    const box = { ...blankLine, containerType: '40HC', packages: '50' };
    expect(readFiling(heard.filing)).toEqual({
      head: {
        ...blankHead,
        billNo: billno,
        vesselName: 'HAI.MING',
        voyage: '026W',
        carrier: 'COS',
        wharf: 'WGQ4',
        customsOffice: '2225',
        loadingPort: 'CNSHA',
        dischargePort: 'NLRTM',
        billPackages: '101',
        billWeightKg: '9000.5',
        billVolumeM3: '20',
      },
      parties: blankFiling.parties,
      goods: [
        { ...box, containerNo: isIn, sealNo: 'H7720413', weightKg: '5000.5' },
        { ...box, containerNo: isListed, sealNo: 'H7720418', weightKg: '4000' },
      ],
    });
    // Declared for another voyage, it says nothing of this one.
    const rolled = 'COSU6600090060';
    const gone = { ...gate, blNo: rolled, ctnNo: 'TGBU4870365' };
    await say('gate', [{ ...gone, grossWeight: 21_850, inGateTime: hoursFromNow(-6), recvTime: hoursFromNow(-6) }]);
    await createCustomsVoice(server.platform).declare({ billNo: rolled, voyage: '020W', boxes, packages: 55 });
    const ofRolled = await waitFor('the gate', async () => {
      const told = await server.call(shManifest.prefillManifest, { billno: rolled }, as(owner));
      return told.code === 200 && readFiling(told.data!.filing);
    });
    expect([ofRolled.head.billPackages, ofRolled.goods.map(({ containerNo }) => containerNo)]).toEqual(['', ['TGBU4870365']]);
    // What was filed of it before fills the rest; another owner, who filed the same bill, gives nothing away and gets nothing.
    const strange = withBill(billno);
    await save(other, { filing: { ...strange, send: { ...strange.send, name: 'DEMO STRANGER LTD' } } });
    const line = { ...filing.goods[0]!, ctnno: isListed, packno: '51' };
    const { id } = (
      await save(owner, { filing: { ...withBill(billno, { billpackno: '7', vesselname: 'HAI.MING', voyageno: '026W' }), goods: [line] } })
    ).data!;
    const filled = readFiling((await prefill(owner)).data!.filing);
    expect(filled.parties).toEqual(sampleFiling.parties);
    expect(filled.head).toMatchObject({ shipAgent: '上海外代', deliveryPlace: 'DEHAM', dischargePort: 'NLRTM', billPackages: '101' });
    expect(filled.goods[1]).toMatchObject({ containerNo: isListed, cargoName: 'PLASTIC STORAGE BOX', packages: '51', sealNo: 'H7720418' });
    // Of a filing for another call its parties stand, and neither agent, IMO number nor day.
    const { send, head } = (await prefill(other)).data!.filing;
    expect([send.name, head.shipagent, head.imono, head.loadingdate]).toEqual(['DEMO STRANGER LTD', '', '', '']);
    // What is in the bin was thrown away.
    await server.call(shManifest.deleteManifests, { ids: [id] }, as(owner));
    expect((await prefill(owner)).data!.filing).toEqual(heard.filing);
  });

  it('R-7.4-59 of a bill that customs alone know it begins with their pre-manifest, where that was declared in Shanghai', async () => {
    const customs = createCustomsVoice(server.platform);
    const [here, elsewhere] = ['COSU6430000011', 'COSU6430000012'];
    await customs.declare({ billNo: here, loading: 'CNSHA/2225', boxes: [['CSQU3054383', 'H7720413', 5_000]], packages: 60 });
    await customs.declare({ billNo: elsewhere, loading: 'CNNGB/3104' });
    const told = await server.call(shManifest.prefillManifest, { billno: here }, as(own));
    const begun = readFiling(told.data!.filing);
    expect(begun.head).toMatchObject({ billNo: here, vesselName: 'HAI.MING', voyage: '026W', dischargePort: 'NLRTM', billPackages: '60' });
    expect(begun.goods).toMatchObject([{ containerNo: 'CSQU3054383', sealNo: 'H7720413', weightKg: '5000' }]);
    expect(await server.call(shManifest.prefillManifest, { billno: elsewhere }, as(own))).toMatchObject({
      refusal: 'sh-manifest.noManifest',
    });
  });

  it('R-7.4-59 R-8-23 of a bill that nobody has heard of it says so', async () => {
    expect(await server.call(shManifest.prefillManifest, { billno: 'COSU6430000001' }, as(own))).toMatchObject({
      code: 400,
      refusal: 'sh-manifest.noManifest',
      msg: '暂无该预配舱单信息，请稍候再试',
    });
  });
});

// Last: by then the sessions of the others have ended.
it('R-4.10-32 the bin is purged of what has been in it for 30 days, and of nothing else', async () => {
  const user = await signInForTest(server.platform);
  const [old, young] = [await add(user, 'SHCU00000017'), await add(user, 'SHCU00000018')];
  await add(user, 'SHCU00000019');
  await server.call(shManifest.deleteManifests, { ids: [old] }, as(user));
  clock.advance(1_000);
  await server.call(shManifest.deleteManifests, { ids: [young] }, as(user));
  clock.advance(30 * 86_400_000 - 500);
  await purgeBin({ platform: server.platform } as Parameters<typeof purgeBin>[0]);
  const { rows } = await server.platform.database.query<{ bill_no: string }>(
    'system',
    'select bill_no from sh_manifest_filing where owner_key = $1 order by bill_no',
    [user.ownerKey],
  );
  expect(rows.map((row) => row.bill_no)).toEqual(['SHCU00000018', 'SHCU00000019']);
});

it('L-03 a draft that is saved twice under one key is one draft', async () => {
  const owner = await signInForTest(server.platform);
  const saveOnce = (key: string) =>
    server.call(
      shManifest.saveManifest,
      { filing: withBill('SHCU90000001') },
      { ...as(owner), headers: { 'idempotency-key': `${key}-${owner.ownerKey}` } },
    );
  const [first, again] = [await saveOnce('doubled-click-1'), await saveOnce('doubled-click-1')];
  expect(again.data).toEqual(first.data);
  expect(await bills(owner)).toHaveLength(1);
  await saveOnce('another-click-2');
  expect(await bills(owner)).toHaveLength(2);
});

it('why customs shall change or delete something is asked by whom they can call: a phone without a number is refused, by its name', async () => {
  const owner = await signInForTest(server.platform);
  const id = await add(owner, 'SHCU90000002');
  const told = await server.call(shManifest.deleteSent, { id, reason: '件数有误', contactName: '演示', contactTel: 'abc' }, as(owner));
  expect(told).toMatchObject({ code: 400, fields: { contactTel: shManifestTexts.contactTelWrong } });
});

it('many corrections are counted and listed without writing what they say to disk', async () => {
  const owner = await signInForTest(server.platform);
  await add(owner, 'SHCU90000003');
  const { database } = server.platform;
  await database.query(
    'system',
    `insert into sh_manifest_submission (owner_key, user_id, filing_id, kind, reference, filing, before, reason, state, submitted_at)
     select owner_key, user_id, id, 'modify', id || ' listed ' || g, filing, filing, 'x', 'accepted', now()
     from sh_manifest_filing, generate_series(1, 6000) g where owner_key = $1`,
    [owner.ownerKey],
  );
  const { rows } = await database.query<{ 'QUERY PLAN': readonly { readonly Plan: Readonly<Record<string, number>> }[] }>(
    { ownerKey: owner.ownerKey },
    `explain (analyze, buffers, format json) ${changesStatement}`,
    [owner.ownerKey, '%%', 20, 0],
  );
  expect(rows[0]!['QUERY PLAN'][0]!.Plan['Temp Written Blocks']).toBe(0);
  const { data } = await server.call(shManifest.listChanges, { keyword: '90000003', limit: 2 }, as(owner));
  expect(data).toMatchObject({ total: 6_000, list: [{ billno: 'SHCU90000003', kind: 'modify' }, { billno: 'SHCU90000003' }] });
  expect((await server.call(shManifest.listChanges, { keyword: 'SHCU8' }, as(owner))).data).toMatchObject({ total: 0, list: [] });
});
