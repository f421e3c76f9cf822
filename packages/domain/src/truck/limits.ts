export { plateProvinces } from '../position/index';

/** For so long is a place seen that was paid for once, ms (look: the same truck costs nothing again in 10 minutes). */
export const seenMs = 600_000;
/** Trucks that one identity follows at once. */
export const trucksMax = 500;
/** Hours for which a truck is shared (ux 6.4). */
export const shareHours = [2, 8, 24] as const;
/** Links to one truck that an identity has open at once. */
export const sharesMax = 20;
/** Longest span of a track that is asked for at once, ms: a week. */
export const trackSpanMs = 604_800_000;
/** Points of a track in one answer. */
export const trackPointsMax = 2_000;

/** So many of those who follow one plate are told that it arrived: a haulier's plate has a handful. */
export const followersTold = 200;

/** A box that a truck has brought in stands beside it for so long, ms: a day. */
export const gateTellsForMs = 86_400_000;
/** A yard writes down that a box has left as the truck drives out, or a little later, ms. */
export const yardTellsLateMs = 600_000;
