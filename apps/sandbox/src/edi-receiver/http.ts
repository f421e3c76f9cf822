import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { EdiReceiver, type EdiReceiverOptions } from './edi-receiver';

export interface EdiCounter<Noted extends object> extends EdiReceiverOptions<Noted> {
  /** Where it is asked: `/vgm-receiver`. */
  readonly path: string;
  /** Shared with the platform; empty: nobody is answered. */
  readonly key: string;
  /** Real time, ms. */
  readonly realNowMs: () => number;
  /** A share from 0 to 1, drawn for each message. */
  readonly draw: () => number;
}

const dateToleranceMs = 15 * 60_000;

/**
 * `POST <path>/messages` takes a message, `GET <path>/messages/<reference>` tells what became of it, and `GET <path>` lists
 * for whoever looks what was handed in, and how often.
 */
export function registerEdiReceiver<Noted extends object>(app: FastifyInstance, counter: EdiCounter<Noted>): EdiReceiver<Noted> {
  const { path } = counter;
  const receiver = new EdiReceiver(counter);

  app.get(path, () => ({
    ok: true,
    list: counter.cases.map(({ receipts, ...one }) => ({ ...one, receipts: receipts.length })).reverse(),
  }));

  app.post(`${path}/messages`, async (request, reply) => {
    const { isDown, swallowRate } = counter.habits();
    if (isDown) return reply.code(503).send({ error: 'down' });
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const reference = signedReference(counter, request.headers, body);
    if (reference === null) return reply.code(401).send({ error: 'signature' });
    const { 'x-edi-file-name': fileName = '' } = request.headers;
    const refusal = receiver.take(reference, decodeURIComponent(String(fileName)), body);
    if (refusal !== null) return reply.code(422).send({ reason: refusal });
    // Taken, and nobody hears of it.
    if (counter.draw() < swallowRate) request.raw.socket.destroy();
    return { ok: true };
  });

  app.get<{ Params: { reference: string } }>(`${path}/messages/:reference`, async (request, reply) => {
    if (counter.habits().isDown) return reply.code(503).send({ error: 'down' });
    const { reference } = request.params;
    if (signedReference(counter, request.headers, Buffer.alloc(0)) !== reference) return reply.code(401).send({ error: 'signature' });
    const found = receiver.find(reference);
    if (!found) return reply.code(404).send({ unknown: reference });
    return { reference, receipts: found.receipts };
  });
  return receiver;
}

/** The reference that somebody with the key has signed in these minutes; null: nobody has. */
function signedReference(
  { key, realNowMs }: Pick<EdiCounter<object>, 'key' | 'realNowMs'>,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: Buffer,
): string | null {
  const [date, reference, told] = ['x-edi-date', 'x-edi-reference', 'x-edi-signature'].map((name) => String(headers[name] ?? ''));
  if (key === '' || !(Math.abs(Date.parse(date!) - realNowMs()) <= dateToleranceMs)) return null;
  const digest = createHash('sha256').update(body).digest('hex');
  const right = Buffer.from(createHmac('sha256', key).update(`${date}\n${reference}\n${digest}`).digest('hex'));
  const given = Buffer.from(told!);
  return given.length === right.length && timingSafeEqual(given, right) ? reference! : null;
}
