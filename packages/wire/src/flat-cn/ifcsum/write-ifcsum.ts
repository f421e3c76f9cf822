import type { Fullness, ManifestBill, ManifestMessage } from '../../message';
import { FlatRecords, type FlatEnvelope } from '../write-records';
import { fullnessLetter } from '../../vocabulary/fullness';

/** Writes a cargo list (清洁舱单) as one platform file: `00 10`, per bill `12 13 [41] 47… 51…`, `99`. */
export function writeIfcsum(message: ManifestMessage, envelope: FlatEnvelope): Uint8Array {
  const records = new FlatRecords(envelope);
  records.head('IFCSUM', 'MANIFEST', message.function, message.prepared);
  const { vessel } = message;
  if (vessel) records.add('10', vessel.code, vessel.name, '', vessel.voyage);
  for (const bill of message.bills) writeBill(records, bill);
  return records.finish();
}

function writeBill(records: FlatRecords, bill: ManifestBill): void {
  const { loadPort, dischargePort, destination } = bill;
  records.add('12', bill.billNo, '', '', '', '', '', loadPort?.code, loadPort?.name);
  records.add('13', dischargePort?.code, dischargePort?.name, '', '', destination?.code, destination?.name);
  if (bill.packages !== null || bill.grossWeightKg !== null) {
    records.add('41', 1, '', bill.packages, '', '', bill.grossWeightKg);
  }
  for (const description of bill.cargo) records.add('47', description);
  bill.boxes.forEach((box, index) => {
    records.add(
      '51',
      index + 1,
      box.containerNo,
      box.seals[0]?.number,
      box.sizeTypeRaw,
      letter(box.fullness),
      box.packages,
      box.cargoWeightKg,
      box.tareKg,
    );
  });
}

function letter(fullness: Fullness): string {
  return fullness === null ? '' : fullnessLetter[fullness];
}
