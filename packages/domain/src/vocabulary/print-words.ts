/** What every printed paper says of itself. */
export const printWords = {
  page: (no: number, count: number) => `第 ${no} / ${count} 页`,
  printedAt: (time: string) => `打印于 ${time}（北京时间）`,
  busy: '正在生成的 PDF 太多，请过一会儿再试',
  tooLong: '内容太长，印不成一份 PDF，请改用导出',
} as const;
