import type { BoxReport, GateMessage, Vessel, VesselMoveMessage, WireTime } from '../../message';
import { functionCodes, type InterchangeWriter } from './write-interchange';

/** The head that CODECO and COARRI share: BGM, DTM, TDT and the terminal. */
export function writeReportHead(writer: InterchangeWriter, message: GateMessage | VesselMoveMessage, documentName: number): void {
  writer.add('BGM', documentName, message.reference, functionCodes[message.function]);
  writeTime(writer, 137, message.prepared);
  if (message.vessel) writeVessel(writer, message.vessel);
  if (message.terminal !== null) writer.add('NAD', 'TR', message.terminal);
}

/** The TDT of a ship on its main voyage. */
export function writeVessel(writer: InterchangeWriter, { code, name, scheme, voyage }: Vessel): void {
  const label = scheme === 'call-sign' ? 103 : scheme === 'imo' ? 146 : '';
  writer.add('TDT', 20, voyage, 1, 13, '', '', '', [code, label, '', name]);
}

/** What an EQD tells of a box; it may have no number yet. */
type WrittenBox = Pick<BoxReport, 'sizeTypeRaw' | 'direction' | 'fullness'> & {
  readonly containerNo: string | null;
};

/** The EQD of a box, with which its group begins. */
export function writeEquipment(writer: InterchangeWriter, box: WrittenBox, equipment = 'CN'): void {
  const status = box.direction === 'export' ? 2 : box.direction === 'import' ? 3 : '';
  writer.add(
    'EQD',
    equipment,
    box.containerNo,
    [box.sizeTypeRaw, box.sizeTypeRaw && 102, box.sizeTypeRaw && 5],
    '',
    status,
    fullnessCode(box),
  );
}

/** One EQD group; `timeQualifier` is the DTM code of the event. */
export function writeBox(writer: InterchangeWriter, box: BoxReport, timeQualifier: number): void {
  writeEquipment(writer, { ...box, containerNo: box.containerNo ?? box.equipmentNo ?? null });
  for (const billNo of box.billNos) writer.add('RFF', ['BM', billNo]);
  if (box.bookingNo !== null) writer.add('RFF', ['BN', box.bookingNo]);
  writeTime(writer, timeQualifier, box.happened);
  writer.addPlace(9, box.loadPort);
  writer.addPlace(11, box.dischargePort);
  writer.addPlace(7, box.destination);
  if (box.stowage !== null) writer.add('LOC', 147, [box.stowage, '', 5]);
  if (box.terminal !== null) writer.add('LOC', 165, '', box.terminal);
  if (box.grossWeightKg !== null) writer.add('MEA', 'AAE', 'G', ['KGM', box.grossWeightKg]);
  for (const seal of box.seals) writer.add('SEL', seal.number, seal.party);
  if (box.truckPlate !== null) writer.add('TDT', 1, '', 3, 31, '', '', '', box.truckPlate);
  if (box.operator !== null) writer.add('NAD', 'CF', [box.operator, 160, 166]);
}

function fullnessCode({ fullness }: WrittenBox): number | '' {
  switch (fullness) {
    case 'empty':
      return 4;
    case 'full':
      return 5;
    case 'lcl':
      return 7;
    default:
      return '';
  }
}

/** A DTM, when there is a time; its format code (2379) is told where one fits the length of the text. */
export function writeTime(writer: InterchangeWriter, qualifier: number | string, time: WireTime | null): void {
  if (time) writer.add('DTM', [qualifier, time.raw, { 8: 102, 12: 203, 14: 204 }[time.raw.length]]);
}
