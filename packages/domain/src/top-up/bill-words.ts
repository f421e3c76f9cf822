/** Words by which the payment methods' bills of a day are read: theirs, not ours; each column by any of its names. */
export const wxpayBillWords = {
  columns: {
    time: ['交易时间'],
    transactionId: ['微信订单号'],
    orderNo: ['商户订单号'],
    state: ['交易状态'],
    paid: ['订单金额', '总金额'],
    refunded: ['申请退款金额', '退款金额'],
    refundState: ['退款状态'],
  },
  /** How the titles of the sums begin. */
  foot: '总',
} as const;

export const alipayBillWords = {
  columns: {
    transactionId: ['支付宝交易号'],
    orderNo: ['商户订单号'],
    kind: ['业务类型'],
    madeAt: ['创建时间'],
    endedAt: ['完成时间'],
    amount: ['订单金额（元）', '订单金额(元)'],
  },
  begin: '业务明细列表',
  end: '业务明细列表结束',
  refund: '退款',
} as const;
