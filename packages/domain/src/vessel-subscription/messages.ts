/** What the server says about vessel subscriptions. */

import { productName } from '../vocabulary/product-name';

export const vesselSubscriptionTexts = {
  full: (max: number) => `船期最多订阅 ${max} 条，请先删除不用的`,
  /** Remark of a bill that a ship has brought (ADR 0027). */
  broughtByShip: (call: string) => `因船期 ${call} 自动订阅`,
  unheardCall: '港口暂无此船期，请核对船名、航次和港口',
  waiting: '港口暂无此船期，收到后自动显示，1个月没有就结束',
  noFeed: (portName: string) => `${portName}港还没有接入数据，暂时查不到船期`,
  /** How far the call is before its ship is there; `name` is the port's word for the clock, `moment` as lists show it. */
  opens: (name: string, moment: string) => `${name} ${moment}`,
  open: '进箱中',
  passed: (name: string) => `${name}已过`,
  /** @param moment as lists show it. */
  berthed: (moment: string) => `已靠泊 ${moment}`,
  /** @param ships each with the clock that it closes by, as lists show it; null while its plan tells none. */
  namesakes: (ships: readonly { readonly imo: string; readonly closes: string | null }[]) =>
    `同名同航次有 ${ships.length} 艘船：${ships.map(({ imo, closes }) => (closes === null ? `IMO ${imo}` : `IMO ${imo} ${closes}`)).join('、')}`,
  sailed: (moment: string) => `已离港 ${moment}`,
  exportName: (portName: string, moment: string) => `船期订阅_${portName}_${moment}.xlsx`,
  sheetName: '船期订阅',
  calendarName: (portName: string) => `${productName}船期 · ${portName}`,
  calendarFile: (portName: string, moment: string) => `船期日历_${portName}_${moment}.ics`,
  /** What an entry of a calendar is called: the clock's name at the port, or that the ship is at its berth. */
  calendarEntry: (what: string, call: string) => `${what} ${call}`,
  atBerth: '靠泊',
  calendarPlace: (portName: string, wharf: string | null, berth: string | null) =>
    [`${portName}港`, wharf, berth === null ? null : `${berth} 泊位`].filter((part) => part !== null).join(' '),
  calendarNote: (source: string | null, heardTime: string | null) =>
    [source === null ? null : `来源：${source}`, heardTime === null ? null : `更新：${heardTime}`]
      .filter((part) => part !== null)
      .join('\n'),
  severalShips: (count: number) => `同名 ${count} 条船`,
  age(minutes: number): string {
    if (minutes < 1) return '刚刚';
    if (minutes < 60) return `${minutes} 分钟前`;
    return minutes < 1_440 ? `${Math.floor(minutes / 60)} 小时前` : `${Math.floor(minutes / 1_440)} 天前`;
  },
  last: (said: string) => `最后${said}`,
} as const;
