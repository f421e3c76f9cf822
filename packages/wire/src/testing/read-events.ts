import type { Reading, ShipmentEvent, ShipmentEventsMessage } from '../message';
import { readMessage } from '../read-message';

/** Reads a text, or a value as the JSON text of it. */
export function readAsJson(value: unknown): Reading {
  return readMessage(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)));
}

/** The codes of the findings, in their order. */
export function findingCodes(reading: Reading): string[] {
  return reading.findings.map(({ code }) => code);
}

/** The messages of a reading that hold events. */
export function eventMessages(reading: Reading): ShipmentEventsMessage[] {
  return reading.messages.filter((message) => message.kind === 'shipment-events');
}

/** All events of a reading. */
export function eventsOf(reading: Reading): ShipmentEvent[] {
  return eventMessages(reading).flatMap((message) => message.events);
}

/** A gate-in as T&T 2.2 tells it at the least. */
export const gateIn = {
  eventID: '7d0c2b15-0a4e-4d13-8f77-31f2a9c40b0e',
  eventType: 'EQUIPMENT',
  eventClassifierCode: 'ACT',
  eventDateTime: '2026-07-11T08:42:00+08:00',
  equipmentEventTypeCode: 'GTIN',
  equipmentReference: 'MLTU3102047',
};
