/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const classAnalysisTitles = { pageTitle: '提单分析' } as const;
