import type { GateMessage } from '../../message';
import { writeBox, writeReportHead } from '../write/write-container-report';
import { InterchangeWriter, type EdifactEnvelope } from '../write/write-interchange';

/** Writes gate messages as one interchange of CODECO D95B (SMDG16), one message each. */
export function writeCodeco(messages: readonly GateMessage[], envelope: EdifactEnvelope): Uint8Array {
  const writer = new InterchangeWriter(envelope);
  for (const message of messages) {
    writer.openMessage('CODECO', 'D', '95B', 'UN', 'SMDG16');
    writeReportHead(writer, message, message.move === 'in' ? 34 : 36);
    for (const box of message.boxes) writeBox(writer, box, 7);
    writer.add('CNT', [16, message.boxes.length]);
    writer.closeMessage();
  }
  return writer.finish();
}
