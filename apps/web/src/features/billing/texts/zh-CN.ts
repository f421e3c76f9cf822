import { makeCatalogue } from '../../../platform/catalogue';
import { billingTexts } from '@mastlight/domain/billing/messages';

/** What is said before and after a charge. The server's refusals are the domain's. */
export const chinese = {
  refusal: {
    short: billingTexts.short,
    stillAtWork: billingTexts.stillAtWork,
    keyOfOther: billingTexts.keyOfOther,
    adjustmentJudged: billingTexts.adjustmentJudged,
    adjustmentOfTwo: billingTexts.adjustmentOfTwo,
    adjustmentOfOwn: billingTexts.adjustmentOfOwn,
    adjustmentNotMade: billingTexts.adjustmentNotMade,
    adjustmentShort: billingTexts.adjustmentShort,
    adjustmentOver: '账户余额只有 {balance} 火币，不能扣回更多',
    statementLong: '这个月有 {count} 笔，超过一份对账单的 {max} 笔，请改用导出',
    accountUnknown: billingTexts.accountUnknown,
    needsConfirmation: '本月{origin, select, SH {上海} NB {宁波} other {}}免费额度还剩 {free} 火币，这次要 {wanted} 火币',
    freeShort: '本月{origin, select, SH {上海} NB {宁波} other {}}免费额度还剩 {free} 火币，这次要 {wanted} 火币',
  },
  titles: { records: '消费记录' },
  signedOut: { text: '登录后看余额和每一笔消费', action: '登录' },
  close: '关闭',
  wallet: {
    title: '钱包',
    label: '火币余额 {coins}',
    personal: '个人账户',
    company: '企业账户',
    spendable: '火币，可用',
    held: '冻结中',
    heldNote: '等对方答复的，成功才扣，不成功退回',
    free: '本月免费额度',
    freeOfCertified: '通过认证的企业才有免费额度；同一人管理几家的，给最早认证的那家。',
    freeOfNobody: '没有免费额度',
    certify: '看企业认证',
    origins: { NB: '宁波', SH: '上海' },
    /** R-8-22. */
    lost: '获取用户火币账户信息失败',
  },
  cost: '{coins} 火币（{place}本月免费额度剩 {free}）',
  /** What a member pays, beside what is on the price list. */
  memberPrice: '会员价 {coins}，原价 {full}',
  costAlone: '{coins} 火币',
  /** What a fee leaves, said before it is taken. */
  after: {
    balance: '余额 {before} → {after}',
    freeFirst: '先用本月免费额度 {free}',
    short: '余额 {balance}，还差 {missing}，请先充值',
  },
  /** R-4.9-02. */
  used: '订阅消耗：{coins}火币',
  held: '暂扣 {coins} 火币，有数据才收',
  tip: {
    title: '免费余额不足提醒',
    text: '免费额度不足，{told}',
    notToday: '今日不再提醒',
    goOn: '继续',
  },
  confirm: {
    title: '扣除真实火币余额',
    /** R-4.9-03 … -05, -10. */
    text: '{port}{thing}订阅即将扣除真实火币余额，是否继续？',
    opening: '打开{thing}即将扣除真实火币余额，是否继续？',
    sending: '{port}{thing}发送即将扣除真实火币余额，是否继续？',
    once: '{thing}即将扣除真实火币余额，是否继续？',
    goOn: '继续',
  },
  cancel: '取消',
} as const;

/** The texts of money. */
export const billingWords = makeCatalogue('billing', chinese, async () => (await import('./en-US')).english);
