/** Calls of the booking list and what the cache keeps of their answers. */
import { bookingColumns } from '@mastlight/domain/booking-subscription/columns';
import { bookingList as declared, bookingSubscription, type BookingRow } from '@mastlight/domain/booking-subscription/contract';
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { callEndpoint, callForFile } from '../../platform/http-client';
import { portionsOf } from '../../platform/list/in-portions';
import type { ListDeclaration } from '../../platform/list/list-declaration';
import { hearPortClock } from '../../platform/port-clock';
import { payFor } from '../billing';
import { laterExport } from '../export-task';
import { bookingSearch, type BookingSearch } from './list-search';

export type { BookingRow };
type BookingPage = ResponseData<typeof bookingSubscription.queryRows>;
type BookingFilter = Omit<RequestInput<typeof bookingSubscription.queryRows>, 'page' | 'limit' | 'ids'>;

/** The list of subscribed bookings; the other ports have paths of their own but take the same calls with `systemKey`. */
export const bookingList: ListDeclaration<BookingRow, BookingSearch, BookingPage, BookingFilter> = {
  product: 'booking-subscription',
  name: 'logisticsSo',
  columns: ({ port }) => bookingColumns(port),
  search: bookingSearch,
  region: ({ port }) => port,
  topic: declared.topic,
  ownFields: ['top', 'remark', 'autoSubscribe'],
  filterOf: ({ port, keyword, group, state, sort }) => ({
    systemKey: port,
    ...(keyword && { keyword }),
    ...(group && { group }),
    ...(state && { status: state }),
    ...(sort && { sort }),
  }),
  fetchPage: async (filter, { ids, ...rows }, signal) => {
    const input = { ...filter, ...rows, ...(ids && { ids: [...ids] }) };
    const page = await callEndpoint(bookingSubscription.queryRows, input, { ...(signal && { signal }), showsErrors: false });
    hearPortClock(page);
    return page;
  },
  exportRows: (filter, columns, ids) =>
    callForFile(bookingSubscription.exportRows, { ...filter, ...(ids && { ids: [...ids] }), columns: [...columns] }),
  exportLater: laterExport('bookings'),
};

/**
 * Each number is answered in its place; those that nobody answered for are missing at the end. `isPaidBefore`: they come back
 * after a deletion. @throws ChargeDeclined as `payFor` does.
 */
export async function subscribeBookings(port: PortCode, soNos: readonly string[], carrier: string | null, isPaidBefore = false) {
  const wish = { port, fee: 'FEE_SO', count: soNos.length, isPaidBefore } as const;
  const told = await payFor(wish, portionsOf(soNos), (sonos, agreed) =>
    callEndpoint(bookingSubscription.subscribeBookings, { systemKey: port, sonos: [...sonos], carrier, ...agreed }),
  );
  return told.flatMap(({ list }) => list);
}
