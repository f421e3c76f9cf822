/** What bill subscriptions tell others. */
import * as z from 'zod/mini';
import { defineEvent } from '../contract-kit/message';
import { portCodes } from '../vocabulary/port';

/** Somebody subscribed to bills. Emitted in the transaction that added them; only those that were new are named. */
export const billsSubscribed = defineEvent(
  'bill-subscription.added',
  1,
  z.object({ userId: z.int(), port: z.enum(portCodes), billNos: z.readonly(z.array(z.string())) }),
);
