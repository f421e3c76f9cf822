import type { FastifyInstance } from 'fastify';
import { demoCompanies } from './demo-companies';

/** A source of companies: `GET /companies.csv`, invented ones, for the import of customers to be found. */
export function registerCompanies(app: FastifyInstance, nowMs: () => number): void {
  app.get('/companies.csv', (_request, reply) => reply.type('text/csv; charset=utf-8').send(demoCompanies(nowMs())));
}
