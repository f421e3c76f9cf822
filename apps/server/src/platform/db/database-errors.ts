/**
 * The database cannot do its work now: it is gone, starting, full, read-only,
 * or does not answer in time. The same call may succeed a moment later.
 * `Database` alone throws it, around what the driver threw: a refused
 * connection of anybody else says nothing about the database.
 */
export class DatabaseUnavailable extends Error {
  /** SQLSTATE or Node's code, where the driver gave one. */
  readonly code: string | undefined;

  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'DatabaseUnavailable';
    const { code } = cause as { code?: unknown };
    this.code = typeof code === 'string' ? code : undefined;
  }
}

/** All connections for requests were lent for so long that this one is not waited for; the database itself is well. */
export class DatabaseBusy extends Error {
  constructor() {
    super('no connection came free in time');
    this.name = 'DatabaseBusy';
  }
}

const causesMax = 8;

function findUnavailable(error: unknown): DatabaseUnavailable | null {
  let at = error;
  for (let depth = 0; depth < causesMax && at instanceof Error; depth++, at = at.cause) if (at instanceof DatabaseUnavailable) return at;
  return null;
}

/** Whether a failure, or what caused it, is that the database cannot do its work now, rather than that the work was wrong. */
export function isDatabaseGone(error: unknown): boolean {
  return findUnavailable(error) !== null;
}

/** Whether the connection that gave this error can be used no more. */
export function isConnectionLost(error: unknown): boolean {
  const unavailable = findUnavailable(error);
  return unavailable !== null && !/^(53|58|25006|57014)/.test(unavailable.code ?? '');
}

/** What the driver and its pool say without a code. */
const goneMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end)/;
const systemCodes =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND|ENOSPC|EIO|EMFILE|ENFILE)$/;
/**
 * Classes of SQLSTATE: 08 connection, 53 resources (53100 disk full, 53300 too
 * many connections), 57P server stopping or starting, 58 system (58030 input
 * and output); and 25006 read-only, 57014 over the time limit. Not 53200 out of
 * memory and 53400 beyond a configured limit: those are a statement's own
 * doing, and the same one would meet them again.
 */
const goneStates = /^(08...|53(?!200|400)...|57P..|58...|25006|57014)$/;

/** What the driver threw, as we throw it: `DatabaseUnavailable` around it when it says so, and itself otherwise. */
export function classifyDriverError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  // The socket of a server that is down is a file that does not exist.
  const isGone =
    syscall === 'connect' ||
    (typeof code === 'string' ? goneStates.test(code) || systemCodes.test(code) : code === undefined && goneMessages.test(error.message));
  return isGone ? new DatabaseUnavailable(error) : error;
}
