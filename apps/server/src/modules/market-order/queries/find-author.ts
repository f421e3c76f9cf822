import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** Whether somebody began, wrote or submitted an order since it was last approved. */
export async function isAuthorOf(tx: Transaction, orderId: number, userId: number): Promise<boolean> {
  const { rows } = await connectionOf(tx).query<{ is_author: boolean }>(
    `select exists (select 1 from market_order_event where order_id = $1 and user_id = $2 and act in ('create', 'save', 'submit')
       and id > coalesce((select max(id) from market_order_event where order_id = $1 and act = 'approve'), 0)) as is_author`,
    [orderId, userId],
    'market-order-author',
  );
  return rows[0]!.is_author;
}
