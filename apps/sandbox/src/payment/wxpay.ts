import { createCipheriv, createHash, randomBytes, sign, verify } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFields, type Fields } from '../read-fields';
import { paidOn, writeWxpayBill } from './day-bills';
import type { PaymentOrder, PaymentOrders } from './payment-orders';

/** What WeChat Pay and its merchant know of each other; keys are PEM. */
export interface WxpayKeys {
  readonly appId: string;
  readonly merchantId: string;
  readonly merchantPublicPem: string;
  readonly apiV3Key: string;
  readonly platformSerial: string;
  readonly platformKeyPem: string;
}

/** WeChat Pay, API v3, Native: orders, queries, closing, signed notifications, and bills. */
export function registerWxpay(app: FastifyInstance, keys: WxpayKeys, orders: PaymentOrders, baseUrl: () => string): void {
  const seconds = (): string => String(Math.floor(orders.nowMs() / 1_000));
  const signed = (body: string): Record<string, string> => {
    const [timestamp, nonce] = [seconds(), randomBytes(16).toString('hex')];
    const signature = sign('sha256', Buffer.from(`${timestamp}\n${nonce}\n${body}\n`), keys.platformKeyPem).toString('base64');
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': keys.platformSerial,
      'wechatpay-signature': signature,
    };
  };
  const answer = (reply: FastifyReply, status: number, fields?: object): FastifyReply => {
    const body = fields === undefined ? '' : JSON.stringify(fields);
    return reply.code(status).headers(signed(body)).type('application/json').send(body);
  };
  const refuse = (reply: FastifyReply, status: number, code: string): FastifyReply => answer(reply, status, { code, message: code });
  const isOurs = (request: FastifyRequest): boolean => {
    const parts = Object.fromEntries(
      [...(request.headers.authorization ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const body = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
    const text = `${request.method}\n${request.url}\n${parts['timestamp']}\n${parts['nonce_str']}\n${body}\n`;
    return (
      parts['mchid'] === keys.merchantId &&
      verify('sha256', Buffer.from(text), keys.merchantPublicPem, Buffer.from(parts['signature'] ?? '', 'base64'))
    );
  };
  const transactionOf = (order: PaymentOrder): object => ({
    appid: keys.appId,
    mchid: keys.merchantId,
    out_trade_no: order.orderNo,
    trade_type: 'NATIVE',
    trade_state: { waiting: 'NOTPAY', scanned: 'USERPAYING', paid: 'SUCCESS', closed: 'CLOSED' }[order.state],
    amount: { total: order.fen, payer_total: order.fen, currency: 'CNY', payer_currency: 'CNY' },
    ...(order.state === 'paid' && {
      transaction_id: order.transactionId,
      success_time: `${new Date(order.paidAtMs + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`,
    }),
  });

  orders.tellBy('WXPAY', async (order) => {
    const nonce = randomBytes(6).toString('hex');
    const cipher = createCipheriv('aes-256-gcm', keys.apiV3Key, nonce);
    cipher.setAAD(Buffer.from('transaction'));
    const open = Buffer.concat([cipher.update(JSON.stringify(transactionOf(order))), cipher.final(), cipher.getAuthTag()]);
    const resource = { algorithm: 'AEAD_AES_256_GCM', ciphertext: open.toString('base64'), nonce, associated_data: 'transaction' };
    const body = JSON.stringify({
      id: randomBytes(16).toString('hex'),
      create_time: new Date(orders.nowMs()).toISOString(),
      event_type: 'TRANSACTION.SUCCESS',
      resource_type: 'encrypt-resource',
      summary: 'paid',
      resource,
    });
    await fetch(order.notifyUrl, { method: 'POST', headers: { 'content-type': 'application/json', ...signed(body) }, body });
  });

  app.post('/v3/pay/transactions/native', (request, reply) => {
    if (!isOurs(request)) return refuse(reply, 401, 'SIGN_ERROR');
    const fields: Fields = readFields(request.body);
    const { out_trade_no: orderNo, notify_url: notifyUrl, description: subject, amount } = fields;
    const fen = (amount as { readonly total?: unknown } | undefined)?.total;
    if (typeof orderNo !== 'string' || typeof notifyUrl !== 'string' || typeof fen !== 'number') return refuse(reply, 400, 'PARAM_ERROR');
    const known = orders.find(orderNo);
    // Ordered again just so, an order that waits has the same code.
    if (known?.state === 'waiting' && known.fen === fen) return answer(reply, 200, { code_url: orders.codeUrlOf(orderNo) });
    if (known) return refuse(reply, 400, 'OUT_TRADE_NO_USED');
    orders.add({ method: 'WXPAY', orderNo, fen, subject: String(subject), notifyUrl });
    return answer(reply, 200, { code_url: orders.codeUrlOf(orderNo) });
  });
  app.get<{ Querystring: { bill_date?: string } }>('/v3/bill/tradebill', (request, reply) => {
    if (!isOurs(request)) return refuse(reply, 401, 'SIGN_ERROR');
    const day = request.query.bill_date ?? '';
    const paid = paidOn(orders.list(), 'WXPAY', day);
    if (paid.length === 0) return refuse(reply, 400, 'NO_STATEMENT_EXIST');
    const hash = createHash('sha1').update(writeWxpayBill(paid)).digest('hex');
    return answer(reply, 200, { hash_type: 'SHA1', hash_value: hash, download_url: `${baseUrl()}/v3/billdownload/file?token=${day}` });
  });
  app.get<{ Querystring: { token?: string } }>('/v3/billdownload/file', (request, reply) => {
    if (!isOurs(request)) return refuse(reply, 401, 'SIGN_ERROR');
    return reply.type('application/x-gzip').send(gzipSync(writeWxpayBill(paidOn(orders.list(), 'WXPAY', request.query.token ?? ''))));
  });
  app.get<{ Params: { no: string } }>('/v3/pay/transactions/out-trade-no/:no', (request, reply) => {
    if (!isOurs(request)) return refuse(reply, 401, 'SIGN_ERROR');
    const order = orders.find(request.params.no);
    return order ? answer(reply, 200, transactionOf(order)) : refuse(reply, 404, 'ORDER_NOT_EXIST');
  });
  app.post<{ Params: { no: string } }>('/v3/pay/transactions/out-trade-no/:no/close', (request, reply) => {
    if (!isOurs(request)) return refuse(reply, 401, 'SIGN_ERROR');
    const order = orders.find(request.params.no);
    if (!order) return refuse(reply, 404, 'ORDER_NOT_EXIST');
    if (order.state === 'paid') return refuse(reply, 400, 'ORDERPAID');
    order.state = 'closed';
    return answer(reply, 204);
  });
}
