import { lookup, Resolver } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address';

/** What a call came to: a status with the first of what was said, or why there is none. */
export type Called =
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter: string | null; readonly said: Buffer }
  | { readonly kind: 'timeout' | 'broken' | 'private-address' | 'unknown-host' | 'certificate' | 'too-long' };

/** Calls addresses that people have typed (S-12). */
export interface WebhookCaller {
  /** Posts a body; never throws for what the other side does. */
  call(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<Called>;
  /** Asks with HEAD, a third as long as a push may take: somebody waits for it. Never throws either. */
  look(url: string, headers: Readonly<Record<string, string>>): Promise<Called>;
}

interface CallerOptions {
  /** Origins that are called though they are not of the open internet. */
  readonly origins: readonly string[];
  readonly timeoutMs: number;
  readonly answerMaxBytes: number;
  /** Addresses of a name; another one where a test plays it. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  /** Servers of names (`address:port`) in place of the machine's. */
  readonly nameServers?: readonly string[];
}

/** Addresses of a name of our own, as the machine knows it. */
const ownAddressesOf = async (host: string): Promise<readonly string[]> =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

const nameTimeoutMs = 2_000;
const nameTries = 2;

/**
 * Addresses of a name that somebody has typed. The servers of names are asked by us: what the machine looks up takes one of the
 * process's few threads for as long as a name is silent, and all that we call stands in line behind it.
 */
async function addressesOf(host: string, deadline: AbortSignal, nameServers?: readonly string[]): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: nameTimeoutMs, tries: nameTries });
  if (nameServers) resolver.setServers(nameServers);
  deadline.addEventListener('abort', () => resolver.cancel(), { once: true });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/**
 * A caller that goes into the open internet alone: a name is resolved once, none of its addresses may be of somebody's own
 * network, and the one that was looked at is the one that is called, so a name that leads elsewhere a moment later leads
 * nowhere. No redirect is followed; time and answer are bounded, whatever the other side does.
 */
export function createWebhookCaller({ origins, timeoutMs, answerMaxBytes, resolve, nameServers }: CallerOptions): WebhookCaller {
  async function ask(text: string, headers: Readonly<Record<string, string>>, body: string | null, spanMs: number): Promise<Called> {
    const url = new URL(text);
    const isAllowed = origins.includes(url.origin);
    if (!isAllowed && (url.protocol !== 'https:' || !['', '8443'].includes(url.port))) return { kind: 'private-address' };
    // One span for looking up, connecting and reading.
    const deadline = AbortSignal.timeout(spanMs);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const find = resolve ?? (isAllowed ? ownAddressesOf : (name: string) => addressesOf(name, deadline, nameServers));
    const addresses = isIP(host) ? [host] : await within(deadline, find(host)).catch(() => []);
    if (deadline.aborted) return { kind: 'timeout' };
    const [address] = addresses;
    if (address === undefined) return { kind: 'unknown-host' };
    if (!isAllowed && !addresses.every(isPublicAddress)) return { kind: 'private-address' };
    return send(url, address, { headers, body, deadline, answerMaxBytes });
  }
  return {
    call: (url, headers, body) => ask(url, headers, body, timeoutMs),
    look: (url, headers) => ask(url, headers, null, Math.round(timeoutMs / 3)),
  };
}

interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  /** Null: nothing is posted, HEAD asks. */
  readonly body: string | null;
  readonly deadline: AbortSignal;
  readonly answerMaxBytes: number;
}

function send(url: URL, address: string, { headers, body, deadline, answerMaxBytes }: Sent): Promise<Called> {
  const family = isIP(address);
  // As a look-up does it, later: what the kernel refuses at once would come before anybody listens, and end the process.
  const found: RequestOptions['lookup'] = (_host, options, tell) =>
    process.nextTick(() => (options.all === true ? tell(null, [{ address, family }]) : tell(null, address, family)));
  const bytes = body === null ? null : Buffer.from(body, 'utf8');
  return new Promise((settle) => {
    const giveUp = (): void => settle({ kind: deadline.aborted ? 'timeout' : 'broken' });
    // Whatever the other side does, there is an end.
    deadline.addEventListener('abort', giveUp, { once: true });
    const asked = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: bytes === null ? 'HEAD' : 'POST',
      headers: { ...headers, ...(bytes !== null && { 'content-length': String(bytes.length) }) },
      lookup: found,
      // No connection outlives its call: the next one is looked up anew.
      agent: false,
      signal: deadline,
    });
    asked.on('error', (error: NodeJS.ErrnoException) => settle({ kind: deadline.aborted ? 'timeout' : failureOf(error) }));
    asked.on('response', (answer) => void read(answer, deadline, answerMaxBytes).then(settle));
    // We speak no other protocol.
    asked.on('upgrade', (_answer, socket) => {
      socket.destroy();
      giveUp();
    });
    asked.end(bytes ?? undefined);
  });
}

async function read(answer: IncomingMessage, deadline: AbortSignal, maxBytes: number): Promise<Called> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of answer) {
      length += (part as Buffer).length;
      if (length > maxBytes) {
        answer.destroy();
        return { kind: 'too-long' };
      }
      parts.push(part as Buffer);
    }
  } catch {
    return { kind: deadline.aborted ? 'timeout' : 'broken' };
  }
  return {
    kind: 'status',
    status: answer.statusCode ?? 0,
    retryAfter: answer.headers['retry-after'] ?? null,
    said: Buffer.concat(parts),
  };
}

const certificateCodes = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
]);

const failureOf = ({ code = '' }: NodeJS.ErrnoException): 'certificate' | 'broken' =>
  code.startsWith('CERT_') || code.startsWith('ERR_TLS') || certificateCodes.has(code) ? 'certificate' : 'broken';

/** What is promised, or a refusal once there is no more time. */
function within<T>(deadline: AbortSignal, promised: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, refuse) => {
    deadline.addEventListener('abort', () => refuse(new Error('no more time')), { once: true });
  });
  late.catch(() => {});
  return Promise.race([promised, late]);
}
