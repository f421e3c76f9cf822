import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BusinessError } from '@mastlight/domain/vocabulary/envelope';
import type { Endpoint } from '@mastlight/domain/vocabulary/endpoint';
import { successEnvelope } from './answer';
import { compileSchema } from './compile-schema';
import { readRequest } from './read-request';
import type { CallContext, FileAnswer, Route, StreamAnswer } from './route';
import type { Authenticate, Session } from './session';

/** R-0-02: every path answers at the root and again under this prefix. */
export const gatewayPrefix = '/gw';

export interface RouteDependencies {
  readonly authenticate: Authenticate;
  /** Keys of the intake sources. */
  readonly sourceKeys: Readonly<Record<string, string>>;
}

/**
 * Mounts contract routes: session, rights, validation, handler and envelope
 * are the same for all of them and stand here alone.
 */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], deps: RouteDependencies): void {
  for (const route of routes) {
    compileSchema(route.endpoint.response);
    const paths = [{ path: route.endpoint.path, fixed: {} }, ...route.aliases];
    for (const { path, fixed } of paths) {
      for (const url of [path, gatewayPrefix + path]) {
        app.route({
          method: route.endpoint.method,
          url: url.replace(/\{(\w+)\}/g, ':$1'),
          ...(route.endpoint.maxBodyBytes ? { bodyLimit: route.endpoint.maxBodyBytes } : {}),
          // A machine without the key is turned away before its body is read into memory.
          ...(route.endpoint.policy === 'source-key'
            ? { onRequest: async (request: FastifyRequest) => checkPolicy(route.endpoint, request, null, deps) }
            : {}),
          handler: (request, reply) => answerCall(route, fixed, request, reply, deps),
        });
      }
    }
  }
}

async function answerCall(
  route: Route,
  fixed: Readonly<Record<string, unknown>>,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: RouteDependencies,
): Promise<FastifyReply> {
  const { endpoint } = route;
  void reply.header('cache-control', 'no-store');
  refuseCrossSite(endpoint, request);
  const session = await findSession(endpoint, request, deps);
  checkPolicy(endpoint, request, session, deps);
  const raw = endpoint.encoding === 'bytes' ? { ...(request.params as object), body: request.body } : fieldsOf(request);
  const input = readRequest(endpoint, { ...raw, ...fixed });
  let code = 200;
  const context: CallContext = {
    session,
    requestId: request.id,
    ip: request.ip,
    headers: request.headers,
    query: request.query as Record<string, unknown>,
    reply,
    setCode: (wished) => void (code = wished),
  };
  const result = await route.handle(input as never, context as never);
  if (endpoint.answer === 'stream') {
    (result as StreamAnswer).open(reply);
    return reply;
  }
  if (endpoint.answer === 'file') return sendFile(reply, result as FileAnswer);
  // The response schema is the allow-list: what it does not name never leaves.
  return reply.type('application/json; charset=utf-8').send(successEnvelope(endpoint.response.parse(result), code));
}

function fieldsOf(request: FastifyRequest): object {
  const body: unknown = request.body;
  const isPlainObject = typeof body === 'object' && body !== null && !Array.isArray(body) && !Buffer.isBuffer(body);
  if (body !== undefined && body !== null && !isPlainObject) throw new BusinessError(400, undefined, { fields: { body: 'object' } });
  return { ...(request.query as object), ...(body as object | undefined), ...(request.params as object) };
}

/** T11: browsers say where a call comes from; another site has no business here. */
function refuseCrossSite(endpoint: Endpoint, request: FastifyRequest): void {
  if (endpoint.encoding !== 'bytes' && request.headers['sec-fetch-site'] === 'cross-site') throw new BusinessError(403);
}

async function findSession(endpoint: Endpoint, request: FastifyRequest, deps: RouteDependencies): Promise<Session | null> {
  if (endpoint.policy === 'source-key') return null;
  const token = bearerToken(request);
  return token ? deps.authenticate(token) : null;
}

/** R-6-19: the token travels in the Authorization header, bare or as Bearer. */
export function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (!header || header.length > 256) return null;
  const token = header.startsWith('Bearer ') ? header.slice(7) : header;
  return /^[A-Za-z0-9_-]{43}$/.test(token) ? token : null;
}

function checkPolicy(endpoint: Endpoint, request: FastifyRequest, session: Session | null, deps: RouteDependencies): void {
  switch (endpoint.policy) {
    case 'public':
      return;
    case 'session':
    case 'owner':
      if (!session) throw new BusinessError(401);
      return;
    case 'admin':
      if (!session) throw new BusinessError(401);
      if (!session.roles.includes('admin')) throw new BusinessError(403);
      return;
    case 'source-key': {
      const { source } = request.params as { source?: string };
      const expected = source && Object.hasOwn(deps.sourceKeys, source) ? deps.sourceKeys[source]! : null;
      const given = (request.headers.authorization ?? '').replace(/^Bearer /, '');
      if (!expected || !isSameSecret(given, expected)) throw new BusinessError(401);
      return;
    }
  }
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
  return reply.code(file.httpStatus ?? 200).type(file.contentType).send(file.body);
}
