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
    answer: z.string(),
  }),
);
