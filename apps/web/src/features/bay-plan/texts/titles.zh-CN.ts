/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const bayPlanTitles = { pageTitle: '物流可视化', tip: '宁波港EDI同步' } as const;
