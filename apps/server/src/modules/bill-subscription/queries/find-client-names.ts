import type { Database } from '../../../platform/db/database';

/** The names of an owner's client companies. */
export async function findClientNames(database: Database, ownerKey: string): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    { ownerKey },
    'select name from bill_subscription_client where owner_key = $1',
    [ownerKey],
    'bill-subscription-client-names',
  );
  return rows.map(({ name }) => name);
}
