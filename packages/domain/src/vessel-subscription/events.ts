/** What subscriptions of ships' calls tell others. */
import * as z from 'zod/mini';
import { defineEvent } from '../contract-kit/message';
import { portCodes } from '../vocabulary/port';

/** Somebody subscribed to ships' calls. Emitted in the transaction that added them; only those that were new are named. */
export const vesselsSubscribed = defineEvent(
  'vessel-subscription.added',
  1,
  z.object({
    userId: z.int(),
    port: z.enum(portCodes),
    calls: z.readonly(z.array(z.object({ vesselName: z.string(), voyage: z.string() }))),
  }),
);
