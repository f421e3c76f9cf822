/** What people read about the picture of a ship. */
import { noInstant } from '../contract-kit/past-instant';

export const bayPlanTexts = {
  vesselMissing: '请填写船名',
  voyageMissing: '请填写航次',
  numberLong: '提单号或箱号最多 35 个字符',
  daysWrong: '链接有效期是 1 到 7 天',
  linkWrong: '链接不对，请登录后查看，或请分享的人重新发一个',
  linkOver: '链接已过期，请登录后查看，或请分享的人重新发一个',
  at: {
    malformed: noInstant,
    inFuture: (now: string) => `时间点（at）还没有到：现在是 ${now}`,
    tooManyBills: (max: number) => `自己在这条船上的提单超过 ${max} 票，回放看不全，请在提单里回放`,
  },
  findings: {
    /** `drawn` and `own`, which are not: numbers of the reader's; null: an other's. */
    overlap: (cell: string, count: number, drawn: string | null, own: readonly string[]) =>
      `格位 ${cell} 报了 ${count} 个箱，图上只画最后报的${drawn === null ? '一个' : ` ${drawn}`}${own.length === 0 ? '' : `，没画 ${own.join('、')}`}`,
    twoBays: (box: string, shown: string, before: string) => `${box} 报了两个格位 ${before} 和 ${shown}，按最后报的 ${shown} 画`,
    noBay: (box: string, cell: string) => `${box} 报的格位 ${cell} 船上没有，只列在表里`,
    more: (count: number) => `还有 ${count} 处格位不对`,
  },
  /** A box that nobody of the reader's follows. */
  othersBox: '他人的一个箱',
} as const;

/** States of a box on its way over the quay, in their order. */
export const boxStates = ['absent', 'unknown', 'yard', 'inspected', 'released', 'loaded', 'discharged'] as const;
export type BoxState = (typeof boxStates)[number];

export const boxStateTexts: Readonly<Record<BoxState, string>> = {
  absent: '未报进港',
  // Of an other's box nothing was reported: it may still be outside, or have come on board in another port.
  unknown: '未知',
  yard: '在场',
  inspected: '查验',
  released: '已放',
  loaded: '已装',
  discharged: '已卸',
};
