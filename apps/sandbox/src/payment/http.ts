import type { FastifyInstance, FastifyReply } from 'fastify';
import { BadInput } from '../bad-input';
import { readFields, readFlag, readText } from '../read-fields';
import { tellings, type PaymentOrders } from './payment-orders';

/**
 * What the payer does: `GET /payments` lists orders, `POST /payments/:no/pay`, or `POST /pay` with its `orderNo` (R-7.6-23),
 * scans and pays, `POST /payments/:no/scan` scans and does not pay yet, `POST /payments/:no/leave` leaves that again,
 * `POST /payments/tell` lets notifications go that were to come later.
 */
export function registerPayer(app: FastifyInstance, orders: PaymentOrders): void {
  app.get('/payments', () => ({
    ok: true,
    list: orders.list().map(({ method, orderNo, fen, subject, state }) => ({ method, orderNo, fen, subject, state })),
  }));
  app.post('/payments/tell', (request) =>
    orders.tellUntold(readFlag(readFields(request.body), 'reverse') ?? false).then((told) => ({ ok: true, told })),
  );
  async function pay(orderNo: string, body: unknown, reply: FastifyReply): Promise<unknown> {
    const told = readText(readFields(body), 'notify') ?? 'once';
    const telling = tellings.find((one) => one === told);
    if (!telling) throw new BadInput(`notify 应是 ${tellings.join('、')} 之一`);
    if (await orders.pay(orderNo, telling)) return { ok: true };
    return reply.code(409).send({ ok: false, error: '没有这个订单，或已不能支付' });
  }
  app.post<{ Params: { no: string } }>('/payments/:no/pay', (request, reply) => pay(request.params.no, request.body, reply));
  app.post<{ Params: { no: string } }>('/payments/:no/scan', ({ params: { no } }, reply) =>
    orders.scan(no) ? { ok: true } : reply.code(409).send({ ok: false, error: '没有这个订单，或它不在等付款' }),
  );
  app.post<{ Params: { no: string } }>('/payments/:no/leave', ({ params: { no } }, reply) =>
    orders.leave(no) ? { ok: true } : reply.code(409).send({ ok: false, error: '没有扫码，或是支付宝的订单：扫过就一直等付款' }),
  );
  app.post('/pay', (request, reply) => {
    const orderNo = readText(readFields(request.body), 'orderNo');
    if (orderNo === undefined) throw new BadInput('请给 orderNo');
    return pay(orderNo, request.body, reply);
  });
}
