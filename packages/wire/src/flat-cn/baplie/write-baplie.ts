import type { StowedBox, StowPlanMessage } from '../../message';
import { fullnessLetter } from '../../vocabulary/fullness';
import { noParticulars } from '../../vocabulary/no-particulars';
import { FlatRecords, placeFields, type FlatEnvelope } from '../write-records';

/**
 * Writes a stow plan as one platform file: `00 10 (50 [51]… [52]
 * [54]…)… 99`. Open cells and remarks have no record. A box keeps its cell as sent; one that was told by bay, row and tier alone gets the
 * seven digits `BBBRRTT`.
 */
export function writeFlatStowPlan(message: StowPlanMessage, envelope: FlatEnvelope): Uint8Array {
  const records = new FlatRecords(envelope);
  records.head('BAPLIE', 'BAYPLAN', message.function, message.prepared);
  const { vessel, departure, nextPort } = message;
  const ports = [...placeFields(departure), ...placeFields(nextPort)];
  records.add('10', vessel?.code, vessel?.name, '', vessel?.voyage, '', '', '', '', ...ports);
  for (const box of message.boxes) writeBox(records, box);
  return records.finish();
}

function writeBox(records: FlatRecords, box: StowedBox): void {
  const { temperatureC, loadPort, dischargePort, destination } = box;
  const { temperatureRangeC, oversize, dangerousGoods, remarks } = box.particulars ?? noParticulars;
  const isTempered = temperatureC !== null || temperatureRangeC !== null;
  const temperature = [isTempered ? 'C' : '', temperatureC];
  records.add(
    '50',
    box.containerNo ?? box.equipmentNo,
    box.sizeTypeRaw,
    box.fullness && fullnessLetter[box.fullness],
    box.stowage ?? cellOf(box),
    ...temperature,
    temperatureRangeC?.min,
    temperatureRangeC?.max,
    oversize?.frontCm,
    oversize?.backCm,
    oversize?.leftCm,
    oversize?.rightCm,
    oversize?.heightCm,
    box.grossWeightKg,
    box.tareKg,
    box.operator,
  );
  for (const billNo of box.billNos) records.add('51', billNo);
  if (loadPort || dischargePort || destination) {
    records.add('52', ...placeFields(loadPort), ...placeFields(dischargePort), ...placeFields(destination));
  }
  for (const { hazardClass, unNumber, remarks: told = [] } of dangerousGoods)
    records.add('54', hazardClass, unNumber, ...told.map(({ text }) => text));
  for (const { qualifier, text } of remarks) if (qualifier === '54') records.add('54', text);
}

function cellOf({ bay, row, tier }: StowedBox): string {
  if (bay === null || row === null || tier === null) return '';
  return `${pad(bay, 3)}${pad(row, 2)}${pad(tier, 2)}`;
}

function pad(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}
