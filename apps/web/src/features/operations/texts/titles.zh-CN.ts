/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const operationsTitles = {
  pageTitle: '运营台',
  moneyTitle: '账本',
  topUpsTitle: '充值与退款',
  invoicesTitle: '全部发票',
} as const;
