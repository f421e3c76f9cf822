/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const dispatchTitles = { pageTitle: '发送核实' } as const;
