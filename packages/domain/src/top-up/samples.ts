/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { topUp } from './contract';

export const topUpSamples: SamplesOf<typeof topUp> = {
  listGoods: () => ({}),
  // Nobody has told the server of a payment method.
  placeOrder: { code: 400, make: () => ({ goodsId: 'g50', payType: 'WXPAY' as const }) },
  showOrder: { code: 404, make: () => ({ orderNo: 'CZ000000' }) },
  closeOrder: { code: 404, make: () => ({ orderNo: 'CZ000000' }) },
  listOrders: () => ({}),
  giveBack: { code: 404, make: () => ({ orderNo: 'CZ000000', note: '已退回' }) },
  judgeRefund: { code: 404, make: () => ({ id: 999_999_999, verdict: 'approve' as const }) },
  findOrders: () => ({}),
  listStrays: () => ({}),
  settleStray: { code: 404, make: () => ({ id: 1, note: '已退回' }) },
  listBills: () => ({}),
  compareBill: { code: 400, make: () => ({ day: '2999-01-01' }) },
  settleDifference: { code: 404, make: () => ({ id: 1, note: '已核对' }) },
  createTransfer: { code: 400, make: () => ({ amount: 10_000, companyName: '演示货代', voucherUrl: '/file/none' }) },
  listTransfers: () => ({}),
  judgeTransfer: { code: 404, make: () => ({ orderNo: 'CZ000000', verdict: 'refuse' as const, reason: '没有到账' }) },
  fetchVoucher: { code: 404, make: () => ({ orderNo: 'CZ000000' }) },
  hearWxpay: { code: 400, make: () => ({}) },
  hearAlipay: { code: 400, make: () => ({}) },
};
