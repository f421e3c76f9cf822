// Guarantee: an administrator of ads, and nobody else, keeps what everybody sees of them; files go with their ads; an enquiry
// reaches him once; statistics are sums, exact to the view.
import type { SavedAd } from '@mastlight/domain/ad/ad';
import { ad } from '@mastlight/domain/ad/contract';
import { enquiriesPerDayMax } from '@mastlight/domain/ad/limits';
import { adTexts } from '@mastlight/domain/ad/messages';
import { firstAds } from '@mastlight/domain/ad/registry';
import type { Endpoint, RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import { notification } from '@mastlight/domain/notification/contract';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCompanyForTest, insertSessionForTest } from '../../scenarios/company-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { uploadForTest } from '../../scenarios/upload-for-test';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
/** One white point. */
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');
const clock = createTestClock();
let server: TestServer;
let [own, other, admin]: TestUser[] = [];
beforeAll(async () => {
  server = await startTestServer({ clock, env: { NOTIFY_GATHER_MS: '0' } });
  own = await signInForTest(server.platform);
  other = await signInForTest(server.platform);
  admin = await signInForTest(server.platform, { roles: ['admin'] });
});
afterAll(() => server.stop());

const manage = <E extends Endpoint>(endpoint: E, request: RequestInput<E>, user: TestUser | null = admin!) =>
  server.call(endpoint, request, { token: user?.token ?? null });
const standing = async () => (await manage(ad.listAds, {}, null)).data!.list;
const fetchFile = (key: string, part: string) => fetch(`${server.url}/ad/file?key=${key}&part=${part}`);
const codeOfFile = async (key: string, part: string) => ((await (await fetchFile(key, part)).json()) as { code: number }).code;
const supplier: SavedAd = {
  ...firstAds[0]!,
  key: 'beilun-trucks',
  title: '北仑拖车',
  url: '/advDetail?key=beilun-trucks',
  supplier: '演示拖车行',
  services: ['trucking'],
  ports: ['NB'],
  carriers: ['MSC'],
  contact: 'demo@example.com',
  proof: '道路运输许可证 演示 0001，2026-11-01 查看',
};

describe('the ads that an administrator keeps', () => {
  it('R-7.6-18, R-3.5-02, R-3.5-03, R-3.5-04 begin with ours, for everybody, signed in or not', async () => {
    expect((await standing()).map(({ key, pdfUrl, hidden }) => ({ key, pdfUrl, hidden }))).toEqual([
      { key: 'toker', pdfUrl: null, hidden: false },
      { key: 'abroadLogistics', pdfUrl: null, hidden: false },
      { key: 'zhidingxiang', pdfUrl: '/guides/zhidingxiang.pdf', hidden: true },
    ]);
    expect((await manage(ad.showAd, { key: 'zhidingxiang' }, null)).data?.title).toBe('指定箱');
  });

  it('R-3.5-01 has title, key, url, pdfUrl, a direction of two, and whether it is hidden, as it was written', async () => {
    const pdfUrl = (await uploadForTest(server.url, admin!.token, pdf, '介绍.pdf')).data!.url;
    const written = { title: '北仑拖车', key: 'two-ways', url: '/advDetail?key=two-ways', hidden: true };
    const save = (fields: object, updatedMs?: number) =>
      manage(ad.saveAd, { ad: { ...supplier, ...written, ...fields } as SavedAd, ...(updatedMs !== undefined && { updatedMs }) });
    const made = await save({ pdfUrl, direction: 'vertical' });
    const fieldsOf = async () => {
      const { title, key, url, direction, hidden } = (await manage(ad.showAd, { key: 'two-ways' }, null)).data!;
      return { title, key, url, direction, hidden };
    };
    expect(await fieldsOf()).toEqual({ ...written, direction: 'vertical' });
    const turned = await save({ pdfUrl, direction: 'horizontal', hidden: false }, made.data!.updatedMs);
    expect(await fieldsOf()).toEqual({ ...written, direction: 'horizontal', hidden: false });
    expect((await fetchFile('two-ways', 'pdf')).headers.get('content-type')).toBe('application/pdf');
    for (const wrong of [
      { direction: 'diagonal' },
      { hidden: 'yes' },
      { title: '' },
      { key: 'Two Ways' },
      { url: 'javascript:alert(1)' },
      { pdfUrl: 'https://example.com/other.pdf' },
    ])
      expect([wrong, (await save({ pdfUrl, ...wrong }, turned.data!.updatedMs)).code]).toEqual([wrong, 400]);
    expect((await manage(ad.deleteAd, { key: 'two-ways' })).code).toBe(200);
  });

  it('R-7.6-18, R-1-03, R-6-01 are an administrator’s alone', async () => {
    for (const [endpoint, request] of [
      [ad.saveAd, { ad: supplier }],
      [ad.deleteAd, { key: 'toker' }],
      [ad.sortAds, { keys: [] }],
      [ad.countStays, {}],
      [ad.listManaged, {}],
      [ad.listEnquiries, {}],
      [ad.passOn, { id: 1 }],
    ] as const)
      expect([endpoint.path, (await manage(endpoint as Endpoint, request as never, own!)).code]).toEqual([endpoint.path, 403]);
  });

  it('R-7.6-18, R-2.3-14 one with a paper and a picture is made, seen by everybody, changed once at a time, and goes with its files', async () => {
    const paper = (await uploadForTest(server.url, admin!.token, pdf, '介绍.pdf')).data!.url;
    const picture = (await uploadForTest(server.url, admin!.token, png, '图.png')).data!.url;
    const wish = { ...supplier, pdfUrl: paper, pictureUrl: picture };
    const made = await manage(ad.saveAd, { ad: wish });
    expect(made.code).toBe(200);
    const shown = (await manage(ad.showAd, { key: 'beilun-trucks' }, null)).data!;
    expect(shown).toMatchObject({ supplier: '演示拖车行', services: ['trucking'], ports: ['NB'] });
    const file = await fetch(server.url + shown.pdfUrl!.replace('/gw', ''));
    expect([file.status, file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
      200,
      'application/pdf',
      null,
    ]);
    expect(file.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true);
    expect((await fetchFile('beilun-trucks', 'picture')).headers.get('content-type')).toBe('image/png');

    // Of two who opened it, the second finds it changed.
    expect(await manage(ad.saveAd, { ad: wish })).toMatchObject({ code: 400, refusal: 'ad.keyTaken' });
    const openedMs = made.data!.updatedMs;
    const later = { ...wish, title: '北仑拖车和仓储', pictureUrl: '' };
    expect((await manage(ad.saveAd, { ad: later, updatedMs: openedMs })).code).toBe(200);
    expect(await manage(ad.saveAd, { ad: wish, updatedMs: openedMs })).toMatchObject({ refusal: 'ad.changedMeanwhile' });
    expect(await codeOfFile('beilun-trucks', 'picture')).toBe(404);
    expect((await fetchFile('beilun-trucks', 'pdf')).headers.get('content-type')).toBe('application/pdf');

    expect((await manage(ad.deleteAd, { key: 'beilun-trucks' })).code).toBe(200);
    expect(await codeOfFile('beilun-trucks', 'pdf')).toBe(404);
    const { rows } = await server.platform.database.query('system', "select 1 from file_stored where owner_key = 's:ads'", []);
    expect(rows).toEqual([]);
    // What it said is gone with it, its contact before all.
    const kept = await server.platform.database.query('system', "select 1 from ad where contact <> '' or text <> '' or title <> ''", []);
    expect(kept.rows).toHaveLength(firstAds.length);
  });

  it('R-7.6-18 takes no file of somebody else, nor a picture for a paper', async () => {
    const foreign = (await uploadForTest(server.url, own!.token, pdf, 'a.pdf')).data!.url;
    const picture = (await uploadForTest(server.url, admin!.token, png, 'a.png')).data!.url;
    for (const pdfUrl of [foreign, picture, '/guides/other.pdf', 'https://example.com/a.pdf'])
      expect(await manage(ad.saveAd, { ad: { ...supplier, pdfUrl } })).toMatchObject({
        code: 400,
        fields: { pdfUrl: adTexts.pdfWrong },
      });
    expect((await standing()).map(({ key }) => key)).not.toContain('beilun-trucks');
  });

  it('R-7.6-18 stands between its days alone, and out of them is opened by nobody', async () => {
    const past = { ...supplier, key: 'past-one', untilDay: '2001-01-01' };
    expect((await manage(ad.saveAd, { ad: past })).code).toBe(200);
    expect((await standing()).map(({ key }) => key)).not.toContain('past-one');
    expect((await manage(ad.showAd, { key: 'past-one' }, null)).code).toBe(404);
    expect((await manage(ad.openAd, { adName: 'past-one' }, own!)).code).toBe(400);
    expect((await manage(ad.listManaged, {})).data!.list).toContainEqual(expect.objectContaining({ key: 'past-one', isStanding: false }));
    await manage(ad.deleteAd, { key: 'past-one' });
  });

  it('R-7.6-18 is put into an order that names all of them, and what was deleted of ours does not come back', async () => {
    const keys = (await manage(ad.listManaged, {})).data!.list.map(({ key }) => key);
    expect((await manage(ad.sortAds, { keys: keys.toReversed() })).code).toBe(200);
    expect((await standing()).map(({ key }) => key)).toEqual(keys.toReversed());
    for (const wrong of [keys.slice(1), [...keys, 'nobody-x'], [...keys.slice(1), keys[1]!]])
      expect(await manage(ad.sortAds, { keys: wrong })).toMatchObject({ refusal: 'ad.orderChanged' });
    expect((await standing()).map(({ key }) => key)).toEqual(keys.toReversed());
    await manage(ad.deleteAd, { key: 'abroadLogistics' });
    expect((await standing()).map(({ key }) => key)).not.toContain('abroadLogistics');
    // Its key is free again.
    expect((await manage(ad.saveAd, { ad: firstAds[1]! })).code).toBe(200);
    await manage(ad.sortAds, { keys });
  });

  it('R-7.6-18, R-4.5-11 stays are counted to the view, as sums; what was opened in a window of its own stayed nobody knows how long', async () => {
    const counted = await signInForTest(server.platform);
    await server.platform.database.query(
      'system',
      `insert into ad_view (owner_key, ad_key, opened_at, stay_s)
       select case when at <= 5000 then $1 else 'u:0' end, 'counted-one', $2, case when at % 2 = 0 then at / 2 when at % 4 = 1 then 0 end
       from generate_series(1, 10000) as at`,
      [`u:${counted.userId}`, new Date(clock.nowMs() - 1_000)],
    );
    const stat = (await manage(ad.countStays, { days: 1 })).data!.list.find(({ key }) => key === 'counted-one');
    expect(stat).toEqual({ key: 'counted-one', views: 10_000, people: 2, stays: 5_000, averageS: 2_500.5, medianS: 2_500.5 });
    // One who opens it all day says no more than the others.
    await server.platform.database.query(
      'system',
      `insert into ad_view (owner_key, ad_key, opened_at, stay_s) select 'u:7', 'counted-one', $1, 60 from generate_series(1, 500)`,
      [new Date(clock.nowMs() - 1_000)],
    );
    const after = (await manage(ad.countStays, { days: 1 })).data!.list.find(({ key }) => key === 'counted-one');
    expect(after).toMatchObject({ people: 3, averageS: (1_250.5 + 3_750.5 + 60) / 3, medianS: 1_250.5 });
    await server.platform.database.query('system', "delete from ad_view where ad_key = 'counted-one'", []);
  });
});

describe('an enquiry', () => {
  const ask = (user: TestUser | null, key = 'beilun-trucks') =>
    manage(ad.enquire, { key, text: '北仑到杭州 40HQ 一柜多少钱', replyTo: 'demo@example.com' }, user);

  it('R-1-14 reaches the administrator, who passes it on once; a supplier alone is asked, so many times a day', async () => {
    await manage(ad.saveAd, { ad: supplier });
    expect((await ask(null)).code).toBe(401);
    expect(await ask(own!, 'toker')).toMatchObject({ code: 400, refusal: 'ad.noSupplier' });
    expect(await ask(own!, 'nobody-x')).toMatchObject({ code: 400, fields: { key: adTexts.adUnknown } });
    for (let at = 0; at < enquiriesPerDayMax; at++) expect((await ask(own!)).code).toBe(200);
    expect(await ask(own!)).toMatchObject({ code: 429, refusal: 'ad.enquiredEnough' });
    // Identities cost nothing: a limit of each is none.
    const company = { cid: await insertCompanyForTest(server.platform), duty: 'operator' } as const;
    const token = await insertSessionForTest(server.platform, own!.userId, company);
    expect(await ask({ ...own!, token })).toMatchObject({ code: 429, refusal: 'ad.enquiredEnough' });
    expect((await ask(other!)).code).toBe(200);
    const { list, total } = (await manage(ad.listEnquiries, { pageSize: 1 })).data!;
    expect([list.length, total, list[0]!.supplier, list[0]!.passedOnTime]).toEqual([1, enquiriesPerDayMax + 1, '演示拖车行', null]);
    // Beyond the end there is nothing, and not nobody who asked.
    expect((await manage(ad.listEnquiries, { pageNo: 99 })).data).toMatchObject({ list: [], total: enquiriesPerDayMax + 1 });
    expect((await manage(ad.passOn, { id: list[0]!.id })).code).toBe(200);
    expect((await manage(ad.passOn, { id: list[0]!.id })).code).toBe(200);
    const after = (await manage(ad.listEnquiries, { pageSize: 100 })).data!;
    expect(after.list.at(-1)).toMatchObject({ id: list[0]!.id, passedOnTime: expect.any(Number) });
    // Told to each administrator, and to who asked once it was passed on; to nobody else.
    const toldOf = async (user: TestUser): Promise<string[]> => {
      const messages = (await server.call(notification.listMessages, {}, user)).data!.list;
      return messages.flatMap(({ lines }) => lines.map(({ no, sentence }) => `${no} ${sentence}`));
    };
    await waitFor('the enquiry to be told', async () => (await toldOf(admin!)).length > 0);
    await waitFor('its way to be told', async () => (await toldOf(own!)).length > 0);
    expect(new Set(await toldOf(admin!))).toEqual(new Set(['演示拖车行 有人询价，等转给供应商']));
    expect(await toldOf(own!)).toEqual(['演示拖车行 询价已转给供应商，请等对方联系']);
    expect(await toldOf(other!)).toEqual([]);
  });
});
