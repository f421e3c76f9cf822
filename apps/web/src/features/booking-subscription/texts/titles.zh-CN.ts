/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const bookingTitles = {
  pageTitle: '订舱号跟踪',
} as const;
