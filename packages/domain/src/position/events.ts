/** What positions tell others. */
import * as z from 'zod/mini';
import { defineEvent } from '../contract-kit/message';

/** A vehicle has come to a terminal, by its own places. Emitted in the transaction that noted it, once until it has left. */
export const vehicleArrived = defineEvent(
  'position.arrived',
  1,
  z.object({
    plate: z.string(),
    /** Name of the terminal. */
    place: z.string(),
    /** When it was first seen there, ms since epoch. */
    atMs: z.number(),
  }),
);
