import type { BoxReport, Vessel, WireTime } from '../message';
import { fullnessLetter } from '../vocabulary/fullness';
import { placeFields, type FlatRecords } from './write-records';

/** What COARRI and COTEMP say about a ship and its boxes. */
export interface WrittenVesselBoxes {
  readonly vessel: Vessel | null;
  readonly boxes: readonly BoxReport[];
  readonly arrived?: WireTime | null;
  readonly sailed?: WireTime | null;
}

/** The records `10 (50 52)…`; a box under several bills repeats its `50 52`. */
export function writeVesselBoxes(records: FlatRecords, { vessel, boxes, arrived, sailed }: WrittenVesselBoxes): void {
  const times = [arrived?.raw, sailed?.raw, '', '', '', ''];
  records.add('10', vessel?.code, vessel?.name, vessel?.voyage, '', '', ...times, boxes.length);
  for (const box of boxes) {
    for (const billNo of box.billNos.length === 0 ? [''] : box.billNos) writeBox(records, box, billNo);
  }
}

function writeBox(records: FlatRecords, box: BoxReport, billNo: string): void {
  records.add(
    '50',
    box.containerNo ?? box.equipmentNo,
    box.sizeTypeRaw,
    box.operator,
    '',
    box.fullness && fullnessLetter[box.fullness],
    billNo,
    box.seals[0]?.number,
    box.stowage,
    box.happened?.raw,
  );
  records.add('52', ...placeFields(box.dischargePort), ...placeFields(box.loadPort), ...placeFields(box.destination), box.grossWeightKg);
}
