/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const openApiTitles = { page: '开放接口', calendar: '日历订阅' } as const;
