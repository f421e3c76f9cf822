/** The list of bookings: what of it is its own, and the call that subscribes. */
import { bookingColumns } from '@mastlight/domain/booking-subscription/columns';
import { bookingList as declared, bookingSubscription, type BookingRow } from '@mastlight/domain/booking-subscription/contract';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { textsOf } from '../../platform/catalogue';
import { callEndpoint } from '../../platform/http-client';
import { portionsOf } from '../../platform/list/in-portions';
import { listProduct } from '../../platform/list/list-product';
import { payFor } from '../billing';
import { bookingSearch } from './list-search';
import { bookingTexts } from './texts/zh-CN';

export type { BookingRow };

export const bookingList = listProduct({
  declared,
  name: 'logisticsSo',
  columns: bookingColumns,
  search: bookingSearch,
  filterOf: ({ state }) => (state ? { status: state } : {}),
  nameOf: ({ soNo }) => soNo,
  groupName: (group) => textsOf(bookingTexts)(`groupNames.${group}`),
  texts: bookingTexts,
  autoTip: () => textsOf(bookingTexts)('autoTip'),
  subscribeAgain: (rows) =>
    subscribeBookings(
      rows[0]!.area,
      rows.map(({ soNo }) => soNo),
      rows[0]!.carrier,
      true,
    ),
  // One call names one shipping line.
  alike: ({ carrier }) => carrier ?? '',
});

/**
 * Each number is answered in its place; those that nobody answered for are missing at the end. `isPaidBefore`: they come back
 * after a deletion. @throws ChargeDeclined as `payFor` does.
 */
export async function subscribeBookings(port: PortCode, soNos: readonly string[], carrier: string | null, isPaidBefore = false) {
  const wish = { port, fee: 'FEE_SO', isPaidBefore } as const;
  const told = await payFor(wish, portionsOf(soNos), (sonos, agreed) =>
    callEndpoint(bookingSubscription.subscribeBookings, { systemKey: port, sonos: [...sonos], carrier, ...agreed }),
  );
  return told.flatMap(({ list }) => list);
}
