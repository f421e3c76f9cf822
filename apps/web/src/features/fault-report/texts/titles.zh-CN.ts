/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const faultReportTitles = { pageTitle: '报错反馈' } as const;
