// Guarantee: whoever is signed in has his views of ads noted and closes his own alone; views are bounded and end by time.
import { ad } from '@mastlight/domain/ad/contract';
import { stayMaxS, staySlackS, viewDayMs, viewsKeptMs, viewsPerDayMax } from '@mastlight/domain/ad/limits';
import { adTexts } from '@mastlight/domain/ad/messages';
import type { RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCompanyForTest, insertSessionForTest } from '../../scenarios/company-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { deleteOld } from './jobs/delete-old';

const clock = createTestClock();
let server: TestServer;
let [own, other]: TestUser[] = [];
beforeAll(async () => {
  server = await startTestServer({ clock });
  own = await signInForTest(server.platform);
  other = await signInForTest(server.platform);
});
afterAll(() => server.stop());

const open = (user: TestUser | undefined, adName: string) =>
  server.call(ad.openAd, { adName } as RequestInput<typeof ad.openAd>, { token: user?.token ?? null });
const close = (user: TestUser | undefined, adId: number | string, stayTime: number | string) =>
  server.call(ad.closeAd, { adId, stayTime }, { token: user?.token ?? null });

async function viewOf(id: number | null): Promise<{ ad_key: string; stay_s: number | null; owner_key: string } | undefined> {
  const { rows } = await server.platform.database.query<{ ad_key: string; stay_s: number | null; owner_key: string }>(
    'system',
    'select ad_key, stay_s, owner_key from ad_view where id = $1',
    [id],
  );
  return rows[0];
}

describe('a view', () => {
  it('R-4.5-12 401 without a session, and nothing is noted', async () => {
    expect((await open(undefined, 'toker')).code).toBe(401);
    expect((await close(undefined, 1, 3)).code).toBe(401);
  });

  it('R-7.3-11, R-7.3-12, R-4.5-10 is opened by name, answers an id, and is closed with the seconds of the stay', async () => {
    const { data: id } = await open(own, 'zhidingxiang');
    expect(await viewOf(id)).toEqual({ ad_key: 'zhidingxiang', stay_s: null, owner_key: `u:${own!.userId}` });
    expect(await close(own, String(id), '12')).toMatchObject({ code: 200, data: true });
    expect((await viewOf(id))?.stay_s).toBe(12);
    expect((await close(own, id!, 99)).code).toBe(200);
    expect((await viewOf(id))?.stay_s).toBe(12);
  });

  it('R-4.5-11 may have lasted 0 seconds', async () => {
    const { data: id } = await open(own, 'toker');
    expect((await close(own, id!, 0)).code).toBe(200);
    expect((await viewOf(id))?.stay_s).toBe(0);
  });

  it('R-7.6-18 lasted no longer than since it was opened, whatever is told', async () => {
    const { data: id } = await open(own, 'toker');
    clock.advance(30_000);
    expect((await close(own, id!, stayMaxS)).code).toBe(200);
    expect((await viewOf(id))?.stay_s).toBe(30 + staySlackS);
  });

  it('R-7.3-12 of somebody else is not there, as one that never was', async () => {
    const { data: id } = await open(own, 'toker');
    const [foreign, absent] = [await close(other, id!, 5), await close(other, 999_999_999, 5)];
    const said = ({ http, code, msg, data }: typeof foreign) => ({ http, code, msg, data });
    expect(foreign.code).toBe(404);
    expect(said(foreign)).toEqual(said(absent));
    expect((await viewOf(id))?.stay_s).toBeNull();
  });

  it.each(['', 'Toker', 'x'.repeat(5_000), "'; drop table ad_view"])('R-7.3-11 400 for the ad %j', async (name) => {
    expect(await open(own, name)).toMatchObject({ code: 400, fields: { adName: adTexts.adUnknown } });
  });

  it.each(['-1', '1.5', String(stayMaxS + 1), '1e9', 'NaN', ''])('R-7.3-12 400 for a stay of %j', async (stay) => {
    const { data: id } = await open(own, 'toker');
    expect(await close(own, id!, stay)).toMatchObject({ code: 400, fields: { stayTime: adTexts.stayWrong } });
    expect((await viewOf(id))?.stay_s).toBeNull();
  });
});

it('R-7.3-11 no more than so many a day, of one person, whichever identity he acts for; the next day goes on', async () => {
  const user = await signInForTest(server.platform);
  expect((await open(user, 'toker')).code).toBe(200);
  await server.platform.database.query('system', `update platform_person_day set used = $2 where user_id = $1 and name = 'ad.viewed'`, [
    user.userId,
    viewsPerDayMax - 1,
  ]);
  expect((await open(user, 'toker')).code).toBe(200);
  expect(await open(user, 'toker')).toMatchObject({ code: 429, refusal: 'ad.viewedEnough' });
  const company = await insertSessionForTest(server.platform, user.userId, {
    cid: await insertCompanyForTest(server.platform),
    duty: 'operator',
  });
  expect(await open({ ...user, token: company }, 'toker')).toMatchObject({ code: 429, refusal: 'ad.viewedEnough' });
  expect((await open(other, 'toker')).code).toBe(200);
  clock.advance(viewDayMs);
  expect((await open(await signInForTest(server.platform), 'toker')).code).toBe(200);
  expect((await open(user, 'toker')).code).toBe(200);
});

it('views older than they are kept are deleted, others stay', async () => {
  const insert = async (atMs: number) => {
    const { rows } = await server.platform.database.query<{ id: number }>(
      'system',
      `insert into ad_view (owner_key, ad_key, opened_at) values ('u:1', 'toker', $1) returning id`,
      [new Date(atMs)],
    );
    return rows[0]!.id;
  };
  const [old, young] = [await insert(clock.nowMs()), await insert(clock.nowMs() + 60_000)];
  clock.advance(viewsKeptMs + 1_000);
  await deleteOld({ database: server.platform.database, clock });
  expect([await viewOf(old), await viewOf(young)]).toEqual([undefined, expect.objectContaining({ ad_key: 'toker' })]);
});
