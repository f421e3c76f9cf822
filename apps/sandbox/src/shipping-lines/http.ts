import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLineCode, lineCodes, type LineCode } from '@mastlight/domain/line-tracking/lines';
import { BadInput } from '../bad-input';
import { readFields } from '../read-fields';
import { iftstaText, movesTable, noMoves, type ToldEvent } from './other-forms';
import { ShippingLines, type LineSays, type ShippingLinesOptions } from './shipping-lines';

export interface LineCounter extends ShippingLinesOptions {
  /** Shared with the platform; empty: nobody is answered. */
  readonly key: string;
}

const limitMax = 100;
/** More events than any shipment has: forms other than DCSA have no pages. */
const wholeMax = 1_000;

/**
 * The lines: `GET /lines/<code>/v2/events` is DCSA Track & Trace 2.2, `/lines/<code>/cargo/moves` a table of moves and
 * `/lines/<code>/status` an IFTSTA; in which form a line is asked the platform's `LINES` say. `GET /lines` tells how each behaves,
 * `POST /lines/<code>` changes it.
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
      if (told.kind === 'unknown') return reply.code(404).send({ statusCode: 404, statusCodeText: 'Not Found' });
      if (told.kind !== 'events') return sayFault(reply, told);
      reply.header('api-version', '2.2.0');
      if (told.next !== null) {
        const query = new URLSearchParams({ transportDocumentReference: number, limit, cursor: told.next });
        reply.header('next-page', `/lines/${line}/v2/events?${query.toString()}`);
      }
      return told.events;
    },
  );

  app.get<{ Params: { code: string }; Querystring: Readonly<Record<string, string | undefined>> }>(
    '/lines/:code/cargo/moves',
    async (request, reply) => {
      const line = readLine(request.params.code);
      if (!isKey(counter.key, request.headers['x-api-key'])) return reply.code(401).send({ result: 'NO_KEY' });
      const number = request.query['blNo'] ?? '';
      const told = lines.ask(line, number, wholeMax, null);
      if (told.kind === 'unknown') return noMoves;
      return told.kind === 'events' ? movesTable(number, told.events as readonly ToldEvent[]) : sayFault(reply, told);
    },
  );

  app.get<{ Params: { code: string }; Querystring: Readonly<Record<string, string | undefined>> }>(
    '/lines/:code/status',
    async (request, reply) => {
      const line = readLine(request.params.code);
      if (!isKey(counter.key, request.headers.authorization?.replace(/^Bearer /, ''))) return reply.code(401).send('');
      const number = request.query['reference'] ?? '';
      const told = lines.ask(line, number, wholeMax, null);
      if (told.kind === 'unknown') return reply.code(404).send('');
      if (told.kind !== 'events') return sayFault(reply, told);
      return reply.type('application/edifact').send(iftstaText(line, number, told.events as readonly ToldEvent[]));
    },
  );
  return lines;
}

/** What every line says, in whatever form it answers, when it does not. */
function sayFault(reply: FastifyReply, told: Exclude<LineSays, { readonly kind: 'events' | 'unknown' }>): FastifyReply {
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
    case 'bad':
      return reply.code(400).send({ statusCode: 400, statusCodeText: 'Bad Request' });
  }
}

function readLine(code: string): LineCode {
  if (!isLineCode(code)) throw new BadInput(`船公司应是 ${lineCodes.join('、')} 之一`);
  return code;
}

function isKey(key: string, told: string | string[] | undefined): boolean {
  const [own, other] = [Buffer.from(key), Buffer.from(String(told ?? ''))];
  return key !== '' && own.length === other.length && timingSafeEqual(own, other);
}
