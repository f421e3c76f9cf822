/** Numbers of the booking list. */

/** R-9-17: rows of tracking lists; the choices offered. */
export const pageSizeDefault = 15;
/** What a screen shows: one of 1080 px has place for 24 rows, a tall one for 36, and scrolling is cheaper than paging. */
export const pageSizeOnScreen = 50;
export const pageSizeChoices = [10, 15, 20, 50, 100] as const;
/** Bookings pasted at once, and bookings an account follows at a time. */
export const bookingsPerPasteMax = 200;
export const bookingsMax = 1_000;
/** A remark is a note, not a document. */
export const remarkLengthMax = 500;
/** Bodies, in bytes: 200 numbers, or a thousand chosen rows. */
export const listBytesMax = 65_536;
