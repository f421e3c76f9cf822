/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const invoiceTitles = {
  pageTitle: '发票管理',
  menuLabel: '我的发票',
} as const;
