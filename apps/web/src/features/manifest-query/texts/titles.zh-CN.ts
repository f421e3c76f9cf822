/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const manifestQueryTitles = { pageTitle: '舱单查询', tip: '海运/空运' } as const;
