/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const vgmTitles = {
  pageTitle: 'VGM发送',
  tip: '5元/箱',
  all: '全部 VGM',
  create: '新建 VGM',
  wait: '待发送 VGM',
  already: '已发送 VGM',
  records: 'VGM 修改和删除',
  agreement: 'VGM 协议',
  book: 'VGM 手册',
} as const;
