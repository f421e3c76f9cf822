import { makeCatalogue } from '../../../platform/catalogue';
import { membershipTexts } from '@mastlight/domain/membership/messages';
import { levelWords } from '@mastlight/domain/membership/levels';
import { membershipTitles } from './titles.zh-CN';

/** What the page of membership says, and its refusals by their names. */
export const chinese = {
  refusal: {
    offerChanged: '价格或到期日有变：现在要 {pay} 火币，到 {lastDay}。请核对后再确认',
    lower: membershipTexts.lower,
    early: membershipTexts.early,
  },
  titles: membershipTitles,
  signedOut: { text: '登录后看会员等级、权益和用量', action: '登录' },
  names: levelWords,
  mine: {
    title: '当前等级',
    company: '企业账户，同事共用',
    personal: '个人账户',
    none: '按原价计费',
    percent: '订阅、海外跟踪、卡车定位、拓客 {tenths} 折',
    until: '到 {day}，还剩 {days, number} 天',
  },
  usage: {
    title: '本期用量',
    since: '从 {day} 起',
    count: '按会员价扣费',
    countOf: '{count, number} 笔',
    full: '原价合计',
    paid: '实际扣费',
    saved: '节省',
    coins: '{coins} 火币',
    none: '本期还没有按会员价扣费的项目',
    records: '看消费记录',
  },
  levels: {
    title: '等级和权益',
    note: '一期 12 个月，用火币余额支付，不能用免费额度',
    what: '火币',
    price: '一期价格',
    free: '免费',
    share: '折扣',
    whole: '无',
    tenths: '{tenths} 折',
    current: '当前',
    lower: '当前等级更高',
    early: '到期前一年内可续费',
    kinds: { join: '开通', renew: '续费', upgrade: '升级' },
    same: '免费额度不变，扣费时先用；VGM 和舱单发送按原价。',
    onlyFinance: '给公司开通会员要由管理员或财务来做。',
  },
  ask: {
    titles: { join: '开通{name}', renew: '续费{name}', upgrade: '升级到{name}' },
    price: '一期价格',
    credit: '抵扣{name}剩余天数',
    pay: '现在扣款',
    balance: '付款后',
    days: '有效期',
    span: '{from} 至 {last}',
    coins: '{coins} 火币',
    confirm: '支付 {coins} 火币',
    cancel: '取消',
  },
  done: '{name}已生效，到 {day}',
  renewed: '{name}已续费，到 {day}',
} as const;

/** The texts of membership. */
export const membershipWords = makeCatalogue('membership', chinese);
