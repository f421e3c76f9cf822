/** What fault-report tells others. */
import * as z from 'zod/mini';
import { defineEvent } from '../contract-kit/message';
import { portCodes } from '../vocabulary/port';

/** The desk has answered what a person reported of a bill. Emitted in the transaction that keeps the answer: once for each report. */
export const reportAnswered = defineEvent(
  'fault-report.answered',
  1,
  z.object({
    reportId: z.int(),
    ownerKey: z.string(),
    userId: z.int(),
    port: z.enum(portCodes),
    billNo: z.string(),
    /** Line of the event that it is about, and what he said is wrong in it; absent in what was answered before they were told. */
    seen: z.optional(z.string()),
    text: z.optional(z.string()),
    answer: z.string(),
  }),
);
