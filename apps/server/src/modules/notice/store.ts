/** Notices and release notes, as they are written. */
import type { Kind, State } from '@mastlight/domain/notice/kind';
import { connectionOf, type Transaction } from '../../platform/db/transaction';

/** What somebody writes of an entry. */
export interface Written {
  readonly kind: Kind;
  readonly version: string;
  readonly title: string;
  readonly content: string;
  /** When a maintenance begins, ms since epoch; null where nobody said. */
  readonly startsAtMs: number | null;
}

const timeOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

/** Has all who write entries follow one another: they are few, and the number of entries is bounded. */
export async function holdEntries(tx: Transaction): Promise<void> {
  await connectionOf(tx).query("select pg_advisory_xact_lock(hashtextextended('notice-entries', 0))");
}

export async function countEntries(tx: Transaction): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ count: number }>('select count(*)::int as count from notice_entry');
  return rows[0]!.count;
}

/** Whether another release note has this version. */
export async function isVersionTaken(tx: Transaction, version: string, exceptId: number): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query("select from notice_entry where kind = 'release' and version = $1 and id <> $2", [
    version,
    exceptId,
  ]);
  return rowCount > 0;
}

/** Adds a draft; gives its number. */
export async function insertDraft(tx: Transaction, { kind, version, title, content, startsAtMs }: Written, nowMs: number): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `insert into notice_entry (kind, version, title, content, state, created_at, changed_at, starts_at)
     values ($1, $2, $3, $4, 'draft', $5, $5, $6) returning id`,
    [kind, version, title, content, new Date(nowMs), timeOf(startsAtMs)],
  );
  return rows[0]!.id;
}

/** The state of an entry whose row this transaction holds; null when there is none. */
export async function holdEntry(tx: Transaction, id: number): Promise<{ readonly state: State; readonly content: string } | null> {
  const { rows } = await connectionOf(tx).query<{ state: State; content: string }>(
    'select state, content from notice_entry where id = $1 for update',
    [id],
  );
  return rows[0] ?? null;
}

export async function updateEntry(tx: Transaction, id: number, written: Written, nowMs: number): Promise<void> {
  const { kind, version, title, content, startsAtMs } = written;
  await connectionOf(tx).query(
    'update notice_entry set kind = $2, version = $3, title = $4, content = $5, changed_at = $6, starts_at = $7 where id = $1',
    [id, kind, version, title, content, new Date(nowMs), timeOf(startsAtMs)],
  );
}

/** Publishes or withdraws; the time of publishing stays that of the first time. */
export async function setState(tx: Transaction, id: number, state: 'published' | 'withdrawn', nowMs: number): Promise<void> {
  await connectionOf(tx).query(
    `update notice_entry set state = $2, changed_at = $3, published_at = coalesce(published_at, $3) where id = $1 and state <> $2`,
    [id, state, new Date(nowMs)],
  );
}

/** False when there is no such entry. */
export async function updateTop(tx: Transaction, id: number, isTop: boolean): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query('update notice_entry set is_top = $2 where id = $1', [id, isTop]);
  return rowCount > 0;
}

/** A release note of the product itself. */
export interface ReleaseNote {
  readonly version: string;
  readonly title: string;
  readonly content: string;
  readonly publishedAtMs: number;
}

/** Publishes release notes under versions that nobody has written about yet. */
export async function insertReleaseNotes(tx: Transaction, notes: readonly ReleaseNote[]): Promise<void> {
  await connectionOf(tx).query(
    `insert into notice_entry (kind, version, title, content, state, created_at, changed_at, published_at)
     select 'release', version, title, content, 'published', at, at, at
     from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[]) as note(version, title, content, at) order by at
     on conflict (version) where kind = 'release' do nothing`,
    [
      notes.map(({ version }) => version),
      notes.map(({ title }) => title),
      notes.map(({ content }) => content),
      notes.map(({ publishedAtMs }) => new Date(publishedAtMs)),
    ],
  );
}
