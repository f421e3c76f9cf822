import { makeCatalogue } from '../../../platform/catalogue';

/** R-3.3-02, -03: the ticker of recent subscriptions, what somebody did, to what. */
export const chinese = {
  label: '近期订阅',
  stop: '停止滚动',
  resume: '继续滚动',
  truck: { action: '添加了', title: '车牌号' },
  bill: { action: '订阅了', title: '提单号' },
  call: { action: '订阅了', title: '船名/航次' },
} as const;

/** The texts of the ticker. */
export const recentActivityTexts = makeCatalogue('recent-activity', chinese, async () => (await import('./en-US')).english);
