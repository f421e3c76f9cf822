import type { DueDay } from '@mastlight/domain/toker/edition-day';
import type { SavedWish } from '@mastlight/domain/toker/contract';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** What a company is called; null without such a company. */
export async function findCompanyName(tx: Transaction, companyId: number): Promise<string | null> {
  const { rows } = await connectionOf(tx).query<{ name: string }>(
    'select name from toker_company where id = $1',
    [companyId],
    'toker-company-name',
  );
  return rows[0]?.name ?? null;
}

/** Writes down that an owner has opened a company; false where he had before. Waits for whoever does the same at once. */
export async function insertOpened(
  tx: Transaction,
  opened: { readonly ownerKey: string; readonly companyId: number; readonly userId: number; readonly count: number },
  nowMs: number,
): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    `insert into toker_opened (owner_key, company_id, user_id, fen, contact_count, opened_at) values ($1, $2, $3, 0, $4, $5)
     on conflict do nothing`,
    [opened.ownerKey, opened.companyId, opened.userId, opened.count, new Date(nowMs)],
    'toker-insert-opened',
  );
  return rowCount === 1;
}

/** What opening has cost, in fen. */
export async function setOpenedFen(tx: Transaction, ownerKey: string, companyId: number, fen: number): Promise<void> {
  await connectionOf(tx).query(
    'update toker_opened set fen = $3 where owner_key = $1 and company_id = $2',
    [ownerKey, companyId, fen],
    'toker-opened-fen',
  );
}

/** One change of what an owner keeps at a time, so that its bound holds. */
async function lockOwn(tx: Transaction, ownerKey: string): Promise<void> {
  await connectionOf(tx).query(`select pg_advisory_xact_lock(hashtextextended('toker ' || $1, 0))::text as locked`, [ownerKey]);
}

export interface KeptMark {
  readonly state: string;
  readonly note: string;
  readonly nextDay: string | null;
}

/** An owner's mark of a company, held against his other changes until the transaction ends; null without one. */
export async function holdMark(
  tx: Transaction,
  ownerKey: string,
  companyId: number,
): Promise<(KeptMark & { readonly updatedMs: number }) | null> {
  await lockOwn(tx, ownerKey);
  const { rows } = await connectionOf(tx).query<KeptMark & { updatedMs: number }>(
    `select state, note, next_day as "nextDay", (extract(epoch from updated_at) * 1000)::float8 as "updatedMs" from toker_mark
     where owner_key = $1 and company_id = $2`,
    [ownerKey, companyId],
    'toker-hold-mark',
  );
  return rows[0] ?? null;
}

/**
 * Keeps a mark in place of the one before. Its day was put down now where it is another one, or where the company had been given
 * up; false where an owner may keep no further ones. The caller holds it.
 */
export async function putMark(
  tx: Transaction,
  ownerKey: string,
  mark: KeptMark & { readonly id: number },
  marksMax: number,
  nowMs: number,
): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    `insert into toker_mark as m (owner_key, company_id, state, note, next_day, updated_at, next_day_set_at)
     select $1, $2, $3, $4, $5, $6, $6
     where exists (select from toker_mark where owner_key = $1 and company_id = $2) or (select count(*) from toker_mark where owner_key = $1) < $7
     on conflict (owner_key, company_id)
     do update set state = excluded.state, note = excluded.note, next_day = excluded.next_day, updated_at = excluded.updated_at,
       next_day_set_at = case when m.next_day is distinct from excluded.next_day or m.state = 'dropped' and excluded.state <> 'dropped'
         then excluded.next_day_set_at else m.next_day_set_at end`,
    [ownerKey, mark.id, mark.state, mark.note, mark.nextDay, new Date(nowMs), marksMax],
  );
  return rowCount === 1;
}

export async function deleteMark(tx: Transaction, ownerKey: string, companyId: number): Promise<void> {
  await connectionOf(tx).query('delete from toker_mark where owner_key = $1 and company_id = $2', [ownerKey, companyId]);
}

/** Keeps a search in place of one of the same name; false where an owner may keep no further ones. */
export async function putSearch(
  tx: Transaction,
  ownerKey: string,
  search: { readonly name: string; readonly wish: SavedWish },
  searchesMax: number,
  nowMs: number,
): Promise<boolean> {
  await lockOwn(tx, ownerKey);
  const { rowCount } = await connectionOf(tx).query(
    `insert into toker_search (owner_key, name, wish, saved_at)
     select $1, $2, $3, $4
     where exists (select from toker_search where owner_key = $1 and name = $2) or (select count(*) from toker_search where owner_key = $1) < $5
     on conflict (owner_key, name) do update set wish = excluded.wish, saved_at = excluded.saved_at`,
    [ownerKey, search.name, JSON.stringify(search.wish), new Date(nowMs), searchesMax],
  );
  return rowCount === 1;
}

export async function deleteSearch(tx: Transaction, ownerKey: string, id: number): Promise<void> {
  await connectionOf(tx).query('delete from toker_search where owner_key = $1 and id = $2', [ownerKey, id]);
}

/** Whether an owner is told of new companies that a search finds. */
export async function setPushed(tx: Transaction, ownerKey: string, id: number, isPushed: boolean): Promise<void> {
  await connectionOf(tx).query(
    'update toker_search set is_pushed = $3 where owner_key = $1 and id = $2',
    [ownerKey, id, isPushed],
    'toker-push-search',
  );
}

/** Notes that a search was told of an edition; false where it was before, or is not to be told any more. */
export async function noteEditionTold(tx: Transaction, ownerKey: string, searchId: number, editionId: number): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    'update toker_search set told_edition_id = $3 where owner_key = $1 and id = $2 and is_pushed and told_edition_id is distinct from $3',
    [ownerKey, searchId, editionId],
    'toker-note-edition-told',
  );
  return rowCount === 1;
}

/**
 * Takes what an owner has put down for a day, was not told of yet, and has not given up: names of companies, the latest put
 * down first. What he put down after an instant is not told of any more.
 */
export async function takeDue(tx: Transaction, ownerKey: string, { day, untilMs }: DueDay): Promise<readonly string[]> {
  const { rows } = await connectionOf(tx).query<{ name: string }>(
    `with due as (
       update toker_mark set told_day = $2 where owner_key = $1 and next_day = $2 and state <> 'dropped' and told_day is distinct from $2
         and next_day_set_at < $3 returning company_id, next_day_set_at)
     select c.name from due join toker_company c on c.id = due.company_id order by due.next_day_set_at desc, c.id`,
    [ownerKey, day, new Date(untilMs)],
    'toker-take-due',
  );
  return rows.map(({ name }) => name);
}
