import { handOversKept } from '@mastlight/domain/bill-subscription/limits';
import type { ChaseAct } from '@mastlight/domain/bill-subscription/contract';
import { jsonText } from '../../../platform/db/json-text';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

export interface Chase {
  readonly ownerKey: string;
  readonly id: number;
  readonly byId: number;
  /** What was asked about, in one line. */
  readonly what: string;
}

/**
 * Notes that somebody asked outside about a subscription that is not deleted; the same by the same person within `againMs` is noted
 * once. All but the newest notes of a row are forgotten.
 *
 * @returns its id, where it was found.
 */
export async function noteChase(tx: Transaction, { ownerKey, id, byId, what }: Chase, nowMs: number, againMs: number): Promise<number[]> {
  const connection = connectionOf(tx);
  const { rows } = await connection.query<{ id: number }>(
    'update bill_subscription set version = version + 1 where owner_key = $1 and id = $2 and deleted_ms is null returning id',
    [ownerKey, id],
    'bill-subscription-hold-chased',
  );
  if (rows.length === 0) return [];
  await connection.query(
    `insert into bill_subscription_chase (owner_key, subscription_id, by_id, what, chased_at)
     select $1, $2, $3, $4, $5 where not exists (
       select from bill_subscription_chase where subscription_id = $2 and by_id = $3 and what = $4 and chased_at > $6)`,
    [ownerKey, id, byId, what, new Date(nowMs), new Date(nowMs - againMs)],
    'bill-subscription-note-chase',
  );
  await forgetOld(tx, [id]);
  return [id];
}

/** What somebody did to rows beside asking outside: he marked them as handled, or had them warn again. */
export interface HandledNote {
  readonly ownerKey: string;
  readonly byId: number;
  readonly act: Exclude<ChaseAct, 'chased'>;
  /** Rows, and what of each; they are held. */
  readonly rows: readonly { readonly id: number; readonly what: string }[];
}

/** Notes who marked rows as handled or had them warn again. All but the newest notes of a row are forgotten. */
export async function noteHandled(tx: Transaction, { ownerKey, byId, act, rows }: HandledNote, nowMs: number): Promise<void> {
  if (rows.length === 0) return;
  await connectionOf(tx).query(
    `insert into bill_subscription_chase (owner_key, subscription_id, by_id, act, what, chased_at)
     select $1, id, $2, $3, what, $4 from json_to_recordset($5::json) as row (id bigint, what text) order by id`,
    [ownerKey, byId, act, new Date(nowMs), jsonText(rows)],
    'bill-subscription-note-handled',
  );
  await forgetOld(
    tx,
    rows.map(({ id }) => id),
  );
}

/** Of some live rows those that were marked as handled; all of them are held. */
export async function holdHandled(tx: Transaction, ownerKey: string, ids: readonly number[]): Promise<number[]> {
  const { rows } = await connectionOf(tx).query<{ id: number; isHandled: boolean }>(
    `select id, acknowledged_codes is not null as "isHandled" from bill_subscription
     where owner_key = $1 and id = any($2::bigint[]) and deleted_ms is null order by id for update`,
    [ownerKey, ids],
    'bill-subscription-hold-handled',
  );
  return rows.filter(({ isHandled }) => isHandled).map(({ id }) => id);
}

async function forgetOld(tx: Transaction, ids: readonly number[]): Promise<void> {
  await connectionOf(tx).query(
    `delete from bill_subscription_chase c using (
       select id, row_number() over (partition by subscription_id order by id desc) as place from bill_subscription_chase
       where subscription_id = any($1::bigint[])) noted
     where c.id = noted.id and noted.place > $2`,
    [ids, handOversKept],
    'bill-subscription-forget-chases',
  );
}
