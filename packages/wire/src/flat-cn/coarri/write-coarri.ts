import type { BoxReport, Place, VesselMoveMessage } from '../../message';
import { fullnessLetter } from '../../vocabulary/fullness';
import { FlatRecords, type FlatEnvelope } from '../write-records';

/**
 * Writes a load or discharge report as one platform file: `00 10 (50 52)… 99`.
 * The sender is the terminal, so `message.terminal` wins over the envelope's
 * sender. A box under several bills repeats its `50 52`.
 */
export function writeFlatVesselMove(message: VesselMoveMessage, envelope: FlatEnvelope): Uint8Array {
  const records = new FlatRecords({ ...envelope, sender: message.terminal ?? envelope.sender });
  const title = message.move === 'load' ? 'LOAD REPORT' : 'DISCHARGE REPORT';
  records.head('COARRI', title, message.function, message.prepared);
  const { vessel } = message;
  records.add(
    '10',
    vessel?.code,
    vessel?.name,
    vessel?.voyage,
    '',
    '',
    message.arrived?.raw,
    message.sailed?.raw,
    '',
    '',
    '',
    '',
    message.boxes.length,
  );
  for (const box of message.boxes) {
    for (const billNo of box.billNos.length === 0 ? [''] : box.billNos) writeBox(records, box, billNo);
  }
  return records.finish();
}

function writeBox(records: FlatRecords, box: BoxReport, billNo: string): void {
  records.add(
    '50',
    box.containerNo,
    box.sizeTypeRaw,
    box.operator,
    '',
    box.fullness && fullnessLetter[box.fullness],
    billNo,
    box.seals[0]?.number,
    box.stowage,
    box.happened?.raw,
  );
  const place = (at: Place | null): [string | null | undefined, string | null | undefined] => [
    at?.code,
    at?.name,
  ];
  records.add(
    '52',
    ...place(box.dischargePort),
    ...place(box.loadPort),
    ...place(box.destination),
    box.grossWeightKg,
  );
}
