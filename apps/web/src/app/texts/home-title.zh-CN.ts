/** Title of the workbench: the router knows it before the page is loaded. */
export const homeTitle = '首页';
