/** Numbers of pre-sheets (预配单); weights in kg, volumes in m³. */

/** Code and names of a shipping agent. */
export const agentCodePattern = /^[A-Z0-9]{2,20}$/;
export const agentNameLengthMax = 40;
export const agentCompanyLengthMax = 100;
/** Agents of the site, and those that one owner works with. */
export const agentsMax = 500;
export const boundAgentsMax = 30;

/** A text somebody types before it is checked: longer ones are nobody's typing. */
export const typedLengthMax = 500;
export const keyLengthMax = 64;
export const boxesMax = 200;
export const goodsMax = 200;
/** Pre-sheets of one call that saves. */
export const batchMax = 20;
/** Its body, in bytes, and names of fields in it. */
export const batchBytesMax = 512 * 1024;
export const batchNamesMax = 50_000;
/** Pre-sheets an owner may keep, and what a person's may grow by on a day of Shanghai. */
export const sheetsMax = 5_000;
export const sheetMegabytesPerDay = 50;
/** Rows of the history on a page; each comes whole, so that no page has more than the second (ADR 0041). */
export const pageSizeDefault = 20;
export const pageSizeMax = 100;

/** Lengths as the agents' systems take them. */
export const billNoLengthMax = 20;
export const contactLengthMax = 30;
export const goodsNameLengthMax = 200;
export const marksLengthMax = 200;
export const sealLengthMax = 28;
export const remarkLengthMax = 500;
export const reasonLengthMax = 200;

/** Boxes of one kind on one line. */
export const boxCountMax = 99;
/** What a box may weigh with what is in it. */
export const boxKgMax = 36_000;
export const packagesMax = 999_999;
export const goodsKgMax = 9_999_999;
export const goodsM3Max = 99_999;
/** The weights of the boxes and of the goods are rounded by different people. */
export const weightToleranceKg = 1;
