import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A request to Aliyun's gateway as far as its signature covers it. */
export interface SignedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
}

/** Why a request is refused, as Aliyun's gateway words it. */
export interface SignatureRefusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

const algorithm = 'ACS3-HMAC-SHA256';
/** The gateway refuses requests whose date is off by more than this. */
const dateToleranceMs = 15 * 60_000;

/**
 * Checks the ACS3-HMAC-SHA256 signature that Aliyun's SDKs put on a request.
 *
 * @returns null when it is right, else the refusal the gateway would send.
 */
export function verifySignature(
  request: SignedRequest,
  accessKey: { readonly id: string; readonly secret: string },
  nowMs: number,
): SignatureRefusal | null {
  const told = readAuthorization(request.headers['authorization']);
  if (!told) return { status: 400, code: 'MissingSignature', message: 'Signature is mandatory for this action.' };
  if (told.credential !== accessKey.id) {
    return { status: 404, code: 'InvalidAccessKeyId.NotFound', message: 'Specified access key is not found.' };
  }
  const date = Date.parse(request.headers['x-acs-date'] ?? '');
  if (!(Math.abs(date - nowMs) <= dateToleranceMs)) {
    return { status: 400, code: 'InvalidTimeStamp.Expired', message: 'Specified time stamp or date value is expired.' };
  }
  const bodyHash = sha256(request.body);
  // A header that is not signed could be changed on the way, and these decide what the call does.
  const mustSign = ['host', 'x-acs-action', 'x-acs-date', 'x-acs-content-sha256'];
  const isRight =
    mustSign.every((name) => told.signedHeaders.includes(name)) &&
    request.headers['x-acs-content-sha256'] === bodyHash &&
    isSame(told.signature, sign(request, told.signedHeaders, bodyHash, accessKey.secret));
  if (isRight) return null;
  return {
    status: 400,
    code: 'SignatureDoesNotMatch',
    message: 'Specified signature is not matched with our calculation.',
  };
}

function sign(request: SignedRequest, signedHeaders: readonly string[], bodyHash: string, secret: string): string {
  const query = Object.keys(request.query)
    .sort()
    .map((name) => `${encode(name)}=${encode(request.query[name]!)}`)
    .join('&');
  const headers = signedHeaders.map((name) => `${name}:${(request.headers[name] ?? '').trim()}\n`).join('');
  const canonical = [request.method, request.path, query, headers, signedHeaders.join(';'), bodyHash].join('\n');
  return createHmac('sha256', secret)
    .update(`${algorithm}\n${sha256(Buffer.from(canonical))}`)
    .digest('hex');
}

interface Authorization {
  readonly credential: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
}

function readAuthorization(header: string | undefined): Authorization | null {
  const match = /^ACS3-HMAC-SHA256 Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]+)$/.exec(header ?? '');
  return match ? { credential: match[1]!, signedHeaders: match[2]!.split(';'), signature: match[3]! } : null;
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** RFC 3986: what encodeURIComponent leaves alone beyond the unreserved characters is encoded too. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

function isSame(told: string, right: string): boolean {
  const [a, b] = [Buffer.from(told), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
