import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ports, type Port, type PortCode } from '@mastlight/domain/vocabulary/port';
import type { companyFields, Contract, Endpoint, RequestOf, ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import type { OwnerScope } from '../db/database';
import type { SecurityEventName } from '../security-log';
import type { Allowance } from './call-limits';
import type { CompanyScope } from './company-scope';
import type { OwnedAnswer, OwnedScope } from './owned';
import type { Session } from './session';

/** What a handler knows about the call besides its request. */
export interface CallContext<S extends Session | null = Session | null> {
  readonly session: S;
  readonly requestId: string;
  readonly ip: string;
  readonly headers: IncomingHttpHeaders;
  /** Raw query, for signed callbacks whose body is bytes. */
  readonly query: Readonly<Record<string, unknown>>;
  /** The body of a `multipart` call, for its handler to read; of others it is read already. */
  readonly form: IncomingMessage;
  /** Sets a cookie or header; for sign-in and files alone. */
  readonly reply: FastifyReply;
  /** Notes a security event about this call; `userId` when it concerns another than who is signed in. Never waits. */
  tell(name: SecurityEventName, userId?: number | null): void;
  /**
   * Counts this call, beside the limits of every call, against what its
   * network may do under a name.
   *
   * @returns what takes the count back, for a call that turned out not to count.
   * @throws BusinessError 429 with the time to wait, and tells of it.
   */
  limitNetwork(name: string, allowance: Allowance): () => void;
  /** The same for the person who is signed in, wherever he calls from; nobody's call is not counted. */
  limitPerson(name: string, allowance: Allowance): () => void;
  /** Makes the success answer carry another code than 200, such as 201 for "not yet" (R-7.1-03). */
  setCode(code: number): void;
}

/** A file as answer; `body` is streamed. */
export interface FileAnswer {
  readonly contentType: string;
  /** Offered as download under this name; none: shown in place. */
  readonly fileName?: string;
  readonly body: Readable | Buffer | string;
  readonly httpStatus?: number;
}

/** An open event stream as answer: the handler owns the raw reply from here on. */
export interface StreamAnswer {
  open(reply: FastifyReply): void;
}

type AnswerOf<E extends Endpoint> = E['answer'] extends 'file' ? FileAnswer : E['answer'] extends 'stream' ? StreamAnswer : ResponseOf<E>;

type SessionOf<E extends Endpoint> = E['policy'] extends 'public' | 'source-key' ? Session | null : Session;

/** What a handler of policy `owner` knows: no session, but the scope of what is the caller's own. */
export interface OwnedContext extends Omit<CallContext, 'session'> {
  readonly own: OwnedScope;
}

/** What a handler of policy `company` knows: no session, but the scope of the company that its caller acts for. */
export interface CompanyContext extends Omit<CallContext, 'session'> {
  readonly own: CompanyScope;
}

/** A request of policy `company`: which company it is about is the scope's to say. */
type RequestInCompany<E extends Endpoint> = Omit<RequestOf<E>, (typeof companyFields)[number]>;

/** A handler; one of policy `owner` or `company` that does not answer through its scope does not compile. */
export type Handler<E extends Endpoint> = E['policy'] extends 'owner'
  ? (request: RequestOf<E>, context: OwnedContext) => Promise<OwnedAnswer<AnswerOf<E>>>
  : E['policy'] extends 'company'
    ? (request: RequestInCompany<E>, context: CompanyContext) => Promise<OwnedAnswer<AnswerOf<E>>>
    : (request: RequestOf<E>, context: CallContext<SessionOf<E>>) => Promise<AnswerOf<E>>;

/**
 * Looks at a call before its body is read, such as at a signature over its query.
 *
 * @throws BusinessError when the call may not go on.
 */
export type Precheck = (call: Pick<CallContext, 'query' | 'tell'>) => void;

/** A contract entry with its handler, ready to mount. */
export interface Route {
  /** `<capability>.<endpoint>`. */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly handle: (request: never, context: never) => Promise<unknown>;
  /** Asked before the body is read. */
  readonly precheck?: Precheck;
  /** Further paths that answer the same, such as the other ports' spellings. */
  readonly aliases: readonly RouteAlias[];
}

/** An alias may settle request fields that its path implies. */
export interface RouteAlias {
  readonly path: string;
  readonly fixed: Readonly<Record<string, unknown>>;
  /** As the specification has it at this path, where that is another than the endpoint's; the server reads both. */
  readonly encoding?: 'json' | 'form';
  /** Of the caller's rows that a call names, those that the path is about; the others are not there for it. */
  readonly keep?: (own: OwnerScope, ids: readonly number[]) => Promise<readonly number[]>;
}

/** Calls that name rows by `id` or `ids` alone, and how their rows of a port are found: a port's own path reaches no others. */
export interface RowsOfPort<C extends Contract> {
  readonly calls: readonly (keyof C & string)[];
  readonly keep: (own: OwnerScope, ids: readonly number[], port: PortCode) => Promise<readonly number[]>;
}

/**
 * Other ports' spellings of a contract's endpoints: their path names the port,
 * which the field `systemKey` does otherwise.
 *
 * @param spell an endpoint's path in the spelling of a port
 * @param rows calls about rows that a port's path binds to it
 */
export function portAliases<C extends Contract>(
  contract: C,
  spell: (path: string, port: Port) => string,
  rows: RowsOfPort<C> = { calls: [], keep: async (_own, ids) => ids },
): Readonly<Record<string, readonly RouteAlias[]>> {
  const spelled = ports.filter(({ pathPart }) => pathPart !== '');
  const aliasesOf = (name: string, path: string): RouteAlias[] =>
    spelled.map((port) => ({
      path: spell(path, port),
      fixed: { systemKey: port.code },
      ...(rows.calls.includes(name) ? { keep: (own: OwnerScope, ids: readonly number[]) => rows.keep(own, ids, port.code) } : {}),
    }));
  return Object.fromEntries(Object.entries(contract).map(([name, { path }]) => [name, aliasesOf(name, path)]));
}

/**
 * Binds each endpoint of a contract to its handler. A missing handler, a
 * wrong request field or an incomplete answer does not compile.
 */
export function implement<C extends Contract>(
  capability: string,
  contract: C,
  handlers: { readonly [K in keyof C]: Handler<C[K]> },
  aliases: { readonly [K in keyof C]?: readonly RouteAlias[] } = {},
  prechecks: { readonly [K in keyof C]?: Precheck } = {},
): Route[] {
  return Object.entries(contract).map(([key, endpoint]) => ({
    name: `${capability}.${key}`,
    endpoint,
    handle: handlers[key as keyof C] as Route['handle'],
    aliases: aliases[key as keyof C] ?? [],
    ...(prechecks[key as keyof C] ? { precheck: prechecks[key as keyof C]! } : {}),
  }));
}
