import { listFiles, listMigration } from './list-files';
import { nameMigration } from './new-migration';

/** What the files of a capability are written with. */
export interface CapabilityNames {
  /** `vessel-subscription` */
  readonly name: string;
  /** `vesselSubscription` */
  readonly camel: string;
  /** `VesselSubscription` */
  readonly pascal: string;
  /** `vessel_subscription` */
  readonly table: string;
}

/** A first of its kind: a few entries and a way to add one, or a list product on the list kit. */
export type CapabilityKind = 'plain' | 'list';

/** Paths and texts of the files of one side; first entries and a first way to add to them, to be made one's own. */
export function filesOf(
  side: 'domain' | 'server' | 'web',
  kind: CapabilityKind,
  names: CapabilityNames,
  nowMs: number,
  migrations: readonly string[],
) {
  const migration = `apps/server/migrations/${nameMigration(names.name, 'entries', nowMs, migrations)}`;
  const texts = { domain, server: { ...server, [migration]: kind === 'list' ? listMigration : migrationText }, web }[side];
  // What a list has otherwise stands in place of the plain file; null: it has none.
  const wanted: Readonly<Record<string, string | null>> = kind === 'list' ? { ...texts, ...listFiles[side] } : texts;
  const fill = (text: string): string =>
    text
      .replaceAll('⟨name⟩', names.name)
      .replaceAll('⟨camel⟩', names.camel)
      .replaceAll('⟨Pascal⟩', names.pascal)
      .replaceAll('⟨table⟩', names.table);
  return Object.entries(wanted).flatMap(([path, text]) => (text === null ? [] : [[fill(path), fill(text)] as const]));
}

const domain = {
  'packages/domain/src/⟨name⟩/limits.ts': `/** Letters of an entry's title at most. */
export const titleLengthMax = 100;

/** Entries one owner may keep. */
export const entriesMax = 1_000;
`,
  'packages/domain/src/⟨name⟩/messages.ts': `/** What people read about ⟨name⟩. */
import { entriesMax, titleLengthMax } from './limits';

export const ⟨camel⟩Texts = {
  titleWrong: \`请填写名称，最多 \${titleLengthMax} 个字\`,
  tooMany: \`最多 \${entriesMax} 条，请先删掉一些\`,
} as const;
`,
  'packages/domain/src/⟨name⟩/refusals.ts': `/** What ⟨name⟩ refuses, by name. */
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { ⟨camel⟩Texts as texts } from './messages';

export const ⟨camel⟩Refusals = {
  tooMany: defineRefusal('⟨name⟩.tooMany', 400, noParams, () => texts.tooMany),
} as const;
`,
  'packages/domain/src/⟨name⟩/samples.ts': `/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { ⟨camel⟩ } from './contract';

export const ⟨camel⟩Samples: SamplesOf<typeof ⟨camel⟩> = {
  listEntries: () => ({}),
  addEntry: () => ({ title: 'x' }),
};
`,
  'packages/domain/src/⟨name⟩/contract.ts': `/** Wire contract of ⟨name⟩. */
import * as z from 'zod/mini';
import { get, post } from '../contract-kit/endpoint';
import { titleLengthMax } from './limits';
import { ⟨camel⟩Texts } from './messages';
import { ⟨camel⟩Refusals as refusals } from './refusals';

const title = z.string().check(z.trim(), z.minLength(1, ⟨camel⟩Texts.titleWrong), z.maxLength(titleLengthMax, ⟨camel⟩Texts.titleWrong));
const entry = z.object({ id: z.int(), title: z.string() });

export const ⟨camel⟩ = {
  listEntries: get('/⟨camel⟩/list', {
    summary: '自己的条目，新的在前',
    request: z.object({}),
    response: z.object({ list: z.array(entry) }),
    policy: 'session',
  }),
  addEntry: post('/⟨camel⟩/add', {
    summary: '添加一条',
    idempotency: 'none',
    request: z.object({ title }),
    response: z.object({ id: z.int() }),
    policy: 'session',
    refusals: [refusals.tooMany],
  }),
} as const;
`,
};

const migrationText = `-- Entries of one owner; nobody else's are seen.
create table ⟨table⟩_entry (
  id bigint generated always as identity primary key,
  owner_key text not null,
  title text not null,
  created_at timestamptz not null
);
create index ⟨table⟩_entry_owner on ⟨table⟩_entry (owner_key, id desc);
alter table ⟨table⟩_entry enable row level security;
alter table ⟨table⟩_entry force row level security;
create policy owner on ⟨table⟩_entry using (owner_key = mastlight_owner() or mastlight_owner() = '*');
`;

const server = {
  'apps/server/src/modules/⟨name⟩/index.ts': `/**
 * Here: what ⟨name⟩ does.
 * Not here: what it leaves to its neighbours.
 */
import type { Platform, ServerModule } from '../../platform/module';
import { create⟨Pascal⟩Routes } from './http';
import { own⟨Pascal⟩ } from './own-data';

/** Builds the module on what the platform lends it. */
export function create⟨Pascal⟩Module(platform: Platform): { readonly module: ServerModule } {
  return { module: { name: '⟨name⟩', routes: create⟨Pascal⟩Routes(platform), ownData: own⟨Pascal⟩ } };
}
`,
  'apps/server/src/modules/⟨name⟩/own-data.ts': `import type { OwnData } from '../../platform/own-data';

/** What ⟨name⟩ keeps of a person goes with him (S-16). */
export const own⟨Pascal⟩: OwnData = {
  tables: [
    { name: '⟨table⟩_entry', key: 'id', told: { as: '⟨camel⟩', columns: 'title, created_at as "createdAt"' }, going: 'delete' },
  ],
};
`,
  'apps/server/src/modules/⟨name⟩/http.ts': `import { ⟨camel⟩ } from '@mastlight/domain/⟨name⟩/contract';
import { implement, type Route } from '../../platform/http/route';
import type { Platform } from '../../platform/module';
import { addEntry } from './operations/add-entry';
import { listEntries } from './queries/list-entries';

/** Binds the contract to operations and queries. */
export function create⟨Pascal⟩Routes(platform: Pick<Platform, 'database' | 'clock'>): Route[] {
  return implement('⟨name⟩', ⟨camel⟩, {
    listEntries: async (_request, { session }) => ({ list: await listEntries(platform.database, session.ownerKey) }),
    addEntry: async ({ title }, { session }) => ({ id: await addEntry(platform, session.ownerKey, title) }),
  });
}
`,
  'apps/server/src/modules/⟨name⟩/operations/add-entry.ts': `import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { entriesMax } from '@mastlight/domain/⟨name⟩/limits';
import { ⟨camel⟩Refusals as refusals } from '@mastlight/domain/⟨name⟩/refusals';
import { inTransaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import { insertEntry } from '../store';

/**
 * Adds an entry of an owner.
 *
 * @returns its id.
 * @throws BusinessError 400 when the owner may keep no further ones.
 */
export async function addEntry({ database, clock }: Pick<Platform, 'database' | 'clock'>, ownerKey: string, title: string): Promise<number> {
  const id = await inTransaction(database, { ownerKey }, (tx) => insertEntry(tx, { ownerKey, title, entriesMax }, clock.nowMs()));
  if (id === null) throw refuse(refusals.tooMany, {});
  return id;
}
`,
  'apps/server/src/modules/⟨name⟩/queries/list-entries.ts': `import type { Database } from '../../../platform/db/database';

/** Entries of an owner, the latest first. */
export async function listEntries(database: Database, ownerKey: string): Promise<{ id: number; title: string }[]> {
  const { rows } = await database.query<{ id: number; title: string }>(
    { ownerKey },
    'select id, title from ⟨table⟩_entry where owner_key = $1 order by id desc',
    [ownerKey],
    '⟨name⟩-list-entries',
  );
  return rows;
}
`,
  'apps/server/src/modules/⟨name⟩/store.ts': `import { connectionOf, type Transaction } from '../../platform/db/transaction';

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
  );
  return rows[0]?.id ?? null;
}
`,
  'apps/server/src/modules/⟨name⟩/⟨name⟩.test.ts': `// Guarantee: everybody adds to and reads the own entries of ⟨name⟩ and no others.
import { ⟨camel⟩ } from '@mastlight/domain/⟨name⟩/contract';
import { titleLengthMax } from '@mastlight/domain/⟨name⟩/limits';
import { ⟨camel⟩Texts } from '@mastlight/domain/⟨name⟩/messages';
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

const add = (user: TestUser | undefined, title: string) => server.call(⟨camel⟩.addEntry, { title }, { token: user?.token ?? null });
const list = (user: TestUser | undefined) => server.call(⟨camel⟩.listEntries, {}, { token: user?.token ?? null });

it('401 without a session', async () => {
  expect((await add(undefined, 'x')).code).toBe(401);
  expect((await list(undefined)).code).toBe(401);
});

it.each(['', '  ', 'x'.repeat(titleLengthMax + 1)])('400 for the title %j', async (title) => {
  expect(await add(own, title)).toMatchObject({ code: 400, fields: { title: ⟨camel⟩Texts.titleWrong } });
});

it('200: the latest first, for the owner alone', async () => {
  const first = await add(own, 'first');
  const second = await add(own, 'second');
  expect((await list(own)).data?.list).toEqual([
    { id: second.data?.id, title: 'second' },
    { id: first.data?.id, title: 'first' },
  ]);
  expect((await list(other)).data?.list).toEqual([]);
});
`,
};

const web = {
  'apps/web/src/features/⟨name⟩/index.ts': `/**
 * Here: the screens of ⟨name⟩.
 * Not here: what it leaves to its neighbours.
 */
export { ⟨camel⟩Routes } from './routes';
`,
  'apps/web/src/features/⟨name⟩/texts/titles.zh-CN.ts': `/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const ⟨camel⟩Titles = { pageTitle: '⟨name⟩' } as const;
`,
  'apps/web/src/features/⟨name⟩/texts/zh-CN.ts': `import { ⟨camel⟩Texts } from '@mastlight/domain/⟨name⟩/messages';
import { makeCatalogue } from '../../../platform/catalogue';
import { ⟨camel⟩Titles } from './titles.zh-CN';

/** What the screens of ⟨name⟩ say, and its refusals by their names. */
export const chinese = {
  refusal: { tooMany: ⟨camel⟩Texts.tooMany },
  ...⟨camel⟩Titles,
  empty: '还没有条目',
} as const;

/** The texts of ⟨name⟩. */
export const ⟨camel⟩Words = makeCatalogue('⟨name⟩', chinese);
`,
  'apps/web/src/features/⟨name⟩/routes.tsx': `import type { PageRoute } from '../../platform/page-route';
import { ⟨camel⟩Titles } from './texts/titles.zh-CN';

/** Pages of ⟨name⟩; each comes as a chunk of its own. A place in the menu, ticker and footer are said here too. */
export const ⟨camel⟩Routes: readonly PageRoute[] = [
  { path: '/⟨camel⟩', title: ⟨camel⟩Titles.pageTitle, load: async () => (await import('./pages/⟨name⟩-page')).⟨Pascal⟩Page },
];
`,
  'apps/web/src/features/⟨name⟩/api.ts': `/** Calls of ⟨name⟩. */
import { ⟨camel⟩ } from '@mastlight/domain/⟨name⟩/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';

/** The own entries, the latest first. */
export function entriesQuery() {
  return queryOptions({
    queryKey: ['⟨name⟩'],
    queryFn: async ({ signal }) => (await callEndpoint(⟨camel⟩.listEntries, {}, { signal })).list,
  });
}
`,
  'apps/web/src/features/⟨name⟩/pages/⟨name⟩-page.tsx': `import { EmptySea } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../platform/catalogue';
import { useSession } from '../../../platform/session';
import { entriesQuery } from '../api';
import { ⟨camel⟩Words } from '../texts/zh-CN';

/** The own entries. */
export function ⟨Pascal⟩Page() {
  const say = useTexts(⟨camel⟩Words);
  const isSignedIn = useSession((session) => session.token !== null);
  const { data = [] } = useQuery({ ...entriesQuery(), enabled: isSignedIn });
  if (data.length === 0) return <EmptySea title={say('empty')} />;
  return (
    <ul aria-label={say('pageTitle')}>
      {data.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  );
}
`,
};
