/** What following trucks tells others. */
import * as z from 'zod/mini';
import { defineEvent } from '../contract-kit/message';

/** Somebody follows a truck that he did not follow before. Emitted in the transaction that added it. */
export const truckAdded = defineEvent('truck.added', 1, z.object({ userId: z.int(), plate: z.string() }));

/**
 * A truck that somebody follows has come to a terminal. Emitted for whoever follows it on that day, in the transaction that found
 * them; one event names all.
 */
export const truckArrived = defineEvent(
  'truck.arrived',
  1,
  z.object({
    ownerKeys: z.readonly(z.array(z.string())),
    plate: z.string(),
    place: z.string(),
    /** When it was first seen there, ms since epoch. */
    atMs: z.number(),
  }),
);
