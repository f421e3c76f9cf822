/**
 * Guarantee: an AIS message that is written is read back unchanged and without
 * a remark, for every value that its bits can carry.
 */
import { describe } from 'vitest';
import { classAPosition, classBPosition, staticReport, staticVoyage } from '../testing/arbitrary-ais';
import { roundTrip } from '../testing/round-trip';
import { writeClassAPosition, writeClassBPosition, writeStaticReport, writeStaticVoyage } from './write';

describe('read(write(message)) is the message', () => {
  roundTrip('AIS types 1 to 3', classAPosition, (message) => writeClassAPosition(message));
  roundTrip('AIS type 18', classBPosition, (message) => writeClassBPosition(message));
  roundTrip('AIS type 5', staticVoyage, (message) => writeStaticVoyage(message, { sequence: message.mmsi }));
  roundTrip('AIS type 24', staticReport, (message) => writeStaticReport(message));
});
