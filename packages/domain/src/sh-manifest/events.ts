/** What Shanghai manifests tell others. */
import * as z from 'zod/mini';
import { defineEvent } from '../contract-kit/message';

/**
 * What came of a bill number that two owners declare: the earlier manifest is taken back by the desk; it stands no longer, so that
 * the other may be sent; or the contest was turned down. Told to one of both, and it names nobody. Emitted in the transaction that
 * does it; `reason` are the desk's words, empty where it has none.
 */
export const billContested = defineEvent(
  'sh-manifest.bill-contested',
  1,
  z.object({
    ownerKey: z.string(),
    manifestId: z.int(),
    billNo: z.string(),
    what: z.enum(['taken-back', 'freed', 'dismissed']),
    reason: z.string(),
  }),
);
