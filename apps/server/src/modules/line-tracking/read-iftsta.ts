import type { LineEvent } from '@mastlight/domain/line-tracking/line-event';
import { readMessage, readPlaceTime, type ShipmentEvent } from '@mastlight/wire';
import { withOwnIds } from './own-ids';
import { eventsOf, isOf, type ReadPage } from './read-line-events';

/**
 * What statuses of the consignment (UN 9011) are for the box that is told with them: collected and returned are the empty's,
 * received and delivered the laden one's, in the order of its way.
 */
const boxWords: Readonly<Partial<Record<NonNullable<ShipmentEvent['status']['word']>, string>>> = {
  collected: 'picked-up',
  received: 'gated-in',
  delivered: 'picked-up',
  returned: 'dropped-off',
};
/** The ship moves, and with it every box. */
const shipWords: ReadonlySet<string | null> = new Set(['arrived', 'departed']);

/** What an IFTSTA (UN/EDIFACT) says of a bill, times by the clock of the place. @returns null when the page is none. */
export function readIftsta(bytes: Uint8Array, number: string): ReadPage | null {
  const reading = readMessage(bytes);
  const messages = reading.messages.filter((message) => message.kind === 'shipment-events');
  if (reading.format !== 'edifact' || messages.length === 0) return null;
  const own = messages.flatMap(({ events }) => events).filter((event) => isOf(event, number));
  const told = own.flatMap((event) => eventsOf(event).map((one) => ofBox(one, event)));
  const unique = new Map(told.map((event) => [JSON.stringify(event), event]));
  return {
    events: withOwnIds([...unique.values()]),
    unknownCodes: new Set(own.flatMap(({ status: { code, word } }) => (code !== null && word === null ? [code] : []))),
  };
}

function ofBox({ sizeType, ...event }: LineEvent, { status, happened }: ShipmentEvent): LineEvent {
  const local = event.offsetMinutes === null ? readPlaceTime(happened?.raw ?? '', event.placeCode) : null;
  const timed = { ...event, ...(local && { happenedMs: local.instantMs, offsetMinutes: local.offsetMinutes }) };
  if (shipWords.has(event.word)) return { ...timed, containerNo: null, isEmpty: null };
  const word = (event.containerNo !== null && status.word !== null && boxWords[status.word]) || event.word;
  return { ...timed, word, ...(sizeType !== undefined && { sizeType }) };
}
