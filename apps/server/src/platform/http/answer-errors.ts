import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BusinessError, codeTexts, type Envelope } from '@mastlight/domain/contract-kit/envelope';
import { requestTexts } from '@mastlight/domain/vocabulary/platform-texts';
import { DatabaseBusy, isDatabaseGone } from '../db/database-errors';
import type { Log } from '../log';
import { sendRefusal } from './answer';
import { hangUpGently } from './hang-up-gently';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its callers are programs that look at the HTTP status alone (R-0-04 is for browsers). */
    readonly goesByStatus?: boolean;
  }
}

/** Time until a new try makes sense when the database is away. */
const databaseRetrySeconds = 2;
/** The same when all its connections are lent: it has waited for some seconds already. */
const busyRetrySeconds = 5;

/** How a refusal is answered; `httpStatus`: where the failure was not a refusal of ours. */
export type SayRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: BusinessError, httpStatus?: number) => FastifyReply;

const sayInEnvelope: SayRefusal = (request, reply, refusal, httpStatus) => sendRefusal(reply, request.id, refusal, httpStatus);

/** Every failure of a call, wherever it was thrown, becomes a refusal here; faults of ours are logged first. */
export function registerErrorAnswers(app: FastifyInstance, log: Log, say = sayInEnvelope): void {
  app.setErrorHandler((error: FastifyError | BusinessError, request, reply) => {
    const refusal = refusalOf(error);
    // Asked of the reply: the request counts as destroyed as soon as its body was read.
    const isGone = reply.raw.destroyed;
    const isOurs = refusal.code >= 500 || error instanceof DatabaseBusy;
    if (!(error instanceof BusinessError) && isOurs) {
      const facts = { err: error, requestId: request.id, method: request.method, route: request.routeOptions.url };
      if (isGone) log.warn(facts, 'request failed, and its client is gone');
      else log.error(facts, 'request failed');
    }
    if (isGone) return reply;
    closeUnread(request, reply);
    // Said of a file that is not sent after all.
    for (const header of ['content-encoding', 'content-disposition']) void reply.removeHeader(header);
    // What is no refusal of ours is a fault of the request's form, or our own: a program that calls us sends it again after that.
    const isTransport = refusal.code === 400 || (refusal.code === 500 && request.routeOptions.config.goesByStatus);
    return say(request, reply, refusal, isTransport && !(error instanceof BusinessError) ? refusal.code : undefined);
  });
}

function refusalOf(error: FastifyError | BusinessError): BusinessError {
  if (error instanceof BusinessError) return error;
  const status = error.statusCode ?? 500;
  if (status === 413) return new BusinessError(413, requestTexts.bodyTooLarge);
  if (status < 500) return new BusinessError(400, codeTexts[400]);
  if (error instanceof DatabaseBusy) return new BusinessError(429, requestTexts.serverBusy, { retryAfterSeconds: busyRetrySeconds });
  if (isDatabaseGone(error)) return new BusinessError(503, requestTexts.databaseAway, { retryAfterSeconds: databaseRetrySeconds });
  return new BusinessError(500);
}

/** So much of an unread body is read and dropped to keep the connection; a larger one ends it. */
const droppedBytesMax = 65_536;

/** A body that is refused unread must not be mistaken for the next request, nor be waited for. */
function closeUnread({ raw, headers }: FastifyRequest, reply: FastifyReply): void {
  const isLarge = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > droppedBytesMax;
  if (!isLarge || raw.readableEnded) return;
  void reply.header('connection', 'close');
  hangUpGently(raw.socket);
}

/** Statuses of what Node's own parser refuses. */
const parserStatuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers bytes that are no request, and hangs up. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const body = JSON.stringify({ code: 400, status: false, msg: requestTexts.badRequest, data: null } satisfies Envelope);
  const head = `HTTP/1.1 ${parserStatuses[error.code ?? ''] ?? '400 Bad Request'}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`;
  socket.end(head + body, () => socket.destroy());
}
