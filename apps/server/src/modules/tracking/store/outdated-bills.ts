import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Database } from '../../../platform/db/database';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { BillKey } from './bills';

/** One process at a time derives again. */
const rederiveLockId = 7_305_041;

/** Followed bills that were derived by other rules than `derivationVersion`, those heard of last first. */
export async function findOutdated(database: Database, derivationVersion: number, limit: number): Promise<BillKey[]> {
  const { rows } = await database.query<{ port: PortCode; bill_no: string }>(
    'system',
    `select port, bill_no from tracking_bill where is_followed and derivation_version <> $1
     order by heard_ms desc nulls last limit $2`,
    [derivationVersion, limit],
    'tracking-find-outdated',
  );
  return rows.map((row) => ({ port: row.port, billNo: row.bill_no }));
}

/** How many bills there are for `findOutdated`. */
export async function countOutdated(database: Database, derivationVersion: number): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'system',
    'select count(*) as count from tracking_bill where is_followed and derivation_version <> $1',
    [derivationVersion],
    'tracking-count-outdated',
  );
  return rows[0]!.count;
}

/** Whether it is the caller who derives again until his transaction ends; false when another process does. */
export async function tryTakeRederiving(transaction: Transaction): Promise<boolean> {
  const { rows } = await connectionOf(transaction).query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
    rederiveLockId,
  ]);
  return rows[0]!.taken;
}
