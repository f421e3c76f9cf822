/**
 * Guarantee: a cargo report that is written comes back unchanged and without a
 * remark, whatever it says.
 */
import { describe } from 'vitest';
import { cargoReport } from '../../testing/arbitrary-shipments';
import { roundTrip } from '../../testing/round-trip';
import { writeCuscar } from './write-cuscar';

describe('CUSCAR', () => {
  roundTrip('written and read back', cargoReport, (message) =>
    writeCuscar([message], {
      sender: 'MLL',
      recipient: 'CUSTOMS',
      controlReference: 'C1',
      preparedMs: Date.UTC(2026, 6, 1),
      level: 'UNOY',
    }),
  );
});
