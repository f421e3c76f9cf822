/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const preSheetTitles = { pageTitle: 'pre-sheet' } as const;
