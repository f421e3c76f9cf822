import type { FastifyInstance } from 'fastify';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { readFields, readText } from '../read-fields';
import { registeredCompanies } from './companies';

export interface RegistryOptions {
  /** Shared with the platform; empty: nobody is answered. */
  readonly key: string;
  readonly nowMs: () => number;
  readonly isDown: () => boolean;
  readonly isSlow: () => boolean;
}

/** A question is this old at most. */
const dateToleranceMs = 15 * 60_000;
/** Longer than the platform waits. */
const slowMs = 15_000;

/** The registry of companies: `POST /registry/company`, and `GET /registry` for whoever wants to know what to type. */
export function registerRegistry(app: FastifyInstance, options: RegistryOptions): void {
  app.get('/registry', () => ({ ok: true, list: registeredCompanies }));

  app.post('/registry/company', async (request, reply) => {
    if (options.isDown()) return reply.code(503).send({ error: 'down' });
    if (options.isSlow()) await wait(slowMs, undefined, { ref: false });
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const { 'x-registry-date': date = '', 'x-registry-signature': signature = '' } = request.headers as Record<string, string | undefined>;
    if (!(Math.abs(Date.parse(date) - options.nowMs()) <= dateToleranceMs)) return reply.code(401).send({ error: 'date' });
    if (!isSigned(options.key, date, body, signature)) return reply.code(401).send({ error: 'signature' });
    const fields = readFields(body);
    const found = registeredCompanies.find(({ creditCode }) => creditCode === readText(fields, 'creditCode'));
    if (!found) return { result: 'unknown' };
    if (found.isStruckOff) return { result: 'struck-off' };
    if (found.name !== readText(fields, 'name')) return { result: 'name-differs' };
    return { result: found.legalPerson === readText(fields, 'legalPerson') ? 'matched' : 'person-differs' };
  });
}

function isSigned(key: string, date: string, body: Buffer, told: string): boolean {
  if (key === '') return false;
  const digest = createHash('sha256').update(body).digest('hex');
  const right = Buffer.from(createHmac('sha256', key).update(`${date}\n${digest}`).digest('hex'));
  const given = Buffer.from(told);
  return given.length === right.length && timingSafeEqual(given, right);
}
