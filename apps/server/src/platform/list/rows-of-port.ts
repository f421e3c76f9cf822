import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Database, OwnerScope } from '../db/database';
import type { OwnTable } from './own-rows';

/** How rows of a list are found by their port (`RowsOfPort`), ended ones too; in the order in which they were asked for. */
export function rowsOfPort(database: Database, table: OwnTable) {
  return async (own: OwnerScope, ids: readonly number[], port: PortCode): Promise<readonly number[]> => {
    const { rows } = await database.query<{ id: number }>(
      own,
      `select id from ${table} where owner_key = $1 and port = $2 and id = any($3::bigint[])`,
      [own.ownerKey, port, ids],
      `${table}-of-port`,
    );
    const found = new Set(rows.map(({ id }) => id));
    return ids.filter((id) => found.has(id));
  };
}

/** What every list does with rows by their ids alone. */
export const rowCalls = ['setTop', 'clearTop', 'switchAutoSubscriptions', 'updateRemark', 'deleteRows'] as const;
