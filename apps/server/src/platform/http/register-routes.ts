import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { companyFields, siteRoles, type Endpoint, type SiteRole } from '@mastlight/domain/contract-kit/endpoint';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { isDearSearch } from '@mastlight/domain/vocabulary/search-keyword';
import { requestTexts } from '@mastlight/domain/vocabulary/platform-texts';
import { networkOf } from '../network-of';
import type { SecurityEventName, SecurityLog } from '../security-log';
import { successEnvelope } from './answer';
import type { Allowance, CallLimits } from './call-limits';
import type { FairTurn } from '../fair-turn';
import type { CallTurns } from './call-turns';
import { readCallKey } from './call-key';
import { readRequest, refusalOf, refuseManyFields, refuseUnstorable } from './read-request';
import { CompanyScope } from './company-scope';
import { OwnedAnswer, OwnedScope } from './owned';
import type { CallContext, FileAnswer, Route, RouteAlias, StreamAnswer } from './route';
import type { Authenticate, Session } from './session';

/** R-0-02: every path answers at the root and again under this prefix. */
export const gatewayPrefix = '/gw';

/** A network is many people: an office, a mobile carrier. */
export const peoplePerNetwork = 5;

/** A body costs one call more for each. */
const bytesPerCost = 16_384;

/** A file that goes to disk as it comes costs less. */
const fileBytesPerCost = 1_048_576;

/** What a network pays for a call that is refused at the door, whatever it asks for and however large its body would be: neither is worked on. */
const refusedCost = 1;

/** What a network pays for a token nobody has shown lately; given back when it is good, so that an office pays nothing. */
const lookupCost = 1;

/** What costs so much takes one of the turns that all dear calls share. */
const dearCost = 5;
/** A body that may be so large holds a file. */
const fileBytesFrom = 1_048_576;

/** So does a list in a request that is longer. */
const dearEntries = 500;

export interface RouteDependencies {
  readonly authenticate: Authenticate;
  /** Keys of the intake sources. */
  readonly sourceKeys: Readonly<Record<string, string>>;
  readonly securityLog: Pick<SecurityLog, 'tell'>;
  readonly limits: CallLimits;
  /** An address as it is kept beside what was done; nobody finds it again without the pepper. */
  readonly digestAddress: (ip: string) => string;
  /** Calls at once of an account, and of a network's callers without session. */
  readonly accountTurns: CallTurns;
  readonly networkTurns: CallTurns;
  /**
   * Dear calls at once, of an account, of all people, and of all programs, which take none from people: together fewer than there
   * are connections to the database, so that whatever else is asked finds one.
   */
  readonly dearTurns: {
    readonly ofAccount: CallTurns;
    readonly ofAll: FairTurn;
    readonly ofFiles: FairTurn;
    readonly ofPrograms: FairTurn;
  };
  /** Cost of calls that one account may have within a minute. */
  readonly callsPerMinute: number;
  /** Told when a call has been worked on, whatever became of it. */
  readonly onWorked?: (request: FastifyRequest) => void;
}

/** Compiled once in a process, however many servers it starts. */
const compiled = new WeakMap<z.ZodMiniType, z.ZodMiniType>();

/** Contracts are interpreted, for the browser's sake, whose content policy forbids compiling; here every answer passes through them. */
function compileOnce(schema: z.ZodMiniType): z.ZodMiniType {
  const known = compiled.get(schema) ?? z.compile(schema);
  compiled.set(schema, known);
  return known;
}

/** Sessions of the calls that were let in, as they were then. */
const sessions = new WeakMap<FastifyRequest, Session | null>();

/**
 * Mounts contract routes: session, rights, limits, validation, handler and
 * envelope are the same for all of them and stand here alone. Who may not call
 * is turned away before his body is read.
 */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], deps: RouteDependencies): void {
  for (const route of routes) {
    const response = compileOnce(route.endpoint.response);
    const paths: readonly RouteAlias[] = [{ path: route.endpoint.path, fixed: {} }, ...route.aliases];
    for (const { path, ...ofPath } of paths) {
      for (const url of [path, gatewayPrefix + path]) {
        app.route({
          method: route.endpoint.method,
          config: {
            goesByStatus: route.endpoint.encoding === 'bytes',
            ...(route.endpoint.fileField === undefined ? {} : { fileField: route.endpoint.fileField }),
          },
          url: url.replace(/\{(\w+)\}/g, ':$1'),
          ...(route.endpoint.maxBodyBytes ? { bodyLimit: route.endpoint.maxBodyBytes } : {}),
          onRequest: async (request, reply) => {
            void reply.header('cache-control', 'no-store');
            sessions.set(request, await admit(route, request, deps));
            route.precheck?.({ query: request.query as Record<string, unknown>, tell: watchCall(route, request, deps).tell });
          },
          handler: (request, reply) =>
            inTurn(route, request, deps, () => answerCall({ ...route, response, ...ofPath }, request, reply, deps)).finally(() =>
              deps.onWorked?.(request),
            ),
        });
      }
    }
  }
}

/**
 * Lets a call in, or refuses it: by where it comes from, by its session, by
 * the rights of its policy, by how much its caller has called lately. Knows
 * address and headers alone.
 *
 * @returns the session; null for a call that needs none and has none.
 */
async function admit(route: Route, request: FastifyRequest, deps: RouteDependencies): Promise<Session | null> {
  const { endpoint } = route;
  const { tell, count } = watchCall(route, request, deps);
  const network = `network ${networkOf(request.ip)}`;
  const ofPerson: Allowance = { calls: deps.callsPerMinute, perMs: 60_000 };
  const ofNetwork: Allowance = { calls: deps.callsPerMinute * peoplePerNetwork, perMs: 60_000 };
  const countNetwork = (cost: number): void => void count(network, ofNetwork, cost, null);

  // T11: browsers say where a call comes from; another site has no business here.
  if (endpoint.encoding !== 'bytes' && request.headers['sec-fetch-site'] === 'cross-site') {
    tell('cross-site-refused');
    throw new BusinessError(403);
  }
  if (endpoint.policy === 'source-key') {
    if (hasSourceKey(request, deps.sourceKeys)) return null;
    tell('source-key-refused');
    countNetwork(refusedCost);
    throw new BusinessError(401);
  }
  const token = bearerToken(request);
  let hasPaid = false;
  const payForLookup = (): void => {
    // Whoever makes tokens up shall not choose how often the database is asked.
    countNetwork(lookupCost);
    hasPaid = true;
  };
  const session = token ? await deps.authenticate(token, payForLookup) : null;
  if (session && hasPaid) deps.limits.giveBack(network, lookupCost, ofNetwork);
  if (token && !session) tell('token-refused');
  const cost = endpoint.cost + costOfBody(request, endpoint.encoding === 'multipart' ? fileBytesPerCost : bytesPerCost);
  if (session) count(`user ${session.userId}`, ofPerson, cost, session.userId);
  else countNetwork(endpoint.policy === 'public' ? cost : refusedCost);
  requireRights(endpoint, session);
  if (roleOf(endpoint) !== null) tell('admin-act', session?.userId);
  return session;
}

/** The role of the site that a route asks for; null for the others. */
function roleOf({ policy }: Endpoint): SiteRole | null {
  return siteRoles.find((role) => role === policy) ?? null;
}

/** @throws BusinessError 401, 403 when the policy of a route, or the permission that it names, asks for more; its own refusal for who acts for no company. */
function requireRights(endpoint: Endpoint, session: Session | null): void {
  const { policy, permission, outsider } = endpoint;
  const role = roleOf(endpoint);
  if (policy === 'public' && permission === undefined) return;
  if (!session) throw new BusinessError(401);
  // Before the permission: who acts for himself has all of them, and no company.
  if (outsider && session.identity.kind !== 'company') throw refuse(outsider, {});
  if (role !== null && !session.roles.includes(role)) throw new BusinessError(403);
  if (permission !== undefined && !session.permissions.includes(permission)) throw new BusinessError(403);
}

/**
 * Asks for the session again: the body of a call takes as long as its sender
 * likes, and a turn takes its time too. Meanwhile somebody may have signed out
 * or lost a role. What was asked a moment ago is answered from memory.
 *
 * @returns the session as it is now; null for a call that was let in without one.
 */
async function confirmSession(route: Route, request: FastifyRequest, deps: RouteDependencies): Promise<Session | null> {
  const token = sessions.get(request) ? bearerToken(request) : null;
  if (!token) return null;
  const session = await deps.authenticate(token);
  if (!session) watchCall(route, request, deps).tell('token-refused');
  requireRights(route.endpoint, session);
  return session;
}

/**
 * A request of policy `company` without the company that it names: it is the
 * caller's, which his token says, and there is no other for its handler.
 *
 * @throws BusinessError as the route refuses outsiders, for another company as for one that does not exist (S-01).
 */
function inOwnCompany(outsider: NonNullable<Endpoint['outsider']>, input: object, own: CompanyScope): object {
  const rest: Record<string, unknown> = { ...input };
  for (const field of companyFields) {
    const named = rest[field];
    if (named !== undefined && named !== own.companyId) throw refuse(outsider, {});
    delete rest[field];
  }
  return rest;
}

/** What tells of a call, and what counts it and tells when that is too much: for all limits the same. */
function watchCall(route: Route, request: FastifyRequest, { securityLog, limits }: RouteDependencies) {
  const tell: CallContext['tell'] = (name, userId = null) =>
    securityLog.tell({ name, subject: route.name, userId, address: request.ip, requestId: request.id });
  const count = (caller: string, allowance: Allowance, cost: number, userId: number | null): (() => void) => {
    const retryAfterSeconds = limits.take(caller, cost, allowance);
    if (retryAfterSeconds === 0) return () => limits.giveBack(caller, cost, allowance);
    tell('limit-reached', userId);
    throw new BusinessError(429, undefined, { retryAfterSeconds });
  };
  return { tell, count };
}

/** What a body adds to the cost of its call: reading it takes time in proportion; of unknown length it counts as the largest. */
function costOfBody({ headers, routeOptions }: FastifyRequest, perCost: number): number {
  const bytes = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : routeOptions.bodyLimit;
  return Math.floor(Math.min(bytes, routeOptions.bodyLimit) / perCost);
}

/** Sign-in has a queue of its own, machines the bound of their bytes, and open streams wait for nothing. */
function isInTurn({ endpoint }: Route): boolean {
  return endpoint.policy !== 'source-key' && endpoint.answer !== 'stream' && !endpoint.hasOwnQueue;
}

/**
 * Works on a call when it is its caller's turn.
 *
 * @throws BusinessError 429 when it was not in time.
 */
async function inTurn<T>(route: Route, request: FastifyRequest, deps: RouteDependencies, work: () => Promise<T>): Promise<T> {
  if (!isInTurn(route)) return work();
  const session = sessions.get(request) ?? null;
  const leave = session
    ? await deps.accountTurns.take(`user ${session.userId}`)
    : await deps.networkTurns.take(`network ${networkOf(request.ip)}`);
  if (!leave) throw outOfTurn(route, request, deps);
  try {
    // Who left while he waited is not worked for.
    if (request.raw.socket.destroyed) throw new BusinessError(429);
    return await work();
  } finally {
    leave();
  }
}

/** Tells of a call that did not come to its turn in time, and gives what answers it. */
function outOfTurn(route: Route, request: FastifyRequest, { securityLog }: RouteDependencies): BusinessError {
  const userId = sessions.get(request)?.userId ?? null;
  securityLog.tell({ name: 'limit-reached', subject: route.name, userId, address: request.ip, requestId: request.id });
  return new BusinessError(429, undefined, { retryAfterSeconds: 1 });
}

/**
 * Works on a call, and if it is dear, when it is the turn of its account among dear calls, and of the call among those of all, or
 * among those that bring a file.
 *
 * @throws BusinessError 429 when it was not in time, 401 or 403 when the session has ended meanwhile, or may this no more.
 */
async function inDearTurn<T>(
  route: Route,
  request: FastifyRequest,
  input: object,
  deps: RouteDependencies,
  work: () => T | Promise<T>,
): Promise<T> {
  // A form with a file comes as slowly as its sender likes: it waits for nobody's turn, and takes none.
  const isDear = (route.endpoint.cost >= dearCost && route.endpoint.encoding !== 'multipart') || isDearSearch(input) || isDearList(input);
  if (!isDear) return work();
  const { ofAccount, ofAll, ofFiles } = deps.dearTurns;
  // To read a spreadsheet takes a second of the processor, whatever its length: whoever subscribes does not wait behind it.
  const ofKind = (route.endpoint.maxBodyBytes ?? 0) >= fileBytesFrom ? ofFiles : ofAll;
  const session = sessions.get(request);
  const who = session ? `user ${session.userId}` : `network ${networkOf(request.ip)}`;
  const leaveAccount = await ofAccount.take(who);
  if (!leaveAccount) throw outOfTurn(route, request, deps);
  try {
    const leaveKind = await ofKind.take(who);
    if (!leaveKind) throw outOfTurn(route, request, deps);
    try {
      // Who was removed while he waited is told nothing more (S-07).
      await confirmSession(route, request, deps);
      return await work();
    } finally {
      leaveKind();
    }
  } finally {
    leaveAccount();
  }
}

/** Whether a request names so many things that working on it is dear, whatever its call costs for few of them. */
function isDearList(input: object): boolean {
  return Object.values(input).some((value) => Array.isArray(value) && value.length > dearEntries);
}

/** A route at one of its paths. */
interface MountedRoute extends Route, Pick<RouteAlias, 'fixed' | 'keep'> {
  /** The response schema, compiled. */
  readonly response: z.ZodMiniType;
}

/**
 * A request with those of its rows alone that its path is about.
 *
 * @throws BusinessError 404 when none is left: a row of another port answers as one that is not there.
 */
async function keepRows(keep: RouteAlias['keep'], input: object, session: Session | null): Promise<object> {
  const { id, ids } = input as { readonly id?: number; readonly ids?: readonly number[] };
  const named = ids ?? (id === undefined ? [] : [id]);
  if (!keep || !session || named.length === 0) return input;
  const kept = await keep(session, named);
  if (kept.length === 0) throw new BusinessError(404);
  return ids ? { ...input, ids: kept } : input;
}

/** What the handler of a route has in place of the session; null where it has the session itself. */
function scopeOf({ policy }: Endpoint, session: Session | null): OwnedScope | null {
  if (policy === 'owner') return new OwnedScope(session!);
  return policy === 'company' ? new CompanyScope(session!) : null;
}

async function answerCall(
  route: MountedRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: RouteDependencies,
): Promise<FastifyReply> {
  const { endpoint, handle, response, fixed } = route;
  const found = await confirmSession(route, request, deps);
  const input = await keepRows(route.keep, readRequest(endpoint, { ...fieldsOf(endpoint, request), ...fixed }) as object, found);
  const keyed = found && readCallKey(route, request.headers['idempotency-key'], found, input);
  const session = found && {
    ...found,
    trace: { requestId: request.id, ipDigest: deps.digestAddress(request.ip) },
    ...(keyed ? { keyed } : {}),
  };
  let code = 200;
  const ownId = session?.userId ?? null;
  const { tell, count } = watchCall(route, request, deps);
  // Whose handler answers for an owner, or in a company, has no other way to know whose.
  const own = scopeOf(endpoint, session);
  const context = {
    ...(own ? { own } : { session }),
    tell: (name: SecurityEventName, userId: number | null = ownId) => tell(name, userId),
    limitNetwork: (name: string, allowance: Allowance) => count(`${name} ${networkOf(request.ip)}`, allowance, 1, ownId),
    limitPerson: (name: string, allowance: Allowance) =>
      ownId === null ? () => undefined : count(`${name} user ${ownId}`, allowance, 1, ownId),
    requestId: request.id,
    ip: request.ip,
    headers: request.headers,
    form: request.raw,
    query: request.query as Record<string, unknown>,
    reply,
    setCode: (wished: number) => void (code = wished),
  } satisfies Omit<CallContext, 'session'>;
  const asked = endpoint.outsider && own instanceof CompanyScope ? inOwnCompany(endpoint.outsider, input, own) : input;
  const handled = await inDearTurn(route, request, input, deps, () => handle(asked as never, context as never));
  const result = handled instanceof OwnedAnswer ? handled.answer : handled;
  if (endpoint.answer === 'stream') {
    (result as StreamAnswer).open(reply);
    return reply;
  }
  if (endpoint.answer === 'file') return sendFile(reply, result as FileAnswer);
  // The response schema is the allow-list: what it does not name never leaves.
  return reply.type('application/json; charset=utf-8').send(successEnvelope(response.parse(result), code));
}

function fieldsOf(endpoint: Endpoint, request: FastifyRequest): object {
  const body: unknown = request.body;
  if (endpoint.encoding === 'bytes') {
    // Handlers of signed callbacks read the query by themselves.
    refuseUnstorable(request.query as object);
    return { ...(request.params as object), body };
  }
  // R-7.4-42: a list by itself is the field `list`.
  if (Array.isArray(body)) return { ...(request.query as object), list: body as unknown[], ...(request.params as object) };
  const isPlainObject = typeof body === 'object' && body !== null && !Buffer.isBuffer(body);
  if (body !== undefined && body !== null && !isPlainObject) throw refusalOf({ body: requestTexts.wrongType('object') });
  // Before anything is copied.
  refuseManyFields((body ?? {}) as object);
  return { ...(request.query as object), ...(body as object | undefined), ...(request.params as object) };
}

/** R-6-19: the token travels in the Authorization header, bare or as Bearer. */
export function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (!header || header.length > 256) return null;
  const token = header.startsWith('Bearer ') ? header.slice(7) : header;
  return /^[A-Za-z0-9_-]{43}$/.test(token) ? token : null;
}

/** Whether a machine shows the key of the source that its path names. */
function hasSourceKey(request: FastifyRequest, sourceKeys: RouteDependencies['sourceKeys']): boolean {
  const { source } = request.params as { source?: string };
  const expected = source && Object.hasOwn(sourceKeys, source) ? sourceKeys[source]! : null;
  const given = (request.headers.authorization ?? '').replace(/^Bearer /, '');
  return expected !== null && isSameSecret(given, expected);
}

function isSameSecret(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  if (file.fileName) {
    void reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`);
  }
  return reply
    .code(file.httpStatus ?? 200)
    .type(file.contentType)
    .send(file.body);
}
