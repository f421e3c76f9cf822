/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const openApiTitles = { pageTitle: 'open-api' } as const;
