/** Titles of the pages: the router knows them before a page and its other texts are loaded. */
export const truckTitles = { pageTitle: '卡车定位', tip: '全国范围', shared: '卡车地图' } as const;
