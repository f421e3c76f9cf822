import type { RequestOf } from '@mastlight/domain/contract-kit/endpoint';
import { calendarOfCall } from '@mastlight/domain/vessel-subscription/call-calendar';
import type { vesselSubscription } from '@mastlight/domain/vessel-subscription/contract';
import { callsMax } from '@mastlight/domain/vessel-subscription/limits';
import { vesselSubscriptionTexts as texts } from '@mastlight/domain/vessel-subscription/messages';
import { findPort } from '@mastlight/domain/vocabulary/port';
import { writeCalendar } from '@mastlight/domain/vocabulary/write-calendar';
import type { FileAnswer } from '../../../platform/http/route';
import type { Session } from '../../../platform/http/session';
import { momentOfFile } from '../../../platform/list/list-file';
import { findRowPage } from '../../../platform/list/served-list';
import type { Parts } from '../parts';
import { calls } from '../queries/vessel-list';

/**
 * The calls of the list, by the filters of the screen or some of them, as a
 * calendar file (RFC 5545).
 *
 * @throws BusinessError 400 for a sort that does not exist.
 */
export async function exportCalendar(
  { platform }: Parts,
  { ownerKey }: Session,
  filter: RequestOf<typeof vesselSubscription.exportCalendar>,
): Promise<FileAnswer> {
  const portName = findPort(filter.systemKey)!.name;
  const portNowMs = Math.trunc(platform.portClock.nowMs());
  // An account follows no more calls than one page may hold; those that have ended have no clock.
  const { list } = await findRowPage(platform.database, calls, ownerKey, { ...filter, limit: callsMax }, portNowMs);
  return {
    contentType: 'text/calendar; charset=utf-8',
    fileName: texts.calendarFile(portName, momentOfFile(portNowMs)),
    body: writeCalendar(
      { name: texts.calendarName(portName), product: 'Vessel schedule', clock: 'shanghai' },
      list.flatMap(calendarOfCall),
      platform.clock.nowMs(),
    ),
  };
}
