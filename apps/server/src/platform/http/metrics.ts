import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database';
import { countDeadLetters } from '../queue/dead-letters';
import type { Queue } from '../queue/queue';

/** A database that answers no sooner leaves the last figure standing. */
const countMs = 900;

/** What is told of what the process lives on. */
export interface Gauged {
  readonly database: Database;
  /** Null where no jobs are worked on. */
  readonly queue: Pick<Queue, 'failedCount'> | null;
}

/** Gathers figures of the process, its connections and its jobs. */
export function createRegistry({ database, queue }: Gauged): Registry {
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
  const deadLetters = new Gauge({
    name: 'mastlight_dead_letters',
    help: 'Events and jobs that this build cannot read and that wait for one that does.',
    registers: [],
    async collect() {
      const late = new AbortController();
      const counted = database.unhurried(() => countDeadLetters(database), countMs).catch(() => null);
      const count = await Promise.race([counted, pause(countMs, null, { signal: late.signal })]);
      late.abort();
      if (count !== null) this.set(count);
    },
  });
  registry.registerMetric(deadLetters);
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
