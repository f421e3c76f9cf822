/** R-2.2-34: so many days ahead it is told that a passport, or a merchant's registration, ends. */
export const expiryWarnDays = 30;

/** Entries of the goods dictionaries, and of the names and their codes. */
export const dictionaryEntriesMax = 50_000;
/** Old entries that one call migrates. */
export const migratedAtOnce = 2_000;
