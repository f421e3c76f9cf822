/** Ads that one owner may open within a day and have counted; nobody looks at so many. */
export const viewsPerDayMax = 500;

/** What counts as a day for that, in ms. */
export const viewDayMs = 86_400_000;

/** A stay is a day at most, in seconds: longer ones are forgotten tabs. */
export const stayMaxS = 86_400;

/** How long views are kept, in ms: 183 days, as security events. */
export const viewsKeptMs = 15_811_200_000;
