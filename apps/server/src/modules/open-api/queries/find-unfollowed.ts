import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** A bill that a company was told of and follows no more. */
export interface UnfollowedBill {
  readonly ownerKey: string;
  readonly port: string;
  readonly billNo: string;
}

/** Bills that were told last before an instant and that their company follows no more, as many as are asked for. */
export async function findUnfollowed(tx: Transaction, beforeMs: number, limit: number): Promise<readonly UnfollowedBill[]> {
  const { rows } = await connectionOf(tx).query<UnfollowedBill & { ownerKey: string }>(
    `select t.owner_key as "ownerKey", t.port, t.bill_no as "billNo" from open_api_told t where t.told_at < $1 and not exists (
       select from follow_subject f where f.owner_key = t.owner_key and f.kind = 'bill' and f.port = t.port and f.subject = t.bill_no)
     limit $2`,
    [new Date(beforeMs), limit],
    'open-api-find-unfollowed',
  );
  return rows;
}
