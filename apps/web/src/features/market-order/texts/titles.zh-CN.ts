/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const marketOrderTitles = {
  room: '义乌市采',
  edit: '订单',
  check: '审单',
  customs: '报关数据',
  template: '单证模板',
  templateEdit: '单证模板编辑',
} as const;
