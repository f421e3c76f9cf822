/**
 * Guarantee: a booking request that is written comes back unchanged and
 * without a remark, whatever it says.
 */
import { describe } from 'vitest';
import { bookingRequest } from '../../testing/arbitrary-shipments';
import { roundTrip } from '../../testing/round-trip';
import { writeIftmbf } from './write-iftmbf';

describe('IFTMBF', () => {
  roundTrip('written and read back', bookingRequest, (message) =>
    writeIftmbf([message], {
      sender: 'MLFWD0000001',
      recipient: 'MLL',
      controlReference: 'B1',
      preparedMs: Date.UTC(2026, 6, 1),
      level: 'UNOY',
    }),
  );
});
