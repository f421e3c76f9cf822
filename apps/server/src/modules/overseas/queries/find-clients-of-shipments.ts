import type { Database } from '../../../platform/db/database';

/** The client companies of rows of an owner; of no client, or gone: not there. */
export async function findClientsOfShipments(
  database: Database,
  ownerKey: string,
  rowIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (rowIds.length === 0) return new Map();
  const { rows } = await database.query<{ id: number; client: string }>(
    { ownerKey },
    `select id::float8 as id, client_company as client from overseas_subscription
     where owner_key = $1 and id = any($2::bigint[]) and client_company is not null`,
    [ownerKey, [...new Set(rowIds)]],
    'overseas-clients-of-shipments',
  );
  return new Map(rows.map(({ id, client }) => [id, client]));
}
