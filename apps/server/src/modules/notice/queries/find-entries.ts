import type { Kind, State } from '@mastlight/domain/notice/kind';
import type { Database } from '../../../platform/db/database';

/** An entry without its content, as the editor lists it. */
export interface Entry {
  readonly id: number;
  readonly kind: Kind;
  readonly version: string;
  readonly title: string;
  readonly state: State;
  readonly isTop: boolean;
  readonly changedAtMs: number;
  /** When it was published first. */
  readonly publishedAtMs: number | null;
  /** When a maintenance begins. */
  readonly startsAtMs: number | null;
}

/** One that others read. */
export interface Published extends Entry {
  readonly publishedAtMs: number;
}

/** The two lists that others read: release notes, and notices of whatever kind. */
export type PublishedList = 'release' | 'notice';

interface Page<T> {
  readonly list: readonly T[];
  readonly total: number;
}

interface Paging {
  readonly pageSize: number;
  readonly offset: number;
}

/** A page of what is published: on top what was put there, then the newest. */
export async function findPublishedPage(database: Database, of: PublishedList, { pageSize, offset }: Paging): Promise<Page<Published>> {
  const { rows } = await database.query<Published & { total: number | null }>(
    'system',
    `with published as (select * from notice_entry where state = 'published' and (kind = 'release') = ($1 = 'release'))
     select id, kind, version, title, state, is_top as "isTop", (extract(epoch from changed_at) * 1000)::float8 as "changedAtMs",
       (extract(epoch from published_at) * 1000)::float8 as "publishedAtMs", (extract(epoch from starts_at) * 1000)::float8 as "startsAtMs", (select count(*)::int from published) as total
     from published order by is_top desc, published_at desc, id desc limit $2 offset $3`,
    [of, pageSize, offset],
    'notice-published-page',
  );
  return { list: rows.map(({ total: _total, ...entry }) => entry), total: rows[0]?.total ?? 0 };
}

/** A page of all entries for who edits them, the one last changed first. */
export async function findEntryPage(database: Database, { pageSize, offset }: Paging): Promise<Page<Entry>> {
  const { rows } = await database.query<Entry & { total: number }>(
    'system',
    `select id, kind, version, title, state, is_top as "isTop", (extract(epoch from changed_at) * 1000)::float8 as "changedAtMs",
       (extract(epoch from published_at) * 1000)::float8 as "publishedAtMs", (extract(epoch from starts_at) * 1000)::float8 as "startsAtMs", (select count(*)::int from notice_entry) as total
     from notice_entry order by changed_at desc, id desc limit $1 offset $2`,
    [pageSize, offset],
    'notice-entry-page',
  );
  return { list: rows.map(({ total: _total, ...entry }) => entry), total: rows[0]?.total ?? 0 };
}

/** An entry with its content, whatever its state; null when there is none. */
export async function findEntry(database: Database, id: number): Promise<(Entry & { readonly content: string }) | null> {
  const { rows } = await database.query<Entry & { content: string }>(
    'system',
    `select id, kind, version, title, state, content, is_top as "isTop",
       (extract(epoch from changed_at) * 1000)::float8 as "changedAtMs",
       (extract(epoch from published_at) * 1000)::float8 as "publishedAtMs", (extract(epoch from starts_at) * 1000)::float8 as "startsAtMs"
     from notice_entry where id = $1`,
    [id],
    'notice-find-entry',
  );
  return rows[0] ?? null;
}
