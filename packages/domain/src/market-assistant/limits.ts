/** R-2.2-34: so many days ahead it is told that a passport, or a merchant's registration, ends. */
export const expiryWarnDays = 30;
