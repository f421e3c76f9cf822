import { isPlainQuery } from '@mastlight/domain/saved-view/view-fields';
import { connectionOf, type Transaction } from '../../platform/db/transaction';
import type { Leaver } from '../../platform/own-data';

/** Who looks: for whom, and as which person. */
interface Looker {
  readonly ownerKey: string;
  readonly userId: number;
}

/** What a view is found by among those of its kind. */
export interface ViewName {
  readonly list: string;
  readonly isCompany: boolean;
  readonly name: string;
}

/** A view that somebody sees. */
export interface SeenView {
  readonly id: number;
  readonly user_id: number;
  readonly is_company: boolean;
  readonly list: string;
}

/** One save of an identity at a time: names are there once, and a limit is one. */
export async function lockOwner(tx: Transaction, ownerKey: string): Promise<void> {
  await connectionOf(tx).query(`select pg_advisory_xact_lock(hashtextextended('saved-view ' || $1, 0))::text as locked`, [ownerKey]);
}

/** A view by its id, of those that he sees; held. */
export async function findSeen(tx: Transaction, { ownerKey, userId }: Looker, id: number): Promise<SeenView | null> {
  const { rows } = await connectionOf(tx).query<SeenView>(
    `select id, user_id, is_company, list from saved_view
     where owner_key = $1 and id = $3 and (is_company or user_id = $2) for update`,
    [ownerKey, userId, id],
  );
  return rows[0] ?? null;
}

/** The view that has a name already, among his own or the company's. */
export async function findNamed(tx: Transaction, { ownerKey, userId }: Looker, view: ViewName): Promise<SeenView | null> {
  const { rows } = await connectionOf(tx).query<SeenView>(
    `select id, user_id, is_company, list from saved_view
     where owner_key = $1 and list = $3 and name = $4 and is_company = $5 and (is_company or user_id = $2)`,
    [ownerKey, userId, view.list, view.name, view.isCompany],
  );
  return rows[0] ?? null;
}

/** How many views there are of a list and of all lists, of his own or the company's. */
export async function countViews(
  tx: Transaction,
  { ownerKey, userId }: Looker,
  { list, isCompany }: ViewName,
): Promise<{ readonly ofList: number; readonly ofAll: number }> {
  const { rows } = await connectionOf(tx).query<{ ofList: number; ofAll: number }>(
    `select count(*) filter (where list = $3)::int as "ofList", count(*)::int as "ofAll" from saved_view
     where owner_key = $1 and is_company = $4 and (is_company or user_id = $2)`,
    [ownerKey, userId, list, isCompany],
  );
  return rows[0]!;
}

/** Adds a view; its id. */
export async function insertView(
  tx: Transaction,
  { ownerKey, userId }: Looker,
  view: ViewName & { readonly query: string },
  nowMs: number,
): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `insert into saved_view (owner_key, user_id, is_company, list, name, query, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [ownerKey, userId, view.isCompany, view.list, view.name, view.query, new Date(nowMs)],
  );
  return rows[0]!.id;
}

/** Gives a view its name and its address; its id. */
export async function updateView(
  tx: Transaction,
  ownerKey: string,
  id: number,
  { name, query }: { readonly name: string; readonly query: string },
): Promise<number> {
  await connectionOf(tx).query('update saved_view set name = $3, query = $4 where owner_key = $1 and id = $2', [ownerKey, id, name, query]);
  return id;
}

/** Has views of an owner that show one client show it under its new name; a query that would be too long stays. */
export async function renameClient(tx: Transaction, ownerKey: string, from: string, to: string): Promise<void> {
  const { rows } = await connectionOf(tx).query<{ id: number; query: string }>(
    `select id, query from saved_view where owner_key = $1 and query ~ '(^|&)client=' order by id for update`,
    [ownerKey],
    'saved-view-of-clients',
  );
  for (const { id, query } of rows) {
    const said = new URLSearchParams(query);
    if (said.get('client') !== from) continue;
    said.set('client', to);
    if (!isPlainQuery(said.toString())) continue;
    await connectionOf(tx).query('update saved_view set query = $3 where owner_key = $1 and id = $2', [ownerKey, id, said.toString()]);
  }
}

/** Deletes a view. */
export async function deleteView(tx: Transaction, ownerKey: string, id: number): Promise<void> {
  await connectionOf(tx).query('delete from saved_view where owner_key = $1 and id = $2', [ownerKey, id]);
}

/** Deletes what is a leaver's: of a person what is his own, for whomever; of a company that ends, all. */
export async function deleteOfLeaver(tx: Transaction, { userId, ownerKey }: Leaver): Promise<void> {
  await connectionOf(tx).query(
    `delete from saved_view where id in
       (select id from saved_view where owner_key = $1 or (user_id = $2 and not is_company) order by id for update)`,
    [ownerKey, userId],
  );
}
