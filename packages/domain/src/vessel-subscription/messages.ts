/** What the server says about vessel subscriptions. */

export const vesselSubscriptionTexts = {
  full: (max: number) => `船期最多订阅 ${max} 条，请先删除不用的`,
  unknownSort: '不能按这一列排序',
} as const;
