/** Numbers of the manifest query. */

/** Bills asked for at once: a page of a chat. */
export const manifestsMax = 200;
/** Characters of a pasted text. */
export const askedLengthMax = 20_000;
/** Boxes told of a bill beside others; the full call tells all of them. */
export const boxesToldMax = 200;
/** Boxes of one bill: customs take 0 to 9,999 (domain guide 3.3). */
export const boxesMax = 9_999;
/** Receipts told of a bill, the newest. */
export const receiptsToldMax = 60;
/** Questions kept of a person, and reminders that wait. */
export const askedKept = 200;
export const remindersMax = 500;
/** Boxes that a person names for a bill (updateCtns). */
export const ownBoxesMax = 500;
export const ownBoxesLengthMax = 8_000;
