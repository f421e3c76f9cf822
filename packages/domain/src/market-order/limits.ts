/** How much an owner keeps, and how long texts are. Lines and boxes of one order: `fields.ts`. */
export const ordersMax = 20_000;
/** Megabytes that one person's orders may grow by in a day. */
export const orderMegabytesPerDay = 200;
/** One order on the wire, in bytes. */
export const orderBytesMax = 1024 * 1024;
export const reasonLengthMax = 200;
/** In signs of one value, as it is typed. */
export const typedLengthMax = 300;
export const ordersPageSize = 20;
/** A spreadsheet as base64 (4 MB). */
export const importTextMax = Math.ceil((4 * 1024 * 1024) / 3) * 4;
/** So many of its events an order tells, the newest. */
export const eventsShown = 200;
