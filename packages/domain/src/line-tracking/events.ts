/** What line tracking tells those who follow a shipment. */
import * as z from 'zod/mini';
import { defineEvent } from '../contract-kit/message';
import { portCodes } from '../vocabulary/port';

/** A line has said something of shipments for the first time. Told perhaps twice: whoever hears it asks what is to be done. */
export const shipmentsHeard = defineEvent('line-tracking.heard', 1, z.object({ port: z.enum(portCodes), subjects: z.array(z.string()) }));
