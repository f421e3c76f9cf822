import type { OwnData } from '../../platform/own-data';

/** Bookings that the personal identity follows (S-16). */
export const ownBookings: OwnData = {
  tables: [
    {
      name: 'booking_subscription',
      key: 'id',
      told: {
        as: 'bookingSubscriptions',
        columns:
          'port, booking_no as "bookingNo", carrier, remark, auto_subscribe as "autoSubscribe", to_timestamp(created_ms / 1000.0) as "createdAt"',
      },
      going: 'delete',
    },
  ],
};
