/**
 * Guarantee: events that are written as T&T 2.2 are read back unchanged and
 * without a remark. The seed is printed; SEED= repeats a run.
 */
import { describe } from 'vitest';
import { dcsaEvents } from '../testing/arbitrary-events';
import { roundTrip } from '../testing/round-trip';
import { writeDcsaEvents } from './write';

describe('read(write(message)) is the message', () => {
  roundTrip('DCSA Track & Trace 2.2', dcsaEvents, (message) => writeDcsaEvents(message));
});
