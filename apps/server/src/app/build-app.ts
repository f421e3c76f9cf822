import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Registry } from 'prom-client';
import { messageBytesMax } from '@mastlight/domain/intake/limits';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { requestTexts } from '@mastlight/domain/vocabulary/platform-texts';
import { createAddressDigest } from '../platform/http/address-digest';
import { sendRefusal } from '../platform/http/answer';
import { answerBrokenRequest, registerErrorAnswers } from '../platform/http/answer-errors';
import { boundConnections } from '../platform/http/bound-connections';
import { BytesInFlight } from '../platform/http/bytes-in-flight';
import { CallLimits } from '../platform/http/call-limits';
import { FairTurn } from '../platform/fair-turn';
import { CallTurns } from '../platform/http/call-turns';
import { Draining } from '../platform/http/draining';
import type { Route } from '../platform/http/route';
import { readFileForm } from '../platform/http/read-file-form';
import { registerRoutes, gatewayPrefix, peoplePerNetwork } from '../platform/http/register-routes';
import { registerStandardRoutes } from '../platform/http/standard-route';
import { gatherChecks, Readiness, registerHealth } from '../platform/http/health';
import { registerWebApp } from '../platform/http/web-app';
import { createRegistry, measureCalls, registerMetrics } from '../platform/http/metrics';
import { registerApiDocument } from '../platform/http/api-document';
import { openSecrets } from '../platform/secrets';
import { makeRequestId } from '../platform/ids';
import { networkOf } from '../platform/network-of';
import type { Platform, ServerModule } from '../platform/module';
import type { Queue } from '../platform/queue/queue';
import type { Modules } from './modules';

/** Bodies of calls whose contract says nothing else; larger ones answer 413. */
const bodyLimitBytes = 16_384;

/** Bytes of files that may be in flight; one source has half of it: the largest message and a few small ones. */
const bytesInFlightMax = 2 * (messageBytesMax + 2 * 1024 * 1024);

const connectionsOfNetworkMax = 500;
const firstByteMs = 5_000;

/** A browser opens six connections to a site; three accounts at once leave the database connections for others. */
const turnsOfAccount = { inFlightMax: 6, waitingMax: 50, waitMs: 5_000 };
/** A list is read by two of the 20 connections to the database at once: 12 are left to whatever is not dear. */
const dearTurnsOfAll = { atOnceMax: 4, waitingMax: 200, waitMs: 10_000 };
/** A spreadsheet is read by one connection, most of its time by the processor: one at a time leaves it to others. */
const dearTurnsOfFiles = { waitingMax: 100, waitMs: 20_000 };
/** A program can wait: what it asks is no screen. */
const dearTurnsOfPrograms = { atOnceMax: 2, waitingMax: 200, waitMs: 10_000 };
const dearTurnsOfAccount = { inFlightMax: 1, waitingMax: 50, waitMs: 10_000 };
/** A network is many people. */
const turnsOfNetwork = { inFlightMax: 30, waitingMax: 200, waitMs: 5_000 };

/** What those who run the server see of a process, whatever its roles. */
export interface Operations {
  /** Tells health and figures; listens to nothing yet. */
  readonly listener: FastifyInstance;
  readonly readiness: Readiness;
  readonly registry: Registry;
  /** The way down, begun before the listeners are closed. */
  readonly draining: Draining;
}

/** Builds what tells health and figures. */
export function buildOperations(
  platform: Platform,
  modules: readonly ServerModule[],
  queue: Pick<Queue, 'failedCount'> | null,
): Operations {
  const listener = fastify({ logController: new LogController({ disableRequestLogging: true }) });
  const draining = new Draining();
  const readiness = new Readiness(gatherChecks(platform, modules));
  const figures = [...platform.figures, ...modules.flatMap((module) => module.figures ?? [])];
  const registry = createRegistry({ database: platform.database, queue, figures });
  registerErrorAnswers(listener, platform.log);
  registerHealth(listener, readiness, draining);
  registerMetrics(listener, registry);
  return { listener, readiness, registry, draining };
}

/** Builds the application for browsers and for machines around the modules; it does not listen yet. */
export async function buildApp(
  platform: Platform,
  modules: Modules,
  routes: readonly Route[],
  operations: Operations,
): Promise<FastifyInstance> {
  const { draining, readiness, registry } = operations;
  const { config, log } = platform;
  const app = fastify({
    genReqId: makeRequestId,
    bodyLimit: bodyLimitBytes,
    requestTimeout: config.requestTimeoutMs,
    http: {
      headersTimeout: config.requestTimeoutMs,
      // Node looks for late requests at this pace, not at once.
      connectionsCheckingInterval: Math.min(config.requestTimeoutMs, 5_000),
      maxHeaderSize: 16_384,
    },
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 10_000,
    routerOptions: { maxParamLength: 200 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // What comes while the last connections end is answered like everything before it.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    exposeHeadRoutes: false,
    logController: new LogController({ disableRequestLogging: true }),
    loggerInstance: log.child({}, { level: 'warn' }) as FastifyBaseLogger,
    frameworkErrors: (_error, request, reply) => void sendRefusal(reply, request.id, new BusinessError(400, requestTexts.badAddress), 400),
    clientErrorHandler: answerBrokenRequest,
  });

  boundConnections(app.server, {
    // A proxy on this machine carries everybody's calls, also when it was not named.
    unbounded: [...config.trustedProxies, '127.0.0.0/8', '::1'],
    perNetworkMax: connectionsOfNetworkMax,
    firstByteMs,
    onRefused: (address) => platform.securityLog.tell({ name: 'limit-reached', subject: 'connections', address }),
  });
  // Who was gone before he was looked at has no address any more, and nobody is there to answer.
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.socket.remoteAddress !== undefined) return;
    reply.hijack();
    raw.socket.destroy();
  });
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  registerErrorAnswers(app, log);
  draining.watch(app);

  await app.register(helmet, securityHeaders(platform));
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(formbody, { bodyLimit: bodyLimitBytes });
  measureCalls(app, registry);
  registerHealth(app, readiness, draining);
  const dependencies = {
    authenticate: modules.authenticate,
    sourceKeys: config.intakeKeys,
    securityLog: platform.securityLog,
    limits: new CallLimits(platform.clock),
    accountTurns: new CallTurns(turnsOfAccount),
    networkTurns: new CallTurns(turnsOfNetwork),
    dearTurns: {
      ofAccount: new CallTurns(dearTurnsOfAccount),
      ofAll: new FairTurn(dearTurnsOfAll, () => performance.now()),
      ofFiles: new FairTurn(dearTurnsOfFiles, () => performance.now()),
      ofPrograms: new FairTurn(dearTurnsOfPrograms, () => performance.now()),
    },
    callsPerMinute: config.callsPerMinute,
    digestAddress: createAddressDigest(openSecrets(config).pepper),
  };
  const inFlight = new BytesInFlight(bytesInFlightMax);
  const takesBytes = (route: Route): boolean => route.endpoint.encoding === 'bytes';
  const takesForm = (route: Route): boolean => route.endpoint.encoding === 'multipart';
  await app.register(async (api) => {
    api.addContentTypeParser('multipart/form-data', readFileForm);
    registerRoutes(
      api,
      routes.filter((route) => !takesBytes(route) && !takesForm(route)),
      dependencies,
    );
  });
  // Forms with files are read by their handlers, as they come.
  await app.register(async (api) => {
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
    registerRoutes(api, routes.filter(takesForm), dependencies);
  });
  const isFile = (route: Route): boolean => takesBytes(route) && route.endpoint.policy === 'source-key';
  // Signed callbacks and port messages are taken as the very bytes that came, whatever type they claim.
  await app.register(async (api) => {
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body);
    registerRoutes(
      api,
      routes.filter((route) => takesBytes(route) && !isFile(route)),
      dependencies,
    );
  });
  await app.register(async (api) => {
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', (request: FastifyRequest) => inFlight.read(request, (request.params as { source: string }).source));
    registerRoutes(api, routes.filter(isFile), { ...dependencies, onWorked: (request) => inFlight.release(request) });
  });
  registerStandardRoutes(
    app,
    modules.list.flatMap((module) => module.standardRoutes ?? []),
    dependencies,
    log,
  );
  await app.register(async (pages) => {
    // Files and addresses that are none: not in the allowance of calls, but not without a bound either.
    pages.addHook('onRequest', async (request) => {
      const network = networkOf(request.ip);
      const retryAfterSeconds = dependencies.limits.take(`pages ${network}`, 1, {
        calls: config.callsPerMinute * peoplePerNetwork,
        perMs: 60_000,
      });
      if (retryAfterSeconds === 0) return;
      platform.securityLog.tell({ name: 'limit-reached', subject: 'pages', address: request.ip, requestId: request.id });
      throw new BusinessError(429, undefined, { retryAfterSeconds });
    });
    registerApiDocument(pages, routes);
    // Figures are told on the operations port alone; here the address must not give the page of the site either.
    pages.all('/metrics', (request, reply) => sendRefusal(reply, request.id, new BusinessError(404), 404));
    pages.all(`${gatewayPrefix}/*`, (request, reply) => sendRefusal(reply, request.id, new BusinessError(404), 404));
    await registerWebApp(pages, config);
  });

  return app;
}

const hstsSeconds = 365 * 24 * 3_600;

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
        // Markup that people wrote is made by its cleaner alone (ADR 0033).
        trustedTypes: ['dompurify'],
      },
    },
    crossOriginEmbedderPolicy: false,
    // The site may stand on plain HTTP in a workshop network; where it is known by https, browsers keep to it.
    strictTransportSecurity: config.publicUrl.startsWith('https:') ? { maxAge: hstsSeconds, includeSubDomains: false } : (false as const),
    referrerPolicy: { policy: 'same-origin' as const },
  };
}
