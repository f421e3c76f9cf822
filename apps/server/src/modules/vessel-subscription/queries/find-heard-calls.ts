import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** Of followed calls those that the port has said something of. */
export async function findHeardCalls(transaction: Transaction, port: PortCode, calls: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await connectionOf(transaction).query<{ call: string }>(
    'select call from tracking_call where port = $1 and call = any($2::text[]) and heard_ms is not null',
    [port, calls],
    'vessel-subscription-heard-calls',
  );
  return new Set(rows.map(({ call }) => call));
}
