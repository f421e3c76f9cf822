import { defineAskingJob } from '@mastlight/domain/contract-kit/message';
import type { Transaction } from '../../../platform/db/transaction';
import { addJob, workOn, type JobHandler } from '../../../platform/queue/queue';
import { askTaxOffice, type AskParts } from '../operations/ask-tax-office';

/** Asks the tax office about everything that waits for it: on an application, on its notice, and every minute. */
const askTaxOfficeJob = defineAskingJob('invoice.ask-tax-office');

/** Has it asked when the transaction commits. However many ask for it, one round waits at most. */
export function requestAnswer(tx: Transaction): Promise<void> {
  return addJob(tx, askTaxOfficeJob, {});
}

export function defineAskTaxOffice(parts: AskParts): JobHandler {
  return workOn(askTaxOfficeJob, () => askTaxOffice(parts), { cron: '* * * * *' });
}
