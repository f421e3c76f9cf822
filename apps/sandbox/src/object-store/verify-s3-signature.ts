import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A request as it came. */
export interface SignedRequest {
  readonly method: string;
  /** Path and query, as sent. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

export interface S3Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A request is this old at most, as S3 itself wants it. */
const dateToleranceMs = 15 * 60_000;

/** What is wrong with a request, as S3 names it; null when its signature (AWS Signature Version 4) covers exactly what came. */
export function findS3Fault({ method, url, headers, body }: SignedRequest, keys: S3Keys, nowMs: number): string | null {
  const told =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers['authorization'] ?? '',
    );
  if (!told) return 'AccessDenied';
  const [, accessKeyId, day, region, names, signature] = told as unknown as string[];
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
  const at = headers['x-amz-date'] ?? '';
  const sentMs = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(sentMs - nowMs) <= dateToleranceMs) || !at.startsWith(day!)) return 'RequestTimeTooSkewed';
  const digest = createHash('sha256').update(body).digest('hex');
  if (headers['x-amz-content-sha256'] !== digest) return 'XAmzContentSHA256Mismatch';
  const signed = names!.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name))) return 'AccessDenied';
  const [path, query = ''] = url.split('?') as [string, string?];
  const lines = signed.map((name) => `${name}:${(headers[name] ?? '').trim()}`);
  const canonical = [method, path, query.split('&').sort().join('&'), ...lines, '', names, digest].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = `AWS4-HMAC-SHA256\n${at}\n${scope}\n${createHash('sha256').update(canonical).digest('hex')}`;
  let key = Buffer.from(`AWS4${keys.secretAccessKey}`);
  for (const part of scope.split('/')) key = createHmac('sha256', key).update(part).digest();
  const right = createHmac('sha256', key).update(text).digest();
  return timingSafeEqual(right, Buffer.from(signature!, 'hex')) ? null : 'SignatureDoesNotMatch';
}
