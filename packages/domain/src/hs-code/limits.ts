/** A code as it is asked for: chapter to ten digits, whatever stands between them is left out before. */
export const codePattern = /^\d{2}(?:\d{2}){0,4}$/;
export const keywordLengthMax = 200;
/** Codes asked for at once. */
export const batchMax = 100;
