import type { BoxDetail, NewFact } from '@mastlight/domain/tracking/fact';
import { portOfSource, portOfTerminal } from '@mastlight/domain/ports/index';
import { defaultPort, portOfLocode, type PortCode } from '@mastlight/domain/vocabulary/port';
import { withoutShipMark, withoutVoyageMark } from '@mastlight/domain/vocabulary/vessel-voyage';
import type { BoxReport, ManifestBox, StowedBox, Vessel } from '@mastlight/wire';
import { factMs } from './fact-time';

/** What all facts of one message have in common. */
export type Head = Pick<
  NewFact,
  'port' | 'source' | 'messageId' | 'reference' | 'function' | 'saidMs' | 'heardMs' | 'vesselName' | 'vesselCode' | 'voyage'
>;
/** How facts name a ship: its name and its voyage alone, where a source writes `M/V` and `V.` before them. */
export function vesselOf(vessel: Pick<Vessel, 'name' | 'code' | 'voyage'> | null): Pick<NewFact, 'vesselName' | 'vesselCode' | 'voyage'> {
  return {
    vesselName: vessel?.name ? withoutShipMark(vessel.name) : null,
    vesselCode: vessel?.code ?? null,
    voyage: vessel?.voyage ? withoutVoyageMark(vessel.voyage) : null,
  };
}

/** A place that a statement names, and the port of ours that it is; null: none. */
interface NamedPlace {
  readonly code: string;
  readonly port: PortCode | null;
}

/**
 * The port that a statement is about; null: none of ours. Files that users
 * bring may speak of any port in the world; they concern ours unless they name
 * another place. The port's own sources speak of itself, unless they name the
 * terminal or the code of another port of ours: feeders come from small ports,
 * and a code that we do not know may be a terminal that is new.
 */
export function portOf(head: Head, terminal: string | null, loadPort: string | null): PortCode | null {
  const place = placeNamed(head.port ?? defaultPort, terminal, loadPort);
  if (place === null) return head.port;
  const isOwnWord = portOfSource(head.source) !== null;
  if (!isOwnWord) return place.port;
  return place.port === null || place.port === head.port ? head.port : null;
}

/** When a source said it that told no time of its own: as well as the event tells, which is no clock of the source. */
export function saidByEvent(eventMs: number | null): Pick<NewFact, 'saidMs' | 'isSaidByEvent'> {
  return eventMs === null ? { saidMs: null } : { saidMs: eventMs, isSaidByEvent: true };
}

/** The place by which a statement says where it belongs: a terminal of one of our ports, first of `port`, or a UN/LOCODE. */
export function placeNamed(port: PortCode, terminal: string | null, loadPort: string | null): NamedPlace | null {
  if (terminal !== null) {
    const known = portOfTerminal(port, terminal);
    if (known !== null) return { code: terminal, port: known };
  }
  const place = [terminal, loadPort].find((text) => text !== null && /^[A-Z]{5}(?![A-Z0-9])/.test(text))?.slice(0, 5);
  return place === undefined ? null : { code: place, port: portOfLocode(place) ?? null };
}

/** One box at one place: a fact for each bill it is under. */
export function boxFacts(
  kind: 'gate-in' | 'gate-out' | 'load' | 'discharge' | 'stow',
  box: BoxReport,
  head: Head,
  terminal: string | null,
  vessel: Vessel | null,
): NewFact[] {
  // Equipment without an ISO number is nobody's box here; without its number the fact would speak of the whole bill.
  if (box.containerNo === null) return [];
  const place = box.terminal ?? terminal;
  // A box under two bills is one movement for each of them.
  const billNos = box.billNos.length > 0 ? box.billNos : [null];
  const detail = boxDetail(box, vessel);
  // What comes in from the sea was loaded elsewhere, whoever tells it.
  const isFromSea = (kind === 'discharge' || kind === 'gate-out') && portOfSource(head.source) !== null;
  const port = portOf(head, place, isFromSea ? null : (box.loadPort?.code ?? null));
  // Spelt out field by field: most of all facts are made here, and spreading costs three times as much.
  return billNos.map((billNo) => ({
    port,
    source: head.source,
    messageId: head.messageId,
    reference: head.reference,
    function: head.function,
    billNo,
    containerNo: box.containerNo,
    vesselName: head.vesselName,
    vesselCode: head.vesselCode,
    voyage: head.voyage,
    terminal: place,
    happenedMs: factMs(box.happened),
    happenedRaw: box.happened?.raw ?? null,
    saidMs: head.saidMs,
    heardMs: head.heardMs,
    kind,
    detail,
  }));
}

/** What a report tells of a box, as facts hold it. */
export function boxDetail(box: BoxReport & Partial<ManifestBox> & Partial<StowedBox>, vessel: Vessel | null): BoxDetail {
  return {
    sizeType: box.sizeType,
    sizeTypeRaw: box.sizeTypeRaw,
    fullness: box.fullness,
    sealNo: sealOf(box),
    grossWeightKg: box.grossWeightKg,
    cargoWeightKg: box.cargoWeightKg ?? null,
    packages: box.packages ?? null,
    operator: box.operator,
    truckPlate: box.truckPlate,
    dischargePort: box.dischargePort?.code ?? null,
    dischargePortName: box.dischargePort?.name ?? null,
    loadPort: box.loadPort?.code ?? null,
    destination: box.destination?.code ?? null,
    tareKg: box.tareKg ?? null,
    direction: box.direction ?? vessel?.direction ?? null,
    bookingNo: box.bookingNo,
    stowage: box.stowage,
    temperatureC: box.temperatureC ?? null,
  };
}

/** The shipper's seal before the carrier's before any other; zeros stand for none. */
function sealOf(box: BoxReport): string | null {
  const seals = box.seals.filter((seal) => !/^0*$/.test(seal.number));
  const bestFirst = ['SH', 'CA'].map((party) => seals.find((seal) => seal.party === party));
  return (bestFirst.find((seal) => seal !== undefined) ?? seals[0])?.number ?? null;
}
