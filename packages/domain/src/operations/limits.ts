/** Numbers of the operator's desk. */

/** Rows of each list that are shown: what is more is counted. */
export const listedMax = 50;
/** Letters of a text that came from outside, such as the error of a job. */
export const shownTextMax = 500;
/** Jobs and letters that are put back in line by one call. */
export const redrivenAtOnceMax = 100;
