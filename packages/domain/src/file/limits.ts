/** Bounds of stored files (R-7.3-14, S-10). */

/** R-7.3-14: largest file, in bytes and as people are told. */
export const fileMegabytesMax = 20;
export const fileBytesMax = fileMegabytesMax * 1_048_576;
/** What the form around a file may take. */
export const formBytesMax = 65_536;
/** S-10: what a table or a text may hold unpacked, in how many parts, and how many times its own size. */
export const unpackedBytesMax = 200 * 1_048_576;
export const archiveEntriesMax = 1_000;
export const unpackedRatioMax = 100;
/** S-10: pixels of a picture, in millions. */
export const pictureMegapixelsMax = 40;
/** A side of a picture in pixels: what the formats' common readers still open. */
export const pictureSideMax = 16_000;
/** Files, and megabytes of them, that a person uploads for all of his identities on a day of Shanghai. */
export const filesPerDay = 200;
export const fileMegabytesPerDay = 1_000;
/** What a company may have of uploads of 24 hours, in as many times a person's: no colleague uses it up for the others. */
export const personsPerCompanyDay = 5;
/** Uploads that one person begins within an hour. */
export const uploadsPerHour = 300;
/** A file that was put to no use is deleted after so many days. */
export const unusedDays = 7;
/** R-7-02 gives 30 s; a file on a slow line takes longer, and so does making a picture anew. */
export const fileTimeoutMs = 120_000;
/** UTF-8 bytes of a file's name, as file systems bound it. */
export const fileNameBytesMax = 200;
