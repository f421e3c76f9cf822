/** How much an account may begin to follow, whatever the product (ADR 0011). */

/**
 * Numbers an account may begin to follow in a day of Shanghai. An operator
 * follows 40 to 200 live bills, an office of ten some thousand; whoever tries
 * numbers out needs millions.
 */
export const subscriptionsPerDayMax = 2_000;
/** Of them so many of which nothing was ever heard: fresh bookings are, and so are guesses. */
export const unheardPerDayMax = 1_000;
/** Mistyped numbers without any news that may still be corrected on a day whose new ones are used up. */
export const correctionsPerDayMax = 100;
/** What switched-on subscriptions bring an account (ADR 0027): rows of a kind that wait at a time, and calls on a day of Shanghai. */
export const broughtWaitingMax = 1_000;
export const broughtCallsPerDayMax = 500;
