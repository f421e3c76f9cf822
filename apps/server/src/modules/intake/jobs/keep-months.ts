import { startOfShanghaiMonth } from '@mastlight/domain/vocabulary/shanghai-time';
import type { MonthParts } from '../../../platform/db/month-parts';
import { inTransaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import { isAnyWaiting } from '../queries/count-messages';
import { dropReceipts } from '../store/receipts';

/** Months for which there is a part before they begin. */
const monthsAhead = 2;

const keepMonths = defineJob('intake.keep-months', 1, noBody);

/**
 * Once a day: makes the parts of the months to come, and takes away those whose
 * messages were all received longer ago than raw messages are kept, with the receipts to them. What was
 * read from them stays. A month in which a message still waits is kept.
 */
export function keepMonthsJob({ database, clock, config, log }: Platform, months: MonthParts): JobHandler {
  const keep = async (): Promise<void> => {
    const nowMs = clock.nowMs();
    await months.makeAhead(nowMs, monthsAhead);
    for (const month of await months.endedBy(startOfShanghaiMonth(nowMs, -config.rawKeepMonths))) {
      if (await isAnyWaiting(database, month.untilMs)) return;
      await inTransaction(database, 'system', (transaction) => dropReceipts(transaction, month.untilMs));
      await months.drop(month);
      log.info({ month: month.name }, 'raw messages of a month taken away');
    }
  };
  return workOn(keepMonths, keep, { cron: '23 19 * * *' });
}
