/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const overseasTitles = { pageTitle: '海外跟踪', tip: '跟踪更清晰' } as const;
