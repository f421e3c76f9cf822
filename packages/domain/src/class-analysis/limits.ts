/** Letters of a text that is read at once. */
export const textLengthMax = 100_000;

/** Lines of goods that one analysis keeps. */
export const linesMax = 500;

/** Letters of a goods name. */
export const nameLengthMax = 200;

/** Analyses that one owner keeps: the oldest go when more come. */
export const analysesMax = 200;

/** Names that one owner has given codes of his own: the oldest go when more come. */
export const synonymsMax = 5_000;

/** Letters of a name that is looked up, however long the question. */
export const askedLengthMax = 10_000;

/** From here on a line may be accepted with others, and below which it asks first; whole percent that the six digits are right. */
export const sureFrom = 90;
export const askBelow = 70;
/** No candidate reaches it: nothing is proposed. */
export const proposedFrom = 25;

/** Bytes of a file, and of its text in base64. */
export const fileBytesMax = 5 * 1024 * 1024;
export const fileTextMax = Math.ceil(fileBytesMax / 3) * 4;

/** Pixels of a picture: a page scanned at 600 dpi has as many. */
export const pixelsMax = 40_000_000;

/** Pages of a PDF: a bill and its attached list have a few. */
export const pagesMax = 50;
