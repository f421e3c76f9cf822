/** Stands before the error text of a job that failed because something we live on was gone. */
export const unavailableMark = 'unavailable: ';

/** Connection lost or refused, too few resources, server going down or not up yet, input/output, read-only after a failover. */
const sqlStates = /^(?:08|53|57P|58|25006)/;
const systemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOSPC', 'EMFILE', 'ENFILE', 'EIO']);
/** What the driver says without a code. */
const driverTexts = /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable/;

/**
 * Whether an error says that the database or the machine was not available,
 * rather than that the work itself is at fault.
 */
export function isUnavailable(error: unknown): boolean {
  const { code, message, syscall } = (error ?? {}) as { code?: unknown; message?: unknown; syscall?: unknown };
  // The socket of a database that is down does not exist.
  if (syscall === 'connect') return true;
  if (typeof code === 'string' && (sqlStates.test(code) || systemCodes.has(code))) return true;
  return typeof message === 'string' && driverTexts.test(message);
}
