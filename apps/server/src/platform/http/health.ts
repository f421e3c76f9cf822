import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isDatabaseGone } from '../db/database';
import type { HealthCheck, Platform, ServerModule } from '../module';
import type { Draining } from './draining';

/** A check that has not answered by then has no answer. */
const checkMs = 900;

/** Well, not well, or unknown because what it asks is gone. */
type Outcome = boolean | null;

/**
 * `/livez`: the process answers. `/readyz`: it can work; each part is told by
 * name, so that a broken dependency flips exactly its own check: what
 * cannot be known without the database is `null` while the database is
 * `false`. Ready is only who is well in all parts.
 */
export function registerHealth(app: FastifyInstance, platform: Platform, modules: readonly ServerModule[], draining: Draining): void {
  const method = ['GET', 'HEAD'];

  app.route({ method, url: '/livez', handler: async () => ({ ok: true }) });

  app.route({
    method,
    url: '/readyz',
    handler: async (_request, reply) => {
      const checks: Record<string, HealthCheck> = {
        accepting: async () => !draining.isOn,
        database: async () => (await platform.database.query('system', 'select 1')).rowCount === 1,
        ...platform.checks,
        ...Object.assign({}, ...modules.map((module) => module.checks ?? {})),
      };
      // Beside requests: that many of them wait for a connection is no fault of the database.
      const outcomes = await platform.database.unhurried(() =>
        Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await outcomeOf(check)] as const)),
      );
      const results: Record<string, Outcome> = Object.fromEntries(outcomes);
      results['database'] ??= false;
      const ok = Object.values(results).every((outcome) => outcome === true);
      return reply.code(ok ? 200 : 503).header('cache-control', 'no-store').send({ ok, checks: results });
    },
  });
}

async function outcomeOf(check: HealthCheck): Promise<Outcome> {
  const late = new AbortController();
  try {
    return await Promise.race([check(), pause(checkMs, null, { signal: late.signal })]);
  } catch (error) {
    return isDatabaseGone(error) ? null : false;
  } finally {
    late.abort();
  }
}
