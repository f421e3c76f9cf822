import type { NewFact } from '@mastlight/domain/tracking/fact';
import { portOfLocode, type PortCode } from '@mastlight/domain/vocabulary/port';
import { boxReport } from '@mastlight/wire';
import type { EventEquipment, ShipmentEvent, ShipmentEventsMessage, Vessel } from '@mastlight/wire';
import { boxFacts, portOf, vesselOf, type Head } from './box-facts';
import { factMs } from './fact-time';

/** What happened to a container, in the words of facts. */
const boxFactKinds = {
  'gated-in': 'gate-in',
  'gated-out': 'gate-out',
  loaded: 'load',
  discharged: 'discharge',
} as const;

/**
 * What a carrier or forwarder tells of a shipment (IFTSTA, Track & Trace).
 * Only what has happened is a fact. A gate or a loading outside the product's
 * ports says nothing about the journey from them; a discharge there does.
 */
export function factsOfShipmentEvents(message: ShipmentEventsMessage, head: Head): NewFact[] {
  return message.events.filter(hasHappened).flatMap((event) => {
    const { word } = event.status;
    if (word === 'arrived' || word === 'departed') return vesselFacts(event, head, word);
    return word !== null && isMovement(word) ? movementFacts(event, head, boxFactKinds[word]) : [];
  });
}

function isMovement(word: string): word is keyof typeof boxFactKinds {
  return Object.hasOwn(boxFactKinds, word);
}

/** IFTSTA tells no classifier for what has happened. */
function hasHappened({ classifier, retractsId }: ShipmentEvent): boolean {
  return retractsId === null && (classifier === null || classifier.word === 'actual');
}

function movementFacts(event: ShipmentEvent, head: Head, kind: (typeof boxFactKinds)[keyof typeof boxFactKinds]): NewFact[] {
  const vessel = vesselOfEvent(event);
  const terminal = event.where?.facility?.code ?? event.where?.code ?? null;
  const port = portOfEvent(event, head);
  if (port === null && kind !== 'discharge') return [];
  return event.equipment.flatMap((equipment) => {
    if (equipment.containerNo === null) return [];
    const box = boxReport(equipment.containerNo, {
      ...told(equipment),
      billNos: event.billNos,
      bookingNo: event.bookingNos[0] ?? null,
      happened: event.happened,
    });
    return boxFacts(kind, box, { ...headOf(event, head), ...vesselOf(vessel) }, terminal, vessel).map((fact) => ({ ...fact, port }));
  });
}

function told({
  sizeTypeRaw,
  sizeType,
  fullness,
  seals,
  grossWeightKg,
  direction,
}: EventEquipment): Partial<Parameters<typeof boxReport>[1]> {
  return { sizeTypeRaw, sizeType, fullness, seals, grossWeightKg, direction };
}

function vesselFacts(event: ShipmentEvent, head: Head, word: 'arrived' | 'departed'): NewFact[] {
  const vessel = vesselOfEvent(event);
  const happenedMs = factMs(event.happened);
  const port = portOfEvent(event, head);
  if (!vessel || happenedMs === null || port === null) return [];
  return [
    {
      ...headOf(event, head),
      ...vesselOf(vessel),
      kind: 'vessel-report',
      port,
      billNo: null,
      containerNo: null,
      terminal: event.where?.facility?.code ?? null,
      happenedMs,
      happenedRaw: event.happened?.raw ?? null,
      detail: { ataMs: word === 'arrived' ? happenedMs : null, atdMs: word === 'departed' ? happenedMs : null },
    },
  ];
}

/** Every event of a batch has its own author's time. */
function headOf(event: ShipmentEvent, head: Head): Head {
  return { ...head, saidMs: (event.created?.isDay ? null : event.created?.instantMs) ?? head.saidMs };
}

/** The ship of the event; trucks and trains are no calls of a ship. */
function vesselOfEvent(event: ShipmentEvent): Vessel | null {
  return event.legs.find(({ way, vessel }) => way === 'sea' && vessel !== null)?.vessel ?? null;
}

/** An event names its place; only one that does not is taken to be at the port of its source. */
function portOfEvent({ where }: ShipmentEvent, head: Head): PortCode | null {
  const code = where?.code ?? null;
  return code === null ? portOf(head, null, null) : (portOfLocode(code.slice(0, 5)) ?? null);
}
