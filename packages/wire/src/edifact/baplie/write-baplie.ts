import type { OpenCell, StowPlanMessage } from '../../message';
import { writeTime, writeVessel } from '../write/write-container-report';
import { functionCodes, InterchangeWriter, type EdifactEnvelope } from '../write/write-interchange';
import { writeRemark } from '../write/write-particulars';
import { writeCell, writeStanding } from '../write/write-standing';

/** Writes stow plans as one interchange of BAPLIE D95B (SMDG22), one message each: numbered boxes first, then the other cells. */
export function writeBaplie(messages: readonly StowPlanMessage[], envelope: EdifactEnvelope): Uint8Array {
  const writer = new InterchangeWriter(envelope);
  for (const message of messages) {
    writer.openMessage('BAPLIE', 'D', '95B', 'UN', 'SMDG22');
    writer.add('BGM', '', message.reference, functionCodes[message.function]);
    writeTime(writer, 137, message.prepared);
    if (message.vessel) writeVessel(writer, message.vessel);
    writer.addPlace(5, message.departure);
    writer.addPlace(61, message.nextPort);
    for (const box of message.boxes) writeStanding(writer, box.stowage, box, 'CN', box.containerNo ?? box.equipmentNo ?? null);
    for (const cell of message.openCells) writeOpenCell(writer, cell);
    writer.closeMessage();
  }
  return writer.finish();
}

function writeOpenCell(writer: InterchangeWriter, { stowage, cargo, remarks, references = [] }: OpenCell): void {
  if (cargo) {
    writeStanding(writer, stowage, cargo, cargo.equipment, cargo.equipmentNo);
    return;
  }
  writeCell(writer, stowage);
  for (const remark of remarks) writeRemark(writer, remark);
  for (const { qualifier, number } of references) writer.add('RFF', [qualifier, number]);
}
