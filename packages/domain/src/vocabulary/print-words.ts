/** What every printed paper says of itself. */
export const printWords = {
  page: (no: number, count: number) => `第 ${no} / ${count} 页`,
  printedAt: (time: string) => `打印于 ${time}（北京时间）`,
} as const;
