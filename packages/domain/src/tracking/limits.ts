/** Numbers of tracking. */

/** Boxes of others an account may look up in a day of Shanghai (ADR 0011); boxes of bills that it follows are not counted. */
export const othersBoxesPerDayMax = 500;
