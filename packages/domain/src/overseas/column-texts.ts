/** Texts of the list's columns: beside `messages.ts`, for whoever knows the columns comes with the first page. */
export const columnTexts = {
  holds: { customs: '海关', other: '其他' },
  freeFromArrival: (days: number) => `到港起 ${days} 天`,
  etaWithdrawn: '已撤回',
  /** An estimate of 滞箱费, whose table it is by and how old that is. */
  estimate: (text: string, line: string | null, time: string) =>
    `${text}（${line ?? '所有船公司'}费率表，${time} 更新；估算，以船公司账单为准）`,
} as const;
