import { createDecipheriv, createHash, randomBytes, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock/clock';
import { billMaxBytes } from '../reconcile/day-bill';
import { readWxpayBill, unpackWxpayBill } from '../reconcile/wxpay-bill';
import type { Answer } from '../../../platform/gateways/call-out';
import { ask } from './ask';
import { isPayableFen } from './money';
import {
  checkOrder,
  isOrderNo,
  isTransactionId,
  NotRead,
  PaymentError,
  readBounded,
  type NotificationReading,
  type OrderState,
  type Payment,
  type PaymentMethod,
  type RawNotification,
} from './payment-method';
import { isSignedBy, readPublicKey, readSignature, signRsa } from './rsa';

export interface WxpaySettings {
  /** `https://api.mch.weixin.qq.com`, without a slash at its end. */
  readonly url: string;
  readonly notifyUrl: string;
  readonly appId: string;
  readonly merchantId: string;
  /** Ours, for what we ask. */
  readonly merchantSerial: string;
  readonly merchantKeyPem: string;
  /** 32 bytes. */
  readonly apiV3Key: string;
  /** Theirs by serial (`PUB_KEY_ID_…` or a platform certificate's): all that are valid now, two while they change (P-07). */
  readonly platformKeys: Readonly<Record<string, string>>;
}

/** What is signed is this young, as their own SDK holds it. */
const windowMs = 300_000;

const notification = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  event_type: z.string(),
  resource: z.object({
    algorithm: z.string(),
    ciphertext: z.string().check(z.maxLength(60_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
    nonce: z.string(),
    // Theirs to send or not (ADR 0060): what was sealed with it opens by it alone.
    associated_data: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  }),
});
const transaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.optional(z.string()),
  success_time: z.optional(z.string()),
  amount: z.optional(z.object({ total: z.unknown(), currency: z.optional(z.string()) })),
});
type Transaction = z.infer<typeof transaction>;
const created = z.object({ code_url: z.string().check(z.minLength(1), z.maxLength(512)) });
const failed = z.object({ code: z.string() });
const billOffer = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.string() });

/** WeChat Pay, API v3, Native: the payer scans a QR code (P-01, P-04, P-07). */
export function createWxpay(settings: WxpaySettings, clock: Clock): PaymentMethod {
  const keys = new Map(Object.entries(settings.platformKeys).map(([serial, pem]) => [serial, readPublicKey(pem)]));
  if (Buffer.byteLength(settings.apiV3Key) !== 32) throw new Error('the APIv3 key has 32 bytes');

  /** Asks, signed by us; the answer is believed when it is signed by them. */
  const call = async (method: 'GET' | 'POST', path: string, fields?: object): Promise<Answer> => {
    const answer = await send(method, path, fields);
    if (answer.status >= 500 || answer.status === 401 || answer.status === 429) throw new PaymentError(`status ${answer.status}`);
    try {
      checkSigned(Object.fromEntries(answer.headers), answer.body, keys, clock.nowMs());
    } catch (error) {
      throw error instanceof NotRead ? new PaymentError(error.reason) : error;
    }
    return answer;
  };
  const send = (method: 'GET' | 'POST', path: string, fields?: object, maxBytes?: number): Promise<Answer> => {
    const url = new URL(settings.url + path);
    const body = fields === undefined ? '' : JSON.stringify(fields);
    const [timestamp, nonce] = [String(Math.floor(clock.nowMs() / 1_000)), randomBytes(16).toString('hex')];
    const signature = signRsa(`${method}\n${url.pathname}${url.search}\n${timestamp}\n${nonce}\n${body}\n`, settings.merchantKeyPem);
    const authorization = `WECHATPAY2-SHA256-RSA2048 mchid="${settings.merchantId}",nonce_str="${nonce}",signature="${signature}",timestamp="${timestamp}",serial_no="${settings.merchantSerial}"`;
    const headers = { authorization, accept: 'application/json', 'content-type': 'application/json' };
    return ask(url.href, { method, headers, ...(fields && { body }), maxBytes });
  };
  const failureOf = ({ status, body }: Answer): PaymentError | string => {
    const read = failed.safeParse(readJson(body));
    return read.success ? read.data.code : new PaymentError(`status ${status}`);
  };

  return {
    code: 'WXPAY',
    async createOrder(order) {
      checkOrder(order);
      const answer = await call('POST', '/v3/pay/transactions/native', {
        appid: settings.appId,
        mchid: settings.merchantId,
        description: order.subject,
        out_trade_no: order.orderNo,
        time_expire: new Date(order.expiresAtMs).toISOString().replace(/\.\d+Z$/, '+00:00'),
        notify_url: settings.notifyUrl,
        amount: { total: order.amountFen, currency: 'CNY' },
      });
      const read = created.safeParse(readJson(answer.body));
      if (answer.status === 200 && read.success) return { codeUrl: read.data.code_url };
      throw new PaymentError(String(failureOf(answer)));
    },
    async queryOrder(orderNo) {
      const answer = await call('GET', `/v3/pay/transactions/out-trade-no/${encodeURIComponent(orderNo)}?mchid=${settings.merchantId}`);
      if (answer.status === 404 && isUnknown(failureOf(answer))) return { kind: 'unknown' };
      const read = transaction.safeParse(readJson(answer.body));
      if (answer.status !== 200 || !read.success) throw new PaymentError(String(failureOf(answer)));
      if (read.data.out_trade_no !== orderNo) throw new PaymentError('of another order');
      return stateOf(read.data, settings);
    },
    async closeOrder(orderNo) {
      const answer = await call('POST', `/v3/pay/transactions/out-trade-no/${encodeURIComponent(orderNo)}/close`, {
        mchid: settings.merchantId,
      });
      if (answer.status === 204) return 'closed';
      const failure = failureOf(answer);
      if (isUnknown(failure)) return 'unknown';
      if (failure === 'ORDERPAID' || failure === 'ORDER_PAID') return 'paid';
      if (failure === 'ORDER_CLOSED' || failure === 'ORDERCLOSED') return 'closed';
      throw new PaymentError(String(failure));
    },
    async fetchDayBill(day) {
      const answer = await call('GET', `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL&tar_type=GZIP`);
      const failure = answer.status === 200 ? null : failureOf(answer);
      if (failure === 'NO_STATEMENT_EXIST') return [];
      const offer = billOffer.safeParse(readJson(answer.body));
      if (failure !== null || !offer.success) throw new PaymentError(String(failure));
      // Whatever address they sign, our own signature goes to nobody but them.
      const { origin, pathname, search } = new URL(offer.data.download_url);
      if (origin !== new URL(settings.url).origin) throw new PaymentError('bill elsewhere');
      const file = await send('GET', pathname + search, undefined, billMaxBytes);
      if (file.status !== 200) throw new PaymentError(`status ${file.status}`);
      const bill = unpackWxpayBill(file.body);
      // The file itself is not signed; its digest was.
      if (createHash('sha1').update(bill).digest('hex') !== offer.data.hash_value.toLowerCase()) throw new PaymentError('bill changed');
      return readWxpayBill(bill);
    },
    readNotification: (raw) => readBounded(raw, () => readWxpay(raw, settings, keys, clock.nowMs())),
  };
}

const isUnknown = (failure: unknown): boolean => failure === 'ORDER_NOT_EXIST' || failure === 'ORDERNOTEXIST';

function stateOf(told: Transaction, settings: WxpaySettings): OrderState {
  switch (told.trade_state) {
    case 'NOTPAY':
      return { kind: 'waiting' };
    case 'USERPAYING':
    case 'ACCEPT':
      return { kind: 'scanned' };
    case 'CLOSED':
    case 'REVOKED':
    case 'PAYERROR':
      return { kind: 'closed' };
    case 'REFUND':
      return { kind: 'refunded' };
    default:
  }
  try {
    return { kind: 'paid', payment: paymentOf(told, settings) };
  } catch (error) {
    throw error instanceof NotRead ? new PaymentError(error.reason) : error;
  }
}

/** A notification: first the signature over its bytes, then what lies in it, then whose it is. */
function readWxpay(
  raw: RawNotification,
  settings: WxpaySettings,
  keys: ReadonlyMap<string, KeyObject>,
  nowMs: number,
): NotificationReading {
  checkSigned(raw.headers, raw.body, keys, nowMs);
  const read = notification.safeParse(readJson(raw.body));
  if (!read.success) throw new NotRead('body-malformed');
  const { id, event_type, resource } = read.data;
  if (event_type !== 'TRANSACTION.SUCCESS') throw new NotRead('event-foreign');
  const told = transaction.safeParse(readJson(decipher(resource, settings.apiV3Key)));
  if (!told.success) throw new NotRead('resource-malformed');
  return { kind: 'paid', eventId: id, payment: paymentOf(told.data, settings) };
}

/** @throws NotRead unless time, serial and signature are right. */
function checkSigned(headers: RawNotification['headers'], body: Buffer, keys: ReadonlyMap<string, KeyObject>, nowMs: number): void {
  const [timestamp, nonce, serial, told] = ['timestamp', 'nonce', 'serial', 'signature'].map((name) => {
    const value = headers[`wechatpay-${name}`];
    if (value === undefined || value === '') throw new NotRead('header-missing');
    // Given twice, a header comes as a list or joined by a comma.
    if (typeof value !== 'string' || /[\s,]/.test(value) || value.length > 1_100) throw new NotRead('header-malformed');
    return value;
  }) as [string, string, string, string];
  if (!/^[1-9][0-9]{9}$/.test(timestamp)) throw new NotRead('time-malformed');
  if (Math.abs(nowMs - Number(timestamp) * 1_000) >= windowMs) throw new NotRead('time-out-of-window');
  if (told.startsWith('WECHATPAY/SIGNTEST/')) throw new NotRead('signature-probe');
  const key = keys.get(serial);
  if (!key) throw new NotRead('key-unknown');
  const signature = readSignature(told);
  if (!signature) throw new NotRead('signature-malformed');
  const signed = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from('\n')]);
  if (!isSignedBy(key, signed, signature)) throw new NotRead('signature-wrong');
}

/** AES-256-GCM with its 16 bytes of tag at the end; `final` checks the tag, and without it anything goes. */
function decipher(resource: z.infer<typeof notification>['resource'], apiV3Key: string): Buffer {
  if (resource.algorithm !== 'AEAD_AES_256_GCM') throw new NotRead('algorithm-foreign');
  const bytes = Buffer.from(resource.ciphertext, 'base64');
  if (bytes.length <= 16 || Buffer.byteLength(resource.nonce) !== 12) throw new NotRead('resource-malformed');
  try {
    const cipher = createDecipheriv('aes-256-gcm', apiV3Key, resource.nonce, { authTagLength: 16 });
    cipher.setAuthTag(bytes.subarray(-16));
    cipher.setAAD(Buffer.from(resource.associated_data ?? ''));
    return Buffer.concat([cipher.update(bytes.subarray(0, -16)), cipher.final()]);
  } catch {
    throw new NotRead('resource-undecipherable');
  }
}

/** @throws NotRead unless it is a payment to us, in yuan. */
function paymentOf(told: Transaction, settings: WxpaySettings): Payment {
  if (told.mchid !== settings.merchantId) throw new NotRead('merchant-foreign');
  if (told.appid !== settings.appId) throw new NotRead('app-foreign');
  if (told.trade_state !== 'SUCCESS') throw new NotRead('state-not-paid');
  if (told.amount?.currency !== 'CNY') throw new NotRead('currency-foreign');
  if (!isPayableFen(told.amount.total)) throw new NotRead('amount-malformed');
  const { out_trade_no: orderNo, transaction_id: transactionId, success_time: time = '' } = told;
  const paidAtMs = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(time) ? Date.parse(time) : Number.NaN;
  if (!isOrderNo(orderNo) || !isTransactionId(transactionId) || Number.isNaN(paidAtMs)) throw new NotRead('field-malformed');
  return { method: 'WXPAY', orderNo, transactionId, amountFen: told.amount.total, paidAtMs };
}

/** The value of a text in JSON; undefined when it is none. */
function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
