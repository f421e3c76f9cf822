import type { FastifyReply } from 'fastify';
import { codeTexts, type BusinessError, type Envelope } from '@mastlight/domain/contract-kit/envelope';

/** Success envelope (R-0-03): code 200 unless the answer brings its own, status true, msg "success". */
export function successEnvelope(data: unknown, code = 200): Envelope {
  return { code, status: true, msg: 'success', data };
}

/** Codes that are also the HTTP status; all other refusals answer HTTP 200 (R-0-04). */
const transportCodes = new Set([401, 403, 408, 413, 429, 503]);

/** Answers a refusal: the code stands in the body, the request id with it (R-8-32). */
export function sendRefusal(
  reply: FastifyReply,
  requestId: string,
  error: BusinessError,
  httpStatus = transportCodes.has(error.code) ? error.code : 200,
): FastifyReply {
  if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', String(error.retryAfterSeconds));
  const body: Envelope = {
    code: error.code,
    status: false,
    msg: error.message || codeTexts[500]!,
    data: null,
    requestId,
    ...(error.fields ? { fields: error.fields } : {}),
    ...(error.refusal ? { refusal: error.refusal.name, params: error.refusal.params } : {}),
  };
  return reply.code(httpStatus).type('application/json; charset=utf-8').send(body);
}
