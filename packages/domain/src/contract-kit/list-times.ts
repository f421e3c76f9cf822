/** What every list of what the port says tells beside its rows. */
import * as z from 'zod/mini';

/** That a whole port says nothing, since when, and how often it is usually heard, where that is known. */
export const portSilence = z.object({ source: z.string(), since: z.string(), usualSeconds: z.nullable(z.int()) });

/** Fields of the answer; times are port time. */
export const listTimesFields = {
  /** When the port was last heard of, be it by an upload; null: never. */
  sourceTime: z.nullable(z.string()),
  /** When each of its sources was last heard, of those that ever were, in the order of the port's profile. */
  heardSources: z.array(z.object({ source: z.string(), time: z.string() })),
  /** Null: the port speaks. */
  silence: z.nullable(portSilence),
  /** The port time as of which the rows are, and how fast it runs (1 outside the sandbox). */
  portNow: z.string(),
  portClockRate: z.number(),
};

const listTimes = z.object(listTimesFields);
export type PageTimes = z.output<typeof listTimes>;
