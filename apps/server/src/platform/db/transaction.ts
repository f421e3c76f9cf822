import type { Connection, Database, Scope } from './database';
import { isConnectionLost } from './database-errors';

declare const transactionBrand: unique symbol;

/**
 * An open transaction, as an opaque token: an operation opens one and passes
 * it down, only stores and queries can look inside (`connectionOf`).
 */
export interface Transaction {
  readonly [transactionBrand]: true;
}

const connections = new WeakMap<Transaction, Connection>();

/**
 * Runs `work` in one transaction of `scope`: committed when it returns, rolled
 * back when it throws.
 */
export function inTransaction<T>(database: Database, scope: Scope, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return database.run(scope, async (connection) => {
    const token = {} as Transaction;
    connections.set(token, connection);
    await connection.query('begin');
    try {
      const result = await work(token);
      await connection.query('commit');
      return result;
    } catch (error) {
      // A lost connection took the transaction with it; asking it once more would only wait once more.
      if (!isConnectionLost(error)) await connection.query('rollback').catch(() => {});
      throw error;
    } finally {
      connections.delete(token);
    }
  });
}

/**
 * The connection behind a transaction; for stores, queries and the outbox.
 *
 * @throws Error when the transaction has ended.
 */
export function connectionOf(transaction: Transaction): Connection {
  const connection = connections.get(transaction);
  if (!connection) throw new Error('The transaction has ended.');
  return connection;
}
