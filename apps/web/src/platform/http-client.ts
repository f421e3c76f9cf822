import { defaultTimeoutMs, takesKey, type Endpoint, type RequestInput, type ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import type { Envelope } from '@mastlight/domain/contract-kit/envelope';
import { textsOf } from './catalogue';
import { callEnded, callIsSlow, slowMs } from './connection';
import { sayRefusal } from './say-refusal';
import { sendWatched } from './send-watched';
import { isPermitted, useSession } from './session';
import { sendSignal } from './signals';
import { platformTexts } from './texts/zh-CN';

/** R-7-01: one setting says where the API is; by default it is this site. */
const baseUrl: string = import.meta.env['VITE_API_BASE'] ?? '/gw';

/** A refusal by its name in the contract, with what its sentence is made of. */
export interface NamedRefusal {
  readonly name: string;
  readonly params: object;
}

/**
 * A call that did not succeed. `code` is the business code, or the HTTP status, or 0 when nothing came back. The message
 * is the server's, in Chinese; `sayRefusal` says it in the language of now.
 */
export class CallError extends Error {
  constructor(
    message: string,
    readonly code: number,
    readonly requestId?: string,
    readonly fields: Readonly<Record<string, string>> = {},
    /** For code 201, 410 and the like: what came with it. */
    readonly data: unknown = null,
    /** Seconds after which a new try makes sense, when the answer named them (codes 429 and 503). */
    readonly retryAfterSeconds?: number,
    /** The named refusal of the contract that it is, where it is one: go by this, never by the message. */
    readonly refusal: NamedRefusal | null = null,
  ) {
    super(message);
    this.name = 'CallError';
  }
}

/** Whether a call got lost on the way or met an error of the server's own: the same call may do later. A refusal stays one. */
export const isLost = ({ code }: CallError): boolean => code === 0 || code >= 500;

/** An identical later call took over (R-7-05), or the caller gave up. Nobody is told. */
export class CallCancelled extends Error {
  constructor() {
    super('cancelled');
    this.name = 'CallCancelled';
  }
}

const inFlight = new Map<string | symbol, AbortController>();

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Overrides the contract's choice for one call. */
  readonly showsErrors?: boolean;
  /** Told while a body is sent which share of it has gone, from 0 to 1. */
  readonly onSent?: (share: number) => void;
}

/**
 * Calls an endpoint and gives its `data`.
 *
 * @throws CallError as answered; the error has been shown unless the contract
 * says it is quiet. CallCancelled when an identical call replaced this one.
 */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
  options: CallOptions = {},
): Promise<ResponseData<E>> {
  requirePermission(endpoint, options);
  const { token } = useSession.getState();
  const call = encode(endpoint, input as object);
  const untilMs = performance.now() + endpoint.timeoutMs;
  let answer = await send(endpoint, call, options, readAnswer<ResponseData<E>>);
  while (isAtWork(endpoint, answer) && performance.now() < untilMs) {
    await new Promise((resolve) => setTimeout(resolve, answer.retryAfterSeconds! * 1_000));
    answer = await send(endpoint, call, options, readAnswer<ResponseData<E>>);
  }
  if (isSettled(answer)) openWishes.delete(call.id);
  return readEnvelope(answer, endpoint, options, token);
}

/** Whether the same call, by the same key, is being worked on: its answer is to be had a little later. */
function isAtWork(endpoint: Endpoint, { envelope, retryAfterSeconds }: Answer<unknown>): boolean {
  return takesKey(endpoint) && envelope?.code === 409 && retryAfterSeconds !== undefined;
}

/** Whether it is known what became of a call; what a broken server or somebody else says of it tells nothing. */
function isSettled({ envelope, httpStatus, retryAfterSeconds }: Answer<unknown>): boolean {
  return envelope !== null && httpStatus < 500 && envelope.code < 500 && !(envelope.code === 409 && retryAfterSeconds !== undefined);
}

/** Calls an endpoint that answers a file; the name is the server's. */
export async function callForFile<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
  options: CallOptions = {},
): Promise<{ readonly blob: Blob; readonly name: string }> {
  requirePermission(endpoint, options);
  const { token } = useSession.getState();
  const answer = await send(endpoint, encode(endpoint, input as object), options, async (response, beganAtMs) => {
    // A file may be JSON itself; it bears a name, as no envelope does.
    const { headers } = response;
    const isEnvelope = headers.get('content-type')?.includes('application/json') && !headers.has('content-disposition');
    if (isEnvelope) return readAnswer<never>(response, beganAtMs);
    const blob = await response.blob();
    callEnded(response.status >= 500 ? 'failing' : 'answered', beganAtMs);
    return { response, blob };
  });
  if ('envelope' in answer) readEnvelope(answer, endpoint, options, token);
  if (!('blob' in answer) || !answer.response.ok) {
    const code = 'blob' in answer ? answer.response.status : answer.httpStatus;
    throw fail(endpoint, options, { text: textsOf(platformTexts)('transport.failed', { status: code }), code, tone: 'error' });
  }
  const { response, blob } = answer;
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { blob, name: name ? decodeURIComponent(name) : 'download' };
}

/** The Authorization header, when there is a token (R-6-19). */
export function authorizationHeader(): Record<string, string> {
  const { token } = useSession.getState();
  return token ? { authorization: token } : {};
}

/** Address of a path of the API. */
export function apiUrl(path: string): string {
  return baseUrl + path;
}

/** Sends and reads: the time limit holds until `read` has the whole body, which may stall or break as the call may. */
async function send<T>(
  endpoint: Endpoint,
  { id, url, init }: EncodedCall,
  options: CallOptions,
  read: (response: Response, beganAtMs: number) => Promise<T>,
): Promise<T> {
  inFlight.get(id)?.abort(new CallCancelled());
  const controller = new AbortController();
  inFlight.set(id, controller);
  const timer = setTimeout(() => controller.abort(new DOMException('timeout', 'TimeoutError')), endpoint.timeoutMs);
  const giveUp = () => controller.abort(new CallCancelled());
  options.signal?.addEventListener('abort', giveUp, { once: true });
  const endSlow = watchSlow(endpoint);
  const beganAtMs = performance.now();
  try {
    const request = { ...init, signal: controller.signal, credentials: 'same-origin' } as const;
    const sendOnce = () => (options.onSent ? sendWatched(url, request, options.onSent) : fetch(url, request));
    const response = await sendOnce().catch((error: unknown) => {
      // What has a key is done once and answered the same (L-03): a connection that broke is no reason to leave somebody in doubt.
      if (controller.signal.aborted || !takesKey(endpoint)) throw error;
      return sendOnce();
    });
    return await read(response, beganAtMs);
  } catch (error) {
    const reason: unknown = controller.signal.aborted ? controller.signal.reason : error;
    if (reason instanceof CallCancelled) throw reason;
    const say = textsOf(platformTexts);
    const isTimeout = reason instanceof DOMException && reason.name === 'TimeoutError';
    callEnded(isTimeout ? 'slow' : 'unreachable', beganAtMs);
    const text = isTimeout ? say('transport.timeout') : navigator.onLine ? say('transport.network') : say('transport.offline');
    throw fail(endpoint, options, { text, code: 0, tone: 'warning' });
  } finally {
    endSlow();
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', giveUp);
    if (inFlight.get(id) === controller) inFlight.delete(id);
  }
}

/** Tells of a call that waits for too long, unless it is one that may; gives what ends the watch. */
function watchSlow(endpoint: Endpoint): () => void {
  // Files and analyses have more time by their contract: nobody is to be told that they take it.
  if (endpoint.timeoutMs > defaultTimeoutMs) return () => undefined;
  let end = (): void => undefined;
  const timer = setTimeout(() => (end = callIsSlow()), slowMs);
  return () => {
    clearTimeout(timer);
    end();
  };
}

interface EncodedCall {
  /** The same for the same wish; two files are never the same. */
  readonly id: string | symbol;
  readonly url: string;
  readonly init: RequestInit;
}

function encode(endpoint: Endpoint, input: object): EncodedCall {
  const { method, encoding } = endpoint;
  const url = apiUrl(endpoint.path);
  const fields = () => new URLSearchParams(textFields(input)).toString();
  if (method === 'GET') {
    const query = fields();
    return withHeaders(endpoint, query ? `${url}?${query}` : url, null, null);
  }
  if (encoding === 'form') return withHeaders(endpoint, url, fields(), 'application/x-www-form-urlencoded');
  if (encoding === 'multipart') {
    const form = new FormData();
    for (const [name, value] of Object.entries(input)) form.append(name, value as Blob | string);
    return withHeaders(endpoint, url, form, null);
  }
  return withHeaders(endpoint, url, JSON.stringify(input), 'application/json');
}

function withHeaders(endpoint: Endpoint, url: string, body: string | FormData | null, type: string | null): EncodedCall {
  const id = body instanceof FormData ? Symbol(url) : `${endpoint.method} ${url} ${body ?? ''}`;
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...authorizationHeader(),
    ...(takesKey(endpoint) && { 'idempotency-key': keyOfWish(id) }),
    ...(type !== null && { 'content-type': type }),
  };
  return { id, url, init: { method: endpoint.method, headers, ...(body !== null && { body }) } };
}

/** Wishes of which nobody knows yet what became of them, by call: who wishes the same again within this time means the same one. */
const openWishes = new Map<string | symbol, { readonly key: string; readonly askedAtMs: number }>();
const wishKeptMs = 10 * 60_000;

function keyOfWish(id: string | symbol): string {
  const nowMs = performance.now();
  const open = openWishes.get(id);
  const key = open && nowMs - open.askedAtMs < wishKeptMs ? open.key : makeKey();
  openWishes.set(id, { key, askedAtMs: nowMs });
  return key;
}

/** 32 hex digits of chance; `randomUUID` is not there on a site without TLS. */
const makeKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function textFields(input: object): [string, string][] {
  return Object.entries(input)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)]);
}

interface Answer<T> {
  readonly httpStatus: number;
  readonly retryAfterSeconds: number | undefined;
  /** null = what came is no JSON. */
  readonly envelope: Envelope<T> | null;
}

async function readAnswer<T>(response: Response, beganAtMs: number): Promise<Answer<T>> {
  const text = await response.text();
  const envelope = parseEnvelope<T>(text);
  // A named refusal is an answer whatever its code: a port that is away says nothing of the server's health.
  const hasFailed = response.status >= 500 || (envelope !== null && envelope.code >= 500);
  const isForeign = envelope === null && response.ok;
  callEnded(isForeign ? 'unreachable' : hasFailed && envelope?.refusal === undefined ? 'failing' : 'answered', beganAtMs);
  // The other form of this header, a date, is never sent by our server.
  const retryAfter = response.headers.get('retry-after');
  return {
    httpStatus: response.status,
    retryAfterSeconds: retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined,
    envelope,
  };
}

function parseEnvelope<T>(text: string): Envelope<T> | null {
  try {
    return JSON.parse(text) as Envelope<T>;
  } catch {
    return null;
  }
}

/** The rules of section 8, in the order in which they apply. `sentToken` is what the call went out with. */
function readEnvelope<E extends Endpoint>(
  { envelope, httpStatus, retryAfterSeconds }: Answer<ResponseData<E>>,
  endpoint: E,
  options: CallOptions,
  sentToken: string | null,
): ResponseData<E> {
  // A call that is none is answered by HTTP 404, with an envelope of the server's own or without (R-8-12); what a call
  // did not find is told by the code of an envelope, under HTTP 200.
  if (envelope === null || typeof envelope !== 'object' || httpStatus === 404) {
    throw fail(endpoint, options, { text: textOfStatus(httpStatus), code: httpStatus, tone: 'warning', retryAfterSeconds });
  }
  const { code, requestId, fields } = envelope;
  const refusal = envelope.refusal === undefined ? null : { name: envelope.refusal, params: envelope.params ?? {} };
  const { token } = useSession.getState();
  // A call that went out before the identity was switched says nothing of the session of now.
  if ((code === 401 || code === 403) && token !== null && token === sentToken) sendSignal('session-ended', {});
  else if (code === 401 && token === null) sendSignal('login-needed', {});
  if (code === 402) {
    if (endpoint.showsErrors) sendSignal('balance-short', { text: sayRefusal({ message: envelope.msg, refusal }) });
    throw new CallError(textsOf(platformTexts)('transport.balance'), 402, requestId, fields, envelope.data, retryAfterSeconds, refusal);
  }
  const message = [envelope.msg, envelope.message].find((text) => text && text.toLowerCase() !== 'success');
  if (message) {
    if (code !== 409) show(endpoint, options, 'error', sayRefusal({ message, refusal }), requestId);
    throw new CallError(message, code, requestId, fields, envelope.data, retryAfterSeconds, refusal);
  }
  const hasData = envelope.data !== null && envelope.data !== undefined;
  if ((!code || code === 200) && !hasData && envelope.status !== true) {
    throw fail(endpoint, options, {
      text: textsOf(platformTexts)('transport.failed', { status: httpStatus }),
      code,
      tone: 'warning',
      requestId,
    });
  }
  // A code such as 201 with "success" is no error to show, and no answer either (R-7.1-03).
  if (code && code !== 200 && !envelope.status) throw new CallError(envelope.msg, code, requestId, fields, envelope.data);
  return envelope.data as ResponseData<E>;
}

/** What an answer without an envelope says by its HTTP status: one that succeeds is somebody else's, such as a sign-in page's. */
function textOfStatus(status: number): string {
  const say = textsOf(platformTexts);
  if (status === 404) return say('transport.notFound');
  return status < 400 ? say('transport.notData') : say('transport.failed', { status });
}

interface Failure {
  readonly text: string;
  readonly code: number;
  readonly tone: 'error' | 'warning';
  readonly requestId?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

/**
 * Refuses here what the duty of now does not permit: the server's 403 would end the session (R-8-09), and nothing is
 * lost by asking less. While the duty is not known the server is asked.
 *
 * @throws CallError 403, shown.
 */
function requirePermission(endpoint: Endpoint, options: CallOptions): void {
  const session = useSession.getState();
  const { permission } = endpoint;
  if (permission === undefined || session.company === null || isPermitted(session, permission)) return;
  const word = permission === 'company.manage' ? 'manage' : permission === 'company.finance' ? 'finance' : 'operate';
  throw fail(endpoint, options, { text: textsOf(platformTexts)(`notPermitted.${word}`), code: 403, tone: 'warning' });
}

/** Shows what went wrong on the way, and gives the error to throw. */
function fail(endpoint: Endpoint, options: CallOptions, failure: Failure): CallError {
  const { text, code, tone, requestId, retryAfterSeconds } = failure;
  show(endpoint, options, tone, text, requestId);
  return new CallError(text, code, requestId, {}, null, retryAfterSeconds);
}

function show(endpoint: Endpoint, options: CallOptions, tone: 'error' | 'warning', text: string, requestId?: string): void {
  if (options.showsErrors ?? endpoint.showsErrors) sendSignal('error-shown', { tone, text, ...(requestId ? { requestId } : {}) });
}
