import type { GateMessage } from '../message';
import { gateInTimeFields, gateOutTimeFields, gateTextFields } from './row-fields';
import { directionLetter } from './write-vessel-plan';
import { writeEnvelope, type RowsPage } from './write-envelope';
import { fullnessLetter } from '../vocabulary/fullness';

/** Writes gate messages as the port's gate rows (scodeco), one row per box, UTF-8 JSON. */
export function writeGateRows(messages: readonly GateMessage[], page?: RowsPage): Uint8Array {
  const at = gateTextFields;
  const list = messages.flatMap((message) =>
    message.boxes.map((box) => ({
      [at.id[0]]: message.reference ?? '',
      [at.type[0]]: message.move === 'in' ? 'GATE_IN' : 'GATE_OUT',
      [at.terminal[0]]: message.terminal ?? '',
      [at.code[0]]: message.vessel?.code ?? '',
      [at.name[0]]: message.vessel?.name ?? '',
      [at.voyage[0]]: message.vessel?.voyage ?? '',
      [at.direction[0]]: directionLetter(box.direction),
      [at.containerNo[0]]: box.containerNo ?? box.equipmentNo,
      [at.billNo[0]]: box.billNos.join(','),
      [at.operator[0]]: box.operator ?? '',
      [at.sizeType[0]]: box.sizeTypeRaw ?? '',
      [at.fullness[0]]: box.fullness ? fullnessLetter[box.fullness] : '',
      [at.weight[0]]: box.grossWeightKg === null ? '' : String(box.grossWeightKg),
      [at.seal[0]]: box.seals[0]?.number ?? '',
      [at.dischargePort[0]]: box.dischargePort?.code ?? '',
      [at.truckPlate[0]]: box.truckPlate ?? '',
      [message.move === 'in' ? gateInTimeFields[0] : gateOutTimeFields[0]]: box.happened?.raw ?? '',
    })),
  );
  return writeEnvelope(list, page);
}
