/**
 * The contract mechanism: an endpoint is one entry, declared once, from which
 * come the server route and its validation, the authorization matrix, the
 * OpenAPI document and the typed client.
 *
 * Schemas use `zod/mini`, so that the browser may import a contract cheaply.
 */
import * as z from 'zod/mini';
import type { Permission } from './permission';
import type { noParams, RefusalDefinition } from './refusal';

/** How the request travels. GET always uses `query`; R-7-03: JSON by default. */
export type Encoding = 'query' | 'json' | 'form' | 'multipart' | 'bytes';

/** Roles of the site's own people, none of which has what another has: `admin` manages advertisements (R-1-03), `desk` runs it (ADR 0024). */
export const siteRoles = ['admin', 'desk'] as const;
export type SiteRole = (typeof siteRoles)[number];

/**
 * Who may call. There is no default: an endpoint without a policy does not
 * compile.
 *
 * - `public`: anybody, no session needed.
 * - `session`: a live token, whatever its identity.
 * - `owner`: a live token; the objects named must belong to its identity. A
 *   foreign object answers exactly as an absent one (S-01): the handler gets an
 *   ownership scope in place of the session, and can answer through it alone.
 * - `company`: a live token that acts for a company, which the call is about; its
 *   handler gets the scope of that company in place of the session. Who acts for
 *   himself, or names another company, is refused with `outsider` (ADR 0050).
 * - a role of the site: a live token of a user who has it.
 * - `source-key`: a machine with the key of an intake source.
 */
export type Policy = 'public' | 'session' | 'owner' | 'company' | SiteRole | 'source-key';

/**
 * Fields in which a request of policy `company` may name its company, as the
 * specification spells them. They are held against the token and reach no handler.
 */
export const companyFields = ['companyId', 'cid'] as const;

/** How a company's door refuses: it says nothing of the caller. */
export type OutsiderRefusal = RefusalDefinition<typeof noParams>;

/**
 * What a repeated call does. Reading is `natural` by itself; a write says it.
 *
 * - `natural`: the same as one call: what is there already is left alone.
 * - `keyed`: each call counts, unless its caller names it by an `Idempotency-Key`.
 * - `none`: each call counts, as for a text message or a try of a password.
 */
export type Idempotency = 'natural' | 'keyed' | 'none';

/** Whether an `Idempotency-Key` has a call be answered once (L-03): what costs something, and what counts each time. */
export const takesKey = ({ idempotency, fees }: Pick<Endpoint, 'idempotency' | 'fees'>): boolean =>
  idempotency === 'keyed' || fees.length > 0;

/** How it answers: in the envelope, as an open event stream, or as a file. */
export type Answer = 'envelope' | 'stream' | 'file';

export interface Endpoint<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
  P extends Policy = Policy,
  A extends Answer = Answer,
> {
  readonly method: 'GET' | 'POST';
  /** The path as the specification spells it, with a leading slash. */
  readonly path: string;
  readonly encoding: Encoding;
  readonly request: Request;
  /** Shape of `data` in the envelope; what it does not name never leaves the server. */
  readonly response: Response;
  readonly policy: P;
  /** One line for `/docs`, in Chinese. */
  readonly summary: string;
  /** Client-side time limit in milliseconds (R-9-14). */
  readonly timeoutMs: number;
  /** False: the browser shows no toast for this call's errors (R-8-27, R-8-28). */
  readonly showsErrors: boolean;
  /** `stream` and `file` carry no envelope on success. */
  readonly answer: A;
  /** Of JSON: the field that holds a file in base64, and may come as the file of a form (`multipart/form-data`) as well. */
  readonly fileField?: string;
  /** Largest body in bytes, where the server's general limit of 16 KB is too small. */
  readonly maxBodyBytes?: number;
  /** Names of fields in its body, at all depths, where the server's general limit of 5,000 is too small. */
  readonly maxBodyNames?: number;
  /** What a call takes from its caller's allowance of calls; 1 unless it costs the server more than most. */
  readonly cost: number;
  /** It bounds by itself how many of its calls are worked on at once. */
  readonly hasOwnQueue?: boolean;
  /** What the session's identity must be allowed beyond the policy. */
  readonly permission?: Permission;
  /** Of policy `company`, and of no other: what refuses whoever does not act for the company. */
  readonly outsider?: OutsiderRefusal;
  readonly idempotency: Idempotency;
  /** What it takes for each thing that it brings about, by the names of the price list; none: it is free. */
  readonly fees: readonly string[];
  /** Named refusals that it may answer; those of every call (401, 403, 404, 413, 429, 503) go without a name. */
  readonly refusals: readonly RefusalDefinition[];
}

/** Whoever lets a company's people in says how the others are refused. */
type PolicyOptions =
  | { readonly policy: 'company'; readonly outsider: OutsiderRefusal }
  | { readonly policy: Exclude<Policy, 'company'>; readonly outsider?: never };

interface CommonOptions {
  readonly request: z.ZodMiniType;
  readonly response: z.ZodMiniType;
  readonly summary: string;
  readonly encoding?: Encoding;
  readonly timeoutMs?: number;
  readonly showsErrors?: boolean;
  readonly answer?: Answer;
  readonly fileField?: string;
  readonly maxBodyBytes?: number;
  readonly maxBodyNames?: number;
  readonly cost?: number;
  readonly hasOwnQueue?: boolean;
  readonly permission?: Permission;
  readonly fees?: readonly string[];
  readonly refusals?: readonly RefusalDefinition[];
}

type EndpointOptions = CommonOptions & PolicyOptions;
type WriteOptions = EndpointOptions & { readonly idempotency: Idempotency };

type Declared<O extends EndpointOptions> = Endpoint<
  O['request'],
  O['response'],
  O['policy'],
  O extends { readonly answer: infer A extends Answer } ? A : 'envelope'
>;

/** R-7-02: requests time out after 30 seconds unless the entry says otherwise. */
export const defaultTimeoutMs = 30_000;

/** Declares a GET endpoint; its request fields travel in the query. */
export function get<const O extends EndpointOptions>(path: string, options: O): Declared<O> {
  return declare('GET', path, 'query', { ...options, idempotency: 'natural' });
}

/** Declares a POST endpoint; JSON unless `encoding` says otherwise (R-7-03). Whether it may be repeated must be said. */
export function post<const O extends WriteOptions>(path: string, options: O): Declared<O> {
  return declare('POST', path, 'json', options);
}

function declare<O extends EndpointOptions>(method: 'GET' | 'POST', path: string, encoding: Encoding, options: O): Declared<O> {
  return {
    method,
    path,
    encoding,
    timeoutMs: defaultTimeoutMs,
    showsErrors: true,
    answer: 'envelope',
    cost: 1,
    fees: [],
    ...options,
    refusals: [...(options.outsider ? [options.outsider] : []), ...(options.refusals ?? [])],
  } as unknown as Declared<O>;
}

/** A capability's contract: endpoint by code name. */
export type Contract = Readonly<Record<string, Endpoint>>;

/** What a caller passes, before defaults and coercion. */
export type RequestInput<E extends Endpoint> = z.input<E['request']>;
/** What a handler receives, checked. */
export type RequestOf<E extends Endpoint> = z.output<E['request']>;
/** What a handler returns as `data`; the schema strips everything it does not name. */
export type ResponseOf<E extends Endpoint> = z.input<E['response']>;
/** What the client receives as `data`. */
export type ResponseData<E extends Endpoint> = z.output<E['response']>;

/** A mutation without a result answers `data: true` (R-0-03). */
export const done = z.literal(true);
export const noRequest = z.object({});
