import type {
  EventEquipment,
  EventLeg,
  EventStatus,
  FacilityPlace,
  ShipmentEquipment,
  ShipmentEvent,
  ShipmentEventsMessage,
  TransportLeg,
} from '../../message';
import { writeGoods, writeShipmentEquipment } from '../shipment/write-goods';
import { writeDocuments, writeLegs, writeParties, writePlaces, writeReferences, writeRemarks, writeTimes } from '../shipment/write-parts';
import { writeDocumentHead } from '../shipment/write-shipment';
import { writeTime } from '../write/write-container-report';
import { InterchangeWriter, type EdifactEnvelope } from '../write/write-interchange';
import { statusTime } from './event-time';
import { modeOfWay } from './find-way';
import { statusCodeOf, transportCategory } from './status-words';

/**
 * Writes events as one interchange of IFTSTA D00B, one message each and one
 * consignment per event. Left out are retractions, and expectations other than
 * those of an arrival or a departure, which would read as if they had happened.
 */
export function writeIftsta(messages: readonly ShipmentEventsMessage[], envelope: EdifactEnvelope): Uint8Array {
  const writer = new InterchangeWriter(envelope);
  for (const message of messages) {
    writer.openMessage('IFTSTA', 'D', '00B', 'UN');
    writeDocumentHead(writer, { ...message, documentName: message.documentName ?? statusReport });
    let sequence = 0;
    for (const event of message.events) {
      const qualifier = findTimeQualifier(event);
      if (qualifier === null) continue;
      sequence++;
      writer.add('CNI', sequence, event.document?.number);
      writeEvent(writer, event, qualifier);
    }
    writer.closeMessage();
  }
  return writer.finish();
}

/** BGM 1001: status report. */
const statusReport = '77';

function writeEvent(writer: InterchangeWriter, event: ShipmentEvent, timeQualifier: string): void {
  const status = codeStatus(event.status);
  writer.add(
    'STS',
    status.category,
    [status.code, status.codeList, status.agency, status.text],
    ...event.reasons.map(({ code, codeList, agency, text }) => [code, codeList, agency, text]),
  );
  for (const billNo of event.billNos) writer.add('RFF', ['BM', billNo]);
  for (const bookingNo of event.bookingNos) writer.add('RFF', ['BN', bookingNo]);
  writeReferences(writer, event.references);
  writeTime(writer, timeQualifier, event.happened);
  writeTimes(writer, event.times);
  writeDocuments(writer, event.documents);
  writeRemarks(writer, event.remarks);
  writeParties(writer, event.parties);
  if (event.where) writeEventPlace(writer, event.where);
  writePlaces(writer, event.places);
  writeLegs(writer, event.legs.map(asLeg));
  writeShipmentEquipment(writer, event.equipment.map(asEquipment));
  writeGoods(writer, event.goods);
}

/**
 * The 2005 code an event's time is told with: 334 for what has happened, 132
 * and 133 for an expected arrival and departure; null where there is none.
 */
function findTimeQualifier({ classifier, status, retractsId }: ShipmentEvent): string | null {
  if (retractsId !== null) return null;
  if (classifier === null) return statusTime;
  if (classifier.code !== null && /^\d{1,3}$/.test(classifier.code)) return classifier.code;
  if (classifier.word === 'actual') return statusTime;
  if (classifier.word === 'requested' || classifier.word === null) return null;
  return { arrived: '132', departed: '133' }[status.word as 'arrived' | 'departed'] ?? null;
}

/** The status in UN codes; one of another list than IFTSTA's that has none is named as the sender's own. */
function codeStatus(status: EventStatus): Omit<EventStatus, 'word'> {
  const { category, code, word } = status;
  if (category === null || category.length <= maxCategoryLength) return status;
  const own = word === null ? null : statusCodeOf(word);
  return { ...status, category: transportCategory, code: own ?? code, agency: own === null ? 'ZZZ' : null };
}

/** 9015 and 8067 are an..3. */
const maxCategoryLength = 3;

function writeEventPlace(writer: InterchangeWriter, { code, name, facility }: FacilityPlace): void {
  const [list, agency] = facility?.codeList?.split(':') ?? [];
  writer.add('LOC', 175, [code, code && 139, code && 6, name], facility && [facility.code, list, agency, facility.name]);
}

/** A leg of T&T names its mode in words. */
function asLeg({ way, mode, ...leg }: EventLeg): TransportLeg {
  const isWord = mode !== null && mode.length > maxCategoryLength;
  return { ...leg, mode: isWord ? modeOfWay(way) : mode };
}

function asEquipment({ kind, number, containerNo, ...equipment }: EventEquipment): ShipmentEquipment {
  return { ...equipment, containerNo, number: number ?? containerNo, kind: kind ?? (containerNo === null ? '' : 'CN') };
}
