/** Numbers of tracking. */

/** Bills and boxes of others an account may look up in a day of Shanghai (ADR 0011); those that it follows are not counted. */
export const othersPerDayMax = 500;
