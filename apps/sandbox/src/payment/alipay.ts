import { randomBytes, sign, verify } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { paidOn, writeAlipayBill } from './day-bills';
import type { PaymentOrder, PaymentOrders } from './payment-orders';

/** What Alipay and its merchant know of each other; keys are PEM. */
export interface AlipayKeys {
  readonly appId: string;
  readonly sellerId: string;
  readonly merchantPublicPem: string;
  readonly platformKeyPem: string;
}

const yuan = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
const fenOf = (text: string): number => Math.round(Number(text) * 100);
/** What is signed: fields by name, joined as they read. */
const join = (fields: Readonly<Record<string, string>>): string =>
  Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');

/** Alipay's gateway: precreate, query, close, signed notifications, and bills. */
export function registerAlipay(app: FastifyInstance, keys: AlipayKeys, orders: PaymentOrders, baseUrl: () => string): void {
  const signText = (text: string): string => sign('sha256', Buffer.from(text), keys.platformKeyPem).toString('base64');

  orders.tellBy('ALIPAY', async (order) => {
    const fields: Record<string, string> = {
      notify_time: formatShanghai(orders.nowMs()),
      notify_type: 'trade_status_sync',
      notify_id: randomBytes(16).toString('hex'),
      charset: 'utf-8',
      version: '1.0',
      app_id: keys.appId,
      seller_id: keys.sellerId,
      out_trade_no: order.orderNo,
      trade_no: order.transactionId,
      trade_status: 'TRADE_SUCCESS',
      total_amount: yuan(order.fen),
      gmt_payment: formatShanghai(order.paidAtMs),
      subject: order.subject,
    };
    const body = new URLSearchParams({ ...fields, sign: signText(join(fields)), sign_type: 'RSA2' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' };
    await fetch(order.notifyUrl, { method: 'POST', headers, body });
  });

  app.get<{ Querystring: { day?: string } }>('/alipay-bills', (request, reply) =>
    reply.type('text/csv').send(writeAlipayBill(paidOn(orders.list(), 'ALIPAY', request.query.day ?? ''))),
  );
  app.post('/gateway.do', (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
    const { sign: told = '', ...fields } = Object.fromEntries(new URLSearchParams(body)) as Record<string, string>;
    const method = fields['method'] ?? '';
    const say = (node: object): unknown => {
      const text = JSON.stringify(node);
      return reply.type('application/json').send(`{"${method.replaceAll('.', '_')}_response":${text},"sign":"${signText(text)}"}`);
    };
    const fail = (sub: string): unknown => say({ code: '40004', msg: 'Business Failed', sub_code: sub });
    const isOurs =
      fields['app_id'] === keys.appId && verify('sha256', Buffer.from(join(fields)), keys.merchantPublicPem, Buffer.from(told, 'base64'));
    if (!isOurs) return fail('isv.invalid-signature');
    const content = JSON.parse(fields['biz_content'] ?? '{}') as Record<string, string>;
    const orderNo = content['out_trade_no'] ?? '';
    const found = orders.find(orderNo);
    // There is a trade once the payer has scanned: until then nobody knows the order, and closing it closes nothing.
    const order = found && found.state !== 'waiting' ? found : undefined;
    const done = { code: '10000', msg: 'Success', out_trade_no: orderNo };
    switch (method) {
      case 'alipay.trade.precreate': {
        const made = { method: 'ALIPAY', orderNo, fen: fenOf(content['total_amount'] ?? ''), subject: content['subject'] ?? '' } as const;
        orders.add({ ...made, notifyUrl: fields['notify_url'] ?? '' });
        return say({ ...done, qr_code: orders.codeUrlOf(orderNo) });
      }
      case 'alipay.trade.query':
        return order ? say({ ...done, ...tradeOf(order) }) : fail('ACQ.TRADE_NOT_EXIST');
      case 'alipay.trade.close':
        if (!order) return fail('ACQ.TRADE_NOT_EXIST');
        if (order.state === 'paid') return fail('ACQ.TRADE_STATUS_ERROR');
        order.state = 'closed';
        return say(done);
      case 'alipay.data.dataservice.bill.downloadurl.query': {
        const day = content['bill_date'] ?? '';
        if (paidOn(orders.list(), 'ALIPAY', day).length === 0) return fail('isp.bill_not_exist');
        return say({ code: '10000', msg: 'Success', bill_download_url: `${baseUrl()}/alipay-bills?day=${day}` });
      }
      default:
        return fail('isv.invalid-method');
    }
  });
}

function tradeOf(order: PaymentOrder): object {
  return {
    trade_no: order.transactionId || '0',
    trade_status: { waiting: 'WAIT_BUYER_PAY', scanned: 'WAIT_BUYER_PAY', paid: 'TRADE_SUCCESS', closed: 'TRADE_CLOSED' }[order.state],
    total_amount: yuan(order.fen),
    ...(order.state === 'paid' && { send_pay_date: formatShanghai(order.paidAtMs) }),
  };
}
