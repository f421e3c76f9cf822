/** Texts of 滞箱费: beside `messages.ts`, which comes with the first page; these come with whoever shows it. */
import { freeDaysMax, tariffDayMax, tariffPriceMax, tariffStepsMax, tariffTypedMax } from './limits';

/** What the rate table of 滞箱费 says of what is typed into it. */
export const tariffTexts = {
  classes: { '20': '20 尺', '40': '40 尺', special: '冷箱/特种箱' },
  parts: { from: '起始日', to: '截止日', price: '每天单价' },
  ofField: (boxClass: string, at: number, part: string, wrong: string) => `${boxClass}第 ${at} 档${part}：${wrong}`,
  badFreeDays: (boxClass: string) => `${boxClass}免费期：请填 0 至 ${freeDaysMax} 的整数，不知道就留空`,
  badDay: `请填 1 至 ${tariffDayMax} 的整数`,
  gap: (day: number) => `应从第 ${day} 天起，中间缺了天数`,
  overlap: (day: number) => `应从第 ${day} 天起，与上一档重叠`,
  endsBefore: '早于起始日',
  lastEnds: '最后一档请留空，表示一直算下去',
  endless: '后面还有一档，请填到第几天',
  badPrice: `请填不超过 ${tariffPriceMax} 的金额，最多两位小数`,
  badWholePrice: `请填不超过 ${tariffPriceMax} 的整数金额，此币种没有小数`,
  tooManySteps: (boxClass: string) => `${boxClass}：最多 ${tariffStepsMax} 档`,
  nothing: '请至少填一种箱型的单价或免费期',
  tooLong: `每格最多 ${tariffTypedMax} 个字`,
} as const;

/** What an estimate of 滞箱费 says. Amounts come with their currency. */
export const detentionTexts = {
  within: '还在免费期内，未产生滞箱费',
  none: '免费期内已还空，未产生滞箱费',
  running: (amount: string) => `滞箱费至今约 ${amount}`,
  final: (amount: string) => `已还空，滞箱费约 ${amount}`,
  fromTomorrow: (amount: string) => `明天起每天 ${amount}`,
  uncounted: (boxes: string, count: number) => `${boxes}${count > 3 ? ` 等 ${count} 箱` : ''}未计：箱型、单价或免费期不知道`,
  /** In a cell of the list. */
  short: { within: '免费期内', none: '未产生' },
  shortAmount: (amount: string, uncounted: number) => (uncounted === 0 ? amount : `${amount}，${uncounted} 箱未计`),
  /** Why nothing can be estimated. */
  gaps: {
    'no-tariff': '没有费率表',
    'no-box': '船公司没报箱号',
    'no-class': '箱型未知',
    'no-rate': '费率表没有此箱型',
    'no-free-days': '免费期未知',
  },
} as const;
