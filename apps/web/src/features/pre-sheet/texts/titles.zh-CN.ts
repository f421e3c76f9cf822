/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const preSheetTitles = { module: '预配单', settings: '预配单设置' } as const;
