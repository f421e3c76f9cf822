/** What the manifest query tells others. */
import * as z from 'zod/mini';
import { defineEvent } from '../contract-kit/message';
import { cameWords } from './came';
import { manifestModes, stages } from './stage';

/**
 * There is something of a bill that a person waited for. Emitted in the transaction that ends his wait: once for each wait.
 * `ownerKey` is the identity that he asked as.
 */
export const manifestCame = defineEvent(
  'manifest-query.came',
  1,
  z.object({
    ownerKey: z.string(),
    userId: z.int(),
    mode: z.enum(manifestModes),
    billNo: z.string(),
    came: z.readonly(z.array(z.readonly(z.object({ stage: z.enum(stages), what: z.enum(cameWords) })))),
  }),
);
