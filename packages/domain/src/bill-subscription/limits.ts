/** Numbers of the bill subscription list. */

/** R-9-17: 15 rows for tracking lists; the choices offered. */
export const pageSizeDefault = 15;
/** What a screen shows: one of 1080 px has place for 24 rows, a tall one for 36, and scrolling is cheaper than paging. */
export const pageSizeOnScreen = 50;
export const pageSizeChoices = [10, 15, 20, 50, 100] as const;
/** Bills, and ships, of one person and port that a morning's sheet names; beyond them bills are counted. */
export const morningBillsMax = 80;
export const morningShipsMax = 15;
/** So many bills of an owner are looked at for it, those that close first. */
export const morningReadMax = 5_000;
/** A remark is a note, not a document. */
export const remarkLengthMax = 500;
export const clientNameLengthMax = 60;
/** Client companies of one owner. */
export const clientsMax = 10_000;
/** Names and phones that a list of clients is searched for at once: each is compared with every contact, 200,000 at most. */
export const clientTermsMax = 10;
/** People to call at one client, and the length of a line about them. */
export const contactsMax = 20;
export const contactLineMax = 60;
/** How long a client's key opens its bills: a month; then a new one is made. */
export const clientKeyMs = 30 * 86_400_000;
/** Keys that one network may try in an hour: a client's page asks again every minute. */
export const clientKeyLookUpsPerHour = 600;
/** Boxes that a row names; the detail has all of them. */
export const rowBoxesMax = 100;
/** Events that the detail tells at once, the newest first: ten boxes have about a hundred on their whole way. */
export const eventsToldMax = 1_000;
/** Instants told at which something was heard of a bill, the newest: a long way of many boxes has some hundreds. */
export const hearingsToldMax = 1_000;
/** Berthing times told of a bill's ship at once, the newest; a voyage had 225 at most (peers.md). */
export const etasToldMax = 300;
/** Newest hand-overs of one bill that are kept and told; colleagues may pass it on for ever. */
export const handOversKept = 50;
/** Bills that somebody brings into his new company, the oldest. */
export const broughtToCompanyMax = 2_000;
/** Bills of one hand-over that its successor is told by number; beyond them they are counted. */
export const handedToldMax = 20;
/** What is asked outside about a bill, in one line. */
export const chaseLengthMax = 200;
/** The same person who asks the same again within it has asked once, ms. */
export const chaseAgainMs = 60_000;
/** Boxes that a text to whoever is asked names. */
export const chaseBoxesMax = 20;
/** Undo of a deletion is offered for this long. */
export const undoMs = 5_000;
/** Bodies, in bytes: 10,000 pasted numbers of 48 characters; a thousand chosen rows, 200 numbers to subscribe, or a filter of pasted numbers. */
export const pastedBytesMax = 524_288;
export const listBytesMax = 65_536;
/** Followed bills without any news, at a time. */
export const unheardOpenMax = 1_500;
/** Days that a link to a bill may be open, how many of a bill may be at once, and how often one network may open links in an hour. */
export const shareDays = [7, 30] as const;
export const sharesMax = 20;
export const shareLookUpsPerHour = 1_200;
