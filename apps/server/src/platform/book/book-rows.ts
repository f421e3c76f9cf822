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

/** Holds a book until the transaction ends, for one writer at a time; gives the keys that are there, each with its entry. */
export async function holdBook(tx: Transaction, { table, ownerKey, book }: BookPlace): Promise<ReadonlyMap<string, number>> {
  const connection = connectionOf(tx);
  await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${table} ${ownerKey} ${book}`], `${table}-hold`);
  const { rows } = await connection.query<{ id: number; key: string }>(
    `select id, entry_key as key from ${table} where owner_key = $1 and book = $2 and deleted_at is null`,
    [ownerKey, book],
    `${table}-keys`,
  );
  return new Map(rows.map(({ id, key }) => [key, id]));
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

/** Writes over an entry; with a `version`, only over that one. False when there is none such. */
export async function updateEntry(
  tx: Transaction,
  { table, ownerKey, book }: BookPlace,
  id: number,
  version: number | null,
  entry: WrittenEntry,
  nowMs: number,
): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    `update ${table} set entry_key = $5, title = $6, search_text = $7, masked_words = $8, fields = $9::jsonb, expires_on = $10::date,
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

/** Marks entries as deleted; gives the ids that were found. */
export async function deleteEntries(
  tx: Transaction,
  { table, ownerKey, book }: BookPlace,
  ids: readonly number[],
  nowMs: number,
): Promise<number[]> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `update ${table} set deleted_at = $4, version = version + 1
     where owner_key = $1 and book = $2 and id = any($3::bigint[]) and deleted_at is null returning id`,
    [ownerKey, book, ids, new Date(nowMs)],
    `${table}-delete`,
  );
  return rows.map(({ id }) => id);
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
  readonly limit: number;
  readonly offset: number;
}

/** One page of a book by title, and how many entries the keyword leaves, and how many of them end soon. */
export async function findBookPage(
  database: Database,
  { table, ownerKey, book }: BookPlace,
  { keyword, isExpiring, soonDay, limit, offset }: BookWish,
): Promise<{ readonly list: readonly BookRow[]; readonly all: number; readonly expiring: number }> {
  const { rows } = await database.query<{
    all: number;
    expiring: number;
    id: number | null;
    version: number;
    fields: Record<string, string>;
    updatedAt: Date;
    expiresOn: string | null;
  }>(
    { ownerKey },
    `with found as (
       select id, version, fields, updated_at, expires_on, title from ${table}
       where owner_key = $1 and book = $2 and deleted_at is null
         and ($3 = '' or search_text like '%' || $4 || '%' or $3 = any(masked_words))
     ), counted as (
       select count(*)::int as "all", (count(*) filter (where expires_on <= $6::date))::int as expiring from found
     ), page as (
       select id, version, fields, updated_at as "updatedAt", expires_on::text as "expiresOn",
         row_number() over (order by case when $5 then expires_on end, title, id) as place
       from found where not $5 or expires_on <= $6::date order by place limit $7 offset $8
     )
     select counted.*, page.id, page.version, page.fields, page."updatedAt", page."expiresOn"
     from counted left join page on true order by page.place`,
    [ownerKey, book, keyword, keyword.replace(/[\\%_]/g, '\\$&'), isExpiring, soonDay, limit, offset],
    `${table}-page`,
  );
  const list = rows.flatMap(({ id, version, fields, updatedAt, expiresOn }) =>
    id === null ? [] : [{ id, version, fields, updatedAt, expiresOn }],
  );
  return { list, all: rows[0]!.all, expiring: rows[0]!.expiring };
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
