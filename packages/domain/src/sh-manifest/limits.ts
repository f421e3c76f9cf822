/** Numbers of Shanghai manifests; lengths in characters. */

/** R-9-21, R-1-15: 30 yuan a bill, in fen. */
export const manifestFeeFen = 3_000;

/** Goods lines of one filing: what a sheet holds. */
export const goodsLinesMax = 500;
/** Rows and bills of one spreadsheet. */
export const importRowsMax = 5_000;
export const importBillsMax = 500;

/** R-5.3-07. */
export const sealLengthMax = 28;
/** R-5.3-10. */
export const cargoNameLengthMax = 256;
/** R-5.3-14 to -17. */
export const dangerContactLengthMax = 70;
export const dangerPhoneLengthMax = 35;
export const dangerEmailLengthMax = 70;
export const dangerFaxLengthMax = 35;
/** As MT2101 carries them: an..512 of marks, an..35 of a house bill, an..70 of a name, two such lines of an address. */
export const marksLengthMax = 512;
export const houseBillLengthMax = 35;
export const boxMarkLengthMax = 35;
export const partyNameLengthMax = 140;
export const partyAddressLengthMax = 256;
export const partyPhoneLengthMax = 50;
export const contactNameLengthMax = 70;
export const subjectLengthMax = 100;
export const remarkLengthMax = 500;
/** Contests that the desk is shown at once, the oldest. */
export const contestsShownMax = 100;
/** Contests of one person on a day of Shanghai: the desk looks at each. */
export const contestsPerDayMax = 10;
/** Any text of a filing, before it is judged. */
export const textLengthMax = 2_000;

/** Packages and weights of a line: what the wire holds (n..8, n..14,3). */
export const packagesMax = 99_999_999;
/** Cargo of one container in kg; more is no cargo of one container. */
export const boxCargoMaxKg = 36_000;

/** Temperatures that a reefer holds, °C. */
export const temperatureMinC = -70;
export const temperatureMaxC = 40;

/** Less than this before the manifest's cut-off is said to be near. */
export const cutOffNearMs = 6 * 3_600_000;

/** R-4.10-32: drafts in the bin are purged after so long. */
export const binDays = 30;

/** Filings and parties that one owner keeps. */
export const manifestsMax = 20_000;
export const partiesMax = 5_000;
/** What a person's new drafts, and those that grow, may come to on a day of Shanghai: a copy of a large one is a small call. */
export const draftMegabytesPerDay = 300;
export const tagsMax = 50;
export const tagLengthMax = 20;

/** E-mails of one manifest within a day. */
export const emailsPerDayMax = 5;

export const idsMax = 1_000;
export const pageSizeDefault = 15;
export const pageSizeChoices = [10, 15, 20, 50, 100] as const;
/** Body of a filing of 500 lines, in bytes. */
export const filingBytesMax = 2_097_152;
/** Names of fields in it: 21 of each line, and those of head and parties. */
export const filingNamesMax = goodsLinesMax * 21 + 100;
export const listBytesMax = 131_072;
/** A spreadsheet of 5,000 rows, in bytes, and as base64. */
const importBytesMax = 2_097_152;
export const importTextMax = Math.ceil(importBytesMax / 3) * 4;
