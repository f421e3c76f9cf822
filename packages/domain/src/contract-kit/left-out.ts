/** What every import of a spreadsheet tells of the file that it did not read whole. */
import * as z from 'zod/mini';

export const leftOutFields = {
  /** Rows that are hidden in the file, and left out. */
  hiddenRows: z.int(),
  /** Titles of columns in which something stands, and that name nothing known. */
  unreadTitles: z.array(z.string()),
} as const;
