import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isLineCode, lineCodes, type LineCode } from '@mastlight/domain/line-tracking/lines';
import { BadInput } from '../bad-input';
import { readFields } from '../read-fields';
import { ShippingLines, type ShippingLinesOptions } from './shipping-lines';

export interface LineCounter extends ShippingLinesOptions {
  /** Shared with the platform; empty: nobody is answered. */
  readonly key: string;
}

const limitMax = 100;

/**
 * The lines: `GET /lines/<code>/v2/events` is DCSA Track & Trace 2.2, `GET /lines` tells how each behaves, `POST /lines/<code>`
 * changes it.
 */
export function registerShippingLines(app: FastifyInstance, counter: LineCounter): Pick<ShippingLines, 'habitOf'> {
  const lines = new ShippingLines(counter);

  app.get('/lines', () => ({ ok: true, ...lines.describe() }));

  app.post<{ Params: { code: string } }>('/lines/:code', (request) => {
    const line = readLine(request.params.code);
    const fields = readFields(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
    const { isDown, answersPages, callsPerMinute } = fields;
    lines.setHabit(line, {
      ...(typeof isDown === 'boolean' && { isDown }),
      ...(typeof answersPages === 'boolean' && { answersPages }),
      ...(typeof callsPerMinute === 'number' && callsPerMinute > 0 && { callsPerMinute }),
    });
    return { ok: true, ...lines.habitOf(line) };
  });

  app.get<{ Params: { code: string }; Querystring: Readonly<Record<string, string | undefined>> }>(
    '/lines/:code/v2/events',
    async (request, reply) => {
      const line = readLine(request.params.code);
      if (!isKey(counter.key, request.headers['consumer-key']))
        return reply.code(401).send({ statusCode: 401, statusCodeText: 'Unauthorized' });
      const { transportDocumentReference: number = '', limit = String(limitMax), cursor } = request.query;
      const told = lines.ask(line, number, Math.min(limitMax, Math.max(1, Number(limit) || limitMax)), cursor ?? null);
      switch (told.kind) {
        case 'down':
          return reply.code(503).send({ statusCode: 503, statusCodeText: 'Service Unavailable' });
        case 'busy':
          return reply
            .code(429)
            .header('retry-after', String(told.retryAfterSeconds))
            .send({ statusCode: 429, statusCodeText: 'Too Many Requests' });
        case 'page':
          return reply.code(200).type('text/html').send('<html><body><h1>Service temporarily unavailable</h1></body></html>');
        case 'unknown':
          return reply.code(404).send({ statusCode: 404, statusCodeText: 'Not Found' });
        case 'bad':
          return reply.code(400).send({ statusCode: 400, statusCodeText: 'Bad Request' });
        case 'events':
          reply.header('api-version', '2.2.0');
          if (told.next !== null) {
            const query = new URLSearchParams({ transportDocumentReference: number, limit, cursor: told.next });
            reply.header('next-page', `/lines/${line}/v2/events?${query.toString()}`);
          }
          return told.events;
      }
    },
  );
  return lines;
}

function readLine(code: string): LineCode {
  if (!isLineCode(code)) throw new BadInput(`船公司应是 ${lineCodes.join('、')} 之一`);
  return code;
}

function isKey(key: string, told: string | string[] | undefined): boolean {
  const [own, other] = [Buffer.from(key), Buffer.from(String(told ?? ''))];
  return key !== '' && own.length === other.length && timingSafeEqual(own, other);
}
