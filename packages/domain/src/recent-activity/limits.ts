/** Numbers of the ticker (section 9 of the specification). */

/** At most so many entries are kept and sent. */
export const recentEntriesMax = 150;
/** When there are more, so many of the oldest go at once. */
export const recentEntriesDropped = 50;
/** One big batch must not fill the whole ticker. */
export const recentEntriesPerBatch = 3;
/** Nor must one person, whichever identities he has, on a day of Shanghai: what stands there is of his choosing. */
export const recentEntriesPerPersonDay = 15;
