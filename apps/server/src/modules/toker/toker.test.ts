// Guarantee: R-7.6-17: a file of companies becomes what is searched for; a contact is opened once for one price by each
// payer, whoever of a company does it and however often; another edition takes the place of the one before.
import { Readable } from 'node:stream';
import { checkCharacterOf } from '@mastlight/domain/company/credit-code';
import type { Endpoint, RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { toker } from '@mastlight/domain/toker/contract';
import { importTexts, tokerTexts as texts } from '@mastlight/domain/toker/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCompanyForTest, insertMemberForTest } from '../../scenarios/company-for-test';
import { createPortVoice } from '../../scenarios/port-says-for-test';
import { readExport } from '../../scenarios/read-export';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { streamCsv } from '../../platform/spreadsheet/stream-csv';
import { importEdition } from './index';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { FREE_QUOTA_FEN: '0' } });
});
afterAll(() => server.stop());

const call = <E extends Endpoint>(endpoint: E, wish: RequestInput<E>, user: TestUser | null) =>
  server.call(endpoint, wish, { token: user?.token ?? null });

const code = (no: number): string => {
  const first = `9133020${String(no).padStart(10, '0')}`;
  return first + checkCharacterOf(first);
};
const titles = '公司名称,统一代码,类型,省,市,品名,HS,月份,起运港,目的港,票数,联系人,职务,电话,邮箱,联系方式来源';

let files = 0;
/** Takes a file with these lines. */
const take = (lines: readonly string[], { source = '目的国进口申报', day = '2026-10-11', digest = `digest ${++files}` } = {}) =>
  importEdition(server.platform, {
    source,
    day,
    digest,
    isDemo: false,
    lines: streamCsv(Readable.from([Buffer.from([titles, ...lines].join('\r\n'))]), 2_000),
  });

async function rich(fen: number): Promise<TestUser> {
  const user = await signInForTest(server.platform);
  await giveCoins(user.ownerKey, fen);
  return user;
}
const giveCoins = (ownerKey: string, fen: number) =>
  server.platform.database.query('system', `select billing_credit($1, $2, 'top-up', $3, 'demo', $4, 'clearing_demo')`, [
    ownerKey,
    JSON.stringify({ actorId: 0, identity: 'personal', requestId: 'job', ipDigest: 'job', reason: 'demo', atMs: Date.now() }),
    `demo ${ownerKey} ${++files}`,
    fen,
  ]);
const paid = async (ownerKey: string) =>
  (await server.platform.database.query<{ fen: number }>('system', 'select fen from toker_opened where owner_key = $1', [ownerKey])).rows;

const wangzhou = [
  `宁波望舟家居用品有限公司,${code(1)},工厂,浙江,宁波,保温瓶,9617001900,2026-09,宁波,汉堡,21,,,,,`,
  `宁波望舟家居用品有限公司,,,,,"不锈钢杯, 带盖",7323930000,2026-08,宁波,洛杉矶,4,王小明,外贸经理,0574-00077001,w@demo.invalid,公司官网`,
];
const others = [
  '义乌星轨日用百货商行,,贸易,浙江,义乌,仿首饰,7117190000,2026-07,上海,鹿特丹,149,,,,,',
  '宁波蓝舟国际货运代理有限公司,,工厂,浙江,宁波,保温瓶,961700,2026-09,宁波,汉堡,900,,,,,',
  '坏行,91330200,工厂,,,,,,,,,,,,,',
  '没有来源,,,,,,,,,,,张三,,0574-00000002,,',
];

describe('R-7.6-17 R-2.1-10 companies', () => {
  let own: TestUser;
  let id: number;
  let told: Awaited<ReturnType<typeof take>>;
  const find = async (wish: RequestInput<typeof toker.searchCompanies>, user = own) =>
    (await call(toker.searchCompanies, wish, user)).data!;

  beforeAll(async () => {
    own = await rich(1_000);
    told = await take([...wangzhou, ...others, wangzhou[0]!]);
    ({ id } = (await find({ keyword: '望舟' })).list[0]!);
  });

  it('come out of a file, whose wrong lines are told by line and field and left out', () => {
    expect(told).toMatchObject({ companies: 3, rows: 5, refused: 2, merged: 1, newer: 0 });
    expect(told!.faults).toEqual([
      importTexts.fault(6, '统一代码', importTexts.creditCode),
      importTexts.fault(7, '联系方式来源', importTexts.contactSource),
    ]);
  });

  it('R-7.6-17 are found by goods, code, region and name, the lines of one put together, with source and day', async () => {
    for (const keyword of ['保温瓶 宁波', '961700', '7323.93', '望舟家居', '不锈钢杯']) {
      expect((await find({ keyword, kind: ['factory'] })).list.map(({ name }) => name)).toEqual(['宁波望舟家居用品有限公司']);
    }
    expect((await find({ keyword: '保温瓶', kind: ['factory'] })).list[0]).toMatchObject({
      kind: 'factory',
      creditCode: code(1),
      goods: ['保温瓶', '不锈钢杯, 带盖'],
      loadPorts: ['宁波'],
      dischargePorts: ['汉堡', '洛杉矶'],
      yearBills: 25,
      trend: [0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 21, 0],
      trendMonth: '2026-10',
      source: '目的国进口申报',
      sourceDay: '2026-10-11',
      contactCount: 1,
      isOpened: false,
      ownClient: null,
    });
    expect((await find({ keyword: '没有这种货' })).total).toBe(0);
  });

  it('forwarders are told apart, and facets count what the others leave', async () => {
    const all = await find({ keyword: '保温瓶', kind: ['factory'] });
    expect(all.total).toBe(1);
    expect(all.facets.find(({ name }) => name === 'kind')!.values).toEqual([
      { value: 'factory', count: 1 },
      { value: 'forwarder', count: 1 },
    ]);
    const ports = (await find({ loadPort: ['宁波'] })).facets.find(({ name }) => name === 'loadPort')!.values;
    expect(ports).toEqual([
      { value: '宁波', count: 2 },
      { value: '上海', count: 1 },
    ]);
  });

  it('R-7.6-17 own lanes: the ports of the own bills, by the names that companies tell, and of nobody else’s', async () => {
    const [one, other, none] = [own, await rich(1_000), await signInForTest(server.platform)];
    const port = createPortVoice(server.platform);
    const follow = (user: TestUser, blnos: string[]) => call(billSubscription.subscribeBills, { blnos, allowReal: true }, user);
    await follow(one, ['LANESOWN0001', 'LANESOWN0002', 'LANESOWN0003']);
    await follow(other, ['LANESOTHER01']);
    // One tells no port: nothing was heard of it.
    for (const billNo of ['LANESOWN0001', 'LANESOWN0002', 'LANESOTHER01']) await port.manifest(billNo, ['MLTU3102047']);
    const lanes = async (user: TestUser) => (await call(toker.listOwnTrade, {}, user)).data!.lanes;
    await expect.poll(() => lanes(one), { timeout: 10_000 }).toEqual([{ loadPort: '宁波', dischargePort: '鹿特丹', bills: 2 }]);
    await expect.poll(() => lanes(other), { timeout: 10_000 }).toEqual([{ loadPort: '宁波', dischargePort: '鹿特丹', bills: 1 }]);
    expect(await lanes(none)).toEqual([]);
    expect((await call(toker.listOwnTrade, {}, null)).code).toBe(401);
    expect((await find({ dischargePort: ['鹿特丹'] })).list.map(({ name }) => name)).toEqual(['义乌星轨日用百货商行']);
    expect((await find({ keyword: 'Rotterdam' })).list.map(({ name }) => name)).toEqual(['义乌星轨日用百货商行']);
  });

  it('R-7.6-17 own goods: the headings below which one has accepted codes, most often first, and nobody else’s', async () => {
    const [one, other] = [await signInForTest(server.platform), await signInForTest(server.platform)];
    const accept = async (user: TestUser, ...codes: string[]): Promise<void> => {
      const { rows } = await server.platform.database.query<{ id: number }>(
        'system',
        `insert into class_analysis_record (owner_key, title, source, passed_over, over_max, created_at)
         values ($1, 'demo', 'text', 0, 0, now()) returning id`,
        [`u:${user.userId}`],
      );
      await server.platform.database.query(
        'system',
        `insert into class_analysis_line (record_id, line_no, owner_key, name, name_start, name_end, package_unit, stated_code, proposed, chosen_code, chosen_at)
         select $1, at, $2, 'demo', 0, 4, '', '', '[]', code, now() from unnest($3::text[]) with ordinality as chosen(code, at)`,
        [rows[0]!.id, `u:${user.userId}`, codes],
      );
    };
    await accept(one, '9617001100', '', '4202920000', '9617009000');
    await accept(other, '6601991000');
    const goods = async (user: TestUser) => (await call(toker.listOwnTrade, {}, user)).data!.goods;
    expect(await goods(one)).toMatchObject([
      { heading: '9617', uses: 2, name: expect.stringMatching(/./) },
      { heading: '4202', uses: 1 },
    ]);
    expect(await goods(other)).toMatchObject([{ heading: '6601', uses: 1 }]);
  });

  it('400 by the field, 401 without a session, 404 for what does not exist', async () => {
    expect(await call(toker.searchCompanies, { keyword: 'x'.repeat(101) }, own)).toMatchObject({
      code: 400,
      fields: { keyword: texts.keywordTooLong },
    });
    expect((await call(toker.searchCompanies, {}, null)).code).toBe(401);
    for (const keyword of ['%', "');drop table x;--", '\u0001', '🚢'])
      expect((await call(toker.searchCompanies, { keyword }, own)).code).toBe(200);
    expect((await call(toker.showCompany, { id: '999999' }, own)).code).toBe(404);
    expect((await call(toker.openContacts, { id: '999999', allowReal: 'true' }, own)).code).toBe(404);
    const late = await call(toker.saveMark, { id, state: '', note: '', nextDay: '2026-02-30' }, own);
    expect(late).toMatchObject({ code: 400, fields: { nextDay: texts.dayWrong } });
  });

  it('R-7.6-17, R-2.3-04 contacts are masked until they are opened: once for one price, by one of two calls at once', async () => {
    const before = (await call(toker.showCompany, { id: String(id) }, own)).data!;
    expect(before.priceFen).toBe(500);
    expect(JSON.stringify(before)).not.toContain('77001');
    expect(before.contacts).toMatchObject([{ name: '王**', role: '外贸经理', email: 'w•••@••••', source: '公司官网' }]);
    expect(before.script).toContain('从宁波到汉堡的货，2026 年 9 月有 21 票记录');

    expect((await call(toker.openContacts, { id: String(id) }, own)).code).toBe(409);
    // T13: nor for more than was agreed to.
    expect((await call(toker.openContacts, { id: String(id), allowReal: 'true', allowRealFen: '499' }, own)).code).toBe(409);
    expect(await paid(own.ownerKey)).toEqual([]);
    const both = await Promise.all(
      [1, 2].map(() => call(toker.openContacts, { id: String(id), allowReal: 'true', allowRealFen: '500' }, own)),
    );
    expect(both.map(({ data }) => data!.coins).sort()).toEqual([0, 500]);
    expect(both[1]!.data!.list).toMatchObject([{ name: '王小明', phone: '0574-00077001', email: 'w@demo.invalid' }]);
    expect((await call(toker.openContacts, { id: String(id) }, own)).data).toMatchObject({ coins: 0 });
    expect(await paid(own.ownerKey)).toEqual([{ fen: 500 }]);
    expect((await call(toker.showCompany, { id: String(id) }, own)).data).toMatchObject({ priceFen: 0, contacts: [{ name: '王小明' }] });
  });

  it('R-7.6-17 a company pays once for its colleagues, and a person for himself', async () => {
    const cid = await insertCompanyForTest(server.platform);
    await giveCoins(`c:${cid}`, 500);
    const [one, colleague] = [
      await insertMemberForTest(server.platform, cid, 'Management'),
      await insertMemberForTest(server.platform, cid, 'operator'),
    ];
    const alone = await signInForTest(server.platform);
    expect((await call(toker.openContacts, { id: String(id), allowReal: 'true' }, one)).data!.coins).toBe(500);
    expect((await call(toker.openContacts, { id: String(id) }, colleague)).data).toMatchObject({ coins: 0, list: [{ name: '王小明' }] });
    expect((await call(toker.openContacts, { id: String(id), allowReal: 'true' }, alone)).code).toBe(402);
    expect((await call(toker.showCompany, { id: String(id) }, alone)).data!.contacts[0]!.name).toBe('王**');
  });

  it('nothing is taken where nothing can be shown, nor beyond the contacts of an hour', async () => {
    const { id: empty } = (await find({ keyword: '星轨' })).list[0]!;
    expect(await call(toker.openContacts, { id: String(empty), allowReal: 'true' }, own)).toMatchObject({
      code: 400,
      msg: texts.noContacts,
    });
    const busy = await rich(1_000);
    await server.platform.database.query(
      'system',
      `insert into platform_person_day (user_id, day, name, used)
       select $1, day, 'toker.opened-' || lpad(hour::text, 2, '0'), 500
       from generate_series(0, 23) hour, unnest(array[to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), to_char(now() at time zone 'Asia/Shanghai' + interval '1 day', 'YYYY-MM-DD')]) day`,
      [busy.userId],
    );
    expect(await call(toker.openContacts, { id: String(id), allowReal: 'true' }, busy)).toMatchObject({
      code: 429,
      msg: texts.tooManyContacts,
    });
    expect(await paid(busy.ownerKey)).toEqual([]);
  });

  it('R-7.6-17 what an owner marks, notes and saves is his own; what he cleared is gone', async () => {
    const mark = { id, state: 'interested', note: '要 10 月报价', nextDay: '2026-10-15' } as const;
    expect((await call(toker.saveMark, mark, own)).code).toBe(200);
    expect((await call(toker.listMarks, {}, own)).data!.list).toMatchObject([{ id, mark: { state: 'interested', nextDay: '2026-10-15' } }]);
    expect((await find({ mark: ['interested'] })).total).toBe(1);
    const stranger = await signInForTest(server.platform);
    expect((await call(toker.listMarks, {}, stranger)).data!.total).toBe(0);
    expect((await find({ mark: ['interested'] }, stranger)).total).toBe(0);

    await call(toker.saveSearch, { name: '保温瓶', wish: { keyword: '保温瓶', kind: ['factory'] } }, own);
    const { list } = (await call(toker.listSearches, {}, own)).data!;
    expect(list).toMatchObject([{ name: '保温瓶', wish: { keyword: '保温瓶', kind: ['factory'] } }]);
    await call(toker.deleteSearch, { id: list[0]!.id }, stranger);
    expect((await call(toker.listSearches, {}, own)).data!.list).toHaveLength(1);
    await call(toker.deleteSearch, { id: list[0]!.id }, own);
    expect((await call(toker.listSearches, {}, own)).data!.list).toEqual([]);
  });

  it('an own client is told to its owner alone', async () => {
    await call(
      billSubscription.subscribeBills,
      { systemKey: 'NB', blnos: ['COSU6399990001'], clientCompanyName: '宁波望舟家居用品', allowReal: true },
      own,
    );
    expect((await find({ keyword: '望舟' })).list[0]!.ownClient).toBe('宁波望舟家居用品');
    expect((await find({ keyword: '望舟' }, await signInForTest(server.platform))).list[0]!.ownClient).toBeNull();
  });

  it('R-7.6-17 a file has what was found, and the contacts of those alone that were opened', async () => {
    const url = server.url + toker.exportCompanies.path;
    const { rows } = await readExport(url, own, { keyword: '浙江' });
    expect(rows).toHaveLength(4);
    expect(JSON.stringify(rows)).toContain('0574-00077001');
    expect(rows.filter((row) => Object.values(row).includes('宁波望舟家居用品'))).toHaveLength(1);
    const stranger = await signInForTest(server.platform);
    const masked = await readExport(url, stranger, {});
    expect(JSON.stringify(masked.rows)).not.toContain('77001');
  });

  it('a later edition takes the place of the one before: what is gone is not found, what was opened stays opened', async () => {
    const later = { day: '2026-11-11', digest: 'later' };
    await expect(take(['坏行,1,,,,,,,,,,,,,,'], later)).rejects.toThrow(importTexts.nothing);
    expect((await find({ keyword: '星轨' })).total).toBe(1);
    expect(await take([wangzhou[1]!.replace('w@demo', 'neu@demo')], later)).toMatchObject({ companies: 1, refused: 0 });
    expect(await take([wangzhou[1]!], later)).toBeNull();
    await expect(take([wangzhou[1]!])).rejects.toThrow(importTexts.older('2026-11-11'));
    expect((await find({ keyword: '星轨' })).total).toBe(0);
    const [card] = (await find({ keyword: '望舟' })).list;
    expect(card).toMatchObject({ id, isOpened: true, sourceDay: '2026-11-11', creditCode: code(1) });
    expect((await call(toker.openContacts, { id: String(id) }, own)).data).toMatchObject({
      coins: 0,
      list: [{ email: 'neu@demo.invalid' }],
    });
    // A source of an earlier day changes nothing of what is told since.
    expect(await take([wangzhou[0]!], { source: '名录', day: '2026-11-01' })).toMatchObject({ companies: 0, newer: 1 });
    expect((await find({ keyword: '望舟' })).list[0]!.source).toBe('目的国进口申报');
  });

  const company = async (keyword: string, user = own) => (await find({ keyword }, user)).list[0]!;
  const open = async (companyId: number, user = own) =>
    (await call(toker.openContacts, { id: String(companyId), allowReal: 'true' }, user)).data!;

  it('what is charged for is what is shown, though another edition comes between', async () => {
    await take([`台州舟灯厂,,工厂,,,舟灯,,,,,,李四,,0574-00000031,,官网`], { source: '灯' });
    const { id: lamp } = await company('台州舟灯');
    const sql = (text: string) => server.platform.database.query('system', text, []);
    await sql(`create function toker_between() returns trigger language plpgsql as
      $$ begin delete from toker_contact where company_id = new.company_id; return new; end $$`);
    await sql('create trigger between after insert on toker_opened for each row execute function toker_between()');
    const shown = await call(toker.openContacts, { id: String(lamp), allowReal: 'true' }, await rich(500));
    await sql('drop function toker_between cascade');
    expect(shown.data).toMatchObject({ coins: 500, list: [{ name: '李四' }] });
  });

  it('contacts stay where a later edition of another source tells none, and go where their own source tells none', async () => {
    const [listed, declared] = [
      `绍兴桅布厂,,工厂,,,桅布,,,,,,赵六,,0574-00000032,,官网`,
      `绍兴桅布厂,,工厂,,,桅布,,2026-10,宁波,汉堡,3,,,,,`,
    ];
    await take([listed], { source: '布名录', day: '2026-11-01' });
    const { id: cloth } = await company('绍兴桅布');
    const buyer = await rich(500);
    expect((await open(cloth, buyer)).coins).toBe(500);
    for (const day of ['2026-11-02', '2026-11-03']) {
      await take([declared], { source: '布申报', day });
      expect(await company('绍兴桅布', buyer)).toMatchObject({ source: '布申报', yearBills: 3, contactCount: 1, isOpened: true });
    }
    expect((await open(cloth, buyer)).list).toMatchObject([{ name: '赵六', source: '官网' }]);
    await take([listed.replace('赵六', '钱七')], { source: '布名录', day: '2026-11-04' });
    expect((await open(cloth, buyer)).list).toMatchObject([{ name: '钱七' }]);
    await take([listed.replace(/,赵六.*/, ',,,,,')], { source: '布名录', day: '2026-11-05' });
    expect((await open(cloth, buyer)).list).toEqual([]);
  });

  it('R-7.6-17 who was taken out of his source is neither shown nor sold, whether others still tell of his company or nobody does', async () => {
    const [alone, both] = ['嘉兴撤帆厂', '嘉兴留帆厂'].map((name) => `${name},,工厂,,,撤帆,,,,,,孙七,,0572-00000033,,官网`) as [
      string,
      string,
    ];
    await take([alone, both], { source: '撤名录', day: '2026-11-01' });
    await take(['嘉兴留帆厂,,工厂,,,撤帆,,2026-10,宁波,汉堡,3,,,,,'], { source: '撤申报', day: '2026-11-02' });
    const ids = [(await company('嘉兴撤帆')).id, (await company('嘉兴留帆')).id];
    await take(['嘉兴别家厂,,工厂,,,撤帆,,,,,,,,,,'], { source: '撤名录', day: '2026-11-03' });
    const buyer = await rich(1_000);
    for (const id of ids) {
      const told = (await call(toker.showCompany, { id: String(id) }, buyer)).data!;
      expect([told.contacts, told.company.contactCount]).toEqual([[], 0]);
      expect(await call(toker.openContacts, { id: String(id), allowReal: 'true' }, buyer)).toMatchObject({ refusal: 'toker.noContacts' });
    }
  });

  it('R-7.6-17 a contact that was paid for stays where its source still tells it, though a newer one tells of the company', async () => {
    const told = '绍兴守布厂,,工厂,,,守布,,,,,,周八,,0575-00000036,,官网';
    await take([told], { source: '守名录', day: '2026-11-01' });
    await take(['绍兴守布厂,,工厂,,,守布,,2026-10,宁波,汉堡,3,,,,,'], { source: '守申报', day: '2026-11-05' });
    const { id: kept } = await company('绍兴守布');
    const buyer = await rich(500);
    expect((await open(kept, buyer)).coins).toBe(500);
    expect(await take([told], { source: '守名录', day: '2026-11-03' })).toMatchObject({ newer: 1 });
    expect((await open(kept, buyer)).list).toMatchObject([{ name: '周八' }]);
  });

  it('what one line tells is not unknown because another line does not tell it', async () => {
    await take(['舟山帆都有限公司,,,浙江,舟山,雨棚布,,,,,,,,,,', '舟山帆都有限公司,,工厂,,,帆绳,,,,,,,,,,'], { source: '帆' });
    expect(await company('舟山帆都')).toMatchObject({ kind: 'factory', province: '浙江', city: '舟山' });
  });

  it('a file that was replaced may come back, and the other one after it', async () => {
    const again = { source: '来回', day: '2026-11-05' };
    const [first, second] = ['湖州甲帆厂,,工厂,,,,,,,,,,,,,', '湖州乙帆厂,,工厂,,,,,,,,,,,,,'];
    for (const [line, digest] of [
      [first, 'a'],
      [second, 'b'],
      [first, 'a'],
      [second, 'b'],
    ] as const)
      expect(await take([line], { ...again, digest })).toMatchObject({ companies: 1 });
    expect((await find({ keyword: '湖州' })).list.map(({ name }) => name)).toEqual(['湖州乙帆厂']);
  });

  it('a company that turns out to be another one keeps what was opened and marked', async () => {
    const contact = '孙八,,0574-00000033,,官网';
    await take([`HUZHOU SAIL WORKS,,工厂,,,船帆,,,,,,${contact}`], { source: '英文', day: '2026-11-06' });
    await take([`湖州船帆厂,${code(7)},工厂,,,船帆,,,,,,${contact}`], { source: '中文', day: '2026-11-06' });
    const { id: named } = await company('huzhou');
    const buyer = await rich(500);
    expect((await open(named, buyer)).coins).toBe(500);
    await call(toker.saveMark, { id: named, state: 'contacted', note: '谈过', nextDay: null }, buyer);
    await take([`HUZHOU SAIL WORKS,${code(7)},工厂,,,船帆,,,,,,${contact}`], { source: '英文', day: '2026-11-07' });
    const found = (await find({ keyword: '船帆' }, buyer)).list;
    expect(found).toMatchObject([{ creditCode: code(7), isOpened: true, mark: { state: 'contacted', note: '谈过' } }]);
    expect((await open(found[0]!.id, buyer)).coins).toBe(0);
    expect((await call(toker.listMarks, {}, buyer)).data!.total).toBe(1);
  });

  it('of two colleagues who opened a company the second does not write over the first', async () => {
    const { id: shared } = await company('湖州乙帆');
    const cid = await insertCompanyForTest(server.platform);
    const [one, two] = [
      await insertMemberForTest(server.platform, cid, 'operator'),
      await insertMemberForTest(server.platform, cid, 'operator'),
    ];
    const write = (note: string, seenMs: number | null, user: TestUser) =>
      call(toker.saveMark, { id: shared, state: 'contacted', note, nextDay: null, seenMs }, user);
    expect((await write('第一次', null, one)).code).toBe(200);
    expect(await write('没看到', null, two)).toMatchObject({ code: 409, refusal: 'toker.changedMeanwhile' });
    // The same sent again is no other wish.
    expect((await write('第一次', null, one)).code).toBe(200);
    const seenMs = (await company('湖州乙帆', two)).mark!.updatedMs;
    expect((await write('看到了', seenMs, two)).code).toBe(200);
    expect((await write('旧的', seenMs, one)).code).toBe(409);
    expect((await call(toker.saveMark, { id: shared, state: '', note: '', nextDay: null, seenMs }, one)).code).toBe(409);
    expect((await company('湖州乙帆', one)).mark!.note).toBe('看到了');
  });
});
