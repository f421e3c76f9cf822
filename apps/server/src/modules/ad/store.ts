/** Ads, their views and enquiries, as they are written. */
import type { SavedAd } from '@mastlight/domain/ad/ad';
import { staySlackS } from '@mastlight/domain/ad/limits';
import { firstAds } from '@mastlight/domain/ad/registry';
import { adColumns, type KeptAd } from './schema';
import { connectionOf, type Transaction } from '../../platform/db/transaction';

/** Notes that an owner opens an ad; the number of the view. */
export async function insertView(tx: Transaction, ownerKey: string, adKey: string, nowMs: number): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    'insert into ad_view (owner_key, ad_key, opened_at) values ($1, $2, $3) returning id',
    [ownerKey, adKey, new Date(nowMs)],
  );
  return rows[0]!.id;
}

/** Notes how long an owner stayed, the first time it is told, no longer than it can have been; null when he has no such view. */
export async function updateStay(
  tx: Transaction,
  ownerKey: string,
  stay: { readonly id: number; readonly seconds: number },
  nowMs: number,
): Promise<number | null> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `update ad_view set stay_s = coalesce(stay_s, least($3, ceil(extract(epoch from $4::timestamptz - opened_at))::int + ${staySlackS}))
     where owner_key = $1 and id = $2 returning id`,
    [ownerKey, stay.id, stay.seconds, new Date(nowMs)],
  );
  return rows[0]?.id ?? null;
}

/** Deletes what was opened before a time. */
export async function deleteViewsBefore(tx: Transaction, beforeMs: number): Promise<void> {
  await connectionOf(tx).query('delete from ad_view where opened_at < $1', [new Date(beforeMs)]);
}

/** Lets ads be changed one after the other, until the transaction ends. */
export async function lockAds(tx: Transaction): Promise<void> {
  await connectionOf(tx).query("select pg_advisory_xact_lock(hashtextextended('ads', 0))");
}

/** Puts the ads of the beginning into the table, in front, where nobody has changed or deleted them yet. */
export async function plantFirst(tx: Transaction): Promise<void> {
  for (const [at, ad] of firstAds.entries()) await insertAd(tx, ad, at - firstAds.length, 0, 'nothing');
}

/** An ad that is not deleted; the caller holds the lock. */
export async function findKept(tx: Transaction, key: string): Promise<KeptAd | undefined> {
  const { rows } = await connectionOf(tx).query<KeptAd>(`select ${adColumns} from ad where key = $1 and deleted_at is null`, [key]);
  return rows[0];
}

export async function countKept(tx: Transaction): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ count: number }>('select count(*)::int as count from ad where deleted_at is null');
  return rows[0]!.count;
}

/** Writes an ad; a new one, or one that was deleted, comes last. */
export async function upsertAd(tx: Transaction, ad: SavedAd, nowMs: number): Promise<void> {
  const { rows } = await connectionOf(tx).query<{ place: number }>('select coalesce(max(place), 0) + 1 as place from ad');
  await insertAd(tx, ad, rows[0]!.place, nowMs, 'replace');
}

async function insertAd(tx: Transaction, ad: SavedAd, place: number, updatedMs: number, where: 'nothing' | 'replace'): Promise<void> {
  await connectionOf(tx).query(
    `insert into ad (key, place, title, line, url, pdf_url, picture_url, direction, hidden, from_day, until_day, supplier,
       services, ports, carriers, text, contact, proof, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
     on conflict (key) ${
       where === 'nothing'
         ? 'do nothing'
         : `do update set place = case when ad.deleted_at is null then ad.place else excluded.place end, title = excluded.title,
       line = excluded.line, url = excluded.url, pdf_url = excluded.pdf_url, picture_url = excluded.picture_url,
       direction = excluded.direction, hidden = excluded.hidden, from_day = excluded.from_day, until_day = excluded.until_day,
       supplier = excluded.supplier, services = excluded.services, ports = excluded.ports, carriers = excluded.carriers,
       text = excluded.text, contact = excluded.contact, proof = excluded.proof, updated_at = excluded.updated_at, deleted_at = null`
     }`,
    [
      ad.key,
      place,
      ad.title,
      ad.line,
      ad.url,
      ad.pdfUrl,
      ad.pictureUrl,
      ad.direction,
      ad.hidden,
      ad.fromDay,
      ad.untilDay,
      ad.supplier,
      ad.services,
      ad.ports,
      ad.carriers,
      ad.text,
      ad.contact,
      ad.proof,
      new Date(updatedMs),
    ],
  );
}

/** What a deleted ad said goes; that its key was deleted stays. */
export async function deleteAd(tx: Transaction, key: string, nowMs: number): Promise<void> {
  await connectionOf(tx).query(
    `update ad set deleted_at = $2, title = '', line = '', url = '', pdf_url = '', picture_url = '', supplier = '', services = '{}',
       ports = '{}', carriers = '{}', text = '', contact = '', proof = '' where key = $1`,
    [key, new Date(nowMs)],
  );
}

/** Puts ads into the order of their keys and gives how many of them there are. */
export async function updateOrder(tx: Transaction, keys: readonly string[]): Promise<number> {
  const { rowCount } = await connectionOf(tx).query(
    `update ad set place = wished.place from unnest($1::text[]) with ordinality as wished (key, place)
     where ad.key = wished.key and deleted_at is null`,
    [keys],
  );
  return rowCount ?? 0;
}

export interface NewEnquiry {
  readonly ownerKey: string;
  readonly adKey: string;
  readonly supplier: string;
  readonly text: string;
  readonly replyTo: string;
}

/** Keeps an enquiry; gives its number. */
export async function insertEnquiry(tx: Transaction, enquiry: NewEnquiry, nowMs: number): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    'insert into ad_enquiry (owner_key, ad_key, supplier, text, reply_to, created_at) values ($1, $2, $3, $4, $5, $6) returning id',
    [enquiry.ownerKey, enquiry.adKey, enquiry.supplier, enquiry.text, enquiry.replyTo, new Date(nowMs)],
  );
  return rows[0]!.id;
}

/** Notes that an enquiry was passed on; gives whose it is and whether it is the first time, null when there is no such one. */
export async function markPassedOn(
  tx: Transaction,
  id: number,
  nowMs: number,
): Promise<{ readonly ownerKey: string; readonly supplier: string; readonly isFirst: boolean } | null> {
  const { rows } = await connectionOf(tx).query<{ ownerKey: string; supplier: string; isFirst: boolean }>(
    `update ad_enquiry e set passed_on_at = coalesce(e.passed_on_at, $2)
     from (select id, passed_on_at is null as is_first from ad_enquiry where id = $1 for update) before where e.id = before.id
     returning e.owner_key as "ownerKey", e.supplier, before.is_first as "isFirst"`,
    [id, new Date(nowMs)],
  );
  return rows[0] ?? null;
}

/** Deletes enquiries that came before a time. */
export async function deleteEnquiriesBefore(tx: Transaction, beforeMs: number): Promise<void> {
  await connectionOf(tx).query('delete from ad_enquiry where created_at < $1', [new Date(beforeMs)]);
}
