/** R-4.10-38: how far the following of a subject is, as a whole. */
export const trackingStates = [
  { code: 'waiting', name: '获取中' },
  { code: 'tracking', name: '跟踪中' },
  { code: 'finished', name: '已完成' },
  { code: 'failed', name: '失败' },
] as const;
export type TrackingState = (typeof trackingStates)[number]['code'];

/** R-4.10-38: why it failed. None of them is for good: once the port speaks, the subject is followed like any other. */
export const failReasons = [
  { code: 'number', name: '单号错误' },
  { code: 'carrier', name: '船公司错误' },
  { code: 'cancelled', name: '已取消' },
  { code: 'no-data', name: '暂无数据' },
] as const;
export type FailReason = (typeof failReasons)[number]['code'];
