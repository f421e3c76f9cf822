import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { BusinessError } from '@mastlight/domain/vocabulary/envelope';
import { isDatabaseGone } from '../platform/db/database';
import { sendRefusal } from '../platform/http/answer';
import type { Route } from '../platform/http/route';
import { registerRoutes, gatewayPrefix } from '../platform/http/register-routes';
import { registerHealth } from '../platform/http/health';
import { registerWebApp } from '../platform/http/web-app';
import { registerMetrics } from '../platform/http/metrics';
import { registerApiDocument } from '../platform/http/api-document';
import { makeRequestId } from '../platform/ids';
import type { Platform } from '../platform/module';
import type { Modules } from './modules';

/** JSON and form bodies; larger ones answer 413. Files have limits of their own. */
const bodyLimitBytes = 1_048_576;

/** Builds the HTTP application around the modules; it listens to nothing yet. */
export async function buildApp(platform: Platform, modules: Modules, routes: readonly Route[]): Promise<FastifyInstance> {
  const app = fastify({
    genReqId: makeRequestId,
    bodyLimit: bodyLimitBytes,
    requestTimeout: platform.config.requestTimeoutMs,
    http: {
      headersTimeout: platform.config.requestTimeoutMs,
      // Node looks for late requests at this pace, not at once.
      connectionsCheckingInterval: Math.min(platform.config.requestTimeoutMs, 5_000),
      maxHeaderSize: 16_384,
    },
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 200 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    trustProxy: platform.config.trustedProxies.length > 0 ? [...platform.config.trustedProxies] : false,
    exposeHeadRoutes: false,
    logController: new LogController({ disableRequestLogging: true }),
    loggerInstance: platform.log.child({}, { level: 'warn' }) as FastifyBaseLogger,
  });

  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.setErrorHandler((error: FastifyError | BusinessError, request, reply) => {
    if (error instanceof BusinessError) return sendRefusal(reply, request.id, error);
    const status = (error as FastifyError).statusCode ?? 500;
    if (status === 413) return sendRefusal(reply, request.id, new BusinessError(413));
    if (status < 500) return sendRefusal(reply, request.id, new BusinessError(400), 400);
    // A browser that turned away is no fault of ours, and nobody is left to answer.
    if (request.raw.aborted || reply.raw.destroyed) return reply;
    platform.log.error({ err: error, requestId: request.id, url: request.routeOptions.url }, 'request failed');
    if (isDatabaseGone(error)) return sendRefusal(reply, request.id, new BusinessError(503, undefined, { retryAfterSeconds: 2 }));
    return sendRefusal(reply, request.id, new BusinessError(500));
  });

  await app.register(helmet, securityHeaders(platform));
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(formbody, { bodyLimit: bodyLimitBytes });
  registerMetrics(app);
  registerHealth(app, platform, modules.list);
  const dependencies = { authenticate: modules.authenticate, sourceKeys: platform.config.intakeKeys };
  const takesBytes = (route: Route): boolean => route.endpoint.encoding === 'bytes';
  await app.register(async (api) => registerRoutes(api, routes.filter((route) => !takesBytes(route)), dependencies));
  await app.register(async (api) => {
    // Signed callbacks and port messages are checked over the very bytes that came, whatever type they claim.
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    registerRoutes(api, routes.filter(takesBytes), dependencies);
  });
  registerApiDocument(app, routes);
  app.all(`${gatewayPrefix}/*`, (request, reply) => sendRefusal(reply, request.id, new BusinessError(404), 404));
  await registerWebApp(app, platform.config);
  return app;
}

function securityHeaders({ config }: Platform) {
  const qrOrigin = new URL(config.wechat.qrUrl).origin;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', qrOrigin],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    // The site may stand behind plain HTTP on a workshop network; TLS is the proxy's to demand.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' as const },
  };
}
