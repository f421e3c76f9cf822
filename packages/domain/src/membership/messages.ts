/** What people read about membership. */
import type { Fee } from '../billing/index';
import { levelWords, type SoldLevel } from './levels';

/** What a member pays less for, as the table of levels has it. */
export const benefitWords = {
  FEE_BLNO: '提单订阅',
  FEE_VESSEL: '船期订阅，上海',
  FEE_NB_VESSEL: '船期订阅，其他港',
  FEE_SO: '订舱号订阅',
  FEE_ABROAD: '海外跟踪',
  FEE_TRUCK: '卡车定位',
  FEE_TOKER: '打开客户联系方式',
} as const satisfies Partial<Record<Fee, string>>;

export const membershipTexts = {
  offerChanged: (pay: string, lastDay: string) => `价格或到期日有变：现在要 ${pay} 火币，到 ${lastDay}。请核对后再确认`,
  lower: '当前等级更高，到期前不能改成较低的等级',
  early: '还剩一年以上，到期前一年内可以续费',
  dayWrong: '日期不对，格式如 2026-11-28',
  /** What a term is called in the record. */
  term: (level: SoldLevel, lastDay: string) => `${levelWords[level]}，到 ${lastDay}`,
} as const;
