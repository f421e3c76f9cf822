import type { KeyObject } from 'node:crypto';
import { formatShanghai, parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock/clock';
import { readAlipayBill } from '../reconcile/alipay-bill';
import { billMaxBytes } from '../reconcile/day-bill';
import { ask } from './ask';
import { isPayableFen, readYuan, writeYuan } from './money';
import {
  checkOrder,
  isOrderNo,
  isTransactionId,
  NotRead,
  PaymentError,
  readBounded,
  type NotificationReading,
  type PaymentMethod,
  type RawNotification,
} from './payment-method';
import { isSignedBy, readPublicKey, readSignature, signRsa } from './rsa';

export interface AlipaySettings {
  /** `https://openapi.alipay.com/gateway.do` */
  readonly url: string;
  readonly notifyUrl: string;
  readonly appId: string;
  readonly sellerId: string;
  /** Ours, for what we ask. */
  readonly merchantKeyPem: string;
  /** Theirs: all that are valid now, two while they change; notifications do not name theirs (P-07). */
  readonly platformKeys: readonly string[];
}

/** They repeat a notification for 25 h. */
const oldestMs = 26 * 3_600_000;
/** How far their clock may be ahead of ours. */
const aheadMs = 300_000;

const answered = z.object({ code: z.string(), sub_code: z.optional(z.string()) });
const created = z.object({ out_trade_no: z.string(), qr_code: z.string().check(z.minLength(1), z.maxLength(512)) });
const billOffer = z.object({ bill_download_url: z.url({ protocol: /^https?$/ }) });
const queried = z.object({
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: z.string(),
  total_amount: z.string(),
  send_pay_date: z.optional(z.string()),
});

/** Alipay, precreate: the payer scans a QR code; RSA2 and nothing else (P-01, P-04, P-07). */
export function createAlipay(settings: AlipaySettings, clock: Clock): PaymentMethod {
  const keys = settings.platformKeys.map(readPublicKey);

  /** Asks, signed by us; @returns the node of the answer that they signed, or the name of the failure. */
  const call = async (method: string, content: object, withNotify = false): Promise<{ failure: string } | { node: unknown }> => {
    const fields: Record<string, string> = {
      app_id: settings.appId,
      biz_content: JSON.stringify(content),
      charset: 'utf-8',
      format: 'JSON',
      method,
      sign_type: 'RSA2',
      timestamp: formatShanghai(clock.nowMs()),
      version: '1.0',
      ...(withNotify && { notify_url: settings.notifyUrl }),
    };
    const body = new URLSearchParams({ ...fields, sign: signRsa(joinFields(fields), settings.merchantKeyPem) }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' };
    const answer = await ask(settings.url, { headers, body });
    if (answer.status !== 200) throw new PaymentError(`status ${answer.status}`);
    const node = readAnswer(answer.body.toString('utf8'), `${method.replaceAll('.', '_')}_response`, keys);
    const read = answered.safeParse(node);
    if (!read.success) throw new PaymentError('unreadable');
    return read.data.code === '10000' ? { node } : { failure: read.data.sub_code ?? read.data.code };
  };

  return {
    code: 'ALIPAY',
    async createOrder(order) {
      checkOrder(order);
      const answer = await call(
        'alipay.trade.precreate',
        {
          out_trade_no: order.orderNo,
          total_amount: writeYuan(order.amountFen),
          subject: order.subject,
          time_expire: formatShanghai(order.expiresAtMs),
        },
        true,
      );
      if ('failure' in answer) throw new PaymentError(answer.failure);
      const read = created.safeParse(answer.node);
      if (!read.success || read.data.out_trade_no !== order.orderNo) throw new PaymentError('of another order');
      return { codeUrl: read.data.qr_code };
    },
    async queryOrder(orderNo) {
      const answer = await call('alipay.trade.query', { out_trade_no: orderNo });
      if ('failure' in answer) {
        if (answer.failure === 'ACQ.TRADE_NOT_EXIST') return { kind: 'unknown' };
        throw new PaymentError(answer.failure);
      }
      const read = queried.safeParse(answer.node);
      if (!read.success || read.data.out_trade_no !== orderNo) throw new PaymentError('of another order');
      const { trade_no: transactionId, trade_status: status, total_amount: yuan, send_pay_date: paidAt = '' } = read.data;
      // There is a trade once the payer has scanned.
      if (status === 'WAIT_BUYER_PAY') return { kind: 'scanned' };
      if (status === 'TRADE_CLOSED') return { kind: 'closed' };
      const [amountFen, paidAtMs] = [readYuan(yuan), parseShanghai(paidAt)];
      if (!isPaidStatus(status) || !isPayableFen(amountFen) || paidAtMs === undefined || !isTransactionId(transactionId)) {
        throw new PaymentError('unreadable');
      }
      return { kind: 'paid', payment: { method: 'ALIPAY', orderNo, transactionId, amountFen, paidAtMs } };
    },
    async closeOrder(orderNo) {
      const answer = await call('alipay.trade.close', { out_trade_no: orderNo });
      if (!('failure' in answer)) return 'closed';
      if (answer.failure === 'ACQ.TRADE_NOT_EXIST') return 'unknown';
      if (answer.failure === 'ACQ.TRADE_STATUS_ERROR') return 'paid';
      throw new PaymentError(answer.failure);
    },
    async fetchDayBill(day) {
      const answer = await call('alipay.data.dataservice.bill.downloadurl.query', { bill_type: 'trade', bill_date: day });
      if ('failure' in answer) {
        if (answer.failure === 'isp.bill_not_exist') return [];
        throw new PaymentError(answer.failure);
      }
      const read = billOffer.safeParse(answer.node);
      if (!read.success) throw new PaymentError('unreadable');
      // The address is signed and short-lived; the file comes without a signature of its own, and nothing of ours goes there.
      const file = await ask(read.data.bill_download_url, { method: 'GET', headers: {}, maxBytes: billMaxBytes });
      if (file.status !== 200) throw new PaymentError(`status ${file.status}`);
      return readAlipayBill(file.body);
    },
    readNotification: (raw) => readBounded(raw, () => readAlipay(raw, settings, keys, clock.nowMs())),
  };
}

/** What is signed: fields by name, joined as they read before they are encoded. */
function joinFields(fields: Readonly<Record<string, string>>): string {
  return Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
}

const isPaidStatus = (status: string | undefined): boolean => status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED';

/** The node of an answer, which must come first: its text as sent is what is signed, up to the fields behind it. */
function readAnswer(text: string, name: string, keys: readonly KeyObject[]): unknown {
  const start = `{"${name}":`;
  const end = text.lastIndexOf(',"sign":"');
  const sign = end < 0 ? null : /^,"sign":"([^"\\]+)"\}\s*$/.exec(text.slice(end));
  const signature = sign ? readSignature(sign[1]!) : null;
  if (!text.startsWith(start) || !signature) throw new PaymentError('unsigned');
  const node = text.slice(start.length, end);
  if (!keys.some((key) => isSignedBy(key, Buffer.from(node), signature))) throw new PaymentError('signature-wrong');
  try {
    return JSON.parse(node);
  } catch {
    throw new PaymentError('unreadable');
  }
}

/** A notification: first the signature over its fields, then whose it is, then what it tells. */
function readAlipay(raw: RawNotification, settings: AlipaySettings, keys: readonly KeyObject[], nowMs: number): NotificationReading {
  const { sign, sign_type: signType, ...signed } = readForm(raw.body);
  if (sign === undefined) throw new NotRead('field-malformed');
  if (signType !== 'RSA2') throw new NotRead('algorithm-foreign');
  if (signed['charset']?.toLowerCase() !== 'utf-8') throw new NotRead('charset-foreign');
  const signature = readSignature(sign);
  if (!signature) throw new NotRead('signature-malformed');
  const bytes = Buffer.from(joinFields(signed));
  if (!keys.some((key) => isSignedBy(key, bytes, signature))) throw new NotRead('signature-wrong');
  if (signed['app_id'] !== settings.appId) throw new NotRead('app-foreign');
  if (signed['seller_id'] !== settings.sellerId) throw new NotRead('merchant-foreign');
  // A refund speaks of the same order with the same status.
  if (signed['notify_type'] !== 'trade_status_sync' || signed['refund_fee'] || signed['out_biz_no']) throw new NotRead('event-foreign');
  const sentAtMs = parseShanghai(signed['notify_time'] ?? '');
  if (sentAtMs === undefined) throw new NotRead('time-malformed');
  if (sentAtMs < nowMs - oldestMs || sentAtMs > nowMs + aheadMs) throw new NotRead('time-out-of-window');
  const { out_trade_no: orderNo, trade_no: transactionId, trade_status: status, notify_id: eventId = '' } = signed;
  if (!isOrderNo(orderNo) || !isTransactionId(transactionId) || !/^[0-9a-zA-Z]{1,128}$/.test(eventId)) throw new NotRead('field-malformed');
  if (status === 'WAIT_BUYER_PAY' || status === 'TRADE_CLOSED') {
    return { kind: 'unpaid', eventId, orderNo, isScanned: status === 'WAIT_BUYER_PAY' };
  }
  if (!isPaidStatus(status)) throw new NotRead('state-not-paid');
  const amountFen = readYuan(signed['total_amount'] ?? '');
  if (!isPayableFen(amountFen)) throw new NotRead('amount-malformed');
  const paidAtMs = parseShanghai(signed['gmt_payment'] ?? '');
  if (paidAtMs === undefined) throw new NotRead('time-malformed');
  return { kind: 'paid', eventId, payment: { method: 'ALIPAY', orderNo, transactionId, amountFen, paidAtMs } };
}

/** Fields of a form, each given once. */
function readForm(body: Buffer): Record<string, string> {
  const fields = Object.create(null) as Record<string, string>;
  for (const pair of body.toString('latin1').split('&')) {
    const cut = pair.indexOf('=');
    if (cut < 1) throw new NotRead('body-malformed');
    const [name, value] = [readPart(pair.slice(0, cut)), readPart(pair.slice(cut + 1))];
    if (name in fields) throw new NotRead('field-repeated');
    // What they sign is joined without escapes: a value that reads as further fields could be cut into them, and the signature
    // would hold. Whoever pays may write such a text; his order is asked for then.
    if (!/^\w+$/.test(name) || /&[^&=]*=/.test(value)) throw new NotRead('field-ambiguous');
    fields[name] = value;
  }
  return fields;
}

function readPart(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new NotRead('body-malformed');
  }
}
