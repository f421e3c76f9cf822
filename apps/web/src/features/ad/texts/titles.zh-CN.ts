/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const adTitles = {
  directory: '供应商名录',
  detail: '广告详情',
  manage: '广告管理',
  add: '新增广告',
  update: '修改广告',
} as const;
