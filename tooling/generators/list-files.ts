/**
 * What a list product has beside or in place of the files of a plain capability: columns, refusals and topic in the
 * domain, a page and its counts by the list kit on the server, a declared list in the browser. `null`: it has no such file.
 */
const domain = {
  'packages/domain/src/⟨name⟩/limits.ts': `/** Letters of an entry's title at most. */
export const titleLengthMax = 100;

/** Entries one owner may keep. */
export const entriesMax = 1_000;

/** Rows of a page: what is offered, and what comes unasked. */
export const pageSizeChoices = [15, 50, 100] as const;
export const pageSizeDefault = 15;

/** Body of a call about a thousand chosen rows, in bytes. */
export const idsBytesMax = 65_536;
`,
  'packages/domain/src/⟨name⟩/messages.ts': `/** What people read about ⟨name⟩. */
export const ⟨camel⟩Texts = {
  titleWrong: '请填写名称，最多 100 个字',
  tooMany: '已经有 1000 条，请先删掉一些',
  nothingChosen: '请先选择条目',
  tooManyChosen: '一次最多 1000 条',
  keywordTooLong: '查询内容太长',
  unknownSort: '不能按这一列排序',
} as const;
`,
  'packages/domain/src/⟨name⟩/columns.ts': `/** Columns of the list of ⟨name⟩: what screen, sort and saved settings read. Props are the wire's spelling. */
import { listColumn as column, type ListColumn } from '../contract-kit/list-columns';

/** In default order. */
export const ⟨camel⟩Columns: readonly ListColumn<object>[] = [
  column('title', '名称', 'text', 320, { isFrozen: true }),
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
  addEntry: () => ({ title: 'x' }),
  deleteEntries: ({ ⟨camel⟩Id }) => ({ ids: [⟨camel⟩Id] }),
};
`,
  'packages/domain/src/⟨name⟩/contract.ts': `/** Wire contract of ⟨name⟩. */
import * as z from 'zod/mini';
import { done, post } from '../contract-kit/endpoint';
import { pageOf, pagingFields } from '../contract-kit/paging';
import { idsBytesMax, titleLengthMax } from './limits';
import { ⟨camel⟩Texts as texts } from './messages';
import { ⟨camel⟩Refusals as refusals } from './refusals';

const title = z.string().check(z.trim(), z.minLength(1, texts.titleWrong), z.maxLength(titleLengthMax, texts.titleWrong));
const ids = z.array(z.int()).check(z.minLength(1, texts.nothingChosen), z.maxLength(1000, texts.tooManyChosen));

const ⟨camel⟩Row = z.object({
  id: z.int(),
  title: z.string(),
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
    maxBodyBytes: idsBytesMax,
  }),
  addEntry: post('/⟨camel⟩/add', {
    summary: '添加一条',
    idempotency: 'none',
    request: z.object({ title }),
    response: z.object({ id: z.int() }),
    policy: 'owner',
    refusals: [refusals.tooMany],
  }),
  deleteEntries: post('/⟨camel⟩/delete', {
    summary: '删除条目',
    idempotency: 'natural',
    request: z.object({ ids }),
    response: done,
    policy: 'owner',
    maxBodyBytes: idsBytesMax,
  }),
} as const;
`,
};

const server = {
  'apps/server/src/modules/⟨name⟩/http.ts': `import { ⟨camel⟩ } from '@mastlight/domain/⟨name⟩/contract';
import { implement, type Route } from '../../platform/http/route';
import type { Platform } from '../../platform/module';
import { addEntry } from './operations/add-entry';
import { deleteEntries } from './operations/delete-entries';
import { findEntryPage } from './queries/find-entry-page';

/** Binds the contract to operations and queries. */
export function create⟨Pascal⟩Routes(platform: Pick<Platform, 'database' | 'clock'>): Route[] {
  return implement('⟨name⟩', ⟨camel⟩, {
    queryEntries: (filter, { own }) => own.answer(findEntryPage(platform.database, own.ownerKey, filter)),
    addEntry: async ({ title }, { own }) => own.answer({ id: await addEntry(platform, own.ownerKey, title) }),
    deleteEntries: ({ ids }, { own }) => own.done(deleteEntries(platform, own.ownerKey, ids)),
  });
}
`,
  'apps/server/src/modules/⟨name⟩/operations/add-entry.ts': `import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { entriesMax } from '@mastlight/domain/⟨name⟩/limits';
import { ⟨camel⟩Refusals as refusals } from '@mastlight/domain/⟨name⟩/refusals';
import { ⟨camel⟩RowsTopic } from '@mastlight/domain/⟨name⟩/topics';
import { inTransaction } from '../../../platform/db/transaction';
import { publishChange } from '../../../platform/live';
import type { Platform } from '../../../platform/module';
import { insertEntry } from '../store';

/**
 * Adds an entry of an owner; his open pages hear of it.
 *
 * @returns its id.
 * @throws BusinessError 400 when the owner may keep no further ones.
 */
export async function addEntry({ database, clock }: Pick<Platform, 'database' | 'clock'>, ownerKey: string, title: string): Promise<number> {
  return inTransaction(database, { ownerKey }, async (tx) => {
    const id = await insertEntry(tx, { ownerKey, title, entriesMax }, clock.nowMs());
    if (id === null) throw refuse(refusals.tooMany, {});
    await publishChange(tx, { ownerKey, topic: ⟨camel⟩RowsTopic, ids: [id] });
    return id;
  });
}
`,
  'apps/server/src/modules/⟨name⟩/operations/delete-entries.ts': `import { ⟨camel⟩RowsTopic } from '@mastlight/domain/⟨name⟩/topics';
import { changeRows } from '../../../platform/list/change-rows';
import type { Platform } from '../../../platform/module';
import { deleteRows } from '../store';

/**
 * Deletes entries of an owner; his open pages hear of it.
 *
 * @throws BusinessError 404 when none of them is his; a foreign entry and a missing one look the same.
 */
export async function deleteEntries({ database }: Pick<Platform, 'database'>, ownerKey: string, ids: readonly number[]): Promise<void> {
  await changeRows(database, ⟨camel⟩RowsTopic, { ownerKey }, (tx) => deleteRows(tx, ownerKey, ids));
}
`,
  'apps/server/src/modules/⟨name⟩/queries/list-entries.ts': null,
  'apps/server/src/modules/⟨name⟩/queries/find-entry-page.ts': `import type { RequestOf, ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { ⟨camel⟩ } from '@mastlight/domain/⟨name⟩/contract';
import { pageSizeDefault } from '@mastlight/domain/⟨name⟩/limits';
import { ⟨camel⟩Refusals as refusals } from '@mastlight/domain/⟨name⟩/refusals';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Database } from '../../../platform/db/database';
import { isSortable, pageStatement, type ListDeclaration } from '../../../platform/list/list-statement';

/** The list; \`$1\` is the owner. What a row follows is joined here. */
const entryList: ListDeclaration = {
  from: '⟨table⟩_entry s',
  own: 's.owner_key = $1',
  record: 's.id, s.title, s.created_at, s.version',
  sort: { title: 's.title', createTime: 's.created_at' },
  pinned: 'false',
  needs: { created: 's.created_at' },
  groups: {},
  order: 'created desc',
};

interface EntryRecord {
  /** Null in the one row of an empty page, which carries the counts. */
  readonly id: number | null;
  readonly title: string;
  readonly created_at: Date;
  readonly version: number;
  readonly total: number;
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
    list: rows.flatMap(({ id, title, created_at: createdAt, version }) =>
      id === null ? [] : [{ id, title, createTime: formatShanghai(createdAt.getTime()), version }],
    ),
    total: rows[0]!.total,
    pageNo,
    pageSize,
  };
}
`,
  'apps/server/src/modules/⟨name⟩/store.ts': `/** Everything that writes to the table of ⟨name⟩; rows are taken by id. */
import { connectionOf, type Transaction } from '../../platform/db/transaction';

/** Saves a new entry; null when the owner may keep no further ones. */
export async function insertEntry(
  tx: Transaction,
  entry: { readonly ownerKey: string; readonly title: string; readonly entriesMax: number },
  nowMs: number,
): Promise<number | null> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    \`insert into ⟨table⟩_entry (owner_key, title, created_at)
     select $1, $2, $3 where (select count(*) from ⟨table⟩_entry where owner_key = $1) < $4 returning id\`,
    [entry.ownerKey, entry.title, new Date(nowMs), entry.entriesMax],
    '⟨name⟩-insert',
  );
  return rows[0]?.id ?? null;
}

/** Deletes entries; gives the ids that were found. */
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
  'apps/server/src/modules/⟨name⟩/⟨name⟩.test.ts': `// Guarantee: everybody adds to, reads and deletes the own entries of ⟨name⟩ and no others.
import { ⟨camel⟩ } from '@mastlight/domain/⟨name⟩/contract';
import { ⟨camel⟩Columns } from '@mastlight/domain/⟨name⟩/columns';
import { ⟨camel⟩Texts } from '@mastlight/domain/⟨name⟩/messages';
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
const add = (user: TestUser | undefined, title: string) => server.call(⟨camel⟩.addEntry, { title }, as(user));
const query = (user: TestUser | undefined, filter: RequestInput<typeof ⟨camel⟩.queryEntries> = {}) =>
  server.call(⟨camel⟩.queryEntries, filter, as(user));
const titles = async (user: TestUser | undefined, filter: RequestInput<typeof ⟨camel⟩.queryEntries> = {}) =>
  (await query(user, filter)).data?.list.map(({ title }) => title);

it('401 without a session', async () => {
  expect((await add(undefined, 'x')).code).toBe(401);
  expect((await query(undefined)).code).toBe(401);
});

it.each(['', '  ', 'x'.repeat(101)])('400 for the title %j', async (title) => {
  expect(await add(own, title)).toMatchObject({ code: 400, fields: { title: ⟨camel⟩Texts.titleWrong } });
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

it('deletes the own alone', async () => {
  const [first] = (await query(own, { keyword: 'alpha' })).data!.list;
  expect((await server.call(⟨camel⟩.deleteEntries, { ids: [first!.id] }, as(other))).code).toBe(404);
  expect((await server.call(⟨camel⟩.deleteEntries, { ids: [first!.id] }, as(own))).code).toBe(200);
  expect(await titles(own)).toEqual(['gamma', 'Beta']);
});
`,
};

const web = {
  'apps/web/src/features/⟨name⟩/texts/zh-CN.ts': `import { ⟨camel⟩Texts } from '@mastlight/domain/⟨name⟩/messages';

/** What the screens of ⟨name⟩ say, and its refusals by their names. */
export const chinese = {
  refusal: { tooMany: ⟨camel⟩Texts.tooMany, unknownSort: ⟨camel⟩Texts.unknownSort },
  pageTitle: '⟨name⟩',
  unit: '条',
  searchPlaceholder: '名称',
  addLabel: '新条目的名称',
  add: '添加',
  remove: '删除',
  empty: { title: '还没有条目', text: '在上面填写名称，添加第一条' },
  noMatch: '没有符合的条目',
  signedOut: { title: '还没有登录', text: '登录后可以看到自己的条目', action: '登录' },
} as const;
`,
  'apps/web/src/features/⟨name⟩/texts/en-US.ts': `import type { Translation } from '../../../platform/catalogue';
import type { chinese } from './zh-CN';

/** The same in English. */
export const english: Translation<typeof chinese> = {
  refusal: {
    tooMany: 'there are 1,000 entries already, please delete some first',
    unknownSort: 'this column cannot be sorted by',
  },
  pageTitle: '⟨name⟩',
  unit: 'entries',
  searchPlaceholder: 'name',
  addLabel: 'name of the new entry',
  add: 'add',
  remove: 'delete',
  empty: { title: 'no entries yet', text: 'enter a name above to add the first one' },
  noMatch: 'no entry fits',
  signedOut: { title: 'you are not logged in', text: 'log in to see your entries', action: 'log in' },
};
`,
  'apps/web/src/features/⟨name⟩/list-search.ts': `/** The address of the list of ⟨name⟩. */
import { ⟨camel⟩Columns } from '@mastlight/domain/⟨name⟩/columns';
import { pageSizeChoices, pageSizeDefault } from '@mastlight/domain/⟨name⟩/limits';
import { defineListSearch } from '../../platform/list/search-schema';

export const pageSizes = { choices: pageSizeChoices, usual: pageSizeDefault } as const;

export const ⟨camel⟩Search = defineListSearch({ columns: ⟨camel⟩Columns, sizes: pageSizes, view: {}, overlay: {} });
export type ⟨Pascal⟩Search = typeof ⟨camel⟩Search.plain;
`,
  'apps/web/src/features/⟨name⟩/routes.tsx': `import type { PageRoute } from '../../platform/page-route';
import { ⟨camel⟩Search } from './list-search';
import { ⟨camel⟩Words } from './texts';

/** Pages of ⟨name⟩; each comes as a chunk of its own. A place in the menu, ticker and footer are said here too. */
export const ⟨camel⟩Routes: readonly PageRoute[] = [
  {
    path: '/⟨camel⟩',
    title: ⟨camel⟩Words.source.pageTitle,
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
  filterOf: ({ keyword, sort }) => ({ ...(keyword && { keyword }), ...(sort && { sort }) }),
  fetchPage: (filter, { ids, ...rows }, signal) =>
    callEndpoint(
      ⟨camel⟩.queryEntries,
      { ...filter, ...rows, ...(ids && { ids: [...ids] }) },
      { ...(signal && { signal }), showsErrors: false },
    ),
};

export function addEntry(title: string) {
  return callEndpoint(⟨camel⟩.addEntry, { title });
}

export function deleteEntries(ids: readonly number[]) {
  return callEndpoint(⟨camel⟩.deleteEntries, { ids: [...ids] });
}
`,
  'apps/web/src/features/⟨name⟩/pages/⟨name⟩-page.tsx': `import { useId, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button, QueryBar, TextField } from '@mastlight/ui';
import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import type { ⟨Pascal⟩Row } from '@mastlight/domain/⟨name⟩/contract';
import { useTexts } from '../../../platform/catalogue';
import { useGridColumns, type ListLook } from '../../../platform/list/grid-columns';
import { refreshProduct } from '../../../platform/list/list-rows';
import { ListView } from '../../../platform/list/list-view';
import { useList } from '../../../platform/list/use-list';
import { addEntry, deleteEntries, ⟨camel⟩List } from '../api';
import { pageSizes } from '../list-search';
import { ⟨camel⟩Words } from '../texts';

const look: ListLook<⟨Pascal⟩Row> = { growing: 'title' };

/** The own entries: what was added, searched and sorted, and the way to add and delete. */
export function ⟨Pascal⟩Page() {
  const say = useTexts(⟨camel⟩Words);
  const client = useQueryClient();
  const list = useList(⟨camel⟩List);
  const grid = useGridColumns(list.columns, list.settings, look);
  const { keyword } = list.search;
  const [typed, setTyped] = useState(keyword);
  const [title, setTitle] = useState('');
  const titleFieldId = useId();
  const [isBusy, setBusy] = useState(false);

  /** Runs a change and shows the list after it; a refusal has been shown by the client. */
  async function change(call: () => Promise<unknown>, after: () => void): Promise<void> {
    setBusy(true);
    try {
      await call();
      after();
      await refreshProduct(client, ⟨camel⟩List.product);
    } catch {
      // Shown.
    } finally {
      setBusy(false);
    }
  }
  const add = () => void change(() => addEntry(title), () => setTitle(''));

  return (
    <div className="list-page">
      <h1>{say('pageTitle')}</h1>
      <QueryBar
        search={{
          value: typed,
          placeholder: say('searchPlaceholder'),
          onChange: (text) => {
            setTyped(text);
            if (text === '') list.change({ keyword: '' });
          },
          onSubmit: (text) => list.change({ keyword: text.trim() }),
        }}
        actions={
          <>
            <TextField
              id={titleFieldId}
              label={say('addLabel')}
              isLabelHidden
              placeholder={say('addLabel')}
              value={title}
              onChange={setTitle}
            />
            <Button icon="plus" isLoading={isBusy} disabled={!list.isSignedIn || title.trim() === ''} onClick={add}>
              {say('add')}
            </Button>
          </>
        }
      />
      <ListView
        list={list}
        {...grid}
        label={say('pageTitle')}
        unit={say('unit')}
        sizes={pageSizes.choices}
        ownSort="-createTime"
        filters={keyword ? [{ name: 'keyword', label: keyword }] : []}
        noMatch={say('noMatch')}
        signedOut={{ title: say('signedOut.title'), text: say('signedOut.text'), action: say('signedOut.action') }}
        empty={{
          title: say('empty.title'),
          text: say('empty.text'),
          action: say('add'),
          onAction: () => document.getElementById(titleFieldId)?.focus(),
        }}
        nameOf={(row) => row.title}
        renderCard={(row) => (
          <li key={row.id} className="ml-card">
            {row.title} <span className="ml-mono">{shortTime(row.createTime)}</span>
          </li>
        )}
        batch={[
          {
            id: 'remove',
            label: say('remove'),
            icon: 'trash',
            isDisabled: isBusy,
            onSelect: () =>
              void change(
                () => deleteEntries(list.selected.map(({ id }) => id)),
                () => list.select(new Set()),
              ),
          },
        ]}
      />
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
