import * as z from 'zod/mini';
import { defineJob } from '@mastlight/domain/contract-kit/message';
import { portCodes, type PortCode } from '@mastlight/domain/vocabulary/port';
import type { Transaction } from '../../../platform/db/transaction';
import { addJob } from '../../../platform/queue/queue';

/** The job that writes bills' statuses into rows that are new. */
export const refreshNewRows = defineJob(
  'bill-subscription.refresh-new-rows',
  1,
  z.object({ port: z.enum(portCodes), billNos: z.readonly(z.array(z.string())) }),
);

/**
 * Has the rows of bills refreshed once the transaction has committed, whatever
 * becomes of this process. Tracking tells of changes alone: of a bill that it
 * follows already, new rows would not hear until its next report.
 */
export function requestRefresh(transaction: Transaction, port: PortCode, billNos: readonly string[]): Promise<void> {
  return addJob(transaction, refreshNewRows, { port, billNos });
}
