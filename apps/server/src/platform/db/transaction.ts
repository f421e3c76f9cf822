import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { Connection, Database, Scope } from './database';
import { isConnectionLost } from './database-errors';

export type { OwnerScope } from './database';

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
 * back when it throws. A session is held meanwhile: whoever ends it waits, and
 * after that nothing is written in it.
 *
 * @throws BusinessError 401 when such a session has ended.
 */
export function inTransaction<T>(database: Database, scope: Scope, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return database.run(scope, async (connection) => {
    const token = {} as Transaction;
    connections.set(token, connection);
    await connection.query('begin');
    try {
      if (scope !== 'system' && scope.identity !== undefined) await holdSession(connection, scope.tokenDigest);
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
 * Makes sure that a session has not ended since its call was let in, in a transaction of whatever scope; for calls that
 * take as long as their sender likes. It is held, as by `inTransaction`.
 *
 * @throws BusinessError 401 when it has.
 */
export function confirmSession(transaction: Transaction, { tokenDigest }: { readonly tokenDigest: string }): Promise<void> {
  return holdSession(connectionOf(transaction), tokenDigest);
}

/** First of all: who ends sessions holds no rows of lists. */
async function holdSession(connection: Connection, tokenDigest: string | undefined): Promise<void> {
  const { rows } = await connection.query<{ held: boolean }>(
    'select mastlight_hold_session($1) as held',
    [tokenDigest ?? ''],
    'platform-hold-session',
  );
  if (!rows[0]!.held) throw new BusinessError(401);
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
