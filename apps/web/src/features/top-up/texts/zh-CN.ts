import { makeCatalogue } from '../../../platform/catalogue';
import { topUpTexts } from '@mastlight/domain/top-up/messages';
import { orderWords } from '@mastlight/domain/top-up/order-state';
import { topUpTitles } from './titles.zh-CN';

const { refundShort: _short, ...refusal } = topUpTexts;

/** What the pages of topping up say. The server's refusals are the domain's. */
export const chinese = {
  refusal: { ...refusal, refundShort: '余额只有 {left} 火币，不够扣回 {wanted} 火币：已用掉的不退，请用调整单处理' },
  titles: topUpTitles,
  signedOut: { text: '登录后充值、看充值记录', action: '登录' },
  onlyFinance: '给公司充值要由管理员或财务来做。',
  amount: '充值金额',
  yuan: '{yuan} 元',
  gift: '送 {coins}',
  own: '自定义金额（元）',
  ownHint: '1 到 50000 元',
  method: '支付方式',
  methods: { WXPAY: '微信支付', ALIPAY: '支付宝', TRANSFER: '对公转账' },
  pay: '支付 {yuan} 元',
  comes: '到账 {coins} 火币',
  rate: '1 元 = 1 火币',
  due: '应付',
  dueYuan: '{yuan} 元',
  backNote: '付完点“回到刚才的操作”，接着做没做完的事',
  scan: '请用{method}扫码',
  paying: '已扫码，请在手机上付完',
  validFor: '二维码 {left} 有效',
  noCode: '没有取到二维码，请关闭后重新下单',
  close: '关闭订单',
  closed: '订单已关闭',
  paid: '已到账 {coins} 火币',
  again: '再充一笔',
  unpaid: '这一笔还没有付，可以接着付；不付就关闭',
  another: '先放着，另充一笔',
  resume: '继续支付',
  back: '回到刚才的操作',
  balanceNow: '现在余额 {coins} 火币',
  toInvoice: '去开票',
  toRecord: '看消费记录',
  toHistory: '充值记录',
  ways: { label: '充值方式', code: '扫码支付', transfer: '对公转账' },
  transfer: {
    title: '对公转账',
    note: '请先转账到下面的账户，再上传银行回单。平台在银行看到款项后入账，一般一个工作日内。',
    holder: '户名',
    bank: '开户行',
    accountNo: '账号',
    payer: '付款单位',
    amount: '转账金额（元）',
    amountHint: '100 到 1000000 元，与回单一致',
    slip: '银行回单（PDF 或图片）',
    submit: '提交',
    submitted: '已提交，平台在银行看到款项后入账',
    waiting: '等待到账确认',
    refused: '没有入账：{reason}',
  },
  states: { ...orderWords },
  columns: {
    no: '订单号',
    time: '下单时间',
    amount: '金额（元）',
    gift: '赠送（火币）',
    method: '方式',
    state: '状态',
    paid: '支付时间',
    invoice: '发票',
    act: '操作',
  },
  resumeOf: '继续支付 {no}',
  closeOf: '关闭订单 {no}',
  none: '还没有充值',
  count: '{count, number} 笔',
  unit: '笔',
} as const;

/** The texts of topping up. */
export const topUpWords = makeCatalogue('top-up', chinese, async () => (await import('./en-US')).english);
