import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** The version of a row as it is shown: its own, and its shipment's. */
export async function findShownVersion(tx: Transaction, id: number): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ version: number }>(
    `select s.version + coalesce(t.version, 0) as version
     from overseas_subscription s left join line_tracking_shipment t on t.subject = s.subject where s.id = $1`,
    [id],
    'overseas-shown-version',
  );
  return rows[0]!.version;
}
