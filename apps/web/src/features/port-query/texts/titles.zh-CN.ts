/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const portQueryTitles = {
  gatesTitle: '进箱查询',
  shipsTitle: '船舶查询',
} as const;
