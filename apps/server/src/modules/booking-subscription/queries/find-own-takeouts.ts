import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import type { bookingSubscription } from '@mastlight/domain/booking-subscription/contract';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { soKey } from '@mastlight/domain/vocabulary/so-no';
import type { Parts } from '../parts';

type Takeouts = ResponseOf<typeof bookingSubscription.queryTakeout>['list'];

/**
 * Empty pick-ups of a number that the caller follows, oldest first: as a bill, a booking or both, and in the ports in
 * which he follows it so; none of anybody else's.
 *
 * @param port null: of every port in which he follows it.
 */
export async function findOwnTakeouts(
  { tracking, follow }: Parts,
  ownerKey: string,
  port: PortCode | null,
  typed: string,
): Promise<Takeouts> {
  const number = soKey(typed);
  const portsOf = async (kind: 'bill' | 'booking'): Promise<PortCode[]> =>
    (await follow.findPorts(ownerKey, kind, number)).filter((followed) => port === null || followed === port);
  const [billIn, bookingIn] = await Promise.all([portsOf('bill'), portsOf('booking')]);
  const takeouts = await tracking.takeouts(number, { billIn, bookingIn });
  return takeouts.map(({ containerNo, outMs, yard, truckPlate }) => ({
    ctnNo: containerNo,
    takeoutTime: formatShanghai(outMs),
    yard,
    truck: truckPlate,
  }));
}
