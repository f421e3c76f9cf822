import type { CargoReportMessage } from '../../message';
import { writeMeasures, writeShipmentEquipment } from '../shipment/write-goods';
import {
  writeLegs,
  writeParties,
  writePlaces,
  writeReferences,
  writeRemarks,
  writeStatuses,
  writeTimes,
  writeTotals,
} from '../shipment/write-parts';
import { writeDocumentHead, writeGroups, writeTerms } from '../shipment/write-shipment';
import { InterchangeWriter, type EdifactEnvelope } from '../write/write-interchange';
import { writeContacts } from '../write/write-party';

/**
 * Writes cargo reports as one interchange of CUSCAR D95B, one message each, one
 * CNI per consignment. `vessel`, `bookingNo` and `billNos` are not written:
 * legs and references say them.
 */
export function writeCuscar(messages: readonly CargoReportMessage[], envelope: EdifactEnvelope): Uint8Array {
  const writer = new InterchangeWriter(envelope);
  for (const message of messages) {
    writer.openMessage('CUSCAR', 'D', '95B', 'UN');
    writeDocumentHead(writer, message);
    writeTimes(writer, message.times);
    writeContacts(writer, message.contacts);
    writeRemarks(writer, message.remarks);
    writeTotals(writer, message.totals);
    writeStatuses(writer, message.statuses);
    writePlaces(writer, message.places);
    writeReferences(writer, message.references);
    writeLegs(writer, message.legs);
    writeParties(writer, message.parties);
    writeShipmentEquipment(writer, message.equipment);
    for (const consignment of message.consignments) {
      writer.add('CNI', consignment.sequence, consignment.number);
      writeTerms(writer, consignment);
      for (const { count, code, name } of consignment.packages) {
        writer.add('PAC', count, '', [code, '', '', name]);
      }
      writeMeasures(writer, consignment);
      writeGroups(writer, consignment);
    }
    writer.closeMessage();
  }
  return writer.finish();
}
