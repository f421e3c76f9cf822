import type { VesselMoveMessage } from '../../message';
import { writeBox, writeReportHead } from '../write/write-container-report';
import { InterchangeWriter, type EdifactEnvelope } from '../write/write-interchange';

/** Writes load and discharge messages as one interchange of COARRI D95B (ITG13), one message each. */
export function writeCoarri(messages: readonly VesselMoveMessage[], envelope: EdifactEnvelope): Uint8Array {
  const writer = new InterchangeWriter(envelope);
  for (const message of messages) {
    writer.openMessage('COARRI', 'D', '95B', 'UN', 'ITG13');
    writeReportHead(writer, message, message.move === 'load' ? 46 : 44);
    if (message.arrived) writer.add('DTM', [178, message.arrived.raw]);
    if (message.sailed) writer.add('DTM', [186, message.sailed.raw]);
    for (const box of message.boxes) writeBox(writer, box, 203);
    writer.add('CNT', [16, message.boxes.length]);
    writer.closeMessage();
  }
  return writer.finish();
}
