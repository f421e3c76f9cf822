import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { SmsInbox } from './sms-inbox';
import { verifySignature } from './verify-signature';

export interface SmsOptions {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  readonly inbox: SmsInbox;
  readonly nowMs: () => number;
  /** Whether the provider's limits per phone are in force. */
  readonly hasLimits: () => boolean;
}

interface SmsRefusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** A nonce is remembered as long as its date could still be valid. */
const nonceMemoryMs = 30 * 60_000;

/** Aliyun's Dysms gateway (`POST /`, action SendSms) and the sandbox's inbox. */
export function registerSms(app: FastifyInstance, options: SmsOptions): void {
  const nonces = new Map<string, number>();

  app.post('/', (request, reply) => {
    const requestId = randomUUID().toUpperCase();
    const refusal = checkCall(request, options, nonces) ?? checkMessage(readQuery(request), options);
    if (refusal) {
      return reply
        .code(refusal.status)
        .send({ Code: refusal.code, Message: refusal.message, RequestId: requestId, HostId: request.headers.host });
    }
    const query = readQuery(request);
    const { code = '', company, no, what, more = '' } = readTemplateParam(query['TemplateParam']) ?? {};
    const phone = query['PhoneNumbers']!;
    const says =
      what !== undefined
        ? `${no}：${what}${more}，请看消息中心。`
        : company === undefined
          ? `您的验证码为：${code}，请勿泄露给他人。`
          : `${company}邀请您加入，请在 7 天内打开 /invite?code=${code}，不认识请忽略。`;
    const text = `【${query['SignName']}】${says}（演示短信）`;
    options.inbox.add({ phone, code, text, atMs: options.nowMs() });
    const bizId = `${Math.floor(options.nowMs() / 1000)}${options.nowMs() % 1000}^0`;
    return { Code: 'OK', Message: 'OK', BizId: bizId, RequestId: requestId };
  });

  app.get<{ Querystring: { phone?: string } }>('/sms', (request) => ({
    ok: true,
    list: options.inbox.newest(request.query.phone).map(({ phone, code, text, atMs }) => ({
      phone,
      code,
      text,
      time: formatShanghai(atMs),
    })),
  }));
}

/** What the gateway checks before it looks at the action: signature, replay, name of the action. */
function checkCall(request: FastifyRequest, options: SmsOptions, nonces: Map<string, number>): SmsRefusal | null {
  const nowMs = options.nowMs();
  const headers = request.headers as Record<string, string | undefined>;
  const refusal = verifySignature(
    {
      method: request.method,
      path: '/',
      query: readQuery(request),
      headers,
      body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    },
    { id: options.accessKeyId, secret: options.accessKeySecret },
    nowMs,
  );
  if (refusal) return refusal;
  const nonce = headers['x-acs-signature-nonce'] ?? '';
  for (const [old, atMs] of nonces) if (atMs < nowMs - nonceMemoryMs) nonces.delete(old);
  if (nonces.has(nonce)) {
    return { status: 400, code: 'SignatureNonceUsed', message: 'Specified signature nonce was used already.' };
  }
  nonces.set(nonce, nowMs);
  if (headers['x-acs-action'] !== 'SendSms' || headers['x-acs-version'] !== '2017-05-25') {
    return { status: 404, code: 'InvalidAction.NotFound', message: 'Specified api is not found.' };
  }
  return null;
}

/** What the SMS service itself refuses; it answers these with status 200. */
function checkMessage(query: Readonly<Record<string, string>>, options: SmsOptions): SmsRefusal | null {
  for (const name of ['PhoneNumbers', 'SignName', 'TemplateCode'] as const) {
    if (!query[name]) return { status: 400, code: `Missing${name}`, message: `${name} is mandatory for this action.` };
  }
  const phone = query['PhoneNumbers']!;
  if (!/^1[3-9]\d{9}$/.test(phone)) {
    return { status: 200, code: 'isv.MOBILE_NUMBER_ILLEGAL', message: `${phone}invalid mobile number` };
  }
  if (readTemplateParam(query['TemplateParam']) === null) {
    return { status: 200, code: 'isv.INVALID_JSON_PARAM', message: 'JSON参数不合法，只接受字符串值' };
  }
  const limit = options.hasLimits() ? options.inbox.brokenLimit(phone, options.nowMs()) : null;
  return limit === null ? null : { status: 200, code: 'isv.BUSINESS_LIMIT_CONTROL', message: limit };
}

/** The template's parameters; null when they are not a JSON object of texts. */
function readTemplateParam(text: string | undefined): Record<string, string> | null {
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
    const entries = Object.entries(value);
    return entries.every(([, item]) => typeof item === 'string') ? Object.fromEntries(entries) : null;
  } catch {
    return null;
  }
}

function readQuery(request: FastifyRequest): Record<string, string> {
  return request.query as Record<string, string>;
}
