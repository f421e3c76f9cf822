import { startOfShanghaiMonth } from '@mastlight/domain/vocabulary/shanghai-time';
import type { MonthParts } from '../../../platform/db/month-parts';
import type { Platform } from '../../../platform/module';
import type { JobDefinition } from '../../../platform/queue/queue';
import { isAnyWaiting } from '../queries/count-messages';

/** Months for which there is a part before they begin. */
const monthsAhead = 2;

/**
 * Once a day: makes the parts of the months to come, and takes away those whose
 * messages were all received longer ago than raw messages are kept. What was
 * read from them stays. A month in which a message still waits is kept.
 */
export function keepMonthsJob({ database, clock, config, log }: Platform, months: MonthParts): JobDefinition<object> {
  return {
    name: 'intake.keep-months',
    cron: '23 19 * * *',
    async handle() {
      const nowMs = clock.nowMs();
      await months.makeAhead(nowMs, monthsAhead);
      for (const month of await months.endedBy(startOfShanghaiMonth(nowMs, -config.rawKeepMonths))) {
        if (await isAnyWaiting(database, month.untilMs)) return;
        await months.drop(month);
        log.info({ month: month.name }, 'raw messages of a month taken away');
      }
    },
  };
}
