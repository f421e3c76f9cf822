/**
 * What happens to a shipment that somebody asks a line about, from booking to the return of the empty, as DCSA Track & Trace
 * 2.2 tells it. All of it follows from line, number and the moment of the first question; nothing is drawn.
 */
import { createHash } from 'node:crypto';
import { carriers } from '@mastlight/domain/vocabulary/carrier';
import { containerCheckDigit } from '@mastlight/domain/vocabulary/container-no';
import { lineOf, type LineCode } from '@mastlight/domain/line-tracking/lines';

/** A shipment of a line, and when it was asked after first: world time, ms. */
export interface LineShipment {
  readonly line: LineCode;
  readonly number: string;
  readonly bornMs: number;
}

interface Place {
  readonly code: string;
  readonly name: string;
  /** Minutes that its clock is ahead of UTC. */
  readonly offset: number;
}

const place = (code: string, name: string, offsetHours: number): Place => ({ code, name, offset: offsetHours * 60 });
const origin = place('CNNGB', 'Ningbo', 8);
const hubs = [
  place('SGSIN', 'Singapore', 8),
  place('KRPUS', 'Busan', 9),
  place('LKCMB', 'Colombo', 5.5),
  place('GRPIR', 'Piraeus', 3),
  place('MAPTM', 'Tanger Med', 1),
];
const ends = [
  place('DEHAM', 'Hamburg', 1),
  place('NLRTM', 'Rotterdam', 1),
  place('USLAX', 'Los Angeles', -7),
  place('USNYC', 'New York', -4),
  place('GBFXT', 'Felixstowe', 0),
  place('INNSA', 'Nhava Sheva', 5.5),
];
const ships = ['CAPE.LANTERN', 'SILVER.STRAIT', 'NORTH.HARBOUR', 'RED.CORMORANT', 'AMBER.GULF'];

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** What of a number decides: bytes that are the same for ever. */
const bytesOf = (line: string, number: string): Buffer => createHash('sha256').update(`${line} ${number}`).digest();

/** Whether a line knows a number: one of its own, or one that nobody's head says; three zeros at the end are nobody's. */
export function isKnownTo(line: LineCode, number: string): boolean {
  if (!/^[A-Z0-9]{9,35}$/.test(number) || number.endsWith('000')) return false;
  const other = carriers.find(({ prefixes }) => prefixes.some((prefix) => number.startsWith(prefix)));
  return other === undefined || other.code === line;
}

/** An instant by the clock of a place, with its offset. */
function written(ms: number, { offset }: Place): string {
  const sign = offset < 0 ? '-' : '+';
  const pad = (value: number): string => String(value).padStart(2, '0');
  const local = new Date(ms + offset * 60_000).toISOString().slice(0, 19);
  return `${local}${sign}${pad(Math.floor(Math.abs(offset) / 60))}:${pad(Math.abs(offset) % 60)}`;
}

/** An event as it is told, and from when until when. */
interface Told {
  readonly fromMs: number;
  readonly untilMs: number;
  readonly event: object;
}

/** The events of a shipment that its line tells at a moment, in the order in which they were written down. */
export function eventsAt(shipment: LineShipment, nowMs: number): object[] {
  return lifeOf(shipment)
    .filter(({ fromMs, untilMs }) => fromMs <= nowMs && nowMs < untilMs)
    .map(({ event }) => event);
}

function lifeOf({ line, number, bornMs }: LineShipment): Told[] {
  const bytes = bytesOf(line, number);
  const at = (index: number, below: number): number => bytes[index]! % below;
  const isDirect = at(0, 4) === 0;
  const hub = hubs[at(1, hubs.length)]!;
  const end = ends[at(2, ends.length)]!;
  // Some are far on their way when they are asked after first.
  const soMs = bornMs - at(3, 22) * dayMs;
  const waitDays = 3 + at(4, 6);
  const arriveMs = soMs + (isDirect ? 20 : 18 + waitDays) * dayMs;
  const firstShip = { name: ships[at(5, ships.length)]!, voyage: `${400 + at(6, 90)}W` };
  const secondShip = isDirect ? firstShip : { name: ships[(at(5, ships.length) + 1) % ships.length]!, voyage: `${at(6, 90)}E` };
  const ten = `${lineOf(line).boxPrefixes[0]}${String(100_000 + bytes.readUInt16BE(8)).slice(0, 6)}`;
  const box = `${ten}${containerCheckDigit(ten)}`;
  const told: Told[] = [];
  let made = 0;

  function add(
    kind: object,
    where: Place,
    happenedMs: number,
    rest: { readonly classifier?: 'ACT' | 'EST' | 'PLN'; readonly fromMs?: number; readonly untilMs?: number; readonly id?: string } = {},
  ): void {
    const { classifier = 'ACT', fromMs = happenedMs + hourMs, untilMs = Infinity, id } = rest;
    told.push({
      fromMs,
      untilMs,
      event: {
        eventID: id ?? createHash('sha256').update(`${line} ${number} ${made++}`).digest('hex').slice(0, 32),
        eventCreatedDateTime: new Date(fromMs).toISOString(),
        eventClassifierCode: classifier,
        eventDateTime: written(happenedMs, where),
        ...kind,
        eventLocation: { locationName: where.name, UNLocationCode: where.code },
        documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: number }],
      },
    });
  }
  const equipment = (code: string, isEmpty: boolean): object => ({
    eventType: 'EQUIPMENT',
    equipmentEventTypeCode: code,
    equipmentReference: box,
    ISOEquipmentCode: '45G1',
    emptyIndicatorCode: isEmpty ? 'EMPTY' : 'LADEN',
  });
  const on = (ship: typeof firstShip, where: Place) => ({
    transportCall: {
      modeOfTransport: 'VESSEL',
      UNLocationCode: where.code,
      exportVoyageNumber: ship.voyage,
      vessel: { vesselName: ship.name },
    },
  });
  const transport = (code: string, ship: typeof firstShip, where: Place): object => ({
    eventType: 'TRANSPORT',
    transportEventTypeCode: code,
    ...on(ship, where),
  });
  const move = (code: string, ship: typeof firstShip, where: Place): object => ({ ...equipment(code, false), ...on(ship, where) });

  add({ eventType: 'SHIPMENT', shipmentEventTypeCode: 'CONF', documentTypeCode: 'BKG' }, origin, soMs - 8 * dayMs);
  add(equipment('GTOT', true), origin, soMs - 5 * dayMs);
  add(equipment('GTIN', false), origin, soMs - 3 * dayMs);
  add(move('LOAD', firstShip, origin), origin, soMs - dayMs);
  add(transport('DEPA', firstShip, origin), origin, soMs);
  if (!isDirect) {
    const planned = { classifier: 'PLN', fromMs: soMs - 7 * dayMs } as const;
    add(move('DISC', firstShip, hub), hub, soMs + 6.5 * dayMs, planned);
    add(move('LOAD', secondShip, hub), hub, soMs + (6.5 + waitDays) * dayMs, planned);
    add(transport('ARRI', firstShip, hub), hub, soMs + 6 * dayMs);
    add(move('DISC', firstShip, hub), hub, soMs + 6.5 * dayMs);
    add(move('LOAD', secondShip, hub), hub, soMs + (6.5 + waitDays) * dayMs);
    add(transport('DEPA', secondShip, hub), hub, soMs + (7 + waitDays) * dayMs);
  }
  // What is expected: of one number in three it is taken back while the box waits for its next ship.
  const etaId = createHash('sha256').update(`${line} ${number} eta`).digest('hex').slice(0, 32);
  const isWithdrawn = !isDirect && at(7, 3) === 0;
  const second = soMs + (isDirect ? 8 : 7 + waitDays) * dayMs;
  add(transport('ARRI', secondShip, end), end, arriveMs - (2 + at(9, 4)) * dayMs, {
    classifier: 'EST',
    fromMs: soMs,
    untilMs: isWithdrawn ? soMs + 7 * dayMs : second,
    id: etaId,
  });
  add(transport('ARRI', secondShip, end), end, arriveMs + hourMs * 6, { classifier: 'EST', fromMs: second, untilMs: arriveMs, id: etaId });
  add(transport('ARRI', secondShip, end), end, arriveMs);
  add(move('DISC', secondShip, end), end, arriveMs + dayMs);
  add({ ...equipment('AVPU', false) }, end, arriveMs + 2 * dayMs);
  add(equipment('GTOT', false), end, arriveMs + 4 * dayMs);
  add(equipment('GTIN', true), end, arriveMs + 8 * dayMs);
  return told.sort((a, b) => a.fromMs - b.fromMs);
}
