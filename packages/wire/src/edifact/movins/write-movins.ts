import type { StowInstructionMessage } from '../../message';
import { writeTime, writeVessel } from '../write/write-container-report';
import { functionCodes, InterchangeWriter, type EdifactEnvelope } from '../write/write-interchange';
import { writeStanding } from '../write/write-standing';

/** Writes stow instructions as one interchange of MOVINS D95B (SMDG20), one message each: boxes in their order, a handling before those it is of. */
export function writeMovins(messages: readonly StowInstructionMessage[], envelope: EdifactEnvelope): Uint8Array {
  const writer = new InterchangeWriter(envelope);
  for (const message of messages) {
    writer.openMessage('MOVINS', 'D', '95B', 'UN', 'SMDG20');
    writer.add('BGM', '', message.reference, functionCodes[message.function]);
    writeTime(writer, 137, message.prepared);
    if (message.vessel) writeVessel(writer, message.vessel);
    writer.addPlace(5, message.departure);
    writer.addPlace(61, message.nextPort);
    let handling: string | null = null;
    for (const move of message.moves) {
      // One without a handling follows an empty one.
      if (move.actionCode !== handling) writer.add('HAN', move.actionCode ?? '');
      handling = move.actionCode;
      writeStanding(writer, move.stowage, move, move.equipment, move.containerNo ?? move.equipmentNo);
    }
    writer.closeMessage();
  }
  return writer.finish();
}
