/** How long a counterpart may take, ms. */
const timeoutMs = 10_000;
/** Most answers are a line; bytes. */
const answerMaxBytes = 262_144;

/** A question, and how it is given up. */
export interface CallOut {
  readonly method?: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** Ends the call; without one it ends after 10 s. */
  readonly signal?: AbortSignal;
  readonly maxBytes?: number | undefined;
  /** What to throw when there is no answer: `unreachable`, `timeout` or `too long`. Neither address nor body is in it. */
  readonly failed: (reason: string) => Error;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/**
 * Asks a counterpart over HTTP. It follows no redirect, waits no longer than it is told to, and reads no more than an
 * answer can be: whoever stands at the other end decides neither how long we wait nor how much we keep.
 */
export async function callOut(
  url: string,
  { method = 'POST', headers, body, signal = AbortSignal.timeout(timeoutMs), maxBytes = answerMaxBytes, failed }: CallOut,
): Promise<Answer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  let answer: Response;
  try {
    answer = await fetch(url, { method, headers: { ...headers }, ...(body !== undefined && { body }), redirect: 'error', signal });
    for await (const part of answer.body ?? []) {
      bytes += (part as Uint8Array).length;
      if (bytes > maxBytes) break;
      parts.push(part as Uint8Array);
    }
  } catch {
    throw failed(signal.aborted ? 'timeout' : 'unreachable');
  }
  if (bytes > maxBytes) throw failed('too long');
  return { status: answer.status, headers: answer.headers, body: Buffer.concat(parts) };
}

export const isOk = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** What an answer says; null where it is no JSON. */
export function jsonOf({ body }: Answer): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return null;
  }
}
