import type { ShipmentEventsMessage } from '../message';
import { writeEvent } from './write-event';

/**
 * Writes events as T&T 2.2 publishes them: a JSON array in UTF-8. Events that
 * 2.2 cannot say are left out: retractions, events without a time, statuses
 * without a code of its lists.
 */
export function writeDcsaEvents(message: ShipmentEventsMessage): Uint8Array {
  return Buffer.from(JSON.stringify(message.events.flatMap((event) => writeEvent(event) ?? [])), 'utf8');
}
