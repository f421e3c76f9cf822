import type { JobDefinition } from '../../../platform/queue/queue';
import type { Parts } from '../parts';

/** Months for which there is a part before they begin. */
const monthsAhead = 2;

/** Once a day: makes the parts of the facts that will be heard in the months to come. */
export function makeMonthsJob({ platform, months }: Parts): JobDefinition<object> {
  return { name: 'tracking.make-months', cron: '13 19 * * *', handle: () => months.makeAhead(platform.portClock.nowMs(), monthsAhead) };
}
