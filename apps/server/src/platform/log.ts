import pino from 'pino';

export type Log = pino.Logger;

/**
 * Structured logs. What must never stand in a log (S-13) is cut out here, in
 * one place: phones, tokens, password hashes, codes, keys. They go to standard
 * output unless another `destination` is given.
 */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: {
      paths: [
        'phone',
        'token',
        'pwd',
        'password',
        'code',
        'openId',
        'authorization',
        'cookie',
        '*.phone',
        '*.token',
        '*.pwd',
        '*.password',
        '*.code',
        '*.openId',
        '*.authorization',
        '*.cookie',
        'req.headers',
      ],
      censor: '[cut]',
    },
    hooks: {
      logMethod(args, method) {
        const cut = args.map((arg: unknown) => (typeof arg === 'string' ? cutSecrets(arg) : arg));
        // An error alone would lend its message to the line as it is.
        if (cut[0] instanceof Error) cut.splice(0, 1, { err: cut[0] }, ...(cut.length > 1 ? [] : [cutSecrets(cut[0].message)]));
        method.apply(this, cut as typeof args);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Cuts mobile phones, 32-digit hashes and long tokens out of free text. */
export function cutSecrets(text: string): string {
  return text
    .replace(/(?<!\d)1[3-9]\d{9}(?!\d)/g, '1**********')
    .replace(/\b[0-9a-f]{32,}\b/gi, '[cut]')
    .replace(/\b[A-Za-z0-9_-]{43,}\b/g, '[cut]')
    .replace(/[\r\n]+/g, ' ');
}

const messageLengthMax = 300;
const framesMax = 20;
const causesMax = 3;

/** An error as it stands in a log. */
interface LoggedError {
  readonly name: string;
  readonly message: string;
  /** SQLSTATE or Node's code. Not called `code`: a field of that name is a text message's and is cut. */
  readonly errorCode?: string;
  readonly stack?: string;
  readonly causes?: readonly LoggedError[];
}

/**
 * What is told of an error: what it says of itself and where it was. Its other
 * properties stay out: a lost connection carries its client with every
 * statement and the key that cancels them.
 */
function describeError(error: unknown): unknown {
  return error instanceof Error ? describe(error, causesMax) : error;
}

function describe(error: Error, depth: number): LoggedError {
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const causes = [cause, ...(Array.isArray(errors) ? (errors as unknown[]) : [])]
    .filter((each) => each instanceof Error)
    .slice(0, causesMax);
  return {
    name: error.name,
    message: cutSecrets(error.message).slice(0, messageLengthMax),
    ...(typeof code === 'string' || typeof code === 'number' ? { errorCode: String(code) } : {}),
    ...(frames.length > 0 ? { stack: frames.slice(0, framesMax).join('\n') } : {}),
    ...(causes.length > 0 && depth > 0 ? { causes: causes.map((each) => describe(each, depth - 1)) } : {}),
  };
}
