/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const shipPositionTitles = { pageTitle: '船舶地图' } as const;
