/** Tracks are shown for so long, ms: 35 days, five weeks of disputes about waiting. Their months go whole, once all of one is older. */
export const trackKeptMs = 3_024_000_000;

/** A terminal that registered and told no place holds its plate for so long, ms: a week to have it put in. */
export const muteKeptMs = 604_800_000;

/** A point of a track that is nearer in time than this to the one before it says nothing new, ms. */
export const trackStepMs = 15_000;

/** That a vehicle came to a terminal so long ago tells nobody anything, ms: a day; and of one plate it is told once in so long, ms: half an hour. */
export const arrivalFreshMs = 86_400_000;
export const arrivalToldEveryMs = 1_800_000;

/** A vehicle of which nothing was heard for so long is silent, ms (ux 6.4: 15 minutes). */
export const silentAfterMs = 900_000;

/** Points of a ship's track: one in so long while it moves, and where it lies still, ms. */
export const shipTrackStepMs = 300_000;
export const shipTrackStandMs = 3_600_000;

/** A ship whose last word is older is somewhere else by now, ms: stations on land hear some 40 miles. */
export const shipSilentAfterMs = 3_600_000;
/** A ship of which nothing but a place in doubt is known is forgotten after so long without a word, ms: a week. */
export const shipDoubtKeptMs = 604_800_000;
