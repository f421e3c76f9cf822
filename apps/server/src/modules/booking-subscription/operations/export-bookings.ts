import type { RequestOf } from '@mastlight/domain/contract-kit/endpoint';
import { findBookingColumn as findColumn } from '@mastlight/domain/booking-subscription/columns';
import type { bookingSubscription } from '@mastlight/domain/booking-subscription/contract';
import { bookingSubscriptionTexts as texts } from '@mastlight/domain/booking-subscription/messages';
import { bookingSubscriptionRefusals as refusals } from '@mastlight/domain/booking-subscription/refusals';
import type { FileAnswer } from '../../../platform/http/route';
import type { Session } from '../../../platform/http/session';
import { exportPage } from '../../../platform/list/export-page';
import type { Parts } from '../parts';
import { findBookingIds, findBookingPage } from '../queries/find-booking-page';

/** The list of bookings as a file; see `exportPage`. */
export function exportBookings(
  { platform }: Parts,
  { ownerKey }: Session,
  { columns, ...filter }: RequestOf<typeof bookingSubscription.exportBookings>,
): Promise<FileAnswer> {
  return exportPage(filter.systemKey, columns, Math.trunc(platform.portClock.nowMs()), {
    findColumn,
    unknown: refusals.unknownColumn,
    findIds: (portNowMs) => findBookingIds(platform.database, ownerKey, filter, portNowMs),
    findRows: async (ids, portNowMs) => {
      const { systemKey, group } = filter;
      return (await findBookingPage(platform.database, ownerKey, { systemKey, group, ids, limit: ids.length }, portNowMs)).list;
    },
    sheetName: texts.sheetName,
    nameOf: texts.exportName,
  });
}
