import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { Log } from '../log';
import type { CallTurns } from './call-turns';
import { requestTexts } from '@mastlight/domain/vocabulary/platform-texts';
import { networkOf } from '../network-of';
import type { SecurityEventName } from '../security-log';
import { registerErrorAnswers } from './answer-errors';
import type { Allowance } from './call-limits';
import { gatewayPrefix, peoplePerNetwork, type RouteDependencies } from './register-routes';
import type { CallTrace } from './session';

/** What a handler of such an address knows of a call. */
export interface StandardCall {
  readonly method: string;
  /** Path without its query: that may hold what belongs nowhere else. */
  readonly path: string;
  /** As it came, without the question mark. */
  readonly query: string;
  /** What stands in the named places of the path, decoded. */
  readonly inPath: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  /** The bytes that came with a call of a route that takes a body; empty otherwise. */
  readonly body: Buffer;
  /** What is kept of it beside what it did. */
  readonly trace: CallTrace;
  /** Counts the call against a name. @returns 0, or the seconds until it may be made; then nothing was counted. */
  limit(name: string, allowance: Allowance): number;
  /** Gives back what the network paid for the call before anybody knew its caller. */
  giveBack(): void;
  /**
   * Does what asks the database in one of the turns that a caller has; what is dear in his only one for that, and one of those
   * that all programs have. @throws BusinessError 429 when too many of his wait.
   */
  inTurn<T>(name: string, isDear: boolean, work: () => Promise<T>): Promise<T>;
  /** Notes a security event about the call; never a key. */
  tell(name: SecurityEventName): void;
}

/** An answer as it goes out. */
export interface StandardAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; of a 204 nothing is sent. */
  readonly body: string;
}

/**
 * An address whose form others have laid down: its answers have no envelope, its refusals go by HTTP status, and its callers
 * are programs with a key of their own and no session (ADR 0054). All else is asked by contracts.
 */
export interface StandardRoute {
  /** `<capability>.<what>`, for logs. */
  readonly name: string;
  /** A place in it is named as `/:name`. */
  readonly path: string;
  /** Calls of methods that no route of its path has are refused with 405; null: its handler hears them all. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | null;
  /** How long a body of JSON it takes, in bytes; without it none is read. */
  readonly bodyBytesMax?: number;
  /** @throws BusinessError with the HTTP status that it is refused with. */
  answer(call: StandardCall): Promise<StandardAnswer>;
  /** A refusal in the form of the standard; its status is the code of the refusal. */
  say(call: Pick<StandardCall, 'method' | 'path'>, refusal: BusinessError): Omit<StandardAnswer, 'status'>;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Methods that a path has routes for. */
export function methodsAt(routes: readonly Pick<StandardRoute, 'path' | 'method'>[], path: string): readonly string[] {
  return routes.flatMap((route) => (route.path === path && route.method !== null ? [route.method] : []));
}

/** What a network pays for a call whose caller is not known yet. */
const unknownCost = 1;

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0]!;

/**
 * Mounts such addresses: each call is paid by its network first, as by whoever shows a token that nobody knows, and waits
 * for one of its network's turns.
 */
export function registerStandardRoutes(app: FastifyInstance, routes: readonly StandardRoute[], deps: RouteDependencies, log: Log): void {
  for (const route of routes) {
    const allowed = methodsAt(routes, route.path);
    const isFirst = routes.find(({ path }) => path === route.path) === route;
    void app.register(async (own) => {
      registerErrorAnswers(own, log, (request, reply, refusal) => sayRefusal(route, allowed, request, reply, refusal));
      readBodies(own, route);
      for (const url of [route.path, gatewayPrefix + route.path]) {
        own.route({
          // Of several routes at a path the first hears what none of them has.
          method: methods.filter((method) => method === route.method || (isFirst && !allowed.includes(method))),
          url,
          ...(route.bodyBytesMax !== undefined && { bodyLimit: route.bodyBytesMax }),
          onRequest: async (request, reply) => {
            void reply.header('cache-control', 'no-store');
            admit(route, request, deps);
          },
          handler: (request, reply) => {
            const { tell, network } = watch(route, request, deps);
            return inTurn(deps.networkTurns, network, tell, () => answerCall(route, request, reply, deps));
          },
        });
      }
    });
  }
}

/** Bodies are for nobody where a route takes none: then none is read. */
function readBodies(app: FastifyInstance, { bodyBytesMax }: StandardRoute): void {
  app.removeAllContentTypeParsers();
  if (bodyBytesMax === undefined) {
    app.addContentTypeParser('*', (_request, _body, done) => done(null));
    return;
  }
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body);
  app.addContentTypeParser('*', (_request, _body, done) => done(new BusinessError(415, requestTexts.jsonOnly)));
}

function watch(route: StandardRoute, request: FastifyRequest, { securityLog, limits }: RouteDependencies) {
  const tell = (name: SecurityEventName): void =>
    securityLog.tell({ name, subject: route.name, address: request.ip, requestId: request.id });
  const network = `network ${networkOf(request.ip)}`;
  return { tell, limits, network };
}

const ofNetwork = ({ callsPerMinute }: RouteDependencies): Allowance => ({ calls: callsPerMinute * peoplePerNetwork, perMs: 60_000 });

/** @throws BusinessError 403, 405, 429 for a call that is not looked at. */
function admit(route: StandardRoute, request: FastifyRequest, deps: RouteDependencies): void {
  const { tell, limits, network } = watch(route, request, deps);
  const retryAfterSeconds = limits.take(network, unknownCost, ofNetwork(deps));
  if (retryAfterSeconds > 0) {
    tell('limit-reached');
    throw new BusinessError(429, undefined, { retryAfterSeconds });
  }
  // T11: the page of another site has no business here.
  if (request.headers['sec-fetch-site'] === 'cross-site') {
    tell('cross-site-refused');
    throw new BusinessError(403);
  }
  if (route.method !== null && request.method !== route.method) throw new BusinessError(405);
}

async function inTurn<T>(
  turns: Pick<CallTurns, 'take'>,
  name: string,
  tell: (name: SecurityEventName) => void,
  work: () => Promise<T>,
): Promise<T> {
  const leave = await turns.take(name);
  if (!leave) {
    tell('limit-reached');
    throw new BusinessError(429, undefined, { retryAfterSeconds: 1 });
  }
  try {
    return await work();
  } finally {
    leave();
  }
}

async function answerCall(
  route: StandardRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: RouteDependencies,
): Promise<FastifyReply> {
  const { tell, limits, network } = watch(route, request, deps);
  const { url } = request;
  const mark = url.indexOf('?');
  const { status, headers, body } = await route.answer({
    method: request.method,
    path: pathOf(request),
    query: mark < 0 ? '' : url.slice(mark + 1),
    inPath: request.params as Readonly<Record<string, string>>,
    headers: request.headers,
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    trace: { requestId: request.id, ipDigest: deps.digestAddress(request.ip) },
    limit: (name, allowance) => limits.take(name, 1, allowance),
    inTurn: (name, isDear, work) => {
      const { ofAccount, ofPrograms } = deps.dearTurns;
      const inAll: typeof work = () => inTurn(ofPrograms, name, tell, work);
      // What is dear waits beside the others of its caller, not in front of them.
      return isDear ? inTurn(ofAccount, name, tell, inAll) : inTurn(deps.accountTurns, name, tell, work);
    },
    giveBack: () => limits.giveBack(network, unknownCost, ofNetwork(deps)),
    tell,
  });
  void reply.code(status).headers(headers);
  return status === 204 ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
}

function sayRefusal(
  route: StandardRoute,
  allowed: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: BusinessError,
): FastifyReply {
  const { headers, body } = route.say({ method: request.method, path: pathOf(request) }, refusal);
  if (refusal.retryAfterSeconds !== undefined) void reply.header('retry-after', String(refusal.retryAfterSeconds));
  if (refusal.code === 405 && route.method !== null) void reply.header('allow', allowed.join(', '));
  return reply.code(refusal.code).headers(headers).type('application/json; charset=utf-8').send(body);
}
