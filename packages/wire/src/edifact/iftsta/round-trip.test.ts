/**
 * Guarantee: events that are written as IFTSTA are read back unchanged and
 * without a remark. The seed is printed; SEED= repeats a run.
 */
import { describe } from 'vitest';
import { iftstaEvents } from '../../testing/arbitrary-statuses';
import { roundTrip } from '../../testing/round-trip';
import { writeIftsta } from './write-iftsta';

const envelope = {
  sender: 'CARRIER',
  recipient: 'MASTLIGHT',
  controlReference: 'R1',
  preparedMs: Date.UTC(2026, 6, 11),
  level: 'UNOY',
} as const;

describe('read(write(message)) is the message', () => {
  roundTrip('EDIFACT IFTSTA', iftstaEvents, (message) => writeIftsta([message], envelope));
});
