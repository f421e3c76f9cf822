/** A link is open for so many days at most, and for so many unless its maker says otherwise. */
export const linkDaysMax = 7;
export const linkDaysUsual = 2;

/** Boxes of one call that are shown; the largest ships carry some 24,000 of twenty feet, of which one port handles a part. */
export const boxesMax = 24_000;

/** Calls of the own bills that are offered as choices. */
export const choicesMax = 50;

/** Stops of a replay; where more instants were heard they are full hours, the newest of them. */
export const stopsMax = 500;

/** Own bills on a call that are read as they were known; a ship of one forwarder has some dozens. */
export const replayBillsMax = 100;

/** Sentences about odd cells; what is beyond is counted. */
export const findingsMax = 20;
