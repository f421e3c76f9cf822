/** Letters of what is searched for, and the words of it that count. */
export const keywordLengthMax = 100;
export const wordsMax = 8;

/** Companies on a page where nobody says how many, and in a file. */
export const pageSizeDefault = 20;
export const exportMax = 2_000;

/** Ports to which the own bills go, and headings of the own goods, that are offered. */
export const ownShown = 8;

/** Values that one facet may be narrowed to, and that it shows. */
export const facetValuesMax = 30;
export const facetShown = 12;

/** Contacts that a person may open in an hour, whichever identity he acts for. */
export const contactsPerHour = 500;

/** New companies of a saved search that are counted; beyond these there are more. */
export const newShownMax = 999;

/** Letters of a note, marks that an owner keeps, and searches that he saves. */
export const noteLengthMax = 500;
export const marksMax = 20_000;
export const searchesMax = 20;
export const searchNameMax = 20;

/** Of an import: letters of a cell and of a line, faulty lines that are told one by one, bytes of a workbook. */
export const cellLengthMax = 200;
export const lineLengthMax = 20_000;
export const faultsTold = 50;
export const workbookBytesMax = 20 * 1024 * 1024;

/** Companies of a day that a message names; the others are counted. */
export const namesTold = 3;

/** Contacts of a company that are kept. */
export const contactsMax = 20;
