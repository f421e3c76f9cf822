/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const topUpTitles = { charge: '充值中心', history: '充值记录' } as const;
