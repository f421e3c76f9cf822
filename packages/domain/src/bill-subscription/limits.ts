/** Numbers of the bill subscription list. */

/** R-9-17: 15 rows for tracking lists; the choices offered. */
export const pageSizeDefault = 15;
/** What a screen shows: one of 1080 px has place for 24 rows, a tall one for 36, and scrolling is cheaper than paging. */
export const pageSizeOnScreen = 50;
export const pageSizeChoices = [10, 15, 20, 50, 100] as const;
/** A remark is a note, not a document. */
export const remarkLengthMax = 500;
export const clientNameLengthMax = 60;
/** Client companies of one owner. */
export const clientsMax = 500;
/** R-4.10-19: a subscription ends by itself so long after departure, after nothing was heard, or unfinished. */
export const monthsAfterDeparture = 1;
export const monthsWithoutNews = 1;
export const unfinishedDaysMax = 60;
/** Undo of a deletion is offered for this long. */
export const undoMs = 5_000;
/** Bodies, in bytes: 10,000 pasted numbers; a thousand chosen rows, 200 numbers to subscribe, or a filter of pasted numbers. */
export const pastedBytesMax = 1_048_576;
export const listBytesMax = 65_536;
/**
 * Numbers an account may begin to follow in a day of Shanghai (ADR 0011). An
 * operator follows 40 to 200 live bills, an office of ten some thousand;
 * whoever tries numbers out needs millions.
 */
export const subscriptionsPerDayMax = 2_000;
/** Of them so many of which nothing was ever heard: fresh bookings are, and so are guesses. */
export const unheardPerDayMax = 1_000;
/** Mistyped numbers without any news that may still be corrected on a day whose new ones are used up. */
export const correctionsPerDayMax = 100;
/** Followed bills without any news, at a time. */
export const unheardOpenMax = 1_500;
