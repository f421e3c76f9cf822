import { connectionOf, type Transaction } from './transaction';

/**
 * So much goes to the database in one statement. The driver builds a statement
 * in memory twice over, beside the value itself; what is larger is staged.
 */
export const statementBytesMax = 4 * 1024 * 1024;

/**
 * Brings `bytes` to the database piece by piece, as a large object that a
 * statement of the same transaction reads with `lo_get` and `dropStagedBytes`
 * takes away. Rolled back, nothing of it stays.
 *
 * @returns the number (oid) of the large object
 */
export async function stageBytes(transaction: Transaction, bytes: Uint8Array): Promise<number> {
  const connection = connectionOf(transaction);
  const created = await connection.query<{ oid: number }>('select lo_create(0) as oid', []);
  const { oid } = created.rows[0]!;
  for (let from = 0; from < bytes.length; from += statementBytesMax) {
    await connection.query('select lo_put($1, $2, $3)', [oid, from, bytes.subarray(from, from + statementBytesMax)]);
  }
  return oid;
}

/** Takes away what `stageBytes` brought. */
export async function dropStagedBytes(transaction: Transaction, oid: number): Promise<void> {
  await connectionOf(transaction).query('select lo_unlink($1)', [oid]);
}
