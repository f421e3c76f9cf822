import { createReadStream } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { sha256 } from '../../ids';
import type { Clock } from '../../clock/clock';
import type { Config } from '../../config';
import { ObjectStoreError, type LocalFile, type ObjectStore } from './object-store';
import { signS3Request } from './sign-s3-request';

/** Without a byte for so long a request has failed. */
const silenceMs = 20_000;
const emptyDigest = sha256('');
/** Objects of ours among whatever else the bucket holds. */
const prefix = 'files/';

/** A store that speaks S3, addressed by path; the digest of an object is the one its upload is signed with. */
export function createS3Store(config: Config['s3'], clock: Clock): ObjectStore {
  const addressOf = (path: string): URL => new URL(`${config.endpoint}/${config.bucket}${path}`);

  /** @throws ObjectStoreError when the store cannot be reached, or answers with another status than `expected`. */
  async function send(
    method: string,
    url: URL,
    expected: readonly number[],
    body?: LocalFile & { digest: string },
  ): Promise<IncomingMessage> {
    const headers: Record<string, string | number> = signS3Request(
      { method, url, bodyDigest: body?.digest ?? emptyDigest, nowMs: clock.nowMs() },
      config,
    );
    if (body) headers['content-length'] = body.bytes;
    const call = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, { method, headers, timeout: silenceMs });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      call.once('response', resolve).once('error', reject);
      call.once('timeout', () => call.destroy(new Error('silent')));
    });
    // A refusal may come before the whole body was sent; then only the answer counts.
    const sent = body ? pipeline(createReadStream(body.path), call) : Promise.resolve(call.end());
    sent.catch(() => {});
    const answer = await answered.catch((error: NodeJS.ErrnoException) => {
      throw new ObjectStoreError(error.code ?? error.message);
    });
    if (expected.includes(answer.statusCode ?? 0)) return answer;
    answer.resume();
    throw new ObjectStoreError(`status ${answer.statusCode}`);
  }

  return {
    async put(digest, file) {
      (await send('PUT', addressOf(`/${prefix}${digest}`), [200], { ...file, digest })).resume();
    },
    async open(digest) {
      const answer = await send('GET', addressOf(`/${prefix}${digest}`), [200, 404]);
      if (answer.statusCode === 200) return answer;
      answer.resume();
      return null;
    },
    async remove(digest) {
      (await send('DELETE', addressOf(`/${prefix}${digest}`), [200, 204, 404])).resume();
    },
    async *listOlder(beforeMs) {
      let next: string | null = '';
      while (next !== null) {
        const url = addressOf('');
        url.searchParams.set('list-type', '2');
        url.searchParams.set('prefix', prefix);
        if (next !== '') url.searchParams.set('continuation-token', next);
        const page = readListing(await text(await send('GET', url, [200])));
        for (const { digest, atMs } of page.objects) if (atMs < beforeMs) yield digest;
        next = page.next;
      }
    },
  };
}

/** Reads a page of `ListObjectsV2`: our keys are hex, so that nothing in them is escaped. */
function readListing(xml: string): { objects: { digest: string; atMs: number }[]; next: string | null } {
  const valueOf = (part: string, name: string): string => new RegExp(`<${name}>([^<]*)</${name}>`).exec(part)?.[1] ?? '';
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, part]) => {
    const key = valueOf(part!, 'Key');
    const atMs = Date.parse(valueOf(part!, 'LastModified'));
    return /^files\/[0-9a-f]{64}$/.test(key) && !Number.isNaN(atMs) ? [{ digest: key.slice(prefix.length), atMs }] : [];
  });
  const next = valueOf(xml, 'NextContinuationToken')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  return { objects, next: valueOf(xml, 'IsTruncated') === 'true' && next !== '' ? next : null };
}
