/** Numbers of notices and release notes. */

/** Letters at most. */
export const titleLengthMax = 60;
export const versionLengthMax = 20;
export const contentLengthMax = 20_000;
/** A body with the longest content, escaped. */
export const entryBytesMax = 131_072;

/** Drafts and withdrawn ones included. */
export const entriesMax = 1_000;

/** So long a notice stands in the header of who does not read it, in days. */
export const newsDaysMax = 30;
/** So long before it begins a maintenance is told once more. */
export const startsSoonMs = 3_600_000;

/** What release notes are asked for by (R-9-05). */
export const releasePageSize = 50;
export const releaseType = 16;
export const publishedStatus = 'T';
