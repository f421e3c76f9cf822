/** Bounds of the open interface. */

/** Keys of a company that open something at one time. */
export const keysMax = 10;

/** Letters of a key's name. */
export const keyNameLengthMax = 30;

/** Calls of one key within a minute. */
export const callsPerMinute = 120;

/** Events of a page: unless asked otherwise, and at most. */
export const eventsPerPage = 100;
export const eventsPerPageMax = 1_000;

/** Letters of a call's query: numbers to filter by come in dozens, not in thousands. */
export const queryLengthMax = 4_000;

/** Values of one filter. */
export const filterValuesMax = 50;

/** Days of which a company sees how its keys were used, today included. */
export const usageDays = 30;

/** Days for which an event can be read. */
export const eventKeptDays = 180;
