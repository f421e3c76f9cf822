/** Title of the page: the router knows it before its other texts are loaded. */
export const mailedTitle = '定时发送';
