import type { BoxReport, GateMessage } from '../../message';
import { fullnessLetter } from '../../vocabulary/fullness';
import { directionLetter, FlatRecords, type FlatEnvelope } from '../write-records';

/**
 * Writes a gate report as one platform file: `00 10 (50 [52])… 99`.
 * The sender is the terminal, so `message.terminal` wins over the envelope's
 * sender. A box under several bills repeats its `50`; a change of operator or
 * direction repeats the `10`.
 */
export function writeFlatGate(message: GateMessage, envelope: FlatEnvelope): Uint8Array {
  const records = new FlatRecords({ ...envelope, sender: message.terminal ?? envelope.sender });
  const title = message.move === 'in' ? 'GATE-IN REPORT' : 'GATE-OUT REPORT';
  records.head('CODECO', title, message.function, message.prepared);
  let written: string | undefined;
  for (const box of message.boxes) {
    const vesselRecord = `${box.operator ?? ''}\n${box.direction ?? ''}`;
    if (vesselRecord !== written) writeVessel(records, message, box);
    written = vesselRecord;
    for (const billNo of box.billNos.length === 0 ? [''] : box.billNos) writeBox(records, message, box, billNo);
  }
  return records.finish();
}

function writeVessel(records: FlatRecords, { vessel }: GateMessage, box: BoxReport): void {
  const direction = box.direction ?? vessel?.direction;
  records.add('10', vessel?.code, vessel?.name, vessel?.voyage, box.operator, '', directionLetter(direction));
}

function writeBox(records: FlatRecords, message: GateMessage, box: BoxReport, billNo: string): void {
  const time = box.happened?.raw;
  records.add(
    '50',
    box.containerNo ?? box.equipmentNo,
    box.sizeTypeRaw,
    box.fullness && fullnessLetter[box.fullness],
    directionLetter(box.direction),
    '',
    billNo,
    box.grossWeightKg,
    box.seals[0]?.number,
    message.move === 'in' ? time : '',
    message.move === 'out' ? time : '',
  );
  if (box.truckPlate !== null) records.add('52', 3, box.truckPlate);
}
