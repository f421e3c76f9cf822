/** Numbers of notices and release notes. */

/** Letters at most. */
export const titleLengthMax = 60;
export const versionLengthMax = 20;
export const contentLengthMax = 20_000;
/** A body with the longest content, escaped. */
export const entryBytesMax = 131_072;

/** Drafts and withdrawn ones included. */
export const entriesMax = 1_000;

/** What release notes are asked for by (R-9-05). */
export const releasePageSize = 50;
export const releaseType = 16;
export const publishedStatus = 'T';
