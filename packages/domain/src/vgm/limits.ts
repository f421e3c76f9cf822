/** Numbers of VGM sending (核实重量, verified gross mass); weights in kg. */

/** R-1-16: it is sent to this port's terminals. */
export { filingPort as vgmPort } from '../vocabulary/filing-port';

/** R-5.3-25: heavier than this no container is sent. */
export const grossMaxKg = 36_000;
/** R-5.3-25: tare and net may differ from gross by so much; each of the three is rounded. */
export const sumToleranceKg = 1;
/** Up to this share of the manifest's or the gate's weight a difference is no difference (vgm-new.png). */
export const differenceSharePercent = 1;

/** R-9-22, R-1-16: 5 yuan for each container that is newly sent, in fen. */
export const vgmFeePerContainerFen = 500;

/** Containers of one filing. */
export const containersMax = 500;
/** Names and places as VERMAS carries them: an..35 for each line of a NAD or CTA, three lines of an address. */
export const placeLengthMax = 35;
export const addressLengthMax = 105;
export const signLengthMax = 35;
export const remarkLengthMax = 500;

/** Before it berths, a ship's weights are closed for so long (peers idea 7). */
export const lockBeforeBerthMs = 6 * 3_600_000;

/** R-9-17: rows of lists; the choices offered. */
export const pageSizeDefault = 15;
export const pageSizeOnScreen = 50;
export const pageSizeChoices = [10, 15, 20, 50, 100] as const;
/** Filings an owner may keep for which no fee was taken, the deleted ones included: what was paid for stays and fills nothing. */
export const filingsMax = 5_000;
/** What a person's new filings, and those that grow, may come to on a day of Shanghai: a copy of a large one is a small call. */
export const filingMegabytesPerDay = 100;
/** Newest marks of a filing that was put away and taken back; it costs nothing to do so again and again. */
export const movesKept = 10;
/** Filings that one call sends. */
export const sentAtOnceMax = 20;
/** Bodies, in bytes: 500 containers with Chinese addresses; a thousand chosen rows. */
export const filingBytesMax = 512 * 1024;
export const listBytesMax = 65_536;
/** A spreadsheet with 500 containers, in bytes, and as base64. */
const importBytesMax = 1024 * 1024;
export const importTextMax = Math.ceil(importBytesMax / 3) * 4;
/** A text somebody types before it is checked: longer ones are nobody's typing. */
export const typedLengthMax = 600;
/** Tares of one's own that a suggestion is the middle of. */
export const ownTaresMax = 20;
