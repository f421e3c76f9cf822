import type { MonthParts } from '../../../platform/db/month-parts';
import type { Platform } from '../../../platform/module';
import type { JobDefinition } from '../../../platform/queue/queue';

/** Months for which there is a part before they begin. */
const monthsAhead = 2;

/** Once a day: makes the parts of the facts that will be heard in the months to come. */
export function makeMonthsJob({ portClock }: Platform, months: MonthParts): JobDefinition<object> {
  return { name: 'tracking.make-months', cron: '13 19 * * *', handle: () => months.makeAhead(portClock.nowMs(), monthsAhead) };
}
