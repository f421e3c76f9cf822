import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { PaymentOrder } from './payment-orders';

const yuan = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

/** Paid orders of a method of a day in Shanghai, as a bill lists them. */
export function paidOn(orders: readonly PaymentOrder[], method: PaymentOrder['method'], day: string): readonly PaymentOrder[] {
  return orders.filter((order) => order.method === method && order.state === 'paid' && formatShanghai(order.paidAtMs).startsWith(day));
}

/** WeChat Pay's bill of a day: each field of a line behind a back quote, titles and sums at the foot. */
export function writeWxpayBill(orders: readonly PaymentOrder[]): string {
  const head = '交易时间,微信订单号,商户订单号,交易状态,退款状态,商品名称,订单金额,申请退款金额';
  const rows = orders.map((order) =>
    ['', formatShanghai(order.paidAtMs), order.transactionId, order.orderNo, 'SUCCESS', '', order.subject, yuan(order.fen), '0.00']
      .join(',`')
      .slice(1),
  );
  return `\uFEFF${[head, ...rows, '总交易单数,订单总金额', `\`${orders.length},\`${yuan(orders.reduce((sum, { fen }) => sum + fen, 0))}`].join('\r\n')}\r\n`;
}

/** Alipay's details of a day, between comments, in UTF-8: the runtime writes no other encoding. */
export function writeAlipayBill(orders: readonly PaymentOrder[]): string {
  const head = '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,订单金额（元）,备注';
  const rows = orders.map((order) => {
    const at = formatShanghai(order.paidAtMs);
    return `${order.transactionId}\t,${order.orderNo}\t,交易,${order.subject},${at},${at},${yuan(order.fen)},`;
  });
  const [begin, end] = ['#----------业务明细列表----------', '#----------业务明细列表结束----------'];
  return ['#支付宝业务明细查询', begin, head, ...rows, end, `#交易合计：${orders.length}笔`, ''].join('\r\n');
}
