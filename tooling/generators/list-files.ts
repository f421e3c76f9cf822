/**
 * What a list product has beside or in place of the files of a plain capability: columns, refusals and topic in the
 * domain, a page and its counts by the list kit on the server, a declared list in the browser. `null`: it has no such file.
 */
const domain = {
  'packages/domain/src/⟨name⟩/limits.ts': `/** Letters of an entry's title at most, and of what is noted at it. */
export const titleLengthMax = 100;
export const remarkLengthMax = 200;

/** Entries one owner may keep, and how many come with one call. */
export const entriesMax = 1_000;
export const entriesPerCallMax = 100;

/** Rows chosen at once. */
export const idsMax = 1_000;

/** Rows of a page: what is offered, and what comes unasked. */
export const pageSizeChoices = [15, 50, 100] as const;
export const pageSizeDefault = 15;

/** Body of a call about many rows, in bytes. */
export const listBytesMax = 131_072;
`,
  'packages/domain/src/⟨name⟩/messages.ts': `/** What people read about ⟨name⟩. */
import { entriesMax, entriesPerCallMax, idsMax, remarkLengthMax, titleLengthMax } from './limits';

/** Why a field is refused; the browser says the same in its language. */
export const ⟨camel⟩FieldTexts = {
  titleWrong: \`请填写名称，最多 \${titleLengthMax} 个字\`,
} as const;

export const ⟨camel⟩Texts = {
  tooMany: \`最多 \${entriesMax} 条，请先删掉一些\`,
  nothingToAdd: '请填写名称',
  tooManyToAdd: \`一次最多添加 \${entriesPerCallMax} 条\`,
  nothingChosen: '请先选择条目',
  tooManyChosen: \`一次最多 \${idsMax} 条\`,
  remarkTooLong: \`备注最多 \${remarkLengthMax} 个字\`,
  keywordTooLong: '查询内容太长',
  unknownSort: '不能按这一列排序',
} as const;
`,
  'packages/domain/src/⟨name⟩/columns.ts': `/** Columns of the list of ⟨name⟩: what screen, sort and saved settings read. Props are the wire's spelling. */
import { listColumn as column, type ListColumn } from '../contract-kit/list-columns';

/** In default order. */
export const ⟨camel⟩Columns: readonly ListColumn<object>[] = [
  column('title', '名称', 'text', 320, { isFrozen: true }),
  column('remark', '备注', 'text', 160),
  column('createTime', '添加时间', 'time', 128),
];
`,
  'packages/domain/src/⟨name⟩/refusals.ts': `/** What ⟨name⟩ refuses, by name. */
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { ⟨camel⟩Texts as texts } from './messages';

export const ⟨camel⟩Refusals = {
  tooMany: defineRefusal('⟨name⟩.tooMany', 400, noParams, () => texts.tooMany),
  unknownSort: defineRefusal('⟨name⟩.unknownSort', 400, noParams, () => texts.unknownSort),
} as const;
`,
  'packages/domain/src/⟨name⟩/topics.ts': `/** What open pages hear of ⟨name⟩. */
import * as z from 'zod/mini';
import { defineTopic } from '../contract-kit/topic';

/** Rows of ⟨name⟩ have changed, come or gone. */
export const ⟨camel⟩RowsTopic = defineTopic('⟨name⟩', 'pages', z.int());
`,
  'packages/domain/src/⟨name⟩/samples.ts': `/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { ⟨camel⟩ } from './contract';

export const ⟨camel⟩Samples: SamplesOf<typeof ⟨camel⟩> = {
  queryEntries: ({ ⟨camel⟩Id }) => ({ ids: [⟨camel⟩Id] }),
  addEntries: () => ({ list: [{ title: 'x' }] }),
  setTop: ({ ⟨camel⟩Id }) => ({ ids: [⟨camel⟩Id], top: true }),
  updateRemark: ({ ⟨camel⟩Id }) => ({ id: ⟨camel⟩Id, remark: 'x' }),
  deleteEntries: ({ ⟨camel⟩Id }) => ({ ids: [⟨camel⟩Id] }),
};
`,
  'packages/domain/src/⟨name⟩/contract.ts': `/** Wire contract of ⟨name⟩. */
import * as z from 'zod/mini';
import { done, post } from '../contract-kit/endpoint';
import { pageOf, pagingFields } from '../contract-kit/paging';
import { textBy } from '../contract-kit/text-field';
import { entriesPerCallMax, idsMax, listBytesMax, remarkLengthMax, titleLengthMax } from './limits';
import { ⟨camel⟩FieldTexts, ⟨camel⟩Texts as texts } from './messages';
import { ⟨camel⟩Refusals as refusals } from './refusals';

const title = textBy(⟨camel⟩FieldTexts, (text) => (text.trim() === '' || text.length > titleLengthMax ? 'titleWrong' : null));
const remark = z.string().check(z.maxLength(remarkLengthMax, texts.remarkTooLong));
const ids = z.array(z.int()).check(z.minLength(1, texts.nothingChosen), z.maxLength(idsMax, texts.tooManyChosen));

/** What the form of a new entry asks for. */
export const new⟨Pascal⟩Entry = z.object({ title });

const ⟨camel⟩Row = z.object({
  id: z.int(),
  title: z.string(),
  remark: z.nullable(z.string()),
  top: z.boolean(),
  createTime: z.string(),
  /** Grows with every change of the row. */
  version: z.int(),
});
export type ⟨Pascal⟩Row = z.output<typeof ⟨camel⟩Row>;

export const ⟨camel⟩ = {
  queryEntries: post('/⟨camel⟩/page', {
    summary: '自己的条目，新的在前',
    idempotency: 'natural',
    request: z.object({
      keyword: z.optional(z.string().check(z.maxLength(4000, texts.keywordTooLong))),
      /** Column prop, \`-\` before it for descending. */
      sort: z.optional(z.string().check(z.maxLength(40, texts.unknownSort))),
      ids: z.optional(ids),
      ...pagingFields,
    }),
    response: pageOf(⟨camel⟩Row),
    policy: 'owner',
    refusals: [refusals.unknownSort],
    maxBodyBytes: listBytesMax,
  }),
  addEntries: post('/⟨camel⟩/add', {
    summary: '添加条目，恢复时带上备注和置顶',
    idempotency: 'none',
    request: z.object({
      list: z
        .array(z.extend(new⟨Pascal⟩Entry, { remark: z.optional(z.nullable(remark)), top: z.optional(z.boolean()) }))
        .check(z.minLength(1, texts.nothingToAdd), z.maxLength(entriesPerCallMax, texts.tooManyToAdd)),
    }),
    response: z.object({ ids: z.array(z.int()) }),
    policy: 'owner',
    refusals: [refusals.tooMany],
    maxBodyBytes: listBytesMax,
  }),
  setTop: post('/⟨camel⟩/setTop', {
    summary: '置顶，或取消置顶',
    idempotency: 'natural',
    request: z.object({ ids, top: z.boolean() }),
    response: done,
    policy: 'owner',
    maxBodyBytes: listBytesMax,
  }),
  updateRemark: post('/⟨camel⟩/updateRemark', {
    summary: '备注',
    idempotency: 'natural',
    request: z.object({ id: z.int(), remark }),
    response: done,
    policy: 'owner',
  }),
  deleteEntries: post('/⟨camel⟩/delete', {
    summary: '删除条目',
    idempotency: 'natural',
    request: z.object({ ids }),
    response: done,
    policy: 'owner',
    maxBodyBytes: listBytesMax,
  }),
} as const;
`,
};

const server = {
  'apps/server/src/modules/⟨name⟩/http.ts': `import { ⟨camel⟩ } from '@mastlight/domain/⟨name⟩/contract';
import { implement, type Route } from '../../platform/http/route';
import type { Platform } from '../../platform/module';
import { addEntries } from './operations/add-entries';
import { deleteEntries, setTop, updateRemark } from './operations/change-entries';
import { findEntryPage } from './queries/find-entry-page';

/** Binds the contract to operations and queries. */
export function create⟨Pascal⟩Routes(platform: Pick<Platform, 'database' | 'clock'>): Route[] {
  return implement('⟨name⟩', ⟨camel⟩, {
    queryEntries: (filter, { own }) => own.answer(findEntryPage(platform.database, own.ownerKey, filter)),
    addEntries: async ({ list }, { own }) => own.answer({ ids: await addEntries(platform, own.ownerKey, list) }),
    setTop: ({ ids, top }, { own }) => own.done(setTop(platform, own.ownerKey, ids, top)),
    updateRemark: ({ id, remark }, { own }) => own.done(updateRemark(platform, own.ownerKey, id, remark)),
    deleteEntries: ({ ids }, { own }) => own.done(deleteEntries(platform, own.ownerKey, ids)),
  });
}
`,
  'apps/server/src/modules/⟨name⟩/operations/add-entries.ts': `import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { entriesMax } from '@mastlight/domain/⟨name⟩/limits';
import { ⟨camel⟩Refusals as refusals } from '@mastlight/domain/⟨name⟩/refusals';
import { ⟨camel⟩RowsTopic } from '@mastlight/domain/⟨name⟩/topics';
import { cleanNote } from '@mastlight/domain/vocabulary/clean-note';
import { inTransaction } from '../../../platform/db/transaction';
import { publishChange } from '../../../platform/live';
import type { Platform } from '../../../platform/module';
import { insertEntries } from '../store';

/** An entry as its owner wrote it, or as it was before it was deleted. */
interface WishedEntry {
  readonly title: string;
  readonly remark?: string | null | undefined;
  readonly top?: boolean | undefined;
}

/**
 * Adds entries of an owner; his open pages hear of them.
 *
 * @returns their ids, in the same order.
 * @throws BusinessError 400 when the owner may not keep all of them; none is added then.
 */
export async function addEntries(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  ownerKey: string,
  wished: readonly WishedEntry[],
): Promise<number[]> {
  const entries = wished.map(({ title, remark, top = false }) => ({ title: title.trim(), remark: cleanNote(remark ?? ''), isTop: top }));
  return inTransaction(database, { ownerKey }, async (tx) => {
    const ids = await insertEntries(tx, ownerKey, entries, { entriesMax, nowMs: clock.nowMs() });
    if (ids === null) throw refuse(refusals.tooMany, {});
    await publishChange(tx, { ownerKey, topic: ⟨camel⟩RowsTopic, ids });
    return ids;
  });
}
`,
  'apps/server/src/modules/⟨name⟩/operations/change-entries.ts': `import { ⟨camel⟩RowsTopic } from '@mastlight/domain/⟨name⟩/topics';
import { cleanNote } from '@mastlight/domain/vocabulary/clean-note';
import type { Transaction } from '../../../platform/db/transaction';
import { changeRows } from '../../../platform/list/change-rows';
import type { Platform } from '../../../platform/module';
import { deleteRows, setRemark, setTopped } from '../store';

// Each throws 404 when none of the rows is the owner's: a foreign entry and a missing one look the same.
type Parts = Pick<Platform, 'database' | 'clock'>;

/** Pins entries, or lets them go. */
export function setTop(parts: Parts, ownerKey: string, ids: readonly number[], isTop: boolean): Promise<void> {
  const toppedAt = isTop ? new Date(parts.clock.nowMs()) : null;
  return change(parts, ownerKey, (tx) => setTopped(tx, ownerKey, ids, toppedAt));
}

/** Writes a remark; an empty one takes it away. */
export function updateRemark(parts: Parts, ownerKey: string, id: number, remark: string): Promise<void> {
  return change(parts, ownerKey, (tx) => setRemark(tx, ownerKey, id, cleanNote(remark)));
}

/** Deletes entries. */
export function deleteEntries(parts: Parts, ownerKey: string, ids: readonly number[]): Promise<void> {
  return change(parts, ownerKey, (tx) => deleteRows(tx, ownerKey, ids));
}

function change({ database }: Parts, ownerKey: string, work: (tx: Transaction) => Promise<readonly number[]>): Promise<void> {
  return changeRows(database, ⟨camel⟩RowsTopic, { ownerKey }, work);
}
`,
  'apps/server/src/modules/⟨name⟩/operations/add-entry.ts': null,
  'apps/server/src/modules/⟨name⟩/queries/list-entries.ts': null,
  'apps/server/src/modules/⟨name⟩/queries/find-entry-page.ts': `import type { RequestOf, ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { ⟨camel⟩ } from '@mastlight/domain/⟨name⟩/contract';
import { pageSizeDefault } from '@mastlight/domain/⟨name⟩/limits';
import { ⟨camel⟩Refusals as refusals } from '@mastlight/domain/⟨name⟩/refusals';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Database } from '../../../platform/db/database';
import { isSortable, pageStatement, type ListStatement } from '../../../platform/list/list-statement';

/** The list; \`$1\` is the owner. What a row follows is joined here. */
const entryList: ListStatement = {
  from: '⟨table⟩_entry s',
  own: 's.owner_key = $1',
  record: 's.id, s.title, s.remark, s.topped_at, s.created_at, s.version',
  sort: { title: 's.title', remark: 's.remark', createTime: 's.created_at' },
  pinned: 's.topped_at is not null',
  needs: { created: 's.created_at' },
  groups: {},
  order: 'created desc',
};

interface EntryRecord {
  /** Null in the one row of an empty page, which carries the counts. */
  readonly id: number | null;
  readonly title: string;
  readonly remark: string | null;
  readonly topped_at: Date | null;
  readonly created_at: Date;
  readonly version: number;
  /** How many rows the filter leaves, and how many there are before a group narrows them. */
  readonly total: number;
  readonly count_all: number;
}

/**
 * One page of an owner's entries.
 *
 * @throws BusinessError 400 for a sort column that does not exist.
 */
export async function findEntryPage(
  database: Database,
  ownerKey: string,
  filter: RequestOf<typeof ⟨camel⟩.queryEntries>,
): Promise<ResponseOf<typeof ⟨camel⟩.queryEntries>> {
  const { pageNo, pageSize, offset } = readPaging(filter, pageSizeDefault);
  const values: unknown[] = [ownerKey];
  const conditions: string[] = [];
  if (filter.keyword) conditions.push(\`position(lower($\${values.push(filter.keyword.trim())}::text) in lower(s.title)) > 0\`);
  if (filter.ids) conditions.push(\`s.id = any($\${values.push(filter.ids)}::bigint[])\`);
  if (filter.sort && !isSortable(entryList, filter.sort)) throw refuse(refusals.unknownSort, {}, { field: 'sort' });
  const statement = pageStatement(entryList, { conditions, values, sort: filter.sort }, pageSize, offset);
  const { rows } = await database.query<EntryRecord>({ ownerKey }, statement.text, statement.values);
  return {
    list: rows.flatMap(({ id, title, remark, topped_at: toppedAt, created_at: createdAt, version }) =>
      id === null ? [] : [{ id, title, remark, top: toppedAt !== null, createTime: formatShanghai(createdAt.getTime()), version }],
    ),
    total: rows[0]!.total,
    pageNo,
    pageSize,
  };
}
`,
  'apps/server/src/modules/⟨name⟩/store.ts': `/** Everything that writes to the table of ⟨name⟩; rows are taken by id. */
import { connectionOf, type Transaction } from '../../platform/db/transaction';

/** What of an entry its owner decides. */
interface NewEntry {
  readonly title: string;
  readonly remark: string | null;
  readonly isTop: boolean;
}

/** Saves new entries, in their order; null when the owner may not keep all of them. */
export async function insertEntries(
  tx: Transaction,
  ownerKey: string,
  entries: readonly NewEntry[],
  { entriesMax, nowMs }: { readonly entriesMax: number; readonly nowMs: number },
): Promise<number[] | null> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    \`insert into ⟨table⟩_entry (owner_key, title, remark, topped_at, created_at)
     select $1, written.title, written.remark, case when written.is_top then $5::timestamptz end, $5::timestamptz
     from unnest($2::text[], $3::text[], $4::boolean[]) with ordinality as written (title, remark, is_top, place)
     where (select count(*) from ⟨table⟩_entry where owner_key = $1) + cardinality($2::text[]) <= $6
     order by written.place returning id\`,
    [
      ownerKey,
      entries.map(({ title }) => title),
      entries.map(({ remark }) => remark),
      entries.map(({ isTop }) => isTop),
      new Date(nowMs),
      entriesMax,
    ],
    '⟨name⟩-insert',
  );
  return rows.length === 0 ? null : rows.map((row) => row.id);
}

/** Pins rows, or lets them go with null; gives the ids that were found. */
export async function setTopped(tx: Transaction, ownerKey: string, ids: readonly number[], toppedAt: Date | null): Promise<number[]> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    \`with target as (
       select id from ⟨table⟩_entry where owner_key = $1 and id = any($2::bigint[]) order by id for update
     )
     update ⟨table⟩_entry s set topped_at = $3, version = version + 1 from target where s.id = target.id returning s.id\`,
    [ownerKey, ids, toppedAt],
    '⟨name⟩-top',
  );
  return rows.map((row) => row.id);
}

/** Writes a row's remark; gives the ids that were found. */
export async function setRemark(tx: Transaction, ownerKey: string, id: number, remark: string | null): Promise<number[]> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    'update ⟨table⟩_entry set remark = $3, version = version + 1 where owner_key = $1 and id = $2 returning id',
    [ownerKey, id, remark],
    '⟨name⟩-remark',
  );
  return rows.map((row) => row.id);
}

/** Deletes rows; gives the ids that were found. */
export async function deleteRows(tx: Transaction, ownerKey: string, ids: readonly number[]): Promise<number[]> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    \`with target as (
       select id from ⟨table⟩_entry where owner_key = $1 and id = any($2::bigint[]) order by id for update
     )
     delete from ⟨table⟩_entry s using target where s.id = target.id returning s.id\`,
    [ownerKey, ids],
    '⟨name⟩-delete',
  );
  return rows.map((row) => row.id);
}
`,
  'apps/server/src/modules/⟨name⟩/⟨name⟩.test.ts': `// Guarantee: everybody adds to, reads, pins, notes at and deletes the own entries of ⟨name⟩ and no others.
import { ⟨camel⟩ } from '@mastlight/domain/⟨name⟩/contract';
import { ⟨camel⟩Columns } from '@mastlight/domain/⟨name⟩/columns';
import { entriesMax, entriesPerCallMax, titleLengthMax } from '@mastlight/domain/⟨name⟩/limits';
import { ⟨camel⟩FieldTexts, ⟨camel⟩Texts } from '@mastlight/domain/⟨name⟩/messages';
import type { RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';

let server: TestServer;
let [own, other]: TestUser[] = [];
const clock = createTestClock();
beforeAll(async () => {
  server = await startTestServer({ clock });
  own = await signInForTest(server.platform);
  other = await signInForTest(server.platform);
});
afterAll(() => server.stop());

const as = (user: TestUser | undefined) => ({ token: user?.token ?? null });
const add = (user: TestUser | undefined, title: string) => server.call(⟨camel⟩.addEntries, { list: [{ title }] }, as(user));
const query = (user: TestUser | undefined, filter: RequestInput<typeof ⟨camel⟩.queryEntries> = {}) =>
  server.call(⟨camel⟩.queryEntries, filter, as(user));
const titles = async (user: TestUser | undefined, filter: RequestInput<typeof ⟨camel⟩.queryEntries> = {}) =>
  (await query(user, filter)).data?.list.map(({ title }) => title);

it('401 without a session', async () => {
  expect((await add(undefined, 'x')).code).toBe(401);
  expect((await query(undefined)).code).toBe(401);
});

it.each(['', '  ', 'x'.repeat(titleLengthMax + 1)])('400 for the title %j', async (title) => {
  expect(await add(own, title)).toMatchObject({ code: 400, fields: { 'list.0.title': ⟨camel⟩FieldTexts.titleWrong } });
});

it('400 for more than an owner may keep, and nothing is added', async () => {
  const collector = await signInForTest(server.platform);
  const list = Array.from({ length: entriesPerCallMax }, (_, index) => ({ title: \`entry \${index}\` }));
  for (let kept = 0; kept < entriesMax; kept += list.length) await server.call(⟨camel⟩.addEntries, { list }, as(collector));
  expect(await add(collector, 'one more')).toMatchObject({ code: 400, msg: ⟨camel⟩Texts.tooMany });
  expect((await query(collector)).data?.total).toBe(entriesMax);
});

it('200: a page of the latest, for the owner alone', async () => {
  for (const title of ['alpha', 'Beta', 'gamma']) {
    clock.advance(1_000);
    await add(own, title);
  }
  expect(await titles(own)).toEqual(['gamma', 'Beta', 'alpha']);
  expect((await query(own, { page: 2, limit: 2 })).data).toMatchObject({ list: [{ title: 'alpha' }], total: 3, pageNo: 2 });
  expect((await query(own, { page: 9 })).data).toMatchObject({ list: [], total: 3 });
  expect(await titles(own, { keyword: 'bet' })).toEqual(['Beta']);
  expect(await titles(other)).toEqual([]);
});

it('sorts by every column that says so, and by no other', async () => {
  for (const { prop } of ⟨camel⟩Columns.filter(({ isSortable }) => isSortable)) {
    expect([prop, (await query(own, { sort: prop })).code]).toEqual([prop, 200]);
  }
  expect(await titles(own, { sort: '-createTime' })).toEqual(['gamma', 'Beta', 'alpha']);
  expect(await query(own, { sort: 'owner_key' })).toMatchObject({ code: 400, fields: { sort: ⟨camel⟩Texts.unknownSort } });
});

it('pins and notes at the own alone, and a deleted entry comes back as it was', async () => {
  const [beta] = (await query(own, { keyword: 'Beta' })).data!.list;
  const change = { top: { ids: [beta!.id], top: true }, remark: { id: beta!.id, remark: 'watch' } };
  expect((await server.call(⟨camel⟩.setTop, change.top, as(other))).code).toBe(404);
  expect((await server.call(⟨camel⟩.updateRemark, change.remark, as(other))).code).toBe(404);
  await server.call(⟨camel⟩.setTop, change.top, as(own));
  await server.call(⟨camel⟩.updateRemark, change.remark, as(own));
  const [first] = (await query(own)).data!.list;
  expect(first).toMatchObject({ title: 'Beta', top: true, remark: 'watch' });
  expect(first!.version).toBeGreaterThan(beta!.version);
  await server.call(⟨camel⟩.deleteEntries, { ids: [beta!.id] }, as(own));
  await server.call(⟨camel⟩.addEntries, { list: [{ title: 'Beta', top: true, remark: 'watch' }] }, as(own));
  expect((await query(own)).data!.list[0]).toMatchObject({ title: 'Beta', top: true, remark: 'watch' });
  await server.call(⟨camel⟩.setTop, { ids: (await query(own, { keyword: 'Beta' })).data!.list.map(({ id }) => id), top: false }, as(own));
});

it('deletes the own alone', async () => {
  const [first] = (await query(own, { keyword: 'alpha' })).data!.list;
  expect((await server.call(⟨camel⟩.deleteEntries, { ids: [first!.id] }, as(other))).code).toBe(404);
  expect((await server.call(⟨camel⟩.deleteEntries, { ids: [first!.id] }, as(own))).code).toBe(200);
  expect((await titles(own))?.toSorted()).toEqual(['Beta', 'gamma']);
});
`,
};

const web = {
  'apps/web/src/features/⟨name⟩/texts/titles.zh-CN.ts': `/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const ⟨camel⟩Titles = { pageTitle: '⟨name⟩' } as const;
`,
  'apps/web/src/features/⟨name⟩/texts/zh-CN.ts': `import { ⟨camel⟩FieldTexts, ⟨camel⟩Texts } from '@mastlight/domain/⟨name⟩/messages';
import { ⟨camel⟩Titles } from './titles.zh-CN';

/** What the screens of ⟨name⟩ say, and its refusals by their names. */
export const chinese = {
  field: ⟨camel⟩FieldTexts,
  refusal: { tooMany: ⟨camel⟩Texts.tooMany, unknownSort: ⟨camel⟩Texts.unknownSort },
  ...⟨camel⟩Titles,
  unit: '条',
  searchPlaceholder: '名称',
  add: '添加',
  addTitle: '添加条目',
  entryTitle: '名称',
  empty: { title: '还没有条目', text: '添加第一条，就会出现在这里', action: '添加' },
  noMatch: '没有符合的条目',
  signedOut: { title: '还没有登录', text: '登录后可以看到自己的条目', action: '登录' },
  deleteNote: '删除 {count, number} 条：{names}。',
  deleted: '已删除 {count, number} 条',
  restored: '已恢复 {count, number} 条',
} as const;
`,
  'apps/web/src/features/⟨name⟩/texts/en-US.ts': `import { entriesMax, titleLengthMax } from '@mastlight/domain/⟨name⟩/limits';
import type { Translation } from '../../../platform/catalogue';
import type { chinese } from './zh-CN';

/** The same in English. */
export const english: Translation<typeof chinese> = {
  field: { titleWrong: \`enter a name of at most \${titleLengthMax} letters\` },
  refusal: {
    tooMany: \`there may be \${entriesMax} entries, please delete some first\`,
    unknownSort: 'this column cannot be sorted by',
  },
  pageTitle: '⟨name⟩',
  unit: 'entries',
  searchPlaceholder: 'name',
  add: 'add',
  addTitle: 'add an entry',
  entryTitle: 'name',
  empty: { title: 'no entries yet', text: 'add the first one and it will stand here', action: 'add' },
  noMatch: 'no entry fits',
  signedOut: { title: 'you are not logged in', text: 'log in to see your entries', action: 'log in' },
  deleteNote: '{count, plural, one {# entry is} other {# entries are}} deleted: {names}.',
  deleted: '{count, plural, one {# entry} other {# entries}} deleted',
  restored: '{count, plural, one {# entry} other {# entries}} restored',
};
`,
  'apps/web/src/features/⟨name⟩/list-search.ts': `/** The address of the list of ⟨name⟩. */
import { ⟨camel⟩Columns } from '@mastlight/domain/⟨name⟩/columns';
import { pageSizeChoices, pageSizeDefault } from '@mastlight/domain/⟨name⟩/limits';
import { defineListSearch, switchParam } from '../../platform/list/search-schema';

export const pageSizes = { choices: pageSizeChoices, usual: pageSizeDefault } as const;

export const ⟨camel⟩Search = defineListSearch({
  columns: ⟨camel⟩Columns,
  sizes: pageSizes,
  view: {},
  overlay: {
    /** The form of a new entry is open. */
    add: switchParam(),
  },
});
export type ⟨Pascal⟩Search = typeof ⟨camel⟩Search.plain;
`,
  'apps/web/src/features/⟨name⟩/routes.tsx': `import type { PageRoute } from '../../platform/page-route';
import { ⟨camel⟩Search } from './list-search';
import { ⟨camel⟩Titles } from './texts/titles.zh-CN';

/** Pages of ⟨name⟩; each comes as a chunk of its own. A place in the menu, ticker and footer are said here too. */
export const ⟨camel⟩Routes: readonly PageRoute[] = [
  {
    path: '/⟨camel⟩',
    title: ⟨camel⟩Titles.pageTitle,
    load: async () => (await import('./pages/⟨name⟩-page')).⟨Pascal⟩Page,
    readSearch: ⟨camel⟩Search.clean,
  },
];
`,
  'apps/web/src/features/⟨name⟩/api.ts': `/** Calls of ⟨name⟩ and its list. */
import { ⟨camel⟩Columns } from '@mastlight/domain/⟨name⟩/columns';
import { ⟨camel⟩, type ⟨Pascal⟩Row } from '@mastlight/domain/⟨name⟩/contract';
import { ⟨camel⟩RowsTopic } from '@mastlight/domain/⟨name⟩/topics';
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { callEndpoint } from '../../platform/http-client';
import type { ListDeclaration } from '../../platform/list/list-declaration';
import { ⟨camel⟩Search, type ⟨Pascal⟩Search } from './list-search';

type Page = ResponseData<typeof ⟨camel⟩.queryEntries>;
type Filter = Omit<RequestInput<typeof ⟨camel⟩.queryEntries>, 'page' | 'limit' | 'ids'>;

/** The list of ⟨name⟩. */
export const ⟨camel⟩List: ListDeclaration<⟨Pascal⟩Row, ⟨Pascal⟩Search, Page, Filter> = {
  product: '⟨name⟩',
  name: '⟨name⟩',
  columns: () => ⟨camel⟩Columns,
  search: ⟨camel⟩Search,
  region: null,
  topic: ⟨camel⟩RowsTopic,
  ownFields: ['top', 'remark'],
  filterOf: ({ keyword, sort }) => ({ ...(keyword && { keyword }), ...(sort && { sort }) }),
  fetchPage: (filter, { ids, ...rows }, signal) =>
    callEndpoint(
      ⟨camel⟩.queryEntries,
      { ...filter, ...rows, ...(ids && { ids: [...ids] }) },
      { ...(signal && { signal }), showsErrors: false },
    ),
};
`,
  'apps/web/src/features/⟨name⟩/components/add-entry-dialog.tsx': `import { useQueryClient } from '@tanstack/react-query';
import { Button, Dialog } from '@mastlight/ui';
import { ⟨camel⟩, new⟨Pascal⟩Entry } from '@mastlight/domain/⟨name⟩/contract';
import { useTexts } from '../../../platform/catalogue';
import { FormRefusal, FormTextField } from '../../../platform/form/form-field';
import { useContractForm } from '../../../platform/form/use-contract-form';
import { CallError, callEndpoint } from '../../../platform/http-client';
import { refreshProduct } from '../../../platform/list/list-rows';
import { ⟨camel⟩List } from '../api';
import { ⟨camel⟩Words } from '../texts';

/** A new entry; what was typed stays when the server refuses. */
export function AddEntryDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useTexts(⟨camel⟩Words);
  const client = useQueryClient();
  const form = useContractForm({
    schema: new⟨Pascal⟩Entry,
    empty: { title: '' },
    texts: ⟨camel⟩Words,
    send: async (entry) => {
      try {
        await callEndpoint(⟨camel⟩.addEntries, { list: [entry] }, { showsErrors: false });
        onClose();
        await refreshProduct(client, ⟨camel⟩List.product);
      } catch (error) {
        if (error instanceof CallError) form.refuseWith(error);
      }
    },
  });
  return (
    <Dialog title={say('addTitle')} onClose={onClose}>
      <form {...form.formProps}>
        <FormTextField form={form} name="title" label={say('entryTitle')} isRequired autoFocus />
        <FormRefusal form={form} className="login-form-error" />
        <Button type="submit" variant="primary" isLoading={form.isSending}>
          {say('add')}
        </Button>
      </form>
    </Dialog>
  );
}
`,
  'apps/web/src/features/⟨name⟩/row-calls.ts': `/** What the list's row commands call, and the way back from a deletion. */
import { showToast } from '@mastlight/ui';
import { ⟨camel⟩, type ⟨Pascal⟩Row } from '@mastlight/domain/⟨name⟩/contract';
import { remarkLengthMax } from '@mastlight/domain/⟨name⟩/limits';
import { textsOf } from '../../platform/catalogue';
import { callEndpoint } from '../../platform/http-client';
import { ⟨camel⟩List } from './api';
import { ⟨camel⟩Words } from './texts';

export const rowCalls = {
  list: ⟨camel⟩List,
  nameOf: (row: ⟨Pascal⟩Row) => row.title,
  remarkLengthMax,
  setTop: (ids: readonly number[], top: boolean) => callEndpoint(⟨camel⟩.setTop, { ids: [...ids], top }),
  updateRemark: (id: number, remark: string) => callEndpoint(⟨camel⟩.updateRemark, { id, remark }),
  remove: (ids: readonly number[]) => callEndpoint(⟨camel⟩.deleteEntries, { ids: [...ids] }),
  restore,
  deleteNote: (count: number, names: string) => textsOf(⟨camel⟩Words)('deleteNote', { count, names }),
  deleted: (count: number) => textsOf(⟨camel⟩Words)('deleted', { count }),
};

/** Adds deleted entries again, with the remark and the star that they had; the first of them becomes the newest. */
async function restore(rows: readonly ⟨Pascal⟩Row[]): Promise<void> {
  const list = rows.toReversed().map(({ title, remark, top }) => ({ title, remark, top }));
  const { ids } = await callEndpoint(⟨camel⟩.addEntries, { list });
  showToast({ tone: 'done', text: textsOf(⟨camel⟩Words)('restored', { count: ids.length }) });
}
`,
  'apps/web/src/features/⟨name⟩/pages/⟨name⟩-page.tsx': `import { lazy, Suspense, useMemo } from 'react';
import { Button } from '@mastlight/ui';
import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import type { ⟨Pascal⟩Row } from '@mastlight/domain/⟨name⟩/contract';
import { useTexts } from '../../../platform/catalogue';
import { pinColumn, PinStar, toolsColumn, useGridColumns, type ListLook } from '../../../platform/list/grid-columns';
import { ListQueryRow } from '../../../platform/list/list-query-row';
import { ListView } from '../../../platform/list/list-view';
import { useList } from '../../../platform/list/use-list';
import { useOverlay } from '../../../platform/list/use-overlay';
import { useRowCommands } from '../../../platform/list/use-row-commands';
import { ⟨camel⟩List } from '../api';
import { pageSizes } from '../list-search';
import { rowCalls } from '../row-calls';
import { ⟨camel⟩Words } from '../texts';

const AddEntryDialog = lazy(async () => ({ default: (await import('../components/add-entry-dialog')).AddEntryDialog }));
const closed = { add: false };

/** The own entries: added, searched, sorted, pinned, noted at and deleted. */
export function ⟨Pascal⟩Page() {
  const say = useTexts(⟨camel⟩Words);
  const list = useList(⟨camel⟩List);
  const { toggleTop, menuOf, batch, question } = useRowCommands(list, rowCalls);
  const { search, change, openMenu } = list;
  const form = useOverlay(change, closed);
  const openForm = () => form.open({ add: true });
  const look = useMemo<ListLook<⟨Pascal⟩Row>>(
    () => ({
      growing: 'title',
      lead: [pinColumn<⟨Pascal⟩Row>(rowCalls.nameOf, toggleTop)],
      trail: [toolsColumn<⟨Pascal⟩Row>(rowCalls.nameOf, openMenu)],
    }),
    [toggleTop, openMenu],
  );
  const grid = useGridColumns(list, look);
  const wordsOf = (of: 'empty' | 'signedOut') => ({ title: say(\`\${of}.title\`), text: say(\`\${of}.text\`), action: say(\`\${of}.action\`) });
  return (
    <div className="list-page">
      <h1>{say('pageTitle')}</h1>
      <ListQueryRow
        list={list}
        placeholder={say('searchPlaceholder')}
        actions={
          <Button variant="primary" icon="plus" disabled={!list.isSignedIn} onClick={openForm}>
            {say('add')}
          </Button>
        }
      >
        {null}
      </ListQueryRow>
      <ListView
        list={list}
        {...grid}
        label={say('pageTitle')}
        unit={say('unit')}
        sizes={pageSizes.choices}
        ownSort="-createTime"
        filters={search.keyword ? [{ name: 'keyword', label: search.keyword }] : []}
        noMatch={say('noMatch')}
        signedOut={wordsOf('signedOut')}
        empty={{ ...wordsOf('empty'), onAction: openForm }}
        nameOf={rowCalls.nameOf}
        menuOf={menuOf}
        batch={batch}
        renderCard={(row) => (
          <li key={row.id} className="ml-card">
            <PinStar row={row} name={row.title} onPress={toggleTop} /> {row.title} <span className="ml-mono">{shortTime(row.createTime)}</span>
          </li>
        )}
      />
      {question}
      {list.isSignedIn && search.add && (
        <Suspense>
          <AddEntryDialog onClose={form.close} />
        </Suspense>
      )}
    </div>
  );
}
`,
};

/** The table of a list product. */
export const listMigration = `-- Entries of one owner; nobody else's are seen.
create table ⟨table⟩_entry (
  id bigint generated always as identity primary key,
  owner_key text not null,
  title text not null,
  remark text,
  -- Pinned rows stand before all others.
  topped_at timestamptz,
  created_at timestamptz not null,
  -- Grows with every change of the row, so that open pages see that it is another.
  version integer not null default 1
);
create index ⟨table⟩_entry_owner on ⟨table⟩_entry (owner_key, id desc);
alter table ⟨table⟩_entry enable row level security;
alter table ⟨table⟩_entry force row level security;
create policy owner on ⟨table⟩_entry using (owner_key = mastlight_owner() or mastlight_owner() = '*');
`;

/** By side; a path that the plain capability has too stands for its file. */
export const listFiles: Readonly<Record<'domain' | 'server' | 'web', Readonly<Record<string, string | null>>>> = { domain, server, web };
