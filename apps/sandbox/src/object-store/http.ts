import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findS3Fault, type S3Keys } from './verify-s3-signature';

export interface ObjectStoreOptions {
  /** As the platform was told; without them nobody is let in. */
  readonly keys: S3Keys;
  readonly nowMs: () => number;
  readonly isDown: () => boolean;
}

interface KeptObject {
  readonly bytes: Buffer;
  readonly atMs: number;
}

const objectBytesMax = 32 * 1024 * 1024;
/** Of all objects: they lie in memory, and the oldest give way. */
const allBytesMax = 256 * 1024 * 1024;
/** S3 gives 1,000 at a time; fewer here, so that pages are turned. */
const pageSize = 100;

/** A store that speaks S3, with buckets of any name below `/s3`: put, get, delete, and a listing of a bucket by pages. Kept until the sandbox stops. */
export function registerObjectStore(app: FastifyInstance, { keys, nowMs, isDown }: ObjectStoreOptions): void {
  const objects = new Map<string, KeptObject>();

  const refuse = (reply: FastifyReply, status: number, code: string): FastifyReply =>
    reply.code(status).type('application/xml').send(`<Error><Code>${code}</Code></Error>`);

  const check = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (isDown()) return refuse(reply, 503, 'SlowDown');
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const headers = request.headers as Record<string, string | undefined>;
    const fault =
      keys.accessKeyId === '' ? 'AccessDenied' : findS3Fault({ method: request.method, url: request.url, headers, body }, keys, nowMs());
    return fault === null ? undefined : refuse(reply, 403, fault);
  };
  const keyOf = ({ params }: FastifyRequest): string => {
    const { bucket, '*': key } = params as { bucket: string; '*': string };
    return `${bucket}/${key}`;
  };
  const options = { preHandler: check, bodyLimit: objectBytesMax };

  app.put('/s3/:bucket/*', options, async (request, reply) => {
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    objects.delete(keyOf(request));
    let held = bytes.length + [...objects.values()].reduce((sum, object) => sum + object.bytes.length, 0);
    for (const [key, object] of objects) {
      if (held <= allBytesMax) break;
      objects.delete(key);
      held -= object.bytes.length;
    }
    objects.set(keyOf(request), { bytes, atMs: nowMs() });
    return reply.code(200).send();
  });
  app.get('/s3/:bucket/*', options, async (request, reply) => {
    const found = objects.get(keyOf(request));
    return found ? reply.type('application/octet-stream').send(found.bytes) : refuse(reply, 404, 'NoSuchKey');
  });
  app.delete('/s3/:bucket/*', options, async (request, reply) => {
    objects.delete(keyOf(request));
    return reply.code(204).send();
  });
  app.get('/s3/:bucket', options, async (request, reply) => {
    const { bucket } = request.params as { bucket: string };
    const { prefix = '', 'continuation-token': after = '' } = request.query as Record<string, string | undefined>;
    const names = [...objects.keys()].filter((key) => key.startsWith(`${bucket}/${prefix}`)).sort();
    const rest = names.filter((key) => key > after);
    const page = rest.slice(0, pageSize);
    const isCut = rest.length > page.length;
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key.slice(bucket.length + 1)}</Key><LastModified>${new Date(objects.get(key)!.atMs).toISOString()}</LastModified></Contents>`,
    );
    const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return reply
      .type('application/xml')
      .send(`<ListBucketResult><IsTruncated>${String(isCut)}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`);
  });
}
