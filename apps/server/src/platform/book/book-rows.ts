/**
 * What books write and read, in a table with `owner_key`, `book`, `entry_key`, `title`, `search_text`, `masked_words`,
 * `fields`, `expires_on`, `version`, `updated_at` and `deleted_at`. A table's name comes from the code, never from a call.
 */
import type { Database } from '../db/database';
import { connectionOf, type Transaction } from '../db/transaction';

/** A book of an owner. */
export interface BookPlace {
  readonly table: string;
  readonly ownerKey: string;
  readonly book: string;
}

/** An entry as it is written. */
export interface WrittenEntry {
  readonly key: string;
  readonly title: string;
  readonly searchText: string;
  readonly maskedWords: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
  /** `2026-05-31` */
  readonly expiresOn: string | null;
}

export interface BookRow {
  readonly id: number;
  readonly version: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly updatedAt: Date;
  readonly expiresOn: string | null;
}

/** Holds a book until the transaction ends, for one writer at a time. */
export async function holdBook(tx: Transaction, { table, ownerKey, book }: BookPlace): Promise<void> {
  await connectionOf(tx).query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${table} ${ownerKey} ${book}`], `${table}-hold`);
}

/** Which of `keys` are there, each with its entry, and how many entries there are. */
export async function findKeys(
  tx: Transaction,
  { table, ownerKey, book }: BookPlace,
  keys: readonly string[],
): Promise<{ readonly among: ReadonlyMap<string, number>; readonly count: number }> {
  const { rows } = await connectionOf(tx).query<{ id: number | null; key: string; count: number }>(
    `select found.id, found.entry_key as key, counted.count
     from (select count(*)::int as count from ${table} where owner_key = $1 and book = $2 and deleted_at is null) counted
     left join ${table} found
       on found.owner_key = $1 and found.book = $2 and found.entry_key = any($3::text[]) and found.deleted_at is null`,
    [ownerKey, book, keys],
    `${table}-keys`,
  );
  const among = rows.flatMap(({ id, key }) => (id === null ? [] : [[key, id] as const]));
  return { among: new Map(among), count: rows[0]!.count };
}

/** Adds entries whose keys are new; gives their ids. */
export async function insertEntries(
  tx: Transaction,
  { table, ownerKey, book }: BookPlace,
  entries: readonly WrittenEntry[],
  nowMs: number,
): Promise<number[]> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `insert into ${table} (owner_key, book, entry_key, title, search_text, masked_words, fields, expires_on, updated_at)
     select $1, $2, key, title, searched, array(select jsonb_array_elements_text(masked::jsonb)), fields::jsonb, ends::date, $9
     from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[]) as written (key, title, searched, masked, fields, ends)
     returning id`,
    [
      ownerKey,
      book,
      entries.map(({ key }) => key),
      entries.map(({ title }) => title),
      entries.map(({ searchText }) => searchText),
      entries.map(({ maskedWords }) => JSON.stringify(maskedWords)),
      entries.map(({ fields }) => JSON.stringify(fields)),
      entries.map(({ expiresOn }) => expiresOn),
      new Date(nowMs),
    ],
    `${table}-insert`,
  );
  return rows.map(({ id }) => id);
}

/** Writes over what people write of an entry, and leaves what the server keeps; with a `version`, only over that one. False when there is none such. */
export async function updateEntry(
  tx: Transaction,
  { table, ownerKey, book }: BookPlace,
  id: number,
  version: number | null,
  entry: WrittenEntry,
  nowMs: number,
): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    `update ${table} set entry_key = $5, title = $6, search_text = $7, masked_words = $8, fields = fields || $9::jsonb, expires_on = $10::date,
       updated_at = $11, version = version + 1
     where owner_key = $1 and book = $2 and id = $3 and deleted_at is null and ($4::int is null or version = $4)`,
    [
      ownerKey,
      book,
      id,
      version,
      entry.key,
      entry.title,
      entry.searchText,
      entry.maskedWords,
      JSON.stringify(entry.fields),
      entry.expiresOn,
      new Date(nowMs),
    ],
    `${table}-update`,
  );
  return rowCount === 1;
}

/** Deletes for good what was deleted before an instant, in all books of a table. */
export async function letGoDeleted(tx: Transaction, table: string, keptSinceMs: number): Promise<void> {
  await connectionOf(tx).query(`delete from ${table} where deleted_at < $1`, [new Date(keptSinceMs)], `${table}-let-go`);
}

/** Marks entries as deleted; gives the keys of those that were found. */
export async function deleteEntries(
  tx: Transaction,
  { table, ownerKey, book }: BookPlace,
  ids: readonly number[],
  nowMs: number,
): Promise<string[]> {
  const { rows } = await connectionOf(tx).query<{ key: string }>(
    `update ${table} set deleted_at = $4, version = version + 1
     where owner_key = $1 and book = $2 and id = any($3::bigint[]) and deleted_at is null returning entry_key as key`,
    [ownerKey, book, ids, new Date(nowMs)],
    `${table}-delete`,
  );
  return rows.map(({ key }) => key);
}

/** Which of `ids` are the owner's in that book, and the key of each, unless it was deleted before `keptSinceMs`; the latest first. */
export async function findAmong(
  tx: Transaction,
  { table, ownerKey, book }: BookPlace,
  ids: readonly number[],
  keptSinceMs: number,
): Promise<readonly { readonly id: number; readonly key: string; readonly isDeleted: boolean }[]> {
  const { rows } = await connectionOf(tx).query<{ id: number; key: string; isDeleted: boolean }>(
    `select id, entry_key as key, deleted_at is not null as "isDeleted" from ${table}
     where owner_key = $1 and book = $2 and id = any($3::bigint[]) and (deleted_at is null or deleted_at >= $4) order by id desc`,
    [ownerKey, book, ids, new Date(keptSinceMs)],
    `${table}-among`,
  );
  return rows;
}

/** Brings deleted entries back; their keys must be free. */
export async function restoreEntries(tx: Transaction, { table, ownerKey, book }: BookPlace, ids: readonly number[]): Promise<void> {
  await connectionOf(tx).query(
    `update ${table} set deleted_at = null, version = version + 1
     where owner_key = $1 and book = $2 and id = any($3::bigint[]) and deleted_at is not null`,
    [ownerKey, book, ids],
    `${table}-restore`,
  );
}

/** What a page of a book asks for. */
export interface BookWish {
  /** Levelled as entries are; empty: all. */
  readonly keyword: string;
  readonly isExpiring: boolean;
  /** What ends on this day or before ends soon. */
  readonly soonDay: string;
  /** The field by which it is narrowed, and to which of its choices; both empty: to none. */
  readonly groupProp: string;
  readonly group: string;
  readonly limit: number;
  readonly offset: number;
}

/** How many entries a keyword leaves, how many of them end soon, and how many have each choice. */
export interface BookCounts {
  readonly all: number;
  readonly expiring: number;
  readonly groups: Readonly<Record<string, number>>;
}

/**
 * One page of a book by title, and what the keyword leaves of it. What is wide is read of the page alone: a dictionary has fifty
 * thousand entries.
 */
export async function findBookPage(
  database: Database,
  { table, ownerKey, book }: BookPlace,
  { keyword, isExpiring, soonDay, groupProp, group, limit, offset }: BookWish,
): Promise<{ readonly list: readonly BookRow[]; readonly counts: BookCounts }> {
  const { rows } = await database.query<{
    all: number;
    expiring: number;
    groups: Record<string, number> | null;
    id: number | null;
    version: number;
    fields: Record<string, string>;
    updatedAt: Date;
    expiresOn: string | null;
  }>(
    { ownerKey },
    `with found as materialized (
       select id, title, expires_on, case when $8 = '' then '' else coalesce(fields->>$8, '') end as choice from ${table}
       where owner_key = $1 and book = $2 and deleted_at is null
         and ($3 = '' or position($3 in search_text) > 0 or $3 = any(masked_words))
     ), counted as (
       select coalesce(sum(n), 0)::int as "all", coalesce(sum(soon), 0)::int as expiring, jsonb_object_agg(choice, n) as groups
       from (select choice, count(*)::int as n, (count(*) filter (where expires_on <= $5::date))::int as soon
             from found group by choice) grouped
     ), page as (
       select id, case when $4 then expires_on end as day, title from found
       where (not $4 or expires_on <= $5::date) and ($9 = '' or choice = $9)
       order by 2, 3, 1 limit $6 offset $7
     )
     select counted.*, page.id, entry.version, entry.fields, entry.updated_at as "updatedAt", entry.expires_on::text as "expiresOn"
     from counted left join page on true left join ${table} entry on entry.id = page.id and entry.owner_key = $1
     order by page.day, page.title, page.id`,
    [ownerKey, book, keyword, isExpiring, soonDay, limit, offset, groupProp, group],
    `${table}-page`,
  );
  const list = rows.flatMap(({ id, version, fields, updatedAt, expiresOn }) =>
    id === null ? [] : [{ id, version, fields, updatedAt, expiresOn }],
  );
  const { all, expiring, groups } = rows[0]!;
  return { list, counts: { all, expiring, groups: groups ?? {} } };
}

/** One entry; null when there is none of the owner's in that book. */
export async function findEntry(
  tx: Transaction,
  { table, ownerKey, book }: BookPlace,
  id: number,
): Promise<Pick<BookRow, 'id' | 'version' | 'fields'> | null> {
  const { rows } = await connectionOf(tx).query<{ id: number; version: number; fields: Record<string, string> }>(
    `select id, version, fields from ${table} where owner_key = $1 and book = $2 and id = $3 and deleted_at is null`,
    [ownerKey, book, id],
    `${table}-entry`,
  );
  return rows[0] ?? null;
}
