/** A code as it is asked for: chapter to ten digits, whatever stands between them is left out before. */
export const codePattern = /^\d{2}(?:\d{2}){0,4}$/;
/** A code whose lines of the tariff are asked for: a heading, or more of it. */
export const linesPattern = /^\d{4}(?:\d{2}){0,3}$/;
export const keywordLengthMax = 200;
/** Codes asked for at once. */
export const batchMax = 100;

/** Elements of a tariff line, and letters of the name and of the value of one. */
export const elementsMax = 60;
export const elementNameMax = 60;
export const elementValueMax = 200;

/** Lines of a tariff that are answered at once; it is told how many there are. */
export const linesShown = 200;

/** Of an import: lines, letters of a line and of its cells, bytes of a workbook, faulty lines told one by one. */
export const tariffLinesMax = 50_000;
export const tariffLineLengthMax = 20_000;
export const tariffCellMax = 300;
export const tariffElementsMax = 2_000;
export const tariffWorkbookBytesMax = 20 * 1024 * 1024;
export const tariffFaultsTold = 50;
/** Agreements of a line. */
export const agreementsMax = 40;
/** From this part of faulty lines on, in percent, an edition is not taken unless the operator says so. */
export const faultPercentMax = 5;
/** Letters of the name and of the source of an edition. */
export const editionNameMax = 40;
export const editionSourceMax = 200;
