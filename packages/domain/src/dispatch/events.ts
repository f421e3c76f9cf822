/** What dispatch tells those who sent something. */
import * as z from 'zod/mini';
import { defineEvent } from '../contract-kit/message';

/** A submission is further than it was. Told perhaps twice, perhaps late: whoever hears it asks how far it is now. */
export const submissionChanged = defineEvent('dispatch.changed', 1, z.object({ product: z.string(), reference: z.string() }));
