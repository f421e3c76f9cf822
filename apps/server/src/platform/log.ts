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
    redact: {
      paths: [
        'phone', 'token', 'pwd', 'password', 'code', 'openId', 'authorization', 'cookie',
        '*.phone', '*.token', '*.pwd', '*.password', '*.code', '*.openId', '*.authorization', '*.cookie',
        'req.headers', 'err.detail', 'err.parameters',
      ],
      censor: '[cut]',
    },
    hooks: {
      logMethod(args, method) {
        method.apply(this, args.map((arg) => (typeof arg === 'string' ? cutSecrets(arg) : arg)) as typeof args);
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
