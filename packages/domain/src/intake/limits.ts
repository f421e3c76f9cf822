/** Numbers of the intake. */

/** One file or request body; larger ones are refused before they are stored. */
export const messageBytesMax = 64 * 1024 * 1024;
/** Findings kept of one message; a file that is wrong a thousand times is wrong. */
export const findingsKeptMax = 100;
/** A raw message is shown up to so many characters. */
export const shownTextMax = 200_000;
/** A waiting message older than this means that nobody decodes. */
export const waitingLimitMs = 5 * 60_000;
/** Of a raw message so many bytes are searched for what concerns the caller. */
export const excerptReadMax = 8 * 1024 * 1024;
/** Answers in JSON beyond so many characters are shown to no follower: they are parsed in one go. */
export const excerptRowsMax = 1024 * 1024;
/** Raw messages made ready at once, and how many more may wait for their turn. */
export const viewsAtOnce = 2;
export const viewsWaitingMax = 8;
/** Of these places, what one account may hold: nobody keeps the others out. */
export const viewsPerAccountMax = 2;
/** Messages that are put back in line by one call. */
export const redrivenAtOnceMax = 100;
/** Bytes of a raw message that are shown at once, byte by byte. */
export const shownBytesMax = 4_096;
/** Hours whose receipts are told one by one. */
export const countedHours = 24;
