import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { PersonalBill } from '../queries/find-personal-bills';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** A row that came into a list. */
export interface BroughtRow {
  readonly id: number;
  readonly port: PortCode;
  readonly billNo: string;
}

/** Whether an owner follows any bill, or ever did: what he deleted he may call back. */
export async function hasFollowedAny(transaction: Transaction, ownerKey: string): Promise<boolean> {
  const { rowCount } = await connectionOf(transaction).query(
    'select from bill_subscription where owner_key = $1 limit 1',
    [ownerKey],
    'bill-subscription-followed-any',
  );
  return rowCount > 0;
}

/**
 * Adds bills that somebody has paid for in his own identity to another owner's list, for nothing; one that is followed there
 * already is left alone.
 *
 * @returns those that were added, with the row that they came from.
 */
export async function insertBrought(
  transaction: Transaction,
  { ownerKey, userId }: { readonly ownerKey: string; readonly userId: number },
  bills: readonly PersonalBill[],
): Promise<BroughtRow[]> {
  const { rows } = await connectionOf(transaction).query<BroughtRow>(
    // Sorted as all that add rows do, so that two batches wait for each other in one order.
    `insert into bill_subscription (owner_key, user_id, port, bill_no, created_ms, client_name, remark, transport, auto_subscribe,
       typed_vessel, typed_voyage, typed_search, typed_vessel_key, typed_voyage_key, heard_renames)
     select $1, $2, port, "billNo", "createdMs", "clientName", remark, transport, "autoSubscribe",
       "typedVessel", "typedVoyage", "typedSearch", "typedVesselKey", "typedVoyageKey", "heardRenames"
     from json_to_recordset($3::json) as bill (port text, "billNo" text, "createdMs" bigint, "clientName" text, remark text,
       transport text, "autoSubscribe" boolean, "typedVessel" text, "typedVoyage" text, "typedSearch" text, "typedVesselKey" text,
       "typedVoyageKey" text, "heardRenames" int)
     order by port, "billNo"
     on conflict (owner_key, port, bill_no) where deleted_ms is null do nothing
     returning id, port, bill_no as "billNo"`,
    [ownerKey, userId, JSON.stringify(bills)],
    'bill-subscription-insert-brought',
  );
  return rows;
}

/** Those of an owner's rows that are followed still, by the number that they had; held until the transaction ends. */
export async function lockUnchanged(
  transaction: Transaction,
  ownerKey: string,
  rows: readonly { readonly id: number; readonly billNo: string }[],
): Promise<number[]> {
  const { rows: held } = await connectionOf(transaction).query<{ id: number }>(
    `select s.id from bill_subscription s join unnest($2::bigint[], $3::text[]) as wanted (id, bill_no) on s.id = wanted.id and s.bill_no = wanted.bill_no
     where s.owner_key = $1 and s.deleted_ms is null order by s.id for update of s`,
    [ownerKey, rows.map(({ id }) => id), rows.map(({ billNo }) => billNo)],
    'bill-subscription-lock-unchanged',
  );
  return held.map(({ id }) => id);
}

/** Notes of an owner's ended rows, and of older ones that the same payments stand for, where they are followed now: none comes back or pays for another. */
export async function markBrought(transaction: Transaction, ownerKey: string, ids: readonly number[], companyKey: string): Promise<void> {
  await connectionOf(transaction).query(
    `update bill_subscription set brought_to = $3 where owner_key = $1 and deleted_ms is not null and (id = any($2::bigint[])
       or paid_as in (select paid_as from bill_subscription where owner_key = $1 and id = any($2::bigint[])))`,
    [ownerKey, ids, companyKey],
    'bill-subscription-mark-brought',
  );
}
