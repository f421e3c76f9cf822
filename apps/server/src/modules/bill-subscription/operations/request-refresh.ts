import type { StatusChanged } from '@mastlight/domain/tracking/events';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Transaction } from '../../../platform/db/transaction';
import { addJob } from '../../../platform/queue/queue';

/** Name of the reaction, and of its job, that writes bills' statuses into their rows. */
export const refreshRowsName = 'bill-subscription.refresh-rows';

/**
 * Has the rows of bills refreshed once the transaction has committed, whatever
 * becomes of this process. Tracking tells of changes alone: of a bill that it
 * follows already, new rows would not hear until its next report.
 */
export async function requestRefresh(transaction: Transaction, port: PortCode, billNos: readonly string[]): Promise<void> {
  const body: StatusChanged = { port, billNos, confirmedBillNos: [] };
  await addJob(transaction, { name: refreshRowsName }, body);
}
