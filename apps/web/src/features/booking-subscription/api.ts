/** Calls of the booking list and what the cache keeps of their answers. */
import { bookingColumns } from '@mastlight/domain/booking-subscription/columns';
import { bookingSubscription, type BookingRow } from '@mastlight/domain/booking-subscription/contract';
import { bookingRowsTopic } from '@mastlight/domain/booking-subscription/topics';
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { callEndpoint, callForFile } from '../../platform/http-client';
import { inPortions } from '../../platform/list/in-portions';
import type { ListDeclaration } from '../../platform/list/list-declaration';
import { hearPortClock } from '../../platform/port-clock';
import { bookingSearch, type BookingSearch } from './list-search';

export type { BookingRow };
type BookingPage = ResponseData<typeof bookingSubscription.queryBookings>;
type BookingFilter = Omit<RequestInput<typeof bookingSubscription.queryBookings>, 'page' | 'limit' | 'ids'>;

/** The list of subscribed bookings; the other ports have paths of their own but take the same calls with `systemKey`. */
export const bookingList: ListDeclaration<BookingRow, BookingSearch, BookingPage, BookingFilter> = {
  product: 'booking-subscription',
  name: 'logisticsSo',
  columns: ({ port }) => bookingColumns(port),
  search: bookingSearch,
  region: ({ port }) => port,
  topic: bookingRowsTopic,
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
    const page = await callEndpoint(bookingSubscription.queryBookings, input, { ...(signal && { signal }), showsErrors: false });
    hearPortClock(page);
    return page;
  },
  exportRows: (filter, columns, ids) =>
    callForFile(bookingSubscription.exportBookings, { ...filter, ...(ids && { ids: [...ids] }), columns: [...columns] }),
};

/** Each number is answered in its place. */
export async function subscribeBookings(port: PortCode, soNos: readonly string[], carrier: string | null) {
  const send = (sonos: readonly string[]) =>
    callEndpoint(bookingSubscription.subscribeBookings, { systemKey: port, sonos: [...sonos], carrier });
  return (await inPortions(soNos, send)).flatMap((told) => told.list);
}
