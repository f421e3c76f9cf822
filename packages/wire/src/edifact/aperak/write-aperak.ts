import type { AcknowledgementMessage, ReceiptReference } from '../../message';
import { responseCode } from '../receipts/verdict-codes';
import { writeTime } from '../write/write-container-report';
import { functionCodes, InterchangeWriter, type EdifactEnvelope } from '../write/write-interchange';

/** Writes receipts about content as one interchange of APERAK D00B, one message per answered document. */
export function writeAperak(messages: readonly AcknowledgementMessage[], envelope: EdifactEnvelope): Uint8Array {
  const writer = new InterchangeWriter(envelope);
  for (const message of messages) {
    writer.openMessage('APERAK', 'D', '00B', 'UN');
    const { verdict } = message;
    // 1001: 313 application error message, 312 acknowledgement message.
    const documentName = verdict === 'rejected' ? 313 : 312;
    const response = verdict && responseCode[verdict];
    writer.add('BGM', documentName, message.reference, functionCodes[message.function], response);
    writeTime(writer, 137, message.prepared);
    for (const { reference, faults } of message.messages) {
      if (reference !== null) writer.add('RFF', ['ACW', reference]);
      writeReferences(writer, message.references);
      for (const fault of faults) {
        writer.add('ERC', fault.code);
        if (fault.text !== null) writer.add('FTX', 'AAO', '', '', fault.text);
        writeReferences(writer, fault.references);
      }
    }
    writer.closeMessage();
  }
  return writer.finish();
}

function writeReferences(writer: InterchangeWriter, references: readonly ReceiptReference[]): void {
  for (const { qualifier, number } of references) writer.add('RFF', [qualifier, number]);
}
