import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database';
import type { Figure } from '../module';
import type { Queue } from '../queue/queue';

/** What is told of what the process lives on. */
export interface Gauged {
  readonly database: Pick<Database, 'connections' | 'unhurried'>;
  /** Null where no jobs are worked on. */
  readonly queue: Pick<Queue, 'failedCount'> | null;
  /** Of the platform and of the modules. */
  readonly figures: readonly Figure[];
}

/** A figure that the database takes longer for is left out. */
const statementMs = 3_000;

/**
 * Gathers figures of the process, its connections, its jobs, and those that
 * platform and modules give. One that cannot be read, because the database is
 * gone, is left out; the others are told.
 *
 * @throws Error when two have one name.
 */
export function createRegistry({ database, queue, figures }: Gauged): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const connections = new Gauge({
    name: 'mastlight_database_connections',
    help: 'Open connections to the database: lent to somebody, or idle.',
    labelNames: ['state'],
    registers: [],
    collect() {
      const { open, lent } = database.connections;
      this.set({ state: 'lent' }, lent);
      this.set({ state: 'idle' }, open - lent);
    },
  });
  registry.registerMetric(connections);
  if (queue) {
    const failed = new Gauge({
      name: 'mastlight_jobs_failed',
      help: 'Jobs that have failed for good and wait for somebody to look into it.',
      registers: [],
      collect() {
        this.set(queue.failedCount());
      },
    });
    registry.registerMetric(failed);
  }
  for (const { name, help, kind, read } of figures) {
    const Kind = kind === 'counter' ? Counter : Gauge;
    const metric: Counter | Gauge = new Kind({
      name,
      help,
      registers: [],
      async collect() {
        const value = await database.unhurried(async () => read(), statementMs).catch(() => null);
        metric.reset();
        if (value === null) metric.remove();
        else metric.inc(value);
      },
    });
    registry.registerMetric(metric);
  }
  return registry;
}

/** Counts the time of each route of `app`. */
export function measureCalls(app: FastifyInstance, registry: Registry): void {
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
}

/** `/metrics` in Prometheus text. */
export function registerMetrics(app: FastifyInstance, registry: Registry): void {
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
