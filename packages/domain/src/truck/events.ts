/** What following trucks tells others. */
import * as z from 'zod/mini';
import { defineEvent } from '../contract-kit/message';

/** Somebody follows a truck that he did not follow before. Emitted in the transaction that added it. */
export const truckAdded = defineEvent('truck.added', 1, z.object({ userId: z.int(), plate: z.string() }));
