/**
 * The list of all parts that hold nothing yet. A list of their own would take
 * memory in each of them; the first entry makes one.
 */
export const none: readonly never[] = Object.freeze([]);
