import type { BookingRequestMessage } from '../../message';
import { writeDocumentHead, writeGroups, writeTerms } from '../shipment/write-shipment';
import { InterchangeWriter, type EdifactEnvelope } from '../write/write-interchange';

/**
 * Writes booking requests as one interchange of IFTMBF D99B, one message each.
 * `vessel`, `bookingNo` and `billNos` are not written: legs and references say them.
 */
export function writeIftmbf(messages: readonly BookingRequestMessage[], envelope: EdifactEnvelope): Uint8Array {
  const writer = new InterchangeWriter(envelope);
  for (const message of messages) {
    writer.openMessage('IFTMBF', 'D', '99B', 'UN', '2.0');
    writeDocumentHead(writer, message);
    writeTerms(writer, message);
    writeGroups(writer, message);
    writer.closeMessage();
  }
  return writer.finish();
}
