/** What the server says about vessel subscriptions. */

/** What became of a pair that was to be subscribed. */
export const subscribeOutcomes = ['added', 'repeated', 'failed'] as const;
export type SubscribeCode = (typeof subscribeOutcomes)[number];

/** The same as rows of the answer spell it. */
export const subscribeWords = { added: '成功', repeated: '重复', failed: '失败' } as const satisfies Record<SubscribeCode, string>;

export const vesselSubscriptionTexts = {
  alreadySubscribed: '已在订阅中',
  repeatedInBatch: '本次粘贴里重复',
  full: (max: number) => `船期最多订阅 ${max} 条，请先删除不用的`,
  unknownSort: '不能按这一列排序',
} as const;
