import type { FastifyInstance } from 'fastify';
import type { Platform, ServerModule } from '../module';
import type { Draining } from './draining';

/**
 * `/livez`: the process answers. `/readyz`: it can work; each part is told by
 * name, so that a broken dependency flips exactly its own check.
 */
export function registerHealth(app: FastifyInstance, platform: Platform, modules: readonly ServerModule[], draining: Draining): void {
  const method = ['GET', 'HEAD'];

  app.route({ method, url: '/livez', handler: async () => ({ ok: true }) });

  app.route({
    method,
    url: '/readyz',
    handler: async (_request, reply) => {
      const checks: Record<string, () => Promise<boolean>> = {
        accepting: async () => !draining.isOn,
        database: async () => (await platform.database.query('system', 'select 1')).rowCount === 1,
        ...Object.assign({}, ...modules.map((module) => module.checks ?? {})),
      };
      const results = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => [name, await check().catch(() => false)] as const),
      );
      const ok = results.every(([, isWell]) => isWell);
      return reply.code(ok ? 200 : 503).header('cache-control', 'no-store').send({ ok, checks: Object.fromEntries(results) });
    },
  });
}
