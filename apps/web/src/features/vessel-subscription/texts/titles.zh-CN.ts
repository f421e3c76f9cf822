/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const vesselTitles = {
  pageTitle: '船期订阅',
} as const;
