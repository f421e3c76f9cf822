/** The table of the entries of all books of market procurement. */
export const entryTable = 'market_assistant_entry';
