import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Counts process figures and the time of each route of `app`. @returns where they can be read. */
export function measureCalls(app: FastifyInstance): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'mastlight_http_request_seconds',
    help: 'Time from request to answer, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address itself: it may hold numbers of bills.
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ route, method: request.method, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  return registry;
}

/** `/metrics` in Prometheus text. */
export function registerMetrics(app: FastifyInstance, registry: Registry): void {
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
