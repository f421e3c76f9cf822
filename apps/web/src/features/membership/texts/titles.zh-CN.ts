/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const membershipTitles = { page: '会员中心' } as const;
