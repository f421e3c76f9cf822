// Guarantee: a script pays an order by its number, once, and hears why it cannot.
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerPayer } from './http';
import { PaymentOrders } from './payment-orders';

it('R-7.6-23 POST /pay scans and pays an order once, and tells the platform as it is asked to', async () => {
  const app = fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const orders = new PaymentOrders(
    () => 1,
    (orderNo) => orderNo,
  );
  const told: string[] = [];
  orders.tellBy('WXPAY', async ({ orderNo }) => void told.push(orderNo));
  orders.add({ method: 'WXPAY', orderNo: 'N1', fen: 5_000, subject: '演示', notifyUrl: '' });
  registerPayer(app, orders);
  const pay = async (payload: object) => {
    const answer = await app.inject({ method: 'POST', url: '/pay', payload });
    return [answer.statusCode, answer.json()] as const;
  };
  expect(await pay({ orderNo: 'N1', notify: 'twice' })).toEqual([200, { ok: true }]);
  expect(told).toEqual(['N1', 'N1']);
  for (const orderNo of ['N1', 'N2'])
    expect(await pay({ orderNo })).toMatchObject([409, { ok: false, error: '没有这个订单，或已不能支付' }]);
  expect((await pay({}))[1]).toMatchObject({ message: '请给 orderNo' });
  expect(told).toEqual(['N1', 'N1']);
});
