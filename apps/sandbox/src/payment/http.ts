import type { FastifyInstance } from 'fastify';
import { BadInput } from '../bad-input';
import { readFields, readFlag, readText } from '../read-fields';
import { tellings, type PaymentOrders } from './payment-orders';

/**
 * What the payer does: `GET /payments` lists orders, `POST /payments/:no/pay` scans and pays, `POST /payments/tell` lets
 * notifications go that were to come later.
 */
export function registerPayer(app: FastifyInstance, orders: PaymentOrders): void {
  app.get('/payments', () => ({
    ok: true,
    list: orders.list().map(({ method, orderNo, fen, subject, state }) => ({ method, orderNo, fen, subject, state })),
  }));
  app.post('/payments/tell', (request) =>
    orders.tellUntold(readFlag(readFields(request.body), 'reverse') ?? false).then((told) => ({ ok: true, told })),
  );
  app.post<{ Params: { no: string } }>('/payments/:no/pay', async (request, reply) => {
    const told = readText(readFields(request.body), 'notify') ?? 'once';
    const telling = tellings.find((one) => one === told);
    if (!telling) throw new BadInput(`notify 应是 ${tellings.join('、')} 之一`);
    if (await orders.pay(request.params.no, telling)) return { ok: true };
    return reply.code(409).send({ ok: false, error: '没有这个订单，或已不能支付' });
  });
}
