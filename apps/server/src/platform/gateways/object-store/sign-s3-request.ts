import { createHash, createHmac } from 'node:crypto';

export interface S3Keys {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface S3Request {
  readonly method: string;
  readonly url: URL;
  /** SHA-256 of the body, hex. */
  readonly bodyDigest: string;
  readonly nowMs: number;
}

/** AWS Signature Version 4 (docs.aws.amazon.com, "Signature Version 4 signing process"): headers that a request is sent with. */
export function signS3Request({ method, url, bodyDigest, nowMs }: S3Request, keys: S3Keys): Record<string, string> {
  const at = new Date(nowMs).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = at.slice(0, 8);
  const headers = { host: url.host, 'x-amz-content-sha256': bodyDigest, 'x-amz-date': at };
  const names = Object.keys(headers).sort().join(';');
  const headerLines = Object.entries(headers)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}:${value}\n`)
    .join('');
  const canonical = [method, url.pathname, queryOf(url), headerLines, names, bodyDigest].join('\n');
  const scope = `${day}/${keys.region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', at, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const key = [day, keys.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${keys.secretAccessKey}`,
  );
  const signature = createHmac('sha256', key).update(toSign).digest('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
  return { ...headers, authorization };
}

/** The query with its names in order and everything encoded that RFC 3986 does not leave free. */
function queryOf(url: URL): string {
  const encode = (text: string): string =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
}
