import type { FastifyInstance } from 'fastify';
import { demoTariff } from './demo-tariff';

/** A source of the tariff: `GET /tariff.csv`, a made-up one, for the operator's import. */
export function registerTariff(app: FastifyInstance): void {
  app.get('/tariff.csv', (_request, reply) => reply.type('text/csv; charset=utf-8').send(demoTariff()));
}
