import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import type { operations } from '@mastlight/domain/operations/contract';
import { listedMax, shownTextMax } from '@mastlight/domain/operations/limits';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Platform } from '../../platform/module';
import { countJobs, listDeadLetters, listFailedJobs } from '../../platform/queue/queue-report';
import { listSecurityEvents } from '../../platform/security-log';
import { ageSeconds, totalOf, type IntakeDoor } from '../intake/index';
import type { TrackingDoor } from '../tracking/index';

/** How everything stands that an operator watches; bounded lists, whatever there is. */
export async function readDesk(
  { database, clock }: Platform,
  intake: Pick<IntakeDoor, 'readDesk'>,
  tracking: Pick<TrackingDoor, 'findSkews'>,
): Promise<ResponseOf<typeof operations.queryDesk>> {
  const nowMs = clock.nowMs();
  const [desk, skews, jobs, failedJobs, dead, events] = await Promise.all([
    intake.readDesk(nowMs, listedMax),
    tracking.findSkews(),
    countJobs(database),
    listFailedJobs(database, listedMax, shownTextMax),
    listDeadLetters(database, listedMax, shownTextMax),
    listSecurityEvents(database, listedMax),
  ]);
  const { oldestWaitingSeconds: _oldest, ...total } = totalOf(desk.sources, desk.oldestQuarantinedMs, nowMs);
  return {
    nowTime: formatShanghai(nowMs),
    sources: desk.sources.map(({ lastReceivedMs, oldestWaitingMs, hourly, ...counts }) => ({
      ...counts,
      hourly: [...hourly],
      lastReceivedTime: lastReceivedMs === null ? null : formatShanghai(lastReceivedMs),
      lastReceivedSeconds: ageSeconds(lastReceivedMs, nowMs),
      oldestWaitingSeconds: ageSeconds(oldestWaitingMs, nowMs),
      ...(skews.get(counts.source) ?? { skewSeconds: null, skewed: 0 }),
    })),
    total,
    oddities: desk.oddities.map(({ lastSeenMs, ...oddity }) => ({ ...oddity, lastSeenTime: formatShanghai(lastSeenMs) })),
    jobs,
    failedJobs: failedJobs.map(({ failedMs, ...job }) => ({ ...job, failedTime: formatShanghai(failedMs) })),
    deadLetterCount: dead.count,
    deadLetters: dead.letters.map(({ laidAsideMs, ...letter }) => ({ ...letter, laidAsideTime: formatShanghai(laidAsideMs) })),
    securityEvents: events.map(({ atMs, ...event }) => ({ ...event, time: formatShanghai(atMs) })),
  };
}
