// Guarantee: a person's views are his alone in each identity; a company's are all its people's, changed by their maker and
// the Management; a name stands once, and what is not one's own answers as what is not there.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { company } from '@mastlight/domain/company/contract';
import { savedView } from '@mastlight/domain/saved-view/contract';
import { viewNameLengthMax, viewQueryLengthMax, viewsMax, viewsOfAllListsMax } from '@mastlight/domain/saved-view/limits';
import { savedViewTexts as texts } from '@mastlight/domain/saved-view/messages';
import type { RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import { insertCompanyForTest, insertMemberForTest, insertSessionForTest, type TestMember } from '../../scenarios/company-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { inTransaction } from '../../platform/db/transaction';
import { deleteOfLeaver } from './store';

let server: TestServer;
let own: TestUser;
let manager: TestMember;
let maker: TestMember;
let colleague: TestMember;
let reader: TestMember;
beforeAll(async () => {
  server = await startTestServer();
  own = await signInForTest(server.platform);
  const cid = await insertCompanyForTest(server.platform);
  manager = await insertMemberForTest(server.platform, cid, 'Management');
  maker = await insertMemberForTest(server.platform, cid, 'operator');
  colleague = await insertMemberForTest(server.platform, cid, 'operator');
  reader = await insertMemberForTest(server.platform, cid, 'finance');
});
afterAll(() => server.stop());

type Caller = { readonly token: string } | null;
type Wish = Partial<RequestInput<typeof savedView.saveView>>;

let lists = 0;
/** A list that no other test has views of. */
const newList = (): string => `list${String.fromCharCode(65 + lists++)}`;
const save = (caller: Caller, list: string, wish: Wish = {}) =>
  server.call(savedView.saveView, { list, name: '本周截港', query: 'port=NB', ...wish }, { token: caller?.token ?? null });
const drop = (caller: Caller, id: number) => server.call(savedView.deleteView, { id }, { token: caller?.token ?? null });
const look = (caller: Caller, list: string) => server.call(savedView.listViews, { list }, { token: caller?.token ?? null });
const namesOf = async (caller: Caller, list: string) => (await look(caller, list)).data!.list.map(({ name }) => name);
const savedId = async (caller: Caller, list: string, wish?: Wish): Promise<number> => (await save(caller, list, wish)).data!.id;

it('401 without a session', async () => {
  const list = newList();
  for (const answer of [await look(null, list), await save(null, list), await drop(null, 1)]) expect(answer.code).toBe(401);
});

describe('own views', () => {
  it.each<[string, Wish, object]>([
    ['no name', { name: ' ' }, { name: texts.nameWrong }],
    ['a long name', { name: '船'.repeat(viewNameLengthMax + 1) }, { name: texts.nameWrong }],
    ['a whole address', { query: 'https://demo.example' }, { query: texts.queryWrong }],
    ['an address inside', { query: 'keyword=https%3A%2F%2Fdemo.example' }, { query: texts.queryWrong }],
    ['control signs', { query: 'keyword=a\nb' }, { query: texts.queryWrong }],
    ['a long query', { query: `keyword=${'x'.repeat(viewQueryLengthMax)}` }, { query: texts.queryWrong }],
    ['a list that is no key', { list: 'bills/1' }, { list: texts.listWrong }],
    ['a company in the personal identity', { isCompany: true }, { isCompany: texts.noCompany }],
  ])('400 for %s', async (_what, wish, fields) => {
    expect(await save(own, newList(), wish)).toMatchObject({ code: 400, fields });
  });

  it('200: saved by a clean name, by name in the list; the same name is replaced', async () => {
    const list = newList();
    const first = await savedId(own, list, { name: ' 本周\u202E截港 ' });
    const second = await savedId(own, list, { name: 'A', query: '' });
    expect(await savedId(own, list, { query: 'port=SH' })).toBe(first);
    const row = { isCompany: false, isOwn: true, makerName: '' };
    expect((await look(own, list)).data!.list).toEqual([
      { id: second, name: 'A', query: '', ...row },
      { id: first, name: '本周截港', query: 'port=SH', ...row },
    ]);
  });

  it('200: by its id it gets another name, which is no other one’s', async () => {
    const list = newList();
    const [first] = [await savedId(own, list, { name: 'A' }), await savedId(own, list, { name: 'B' })];
    expect(await save(own, list, { id: first, name: 'B' })).toMatchObject({ code: 400, fields: { name: texts.nameTaken } });
    expect(await savedId(own, list, { id: first, name: 'C' })).toBe(first);
    expect(await namesOf(own, list)).toEqual(['B', 'C']);
  });

  it('S-01 of another person, and of another list, it is not there', async () => {
    const list = newList();
    const id = await savedId(own, list);
    const other = await signInForTest(server.platform);
    const said = ({ code, msg }: { code: number; msg: string }) => ({ code, msg });
    const absent = said(await save(other, list, { id: 999_999_999 }));
    expect(absent.code).toBe(404);
    expect(said(await save(other, list, { id }))).toEqual(absent);
    expect(said(await save(own, newList(), { id }))).toEqual(absent);
    expect(await drop(other, id)).toMatchObject({ code: 200 });
    expect(await namesOf(other, list)).toEqual([]);
    expect(await namesOf(own, list)).toEqual(['本周截港']);
  });

  it('200: deleted, and once more', async () => {
    const list = newList();
    const id = await savedId(own, list);
    expect([(await drop(own, id)).code, (await drop(own, id)).code]).toEqual([200, 200]);
    expect(await namesOf(own, list)).toEqual([]);
  });

  it(`400 beyond ${viewsMax} of a list, those of others and of other lists not counted; the same name is still replaced`, async () => {
    const list = newList();
    await savedId(maker, list);
    await savedId(colleague, list, { isCompany: true });
    await server.platform.database.query(
      'system',
      `insert into saved_view (owner_key, user_id, is_company, list, name, query, created_at)
       select $1, $2, false, $3, 'v' || n, '', now() from generate_series(1, $4::int) n`,
      [`c:${maker.cid}`, maker.userId, list, viewsMax - 1],
    );
    expect(await save(maker, list, { name: 'one more' })).toMatchObject({ code: 400, fields: { name: texts.tooMany } });
    for (const wish of [{ name: 'v1' }, { name: 'one more', isCompany: true }]) expect((await save(maker, list, wish)).code).toBe(200);
    expect((await save(maker, newList())).code).toBe(200);
  });

  it(`400 beyond ${viewsOfAllListsMax} of all lists, whatever he calls them, also of those who save at once`, async () => {
    const user = await signInForTest(server.platform);
    await server.platform.database.query(
      'system',
      `insert into saved_view (owner_key, user_id, is_company, list, name, query, created_at)
       select $1, $2, false, 'list' || chr(97 + n % 20), 'v' || n, '', now() from generate_series(1, $3::int) n`,
      [user.ownerKey, user.userId, viewsOfAllListsMax - 1],
    );
    const saved = await Promise.all(['madeUpA', 'madeUpB', 'madeUpC'].map((list) => save(user, list)));
    expect(saved.map(({ code }) => code).toSorted()).toEqual([200, 400, 400]);
    expect(saved.find(({ code }) => code === 400)).toMatchObject({ fields: { name: texts.tooManyInAll } });
    expect((await save(user, 'lista', { name: 'v20' })).code).toBe(200);
  });

  it('of two saves of a name at once one view comes', async () => {
    const list = newList();
    const ids = await Promise.all([savedId(own, list), savedId(own, list), savedId(own, list)]);
    expect(new Set(ids).size).toBe(1);
  });
});

describe('acting for a company', () => {
  it('a colleague sees the company’s views and none of the others’ own; own ones stand first', async () => {
    const list = newList();
    await savedId(maker, list, { name: 'of the maker' });
    await savedId(maker, list, { name: 'of all', isCompany: true });
    await savedId(colleague, list, { name: 'z' });
    const { list: rows } = (await look(colleague, list)).data!;
    expect(rows.map(({ name, isCompany, isOwn }) => [name, isCompany, isOwn])).toEqual([
      ['z', false, true],
      ['of all', true, false],
    ]);
    expect(rows[1]!.makerName).not.toBe('');
    expect(await namesOf({ token: await insertSessionForTest(server.platform, maker.userId) }, list)).toEqual([]);
    expect(await namesOf(own, list)).toEqual([]);
  });

  it('403 when it is a colleague’s; its maker and the Management change and delete it', async () => {
    const list = newList();
    const id = await savedId(maker, list, { isCompany: true });
    expect(await save(colleague, list, { id, name: 'x' })).toMatchObject({ code: 403, refusal: 'saved-view.notYours' });
    expect(await drop(colleague, id)).toMatchObject({ code: 403, refusal: 'saved-view.notYours' });
    expect(await save(colleague, list, { isCompany: true })).toMatchObject({ code: 400, fields: { name: texts.nameTaken } });
    expect(await savedId(maker, list, { id, name: 'x' })).toBe(id);
    expect(await savedId(manager, list, { id, name: 'y' })).toBe(id);
    expect((await look(maker, list)).data!.list).toMatchObject([{ id, name: 'y', isCompany: true, isOwn: true }]);
    expect((await drop(manager, id)).code).toBe(200);
    expect(await namesOf(maker, list)).toEqual([]);
  });

  it('R-6-20 whoever may not act for it reads the company’s views and writes none', async () => {
    const list = newList();
    const id = await savedId(maker, list, { isCompany: true });
    for (const answer of [await save(reader, list), await drop(reader, id)]) expect(answer.code).toBe(403);
    expect((await look(reader, list)).data!.list).toMatchObject([{ id, isOwn: false }]);
  });

  it('of a colleague who is removed the company’s view stays, and is the Management’s', async () => {
    const list = newList();
    const leaving = await insertMemberForTest(server.platform, manager.cid, 'operator');
    const id = await savedId(leaving, list, { isCompany: true });
    await savedId(leaving, list, { name: 'own' });
    const removed = await server.call(company.removeColleague, { companyId: manager.cid, userId: leaving.userId }, manager);
    expect(removed.code).toBe(200);
    expect((await look(colleague, list)).data!.list).toMatchObject([{ id, isOwn: false }]);
    expect((await drop(colleague, id)).code).toBe(403);
    expect((await drop(manager, id)).code).toBe(200);
  });

  it('S-16 with a person go his own views, for whomever; with a company all of its', async () => {
    const list = newList();
    const cid = await insertCompanyForTest(server.platform);
    const leaving = await insertMemberForTest(server.platform, cid, 'operator');
    const staying = await insertMemberForTest(server.platform, cid, 'operator');
    const personal = { token: await insertSessionForTest(server.platform, leaving.userId) };
    await savedId(personal, list);
    await savedId(leaving, list, { name: 'own' });
    await savedId(leaving, list, { name: 'of all', isCompany: true });
    await savedId(staying, list, { name: 'of another' });
    const end = (leaver: Parameters<typeof deleteOfLeaver>[1]) =>
      inTransaction(server.platform.database, 'system', (tx) => deleteOfLeaver(tx, leaver));
    await end({ userId: leaving.userId, ownerKey: `u:${leaving.userId}` });
    expect([await namesOf(personal, list), await namesOf(leaving, list)]).toEqual([[], ['of all']]);
    expect(await namesOf(staying, list)).toEqual(['of another', 'of all']);
    await end({ userId: null, ownerKey: `c:${cid}` });
    expect(await namesOf(staying, list)).toEqual([]);
  });
});
