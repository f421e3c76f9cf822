import { isDatabaseGone } from '../../platform/db/database-errors';

/**
 * Whether an error is the message's own: data that the database refuses, or
 * that our own code or a reader trips over, whatever kind of error that is. The
 * machine's fault, after which what was wanted is tried again, is a database
 * that cannot work now, a transaction that lost against another (SQLSTATE class
 * 40) or found no room (53), and work that was called off.
 */
export function isMessageAtFault(error: unknown): boolean {
  if (isDatabaseGone(error)) return false;
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return name !== 'AbortError' && !(typeof code === 'string' && /^(40|53)...$/.test(code));
}
