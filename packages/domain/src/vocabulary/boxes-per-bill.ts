/**
 * Boxes of a bill. A bill rarely has more than 200, and the largest of bulk
 * projects perhaps 1,000; a list of more is broken, or meant to hurt: every
 * report of such a bill costs what all its boxes cost.
 */
export const boxesPerBillMax = 2_000;
