import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotliQuality = 6;

/** An answer that is the same for everybody: written and compressed once, so that it costs a call nothing. */
export interface ReadyAnswer {
  /** Sends it as the caller takes it, or 304 when he has it already. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/** Makes a text ready to be sent, with its content type. */
export async function makeReadyAnswer(contentType: string, text: string): Promise<ReadyAnswer> {
  const identity = Buffer.from(text);
  const br = await promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
  const gz = await promisify(gzip)(identity);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  return {
    send(request, reply) {
      void reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      void reply.type(contentType);
      const accepted = acceptedEncodings(request);
      if (accepted.has('br')) return reply.header('content-encoding', 'br').send(br);
      if (accepted.has('gzip')) return reply.header('content-encoding', 'gzip').send(gz);
      return reply.header('content-encoding', 'identity').send(identity);
    },
  };
}

/** What a caller takes; `q=0` is a refusal. */
function acceptedEncodings({ headers }: FastifyRequest): Set<string> {
  const entries = (headers['accept-encoding'] ?? '').toLowerCase().split(',');
  return new Set(entries.filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry)).map((entry) => entry.split(';')[0]!.trim()));
}
