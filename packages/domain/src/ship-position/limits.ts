/** Ships of one name that are told apart, and those that a search finds. */
export const shipsMax = 20;
/** Longest name, number or word that is asked for. */
export const nameLengthMax = 40;
/** A search for less finds half the sea. */
export const keywordLengthMin = 2;
/** Longest span of a track that is asked for at once, ms: as long as tracks are kept, 35 days. */
export const trackSpanMs = 3_024_000_000;
/** Points of a track in one answer. */
export const trackPointsMax = 2_000;
/** Calls of a ship in one answer. */
export const portCallsMax = 50;
