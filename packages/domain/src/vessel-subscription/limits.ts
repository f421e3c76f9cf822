/** Numbers of the vessel list. */

/** R-9-17: rows of tracking lists; the choices offered. */
export const pageSizeDefault = 15;
/** What a screen shows: one of 1080 px has place for 24 rows, a tall one for 36, and scrolling is cheaper than paging. */
export const pageSizeOnScreen = 50;
export const pageSizeChoices = [10, 15, 20, 50, 100] as const;
/** Calls pasted at once, and calls an account follows at a time. */
export const callsPerPasteMax = 200;
export const callsMax = 1_000;
/** Calls on one screen, table and berth board alike. */
export const callsShownMax = 200;
/** Changes of a call's clocks that are told; the newest. */
export const changesToldMax = 50;
/** A remark is a note, not a document. */
export const remarkLengthMax = 500;
/** Bodies, in bytes: 200 pairs of vessel and voyage, or a thousand chosen rows. */
export const listBytesMax = 65_536;
