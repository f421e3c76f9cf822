import type { OwnData } from '../../platform/own-data';

/** The bookings that a person follows (S-16). */
export const ownDataOfBookings: OwnData = {
  tables: [
    {
      name: 'booking_subscription',
      exported: { columns: ['id', 'port', 'booking_no', 'carrier', 'remark', 'created_ms', 'ended_ms', 'end_reason'], by: 'id' },
    },
  ],
};
