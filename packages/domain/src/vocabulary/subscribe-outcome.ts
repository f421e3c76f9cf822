/** What becomes of each thing that somebody subscribes to, whatever the product. */
export const subscribeOutcomes = ['added', 'repeated', 'failed'] as const;
export type SubscribeCode = (typeof subscribeOutcomes)[number];

/** The specification's word for it (R-7.6-05). */
export const subscribeWords = { added: '成功', repeated: '重复', failed: '失败' } as const satisfies Record<SubscribeCode, string>;

/** Why a thing was not added once more. */
export const repeatedTexts = {
  inBatch: '本次粘贴里重复',
  alreadySubscribed: '已在订阅中',
} as const;
