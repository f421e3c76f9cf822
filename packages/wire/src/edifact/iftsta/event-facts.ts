import type { EventEquipment, EventLeg, Shipment, ShipmentEquipment, ShipmentEvent, TransportLeg } from '../../message';
import { none } from '../parts/none';
import type { Draft } from '../shipment/part-draft';
import { findWay } from './find-way';

/** What the head, a consignment and a status can tell alike. */
export type EventPart = Draft<
  Pick<Shipment, 'references' | 'times' | 'places' | 'parties' | 'legs' | 'goods' | 'equipment' | 'documents' | 'remarks' | 'totals'> &
    Pick<ShipmentEvent, 'where'>
>;

/** A part that nothing is told of yet. */
export function openEventPart(): EventPart {
  return {
    references: none,
    times: none,
    places: none,
    parties: none,
    legs: none,
    goods: none,
    equipment: none,
    documents: none,
    remarks: none,
    totals: none,
    where: null,
  };
}

const partNames = Object.keys(openEventPart()) as readonly (keyof EventPart)[];

/** True for a part that nothing was told of. */
export function isUntold(part: EventPart): boolean {
  for (const name of partNames) if (part[name] !== none && part[name] !== null) return false;
  return true;
}

/** What a part contributes to the events it speaks of. */
export type EventFacts = Pick<
  ShipmentEvent,
  | 'billNos'
  | 'bookingNos'
  | 'references'
  | 'where'
  | 'times'
  | 'places'
  | 'parties'
  | 'legs'
  | 'goods'
  | 'equipment'
  | 'documents'
  | 'remarks'
>;

/** The facts of a part; bills and bookings told for its legs and equipment are among those of the event. */
export function settleFacts(part: EventPart): EventFacts {
  return {
    billNos: collectNumbers(part, 'BM'),
    bookingNos: collectNumbers(part, 'BN'),
    references: part.references.filter(({ qualifier }) => qualifier !== 'BM' && qualifier !== 'BN'),
    where: part.where,
    times: part.times,
    places: part.places,
    parties: part.parties,
    legs: part.legs.map(asEventLeg),
    goods: part.goods,
    equipment: part.equipment.map(asEventEquipment),
    documents: part.documents,
    remarks: part.remarks,
  };
}

/** What a status says that nothing stands behind. */
export const noFacts: EventFacts = settleFacts(openEventPart());
const factNames = Object.keys(noFacts) as readonly (keyof EventFacts)[];

/** The numbers of one kind, each once. */
function collectNumbers(part: EventPart, kind: string): readonly string[] {
  const numbers: string[] = [];
  for (const { references } of [part, ...part.legs, ...part.equipment]) {
    for (const { qualifier, number } of references) if (qualifier === kind) numbers.push(number);
  }
  return numbers.length < 2 ? numbers : [...new Set(numbers)];
}

/** `inner` with what `outer` says of it too; lists that one of them leaves empty are shared, not copied. */
export function combineFacts(outer: EventFacts, inner: EventFacts): EventFacts {
  return {
    billNos: joinLists(outer.billNos, inner.billNos),
    bookingNos: joinLists(outer.bookingNos, inner.bookingNos),
    references: joinLists(outer.references, inner.references),
    where: inner.where ?? outer.where,
    times: joinLists(outer.times, inner.times),
    places: joinLists(outer.places, inner.places),
    parties: joinLists(outer.parties, inner.parties),
    legs: joinLists(outer.legs, inner.legs),
    goods: joinLists(outer.goods, inner.goods),
    equipment: joinLists(outer.equipment, inner.equipment),
    documents: joinLists(outer.documents, inner.documents),
    remarks: joinLists(outer.remarks, inner.remarks),
  };
}

/**
 * How many entries combining adds to an event: those of `outer`, and those of
 * `inner` that are copied. A shared list costs no memory here, but whoever
 * writes or stores the events repeats it in each.
 */
export function countShown(outer: EventFacts, inner: EventFacts): number {
  let count = 0;
  for (const name of factNames) {
    const [one, other] = [outer[name], inner[name]];
    if (Array.isArray(one) && Array.isArray(other) && one.length > 0) count += one.length + other.length;
  }
  return count;
}

/** How much an event tells beyond itself: each of its bills of each piece of its equipment. */
export function countTold({ billNos, equipment }: EventFacts): number {
  return Math.max(billNos.length, 1) * Math.max(equipment.length, 1) - 1;
}

function joinLists<T>(outer: readonly T[], inner: readonly T[]): readonly T[] {
  if (outer.length === 0) return inner;
  return inner.length === 0 ? outer : [...new Set([...outer, ...inner])];
}

function asEventLeg(leg: TransportLeg): EventLeg {
  // Spelled out, like `openEquipment`.
  return {
    stage: leg.stage,
    mode: leg.mode,
    means: leg.means,
    carrier: leg.carrier,
    vessel: leg.vessel,
    nationality: leg.nationality,
    places: leg.places,
    times: leg.times,
    references: leg.references,
    services: leg.services,
    way: findWay(leg),
    call: null,
  };
}

function asEventEquipment({ kind, ...equipment }: ShipmentEquipment): EventEquipment {
  return { ...equipment, kind: kind === '' ? null : kind };
}
