/** What line tracking tells those who follow a shipment. */
import * as z from 'zod/mini';
import { defineEvent } from '../contract-kit/message';
import { portCodes } from '../vocabulary/port';

/** A line has said something of shipments for the first time. Told perhaps twice: whoever hears it asks what is to be done. */
export const shipmentsHeard = defineEvent('line-tracking.heard', 1, z.object({ port: z.enum(portCodes), subjects: z.array(z.string()) }));

/**
 * What a line says of shipments comes to another journey than before, or to a first one. Emitted in the transaction that publishes
 * it, once for each port in which somebody follows them; whoever hears it compares it with what he has told.
 */
export const journeysChanged = defineEvent(
  'line-tracking.journeys-changed',
  1,
  z.object({
    port: z.enum(portCodes),
    subjects: z.array(z.string()),
    /** Port time, ms since epoch. */
    heardMs: z.number(),
  }),
);
