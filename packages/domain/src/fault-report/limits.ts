/** Characters of what somebody says is wrong, and of the answer. */
export const reportLength = { min: 2, max: 500 } as const;

/** Characters of the line of the detail that it is about, as it was read. */
export const seenLengthMax = 300;

/** Reports of a person on a day. */
export const reportsPerDayMax = 20;

/** How long an answered report is kept. */
export const reportsKeptMs = 365 * 86_400_000;
