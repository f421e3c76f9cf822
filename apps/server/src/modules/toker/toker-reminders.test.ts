// Guarantee: R-7.6-17: on the morning of the day that an owner has put down for companies he is told whom to call on, once, and of
// nobody whom he has given up or put off; a saved search says how many companies are new this week, and where its owner wants it
// each edition that brings some is a message.
import { Readable } from 'node:stream';
import type { Endpoint, RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import { notification } from '@mastlight/domain/notification/contract';
import { newShownMax } from '@mastlight/domain/toker/limits';
import { toker } from '@mastlight/domain/toker/contract';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCompanyForTest, insertMemberForTest, insertSessionForTest } from '../../scenarios/company-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { streamCsv } from '../../platform/spreadsheet/stream-csv';
import { importEdition } from './index';
import { tellDue } from './operations/tell-due';
import { tellNew } from './operations/tell-new';

/** A Monday, 12:00 in Shanghai. */
const clock = createTestClock();
const hourMs = 3_600_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());

const call = <E extends Endpoint>(endpoint: E, wish: RequestInput<E>, user: TestUser) => server.call(endpoint, wish, { token: user.token });
let files = 0;
/** Takes an edition with companies of these names, each with its goods. */
const take = (companies: readonly (readonly [name: string, goods: string])[], source: string) =>
  importEdition(server.platform, {
    source,
    day: '2026-10-11',
    digest: `digest ${++files}`,
    isDemo: false,
    lines: streamCsv(Readable.from([Buffer.from(['公司名称,品名', ...companies.map((cells) => cells.join(','))].join('\n'))]), 2_000),
  });
const find = async (keyword: string, user: TestUser, fresh?: true) =>
  (await call(toker.searchCompanies, { keyword, ...(fresh && { fresh }) }, user)).data!.list;
const linesOf = async (user: TestUser) =>
  (await call(notification.listMessages, {}, user))
    .data!.list.toReversed()
    .flatMap(({ title, lines }) => lines.map(({ kind, no, sentence }) => `${title}: ${kind} ${no} ${sentence}`));
const untilTold = (count: number, user: TestUser) =>
  waitFor(`${count} lines`, async () => ((await linesOf(user)).length >= count ? linesOf(user) : null));
/** Whoever is told last: by then everybody before him is. */
async function lastTold(): Promise<void> {
  const { rows } = await server.platform.database.query<{ left: number }>(
    'system',
    `select count(*)::int as left from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier like 'notification.tell-%' or t.identifier = 'toker.tell-new'`,
  );
  if (rows[0]!.left > 0) throw new Error('not yet');
}
const untilAllTold = () => waitFor('all events to be told', () => lastTold().then(() => true));

describe('R-7.6-17 companies put down for a day', () => {
  const mark = async (name: string, state: '' | 'contacted' | 'interested' | 'dropped', nextDay: string | null, user: TestUser) => {
    const [company] = await find(name, user);
    expect((await call(toker.saveMark, { id: company!.id, state, note: '', nextDay }, user)).code).toBe(200);
  };

  it('R-7.6-17 are told where the morning was missed, though their note was written after it; a day that was put down after it is not', async () => {
    const user = await signInForTest(server.platform);
    await take(
      [
        ['台州起帆厂', '船帆'],
        ['台州落帆厂', '船帆'],
      ],
      '早上',
    );
    const save = async (name: string, note: string, nextDay: string, state: 'contacted' | 'dropped' = 'contacted') => {
      const [company] = await find(name, user);
      expect((await call(toker.saveMark, { id: company!.id, state, note, nextDay }, user)).code).toBe(200);
    };
    await save('起帆', '', '2026-10-13');
    await save('落帆', '', '2026-10-13', 'dropped');
    // 9:00 of the day.
    clock.advance(21 * hourMs);
    await save('起帆', '改了备注', '2026-10-13');
    await save('落帆', '', '2026-10-13');
    await tellDue({ platform: server.platform });
    expect(await untilTold(1, user)).toEqual(['今天该联系: follow-up 1 家 台州起帆厂']);
    await save('起帆', '', '2026-10-14');
    await save('起帆', '', '2026-10-13');
    clock.advance(hourMs);
    await tellDue({ platform: server.platform });
    await untilAllTold();
    expect(await linesOf(user)).toHaveLength(1);
    clock.advance(-22 * hourMs);
  });

  it('R-7.6-17 are told with the next morning where a whole day was without a server, once, and none that was put down too late', async () => {
    const user = await signInForTest(server.platform);
    await take(
      [
        ['温州缺帆厂', '船帆'],
        ['温州迟帆厂', '船帆'],
      ],
      '缺天',
    );
    await mark('缺帆', 'contacted', '2026-10-13', user);
    // 9:00 of the day after; another is put down for the day before, when its morning is over.
    clock.advance(45 * hourMs);
    await mark('迟帆', 'contacted', '2026-10-13', user);
    await tellDue({ platform: server.platform });
    expect(await untilTold(1, user)).toEqual(['今天该联系: follow-up 1 家 温州缺帆厂']);
    await tellDue({ platform: server.platform });
    await untilAllTold();
    expect(await linesOf(user)).toHaveLength(1);
    clock.advance(-45 * hourMs);
  });

  it('R-7.6-17, R-7.6-19 are told on its morning to the owner, by name and number, once, without those given up or put off', async () => {
    await take(
      ['甲', '乙', '丙', '丁', '戊', '己'].map((sign) => [`宁波${sign}帆厂`, '船帆'] as const),
      '跟进',
    );
    const cid = await insertCompanyForTest(server.platform);
    const [one, colleague] = [
      await insertMemberForTest(server.platform, cid, 'operator'),
      await insertMemberForTest(server.platform, cid, 'operator'),
    ];
    const [few, stranger] = [await signInForTest(server.platform), await signInForTest(server.platform)];
    for (const sign of ['甲', '乙', '丙', '丁', '戊', '己']) {
      clock.advance(1_000);
      await mark(`${sign}帆`, 'contacted', '2026-10-13', one);
    }
    await mark('甲帆', 'dropped', '2026-10-13', one);
    await mark('乙帆', 'contacted', '2026-10-14', colleague);
    await mark('甲帆', '', '2026-10-13', few);
    await mark('甲帆', 'dropped', '2026-10-13', stranger);
    // The evening before, and a minute before its time.
    await tellDue({ platform: server.platform });
    clock.advance(20.5 * hourMs - 60_000 - 6_000);
    await tellDue({ platform: server.platform });
    await untilAllTold();
    expect([await linesOf(one), await linesOf(few)]).toEqual([[], []]);
    clock.advance(60_000);
    await Promise.all([tellDue({ platform: server.platform }), tellDue({ platform: server.platform })]);
    const told = ['今天该联系: follow-up 4 家 宁波己帆厂、宁波戊帆厂、宁波丁帆厂，另有 1 家'];
    expect(await untilTold(1, one)).toEqual(told);
    // Its line leads to those alone that it counts.
    const nextDay = (await call(notification.listMessages, {}, one)).data!.list[0]!.lines[0]!.day!;
    const { list, total } = (await call(toker.listMarks, { nextDay }, one)).data!;
    expect([list.map(({ name }) => name).sort(), total]).toEqual([['宁波丁帆厂', '宁波丙帆厂', '宁波己帆厂', '宁波戊帆厂'], 4]);
    expect(await untilTold(1, few)).toEqual(['今天该联系: follow-up 1 家 宁波甲帆厂']);
    // Put down for today after it was told: it is seen where it was put down.
    await mark('甲帆', 'interested', '2026-10-13', one);
    clock.advance(hourMs);
    await tellDue({ platform: server.platform });
    await untilAllTold();
    expect([await linesOf(one), await linesOf(colleague), await linesOf(stranger)]).toEqual([told, told, []]);
    clock.advance(23 * hourMs);
    await tellDue({ platform: server.platform });
    expect(await untilTold(2, one)).toEqual([...told, '今天该联系: follow-up 1 家 宁波乙帆厂']);
  });
});

describe('R-7.6-17 a saved search', () => {
  const saved = async (user: TestUser) => (await call(toker.listSearches, {}, user)).data!.list;

  it('R-7.6-17 is kept without the week and the edition that it was asked of, and its new ones are counted up to a thousand', async () => {
    const user = await signInForTest(server.platform);
    const wish = { keyword: '铆钉', fresh: true, edition: 1 };
    await call(toker.saveSearch, { name: '钉', wish }, user);
    await take(
      Array.from({ length: newShownMax + 3 }, (_, at) => [`永康${at}号铆钉厂`, '铆钉'] as const),
      '钉一',
    );
    expect(await saved(user)).toMatchObject([{ name: '钉', newCount: newShownMax + 1 }]);
    const { rows } = await server.platform.database.query('system', `select wish from toker_search where owner_key = $1`, [user.ownerKey]);
    expect(rows).toEqual([{ wish: { keyword: '铆钉' } }]);
  });

  it('R-7.6-17, R-7.6-19 says how many companies are new this week; an edition that brings some is a message where that is wanted', async () => {
    // In the middle of a week.
    await take([['绍兴老伞厂', '雨伞']], '伞一');
    const [own, quiet] = [await signInForTest(server.platform), await signInForTest(server.platform)];
    for (const user of [own, quiet]) await call(toker.saveSearch, { name: '伞', wish: { keyword: '雨伞' } }, user);
    await call(toker.saveSearch, { name: '灯', wish: { keyword: '马灯' } }, own);
    expect((await saved(own)).map(({ newCount, isPushed }) => [newCount, isPushed])).toEqual([
      [1, false],
      [0, false],
    ]);
    for (const { id } of await saved(own)) await call(toker.pushSearch, { id, on: true }, own);
    // Nobody switches on what is another's.
    await call(toker.pushSearch, { id: (await saved(quiet))[0]!.id, on: true }, own);
    expect([(await saved(own))[0]!.isPushed, (await saved(quiet))[0]!.isPushed]).toEqual([true, false]);

    // The Monday after.
    clock.advance(5 * 24 * hourMs);
    expect((await saved(own))[0]!.newCount).toBe(0);
    await take(
      [
        ['绍兴老伞厂', '雨伞'],
        ['绍兴新伞厂', '雨伞'],
        ['杭州新伞厂', '雨伞'],
      ],
      '伞二',
    );
    expect(await untilTold(1, own)).toEqual(['条件有新公司: search 伞 新增 2 家符合这个条件']);
    expect((await saved(own))[0]!.newCount).toBe(2);
    const takenMs = clock.nowMs();
    expect((await find('雨伞', own, true)).map(({ name }) => name).sort()).toEqual(['杭州新伞厂', '绍兴新伞厂']);
    expect(await find('雨伞', own)).toHaveLength(3);

    // The same job again, an edition that brings nothing new, and one after it is switched off tell nothing.
    // What had gathered was sent: whatever is told again now is a message more.
    await server.platform.database.query(
      'system',
      'update notification_message set dispatched_at = created_at where dispatched_at is null',
    );
    const { rows } = await server.platform.database.query<{ id: number }>('system', 'select max(id)::int as id from toker_edition');
    await tellNew({ platform: server.platform }, { ownerKey: own.ownerKey, editionId: rows[0]!.id, atMs: clock.nowMs() });
    clock.advance(1_000);
    await take(
      [
        ['绍兴老伞厂', '雨伞'],
        ['绍兴新伞厂', '雨伞'],
        ['杭州新伞厂', '雨伞'],
      ],
      '伞二',
    );
    await untilAllTold();
    // A job of the edition before that is tried again once the next has been told.
    await tellNew({ platform: server.platform }, { ownerKey: own.ownerKey, editionId: rows[0]!.id, atMs: takenMs });
    await untilAllTold();
    await call(toker.pushSearch, { id: (await saved(own))[0]!.id, on: false }, own);
    clock.advance(1_000);
    await take(
      [
        ['湖州新伞厂', '雨伞'],
        ['湖州马灯厂', '马灯'],
      ],
      '伞三',
    );
    expect(await untilTold(2, own)).toEqual([
      '条件有新公司: search 伞 新增 2 家符合这个条件',
      '条件有新公司: search 灯 新增 1 家符合这个条件',
    ]);
    await untilAllTold();
    expect([(await linesOf(own)).length, await linesOf(quiet)]).toEqual([2, []]);

    // What a message announced is found by its edition in the week after too, and nothing by an edition that there is not.
    const message = (await call(notification.listMessages, {}, own)).data!.list.find(({ lines }) => lines[0]!.no === '伞');
    const edition = message!.lines[0]!.edition!;
    expect(edition).toBe(rows[0]!.id);
    clock.advance(7 * 24 * hourMs);
    const later = { ...own, token: await insertSessionForTest(server.platform, own.userId) };
    const brought = async (of: number) =>
      (await call(toker.searchCompanies, { keyword: '雨伞', edition: of }, later)).data!.list.map(({ name }) => name).sort();
    expect(await brought(edition)).toEqual(['杭州新伞厂', '绍兴新伞厂']);
    expect(await brought(999_999)).toEqual([]);
  });
});
