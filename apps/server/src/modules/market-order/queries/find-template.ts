import { template, usualWord } from '@mastlight/domain/market-order/templates';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/**
 * A template of an owner's for a document; null when there is none such.
 *
 * @param documentTitle as templates name the document
 * @param id null: the one that is used when nobody chooses
 */
export async function findTemplate(
  tx: Transaction,
  ownerKey: string,
  documentTitle: string,
  id: number | null,
): Promise<Readonly<Record<string, string>> | null> {
  const { rows } = await connectionOf(tx).query<{ fields: Readonly<Record<string, string>> }>(
    `select fields from market_order_template
     where owner_key = $1 and book = $2 and fields->>'document' = $3 and deleted_at is null
       and case when $4::bigint is null then fields->>'usual' = $5 else id = $4 end`,
    [ownerKey, template.name, documentTitle, id, usualWord],
    'market-order-find-template',
  );
  return rows[0]?.fields ?? null;
}
