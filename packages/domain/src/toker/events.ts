/** What finding customers tells others. */
import * as z from 'zod/mini';
import { defineEvent } from '../contract-kit/message';

/**
 * An owner has put down companies for a day, and it has come. Emitted once a day in the transaction that notes it; the first
 * `namesTold` stand there by name.
 */
export const followUpsDue = defineEvent(
  'toker.follow-ups-due',
  1,
  z.object({ ownerKey: z.string(), day: z.string(), names: z.readonly(z.array(z.string())), count: z.int() }),
);

/** An edition has brought companies that fit a search which its owner wants to be told of. Emitted once for each of both. */
export const companiesNew = defineEvent(
  'toker.companies-new',
  1,
  z.object({
    ownerKey: z.string(),
    editionId: z.int(),
    searchId: z.int(),
    name: z.string(),
    count: z.int(),
    /** There are more than are counted. */
    isMore: z.optional(z.boolean()),
  }),
);
