import { isDatabaseGone } from '../../platform/db/database-errors';

/** An SQLSTATE; names of system errors such as EPERM hold no digit. */
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/;
/** Classes of SQLSTATE that speak of the data: 22 values, 23 constraints, 54 sizes. */
const dataStates = /^(22|23|54)/;

/**
 * Whether an error is the message's own: data that the database refuses, or
 * that our own code or a reader trips over, whatever kind of error that is. The
 * machine's fault, after which what was wanted is tried again, is a database
 * that cannot work now, anything it says that is not about the data (a lost
 * transaction, a missing table or right), and work that was called off.
 */
export function isMessageAtFault(error: unknown): boolean {
  if (isDatabaseGone(error)) return false;
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  if (typeof code === 'string' && sqlState.test(code)) return dataStates.test(code);
  return name !== 'AbortError';
}
