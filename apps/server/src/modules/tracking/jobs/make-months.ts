import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import type { Parts } from '../parts';

/** Months for which there is a part before they begin. */
const monthsAhead = 2;

const makeMonths = defineJob('tracking.make-months', 1, noBody);

/** Once a day: makes the parts of the facts that will be heard in the months to come. */
export function makeMonthsJob({ platform, months }: Parts): JobHandler {
  return workOn(makeMonths, () => months.makeAhead(platform.portClock.nowMs(), monthsAhead), { cron: '13 19 * * *' });
}
