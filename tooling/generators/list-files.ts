/**
 * What a list product has beside or in place of the files of a plain capability: on each side a declaration (ADR 0039) and
 * what of it is its own. `null`: it has no such file.
 */
const domain = {
  'packages/domain/src/⟨name⟩/limits.ts': `/** Numbers of the list of ⟨name⟩. */

/** Rows of a page: what is offered, what comes unasked, and what a screen shows. */
export const pageSizeChoices = [10, 15, 20, 50, 100] as const;
export const pageSizeDefault = 15;
export const pageSizeOnScreen = 50;
/** Letters of a title and of a remark at most. */
export const titleLengthMax = 100;
export const remarkLengthMax = 500;
/** What is pasted at once, and what an owner follows at a time. */
export const perPasteMax = 200;
export const rowsMax = 1_000;
/** Body of a call about many rows, in bytes. */
export const listBytesMax = 131_072;
`,
  'packages/domain/src/⟨name⟩/messages.ts': `/** What people read about ⟨name⟩. */
import { perPasteMax, titleLengthMax } from './limits';

export const ⟨camel⟩Texts = {
  full: (max: number) => \`最多订阅 \${max} 条，请先删除不用的\`,
  badTitle: \`请填写名称，最多 \${titleLengthMax} 个字\`,
  nothing: '请粘贴名称',
  tooMany: \`一次最多 \${perPasteMax} 条\`,
  unheard: '暂无数据，收到后自动显示',
  exportName: (portName: string, moment: string) => \`⟨name⟩_\${portName}_\${moment}.xlsx\`,
  sheetName: '⟨name⟩',
} as const;
`,
  'packages/domain/src/⟨name⟩/refusals.ts': null,
  'packages/domain/src/⟨name⟩/columns.ts': `/** Columns of the list of ⟨name⟩ in default order, and its groups. Props are the wire's spelling. */
import { listColumn as column, type ListColumn } from '../contract-kit/list-columns';

export const ⟨camel⟩Columns: readonly ListColumn<object>[] = [
  column('title', '名称', 'text', 320, { isFrozen: true, isTyped: true }),
  column('remark', '备注', 'text', 160, { isTyped: true }),
  column('autoSubscribe', '自动订阅', 'switch', 68),
  column('createTime', '订阅时间', 'time', 112),
];

/** What somebody has noted something at. */
export const ⟨camel⟩Groups = ['noted'] as const;
`,
  'packages/domain/src/⟨name⟩/contract.ts': `/** Wire contract of ⟨name⟩. */
import * as z from 'zod/mini';
import { post } from '../contract-kit/endpoint';
import { listProduct } from '../contract-kit/list-product';
import { portCodes } from '../vocabulary/port';
import { subscribeOutcomes, subscribeWords } from '../vocabulary/subscribe-outcome';
import { ⟨camel⟩Groups } from './columns';
import { listBytesMax, perPasteMax, remarkLengthMax, rowsMax } from './limits';
import { ⟨camel⟩Texts as texts } from './messages';

const text = z.nullable(z.string());

const ⟨camel⟩Row = z.object({
  id: z.int(),
  area: z.enum(portCodes),
  title: z.string(),
  remark: text,
  autoSubscribe: z.boolean(),
  top: z.boolean(),
  /** When it ended by itself (R-9-26); null while it is followed. */
  endedTime: text,
  createTime: z.string(),
  version: z.int(),
});
export type ⟨Pascal⟩Row = z.output<typeof ⟨camel⟩Row>;

export const ⟨camel⟩List = listProduct({
  name: '⟨name⟩',
  noun: '条目',
  path: '/⟨camel⟩/',
  pagePath: 'queryPage',
  row: ⟨camel⟩Row,
  groups: ⟨camel⟩Groups,
  filter: {},
  rowsMax,
  remarkLengthMax,
  bytesMax: listBytesMax,
  brings: '由它引出的订阅自动加入',
});

export const ⟨camel⟩ = {
  subscribe: post('/⟨camel⟩/subscribe', {
    summary: '订阅条目',
    idempotency: 'natural',
    request: z.object({
      systemKey: ⟨camel⟩List.filter.systemKey,
      titles: z.array(z.string().check(z.maxLength(1_000))).check(z.minLength(1, texts.nothing), z.maxLength(perPasteMax, texts.tooMany)),
    }),
    response: z.object({
      list: z.array(
        z.object({
          title: z.string(),
          /** What became of it; browsers go by this. */
          code: z.enum(subscribeOutcomes),
          result: z.enum(Object.values(subscribeWords)),
          reason: text,
          id: z.nullable(z.int()),
        }),
      ),
    }),
    policy: 'owner',
    permission: 'company.operate',
    maxBodyBytes: listBytesMax,
    cost: 5,
  }),
  ...⟨camel⟩List.entries,
} as const;
`,
  'packages/domain/src/⟨name⟩/samples.ts': `/** A valid request for each endpoint, for the authorization matrix, and a row as the list tells it. */
import { listSamples } from '../contract-kit/list-product';
import type { SamplesOf } from '../contract-kit/sample';
import { defaultPort } from '../vocabulary/port';
import type { ⟨Pascal⟩Row, ⟨camel⟩ } from './contract';

export const ⟨camel⟩Samples: SamplesOf<typeof ⟨camel⟩> = {
  ...listSamples(({ ⟨camel⟩Id }) => ⟨camel⟩Id, 'title'),
  subscribe: () => ({ titles: ['x'] }),
};

export const ⟨camel⟩Sample: ⟨Pascal⟩Row = {
  id: 1,
  area: defaultPort,
  title: 'ONE',
  remark: null,
  autoSubscribe: false,
  top: false,
  endedTime: null,
  createTime: '2026-10-08 09:00:00',
  version: 1,
};
`,
};

const server = {
  'apps/server/src/modules/⟨name⟩/index.ts': `/**
 * Here: who follows what of ⟨name⟩, and the list he sees.
 * Not here: what is said of it, which is joined when it is read.
 */
import { ⟨camel⟩List } from '@mastlight/domain/⟨name⟩/contract';
import { OwnRowCommands } from '../../platform/list/own-row-commands';
import type { Platform, ServerModule } from '../../platform/module';
import type { TrackingDoor } from '../tracking/index';
import { create⟨Pascal⟩Routes } from './http';
import { own⟨Pascal⟩ } from './own-data';
import { ⟨camel⟩Served } from './queries/⟨name⟩-list';

/** Builds the module on tracking's door, which knows when a port was heard of. */
export function create⟨Pascal⟩Module(platform: Platform, tracking: TrackingDoor): { readonly module: ServerModule } {
  const rows = new OwnRowCommands(platform, {
    table: ⟨camel⟩Served.table,
    topic: ⟨camel⟩List.topic,
    // What rows follow is let go of here, and what they lead to is brought.
    letGo: async () => undefined,
    bring: async () => undefined,
  });
  return { module: { name: '⟨name⟩', routes: create⟨Pascal⟩Routes(platform, tracking, rows), ownData: own⟨Pascal⟩ } };
}
`,
  'apps/server/src/modules/⟨name⟩/own-data.ts': `import type { OwnData } from '../../platform/own-data';

/** What ⟨name⟩ keeps of a person goes with him (S-16). */
export const own⟨Pascal⟩: OwnData = {
  tables: [
    {
      name: '⟨table⟩',
      key: 'id',
      told: { as: '⟨camel⟩', columns: 'port, title, remark, to_timestamp(created_ms / 1000.0) as "createdAt"' },
      going: 'delete',
    },
  ],
};
`,
  'apps/server/src/modules/⟨name⟩/http.ts': `import { ⟨camel⟩ } from '@mastlight/domain/⟨name⟩/contract';
import { subscribeWords } from '@mastlight/domain/vocabulary/subscribe-outcome';
import { implement, type Route } from '../../platform/http/route';
import type { OwnRowCommands } from '../../platform/list/own-row-commands';
import { listHandlers } from '../../platform/list/served-list';
import type { Platform } from '../../platform/module';
import { ListTimes, type TrackingDoor } from '../tracking/index';
import { subscribe } from './operations/subscribe';
import { ⟨camel⟩Served } from './queries/⟨name⟩-list';

/** Binds the contract to the list and to what subscribes. */
export function create⟨Pascal⟩Routes(platform: Platform, tracking: TrackingDoor, rows: OwnRowCommands): Route[] {
  return implement('⟨name⟩', ⟨camel⟩, {
    ...listHandlers(⟨camel⟩Served, { platform, rows, times: new ListTimes(platform, tracking) }),
    subscribe: async ({ systemKey, titles }, { own }) => {
      const told = await subscribe(platform, own, systemKey, titles);
      return own.answer({ list: told.map((outcome) => ({ ...outcome, result: subscribeWords[outcome.code] })) });
    },
  });
}
`,
  'apps/server/src/modules/⟨name⟩/operations/add-entry.ts': null,
  'apps/server/src/modules/⟨name⟩/queries/list-entries.ts': null,
  'apps/server/src/modules/⟨name⟩/operations/subscribe.ts': `import { titleLengthMax } from '@mastlight/domain/⟨name⟩/limits';
import { ⟨camel⟩Texts as texts } from '@mastlight/domain/⟨name⟩/messages';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { subscribeRows, type WantedRow } from '../../../platform/list/subscribe-rows';
import type { SubscribeOutcome } from '../../../platform/list/tell-outcomes';
import type { Platform } from '../../../platform/module';
import { ⟨camel⟩Kept } from '../store';

/** Subscribes the caller: each title is told what became of it, and a bad one spoils none of the others. */
export async function subscribe(
  platform: Pick<Platform, 'database' | 'portClock'>,
  session: Session,
  port: PortCode,
  titles: readonly string[],
): Promise<({ readonly title: string } & SubscribeOutcome)[]> {
  const things = titles.map(judge);
  const { told } = await inTransaction(platform.database, { ownerKey: session.ownerKey }, (tx) =>
    subscribeRows(platform, ⟨camel⟩Kept, tx, session, {
      port,
      things,
      // A quota of the day, what they follow and what they cost are said here.
      allow: async (unknown) => ({ things: unknown, refused: new Map() }),
      begin: async () => undefined,
      charge: async () => 0,
      findHeard: async (keys) => new Set(keys),
    }),
  );
  return told.map((outcome, at) => ({ title: things[at]!.subject, ...outcome }));
}

/** A title as it compares, or why it is none. */
function judge(typed: string): WantedRow {
  const title = typed.trim();
  return { key: title.toUpperCase(), subject: title, fault: title === '' || title.length > titleLengthMax ? texts.badTitle : null };
}
`,
  'apps/server/src/modules/⟨name⟩/queries/⟨name⟩-list.ts': `import { ⟨camel⟩Columns } from '@mastlight/domain/⟨name⟩/columns';
import { ⟨camel⟩List, type ⟨Pascal⟩Row } from '@mastlight/domain/⟨name⟩/contract';
import { pageSizeDefault } from '@mastlight/domain/⟨name⟩/limits';
import { ⟨camel⟩Texts } from '@mastlight/domain/⟨name⟩/messages';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { numbersSql, wordsSql } from '../../../platform/list/search';
import type { ListFilter, ServedList } from '../../../platform/list/served-list';
import { wireTime } from '../../../platform/list/wire-time';

/** What a list row is made of. Times are ms since epoch, port time. */
interface ⟨Pascal⟩Record {
  readonly id: number;
  readonly port: PortCode;
  readonly title: string;
  readonly remark: string | null;
  readonly auto_subscribe: boolean;
  readonly topped_ms: number | null;
  readonly created_ms: number;
  readonly ended_ms: number | null;
  readonly version: number;
}

/** The list of ⟨name⟩, its pages and its file; what is said of its rows is joined here. */
export const ⟨camel⟩Served: ServedList<⟨Pascal⟩Row, ⟨Pascal⟩Record, ListFilter, (typeof ⟨camel⟩List.groups)[number]> = {
  product: ⟨camel⟩List,
  table: '⟨table⟩',
  statement: {
    from: '⟨table⟩ s',
    own: 's.owner_key = $1',
    record: 's.id, s.port, s.title, s.remark, s.auto_subscribe, s.topped_ms, s.created_ms, s.ended_ms, s.version',
    sort: { title: 's.title', remark: 's.remark', autoSubscribe: 's.auto_subscribe', createTime: 's.created_ms' },
    pinned: 's.topped_ms is not null',
    needs: { created: 's.created_ms', is_noted: 's.remark is not null' },
    groups: { noted: 'is_noted' },
    ended: 's.ended_ms is not null',
    order: 'created desc',
  },
  stateSql: \`case when s.ended_ms is null then 'tracking' else 'finished' end\`,
  searched: { numbers: [numbersSql('s.title')], words: [wordsSql('s.remark')] },
  terminalSql: 'null::text',
  pageSize: pageSizeDefault,
  rowOf: ({ port, auto_subscribe: autoSubscribe, topped_ms: toppedMs, created_ms: createdMs, ended_ms: endedMs, ...row }) => ({
    id: row.id,
    area: port,
    title: row.title,
    remark: row.remark,
    autoSubscribe,
    top: toppedMs !== null,
    endedTime: wireTime(endedMs),
    createTime: formatShanghai(createdMs),
    version: row.version,
  }),
  findColumn: (_port, prop) => ⟨camel⟩Columns.find((column) => column.prop === prop),
  texts: ⟨camel⟩Texts,
};
`,
  'apps/server/src/modules/⟨name⟩/store.ts': `/** How rows come into the list; what is done with those that are there is \`platform/list/own-rows\`. */
import { ⟨camel⟩List } from '@mastlight/domain/⟨name⟩/contract';
import { rowsMax } from '@mastlight/domain/⟨name⟩/limits';
import { ⟨camel⟩Texts as texts } from '@mastlight/domain/⟨name⟩/messages';
import { connectionOf } from '../../platform/db/transaction';
import type { FreshRow, SubscribedList, WantedRow } from '../../platform/list/subscribe-rows';

export const ⟨camel⟩Kept: SubscribedList<WantedRow> = {
  table: '⟨table⟩',
  keyColumn: 'title',
  topic: ⟨camel⟩List.topic,
  rowsMax,
  full: texts.full,
  unheard: texts.unheard,
  async insert(tx, { ownerKey, userId, port, things, createdMs }) {
    const { rows } = await connectionOf(tx).query<FreshRow>(
      \`insert into ⟨table⟩ (owner_key, user_id, port, title, created_ms)
       select $1, $2, $3, title, $5 from unnest($4::text[]) as written (title)
       order by title on conflict (owner_key, port, title) do nothing returning id, title as key\`,
      [ownerKey, userId, port, things.map(({ key }) => key), createdMs],
      '⟨name⟩-insert',
    );
    return rows;
  },
};
`,
  'apps/server/src/modules/⟨name⟩/⟨name⟩.test.ts': `// Guarantee: everybody subscribes to, reads, pins and deletes the own rows of ⟨name⟩ and no others.
import { ⟨camel⟩ } from '@mastlight/domain/⟨name⟩/contract';
import { ⟨camel⟩Columns } from '@mastlight/domain/⟨name⟩/columns';
import { ⟨camel⟩Texts as texts } from '@mastlight/domain/⟨name⟩/messages';
import type { RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';

let server: TestServer;
let [own, other]: TestUser[] = [];
beforeAll(async () => {
  server = await startTestServer();
  own = await signInForTest(server.platform);
  other = await signInForTest(server.platform);
});
afterAll(() => server.stop());

const as = (user: TestUser | undefined) => ({ token: user?.token ?? null });
const query = (user: TestUser | undefined, filter: RequestInput<typeof ⟨camel⟩.queryRows> = {}) =>
  server.call(⟨camel⟩.queryRows, filter, as(user));

it('401 without a session', async () => {
  expect((await server.call(⟨camel⟩.subscribe, { titles: ['x'] }, as(undefined))).code).toBe(401);
  expect((await query(undefined)).code).toBe(401);
});

it('each title is told what became of it, and stands in the list of its owner alone', async () => {
  const { data } = await server.call(⟨camel⟩.subscribe, { titles: ['alpha', 'BETA', ' Alpha ', ' '] }, as(own));
  const told = data!.list.map(({ code, reason }) => [code, reason]);
  expect(told.map(([code]) => code)).toEqual(['added', 'added', 'repeated', 'failed']);
  expect(told[3]![1]).toBe(texts.badTitle);
  expect((await query(own, { sort: 'title' })).data).toMatchObject({ list: [{ title: 'ALPHA' }, { title: 'BETA' }], counts: { all: 2, noted: 0 } });
  expect((await query(own, { keyword: 'bet' })).data?.total).toBe(1);
  expect((await query(other)).data?.total).toBe(0);
});

it('sorts by every column that says so, and by no other', async () => {
  for (const { prop } of ⟨camel⟩Columns.filter(({ isSortable }) => isSortable)) {
    expect([prop, (await query(own, { sort: prop })).code]).toEqual([prop, 200]);
  }
  expect((await query(own, { sort: 'owner_key' })).code).toBe(400);
});

it('pins, notes at and deletes the own alone', async () => {
  const [beta] = (await query(own, { keyword: 'BETA' })).data!.list;
  const ids = [beta!.id];
  expect((await server.call(⟨camel⟩.setTop, { ids }, as(other))).code).toBe(404);
  await server.call(⟨camel⟩.setTop, { ids }, as(own));
  await server.call(⟨camel⟩.updateRemark, { id: beta!.id, remark: 'watch' }, as(own));
  expect((await query(own, { group: 'noted' })).data!.list).toMatchObject([{ title: 'BETA', top: true, remark: 'watch' }]);
  expect((await server.call(⟨camel⟩.deleteRows, { ids }, as(other))).code).toBe(404);
  expect((await server.call(⟨camel⟩.deleteRows, { ids }, as(own))).code).toBe(200);
  expect((await query(own)).data!.list.map(({ title }) => title)).toEqual(['ALPHA']);
});
`,
};

const web = {
  'apps/web/src/features/⟨name⟩/api.ts': null,
  'apps/web/src/features/⟨name⟩/pages/⟨name⟩-page.tsx': null,
  'apps/web/src/features/⟨name⟩/texts/zh-CN.ts': `import { makeCatalogue } from '../../../platform/catalogue';
import { ⟨camel⟩Titles } from './titles.zh-CN';

/** What the screens of ⟨name⟩ say. */
export const chinese = {
  ...⟨camel⟩Titles,
  unit: '条',
  searchPlaceholder: '名称，可粘贴多个',
  groups: '筛选',
  groupNames: { noted: '有备注' },
  all: '全部',
  subscribe: '订阅',
  empty: { title: '还没有订阅', text: '粘贴号码，就会出现在这里', action: '粘贴号码' },
  signedOut: { title: '登录后订阅', text: '自己的订阅，一行看清', action: '登录' },
  noMatch: '没有符合条件的条目',
  deleteNote: '删除 {count, number} 条订阅：{names}。',
  autoTip: '打开后，由它引出的订阅自动加入',
  deleted: '删除成功，已删除 {count, number} 条',
  restored: '已召回 {count, number} 条',
  notRestored: '{count, number} 条没有召回：{reason}',
  drawerTitle: '订阅',
  drawerNote: '{port}港，每行一条，Excel 列也能贴',
  pasteKey: '粘贴名称，直接订阅',
} as const;

/** The texts of ⟨name⟩. */
export const ⟨camel⟩Words = makeCatalogue('⟨name⟩', chinese);
`,
  'apps/web/src/features/⟨name⟩/list-search.ts': `/** The address of the list of ⟨name⟩. */
import { ⟨camel⟩Columns, ⟨camel⟩Groups } from '@mastlight/domain/⟨name⟩/columns';
import { pageSizeChoices, pageSizeOnScreen } from '@mastlight/domain/⟨name⟩/limits';
import { defineProductSearch } from '../../platform/list/search-schema';

export const ⟨camel⟩Search = defineProductSearch({
  columns: ⟨camel⟩Columns,
  sizes: { choices: pageSizeChoices, usual: pageSizeOnScreen },
  groups: ⟨camel⟩Groups,
  view: {},
  overlay: {},
});
`,
  'apps/web/src/features/⟨name⟩/routes.tsx': `import type { PageRoute } from '../../platform/page-route';
import { ⟨camel⟩Search } from './list-search';
import { ⟨camel⟩Titles } from './texts/titles.zh-CN';

/** The page of ⟨name⟩; it comes as a chunk of its own. A place in the menu, ticker and footer are said here too. */
export const ⟨camel⟩Routes: readonly PageRoute[] = [
  {
    path: '/⟨camel⟩',
    title: ⟨camel⟩Titles.pageTitle,
    load: async () => (await import('./page')).⟨Pascal⟩Page,
    readSearch: ⟨camel⟩Search.clean,
    startData: async () => (await import('./page')).start⟨Pascal⟩,
  },
];
`,
  'apps/web/src/features/⟨name⟩/declaration.ts': `/** The list of ⟨name⟩: what of it is its own, and the call that subscribes. */
import { ⟨camel⟩Columns } from '@mastlight/domain/⟨name⟩/columns';
import { ⟨camel⟩, ⟨camel⟩List as declared, type ⟨Pascal⟩Row } from '@mastlight/domain/⟨name⟩/contract';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { textsOf } from '../../platform/catalogue';
import { callEndpoint } from '../../platform/http-client';
import { inPortions } from '../../platform/list/in-portions';
import { listProduct } from '../../platform/list/list-product';
import { ⟨camel⟩Search } from './list-search';
import { ⟨camel⟩Words } from './texts/zh-CN';

export type { ⟨Pascal⟩Row };

export const ⟨camel⟩List = listProduct({
  declared,
  name: '⟨camel⟩',
  columns: () => ⟨camel⟩Columns,
  search: ⟨camel⟩Search,
  nameOf: ({ title }) => title,
  groupName: (group) => textsOf(⟨camel⟩Words)(\`groupNames.\${group}\`),
  texts: ⟨camel⟩Words,
  autoTip: () => textsOf(⟨camel⟩Words)('autoTip'),
  subscribeAgain: (rows) =>
    subscribe(
      rows[0]!.area,
      rows.map(({ title }) => title),
    ),
});

/** Each title is answered in its place. */
export async function subscribe(port: PortCode, titles: readonly string[]) {
  const told = await inPortions(titles, (some) => callEndpoint(⟨camel⟩.subscribe, { systemKey: port, titles: [...some] }));
  return told.flatMap(({ list }) => list);
}
`,
  'apps/web/src/features/⟨name⟩/page.tsx': `import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { pageSizeChoices } from '@mastlight/domain/⟨name⟩/limits';
import { lazyPart } from '../../platform/lazy-part';
import { CardMenuButton } from '../../platform/list/card-menu-button';
import { NoteSign, PinStar } from '../../platform/list/grid-columns';
import { startList } from '../../platform/list/list-product';
import { productPage, type CardProps } from '../../platform/list/product-page';
import { ViewsButton } from '../saved-view';
import { ⟨camel⟩List, type ⟨Pascal⟩Row } from './declaration';
import { ⟨camel⟩Search } from './list-search';

export const start⟨Pascal⟩ = startList(⟨camel⟩List);

/** The list of ⟨name⟩. */
export const ⟨Pascal⟩Page = productPage(⟨camel⟩List, {
  sizes: pageSizeChoices,
  look: {
    growing: 'title',
    cells: {
      title: (row) => (
        <>
          {row.title}
          <NoteSign remark={row.remark} />
        </>
      ),
    },
  },
  tones: { noted: 'run' },
  Card: ⟨Pascal⟩Card,
  Drawer: lazyPart(async () => (await import('./components/subscribe-drawer')).SubscribeDrawer),
  SourcePanel: lazyPart(async () => (await import('../intake')).SourceStatusPanel),
  views: <ViewsButton list="⟨camel⟩" schema={⟨camel⟩Search} />,
});

/** One row on a phone. */
function ⟨Pascal⟩Card({ row, onTop, onMenu }: CardProps<⟨Pascal⟩Row>) {
  return (
    <li className="ml-card list-card">
      <PinStar row={row} name={row.title} onPress={onTop} /> {row.title} <span className="ml-mono">{shortTime(row.createTime)}</span>
      <CardMenuButton row={row} onMenu={onMenu} />
      {row.remark !== null && <p>{row.remark}</p>}
    </li>
  );
}
`,
  'apps/web/src/features/⟨name⟩/components/subscribe-drawer.tsx': `import { ports, type PortCode } from '@mastlight/domain/vocabulary/port';
import { useTexts } from '../../../platform/catalogue';
import { PasteDrawer } from '../../../platform/paste/paste-drawer';
import type { PasteKind } from '../../../platform/paste/paste-kinds';
import { said } from '../../../platform/said';
import { subscribe, ⟨camel⟩List } from '../declaration';
import { ⟨camel⟩Words } from '../texts/zh-CN';

/** How pasted numbers are subscribed to. */
const pasted: PasteKind = {
  kind: 'bill',
  product: ⟨camel⟩List.product,
  feeOf: () => null,
  renderCost: () => null,
  subscribe,
};

/** Paste numbers and subscribe to them at a port. */
export function SubscribeDrawer(props: { readonly port: PortCode; readonly initialText: string; readonly onClose: () => void }) {
  const { port } = props;
  const say = useTexts(⟨camel⟩Words);
  return (
    <PasteDrawer
      home={pasted}
      port={port}
      title={say('drawerTitle')}
      note={say('drawerNote', { port: said(ports.find(({ code }) => code === port)!.name) })}
      example="COSU6142624050"
      initialText={props.initialText}
      onClose={props.onClose}
    />
  );
}
`,
};

/** The table of a list product. */
export const listMigration = `-- Subscriptions of ⟨name⟩: the user's own words; what is known of them is joined when it is read.
create table ⟨table⟩ (
  id bigint generated always as identity primary key,
  owner_key text not null,
  user_id bigint not null,
  port text not null,
  -- As it compares.
  title text not null,
  remark text,
  -- Times are ms since epoch, port time. Pinned rows stand before all others.
  topped_ms bigint,
  created_ms bigint not null,
  -- It ended by itself, when and why (number of R-4.10-19).
  ended_ms bigint,
  end_reason integer,
  auto_subscribe boolean not null default false,
  -- Grows with every change of the row, so that open pages see that it is another.
  version integer not null default 1,
  unique (owner_key, port, title)
);
alter table ⟨table⟩ enable row level security;
alter table ⟨table⟩ force row level security;
create policy owner on ⟨table⟩ using (owner_key = mastlight_owner() or mastlight_owner() = '*');
`;

/** By side; a path that the plain capability has too stands for its file. */
export const listFiles: Readonly<Record<'domain' | 'server' | 'web', Readonly<Record<string, string | null>>>> = { domain, server, web };
