/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const tokerTitles = { pageTitle: '拓客系统', detailTitle: '企业详情', menuTip: '个人版已上线' } as const;
