/** What the server says about vessel subscriptions. */
export const vesselSubscriptionTexts = {
  succeeded: '成功',
  repeated: '重复',
  failed: '失败',
  alreadySubscribed: '已在订阅中',
  repeatedInBatch: '本次粘贴里重复',
  full: (max: number) => `船期最多订阅 ${max} 条，请先删除不用的`,
  unknownSort: '不能按这一列排序',
} as const;
