/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const operationsTitles = {
  pageTitle: '运营台',
  moneyTitle: '账本',
} as const;
