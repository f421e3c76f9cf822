/** R-4.10-38: how far the following of a subject is, as a whole. */
export const trackingStates = [
  { code: 'waiting', name: '获取中' },
  { code: 'tracking', name: '跟踪中' },
  { code: 'finished', name: '已完成' },
] as const;
export type TrackingState = (typeof trackingStates)[number]['code'];
