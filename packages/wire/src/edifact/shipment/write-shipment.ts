import type { MessageHead, Shipment } from '../../message';
import { writeTime } from '../write/write-container-report';
import { functionCodes, type InterchangeWriter } from '../write/write-interchange';
import { writeContacts } from '../write/write-party';
import { writeGoods, writeShipmentEquipment } from './write-goods';
import {
  writeAmounts,
  writeCharges,
  writeDocuments,
  writeLegs,
  writeParties,
  writePlaces,
  writeReferences,
  writeRemarks,
  writeServices,
  writeStatuses,
  writeTimes,
  writeTotals,
} from './write-parts';

/** BGM and the time of the message. */
export function writeDocumentHead(
  writer: InterchangeWriter,
  message: MessageHead & { readonly documentName: string | null },
  answerCode: string | null = null,
): void {
  writer.add('BGM', message.documentName, message.reference, functionCodes[message.function], answerCode);
  writeTime(writer, 137, message.prepared);
}

/** What a shipment says before its references. */
export function writeTerms(writer: InterchangeWriter, shipment: Shipment): void {
  writeTimes(writer, shipment.times);
  writeContacts(writer, shipment.contacts);
  writeServices(writer, shipment.services);
  writeAmounts(writer, shipment.amounts);
  writeRemarks(writer, shipment.remarks);
  writeTotals(writer, shipment.totals);
  writeStatuses(writer, shipment.statuses);
  writeDocuments(writer, shipment.documents);
}

/** The groups of a shipment in the order of the directories: references, places, terms, legs, parties, goods, containers. */
export function writeGroups(writer: InterchangeWriter, shipment: Shipment): void {
  writeReferences(writer, shipment.references);
  writePlaces(writer, shipment.places);
  writeCharges(writer, shipment.charges);
  for (const terms of shipment.deliveryTerms) {
    const [first, second] = terms.lines;
    writer.add('TOD', terms.function, '', [terms.code, '', '', first, second]);
    writePlaces(writer, terms.places);
  }
  writeLegs(writer, shipment.legs);
  writeParties(writer, shipment.parties);
  writeGoods(writer, shipment.goods);
  writeShipmentEquipment(writer, shipment.equipment);
}
