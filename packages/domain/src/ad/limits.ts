/** Ads that one person may open in a day of Shanghai and have counted, whichever identity he acts for; nobody looks at so many. */
export const viewsPerDayMax = 500;

/** A day that statistics look back, in ms. */
export const viewDayMs = 86_400_000;

/** A stay is a day at most, in seconds: longer ones are forgotten tabs. */
export const stayMaxS = 86_400;

/** A stay is told by who stayed: so much longer than since it was noted, in seconds, for a call on its way and no more. */
export const staySlackS = 60;

/** How long views and enquiries are kept, in ms: 183 days, as security events. */
export const viewsKeptMs = 15_811_200_000;

/** Ads that stand at once: the list goes whole to every browser. */
export const adsMax = 200;

/** Enquiries of one person in a day of Shanghai. */
export const enquiriesPerDayMax = 20;

/** Signs of an enquiry. */
export const enquiryLength = { min: 5, max: 500 } as const;

/** Days that statistics may look back, as long as views are kept. */
export const statDaysMax = 183;

/** Signs of what an ad says of itself. */
export const adLengths = { title: 30, line: 80, text: 2_000, supplier: 60, contact: 80, proof: 120, url: 500 } as const;
