import { createHash, randomBytes } from 'node:crypto';
import type { Database } from './db/database';
import { connectionOf, type Transaction } from './db/transaction';

/** What a link shows, named by its capability, such as `truck`. */
export interface SharedThing {
  readonly ownerKey: string;
  readonly kind: string;
  readonly subject: string;
}

/** A link that is open. */
export interface OpenShare extends SharedThing {
  readonly madeBy: number;
  readonly madeMs: number;
  readonly expireMs: number;
  /** What of the thing it leaves out, as its capability names it. */
  readonly masks: readonly string[];
}

/** Of links that are over it is told for so long that they were made, ms. */
const overMs = 90 * 86_400_000;

const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Makes a link's token, of 192 random bits; it is kept as a digest and told this once. Links of one thing are made one
 * after the other; those that are over are deleted by the way, those of other things of its owner once they have long been.
 *
 * @returns null when so many are open already.
 */
export async function makeShareToken(
  tx: Transaction,
  { ownerKey, kind, subject }: SharedThing,
  {
    madeBy,
    openMax,
    nowMs,
    expireMs,
    masks = [],
  }: {
    readonly madeBy: number;
    readonly openMax: number;
    readonly nowMs: number;
    readonly expireMs: number;
    readonly masks?: readonly string[];
  },
): Promise<string | null> {
  const connection = connectionOf(tx);
  await connection.query("select pg_advisory_xact_lock(hashtextextended('share ' || $1 || ' ' || $2 || ' ' || $3, 0))", [
    ownerKey,
    kind,
    subject,
  ]);
  await connection.query(
    `delete from platform_share_token where digest in (
       select digest from platform_share_token
       where owner_key = $1 and (expires_at <= $2 or (kind = $3 and subject = $4 and expires_at <= $5)) for update skip locked)`,
    [ownerKey, new Date(nowMs - overMs), kind, subject, new Date(nowMs)],
  );
  const token = randomBytes(24).toString('base64url');
  const { rowCount } = await connection.query(
    `insert into platform_share_token (digest, owner_key, kind, subject, made_by, created_at, expires_at, masks)
     select $1, $2, $3, $4, $5, $6, $7, $9
     where (select count(*) from platform_share_token where owner_key = $2 and kind = $3 and subject = $4 and expires_at > $6) < $8`,
    [digestOf(token), ownerKey, kind, subject, madeBy, new Date(nowMs), new Date(expireMs), openMax, masks],
  );
  return rowCount === 1 ? token : null;
}

/** What an open link shows; null for one that is over, was taken back or never was: all are alike. */
export async function findShared(database: Database, kind: string, token: string, nowMs: number): Promise<OpenShare | null> {
  const { rows } = await database.query<OpenShare>(
    'system',
    `select owner_key as "ownerKey", kind, subject, made_by as "madeBy", (extract(epoch from created_at) * 1000)::float8 as "madeMs",
       (extract(epoch from expires_at) * 1000)::float8 as "expireMs", masks
     from platform_share_token where digest = $1 and kind = $2 and expires_at > $3`,
    [digestOf(token), kind, new Date(nowMs)],
    'share-find',
  );
  return rows[0] ?? null;
}

/** Whether a link is open still; it is not taken back before the transaction ends. */
export async function holdShared(tx: Transaction, kind: string, token: string, nowMs: number): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    'select 1 from platform_share_token where digest = $1 and kind = $2 and expires_at > $3 for key share',
    [digestOf(token), kind, new Date(nowMs)],
  );
  return rowCount === 1;
}

/** Looks at a link within it of one that counted are the same opening of a page that turns its leaves, ms. */
const sameViewMs = 60_000;

/** Counts that a link was opened, and when it was last. @param isEach whether whoever calls tells each opening from a page that goes on asking. */
export async function noteShareView(
  database: Database,
  kind: string,
  token: string,
  { nowMs, isEach }: { readonly nowMs: number; readonly isEach: boolean },
): Promise<void> {
  await database.query(
    'system',
    `update platform_share_token set views = views + 1, last_viewed_at = $3
     where digest = $1 and kind = $2 and ($4 or last_viewed_at is null or last_viewed_at < $5)`,
    [digestOf(token), kind, new Date(nowMs), isEach, new Date(nowMs - sameViewMs)],
    'share-view',
  );
}

/** How many links to a thing are open, until when the last of them, and how often they were opened. */
export async function countShared(
  database: Database,
  { ownerKey, kind, subject }: SharedThing,
  nowMs: number,
): Promise<{ readonly count: number; readonly lastExpireMs: number | null; readonly views: number }> {
  const { rows } = await database.query<{ count: number; lastExpireMs: number | null; views: number }>(
    { ownerKey },
    `select count(*)::int as count, (extract(epoch from max(expires_at)) * 1000)::float8 as "lastExpireMs",
       coalesce(sum(views), 0)::int as views
     from platform_share_token where owner_key = $1 and kind = $2 and subject = $3 and expires_at > $4`,
    [ownerKey, kind, subject, new Date(nowMs)],
    'share-count',
  );
  return rows[0]!;
}

/** Takes all links to some things back. */
export async function revokeShared(tx: Transaction, ownerKey: string, kind: string, subjects: readonly string[]): Promise<void> {
  await connectionOf(tx).query('delete from platform_share_token where owner_key = $1 and kind = $2 and subject = any($3::text[])', [
    ownerKey,
    kind,
    subjects,
  ]);
}

/** Takes back all links of a kind that somebody made for an identity: he acts for it no more. */
export async function revokeMadeBy(tx: Transaction, ownerKey: string, kind: string, madeBy: number): Promise<void> {
  await connectionOf(tx).query('delete from platform_share_token where owner_key = $1 and kind = $2 and made_by = $3', [
    ownerKey,
    kind,
    madeBy,
  ]);
}
