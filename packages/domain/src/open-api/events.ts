/** What the open interface tells others. */
import * as z from 'zod/mini';
import { defineEvent } from '../contract-kit/message';

/** We have switched off an address that a company had us push to. Emitted once in the transaction that does it. */
export const webhookSwitchedOff = defineEvent(
  'open-api.webhook-switched-off',
  1,
  z.object({ ownerKey: z.string(), webhookId: z.int(), name: z.string(), why: z.enum(['gone', 'failing']) }),
);
