import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** Whether every bill of a client that is followed is switched on to automatic subscription; a client without any is not. */
export async function isClientSwitchedOn(transaction: Transaction, ownerKey: string, clientName: string): Promise<boolean> {
  const { rows } = await connectionOf(transaction).query<{ is_on: boolean | null }>(
    'select bool_and(auto_subscribe) as is_on from bill_subscription where owner_key = $1 and client_name = $2 and deleted_ms is null',
    [ownerKey, clientName],
    'bill-subscription-client-on',
  );
  return rows[0]!.is_on ?? false;
}
