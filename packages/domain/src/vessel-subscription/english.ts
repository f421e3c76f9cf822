import type { Phrase } from '../vocabulary/read-english';

/** What the server says of subscribed calls, in English. */
export const vesselSubscriptionEnglish: readonly Phrase[] = [
  ['船期最多订阅 {n} 条，请先删除不用的', 'at most {n} calls, please delete some first'],
  ['因船期 {call} 自动订阅', 'subscribed by itself for call {call}'],
  ['港口暂无此船期，请核对船名、航次和港口', 'the port has no such call yet, please check ship, voyage and port'],
  ['港口暂无此船期，收到后自动显示，1个月没有就结束', 'the port has no such call yet; it shows by itself, or ends after a month'],
  ['{port}港还没有接入数据，暂时查不到船期', 'no data of {port} yet, schedules cannot be told'],
  ['下一截点', 'next clock'],
  ['进箱中', 'gate-in is open'],
  ['已靠泊 {time}', 'berthed {time}'],
  ['来源：{source}', 'source: {source}'],
  ['更新：{time}', 'updated: {time}'],
  ['请先选择船期', 'please choose calls first'],
  ['请粘贴船名航次', 'please paste vessels and voyages'],
  ['同名 {n} 条船', '{n} ships of this name'],
  ['刚刚', 'just now'],
  ['{n} 分钟前', '{n} min ago'],
  ['{n} 小时前', '{n} h ago'],
  ['{n} 天前', '{n} d ago'],
  ['最后{place}', 'last {place}'],
];
