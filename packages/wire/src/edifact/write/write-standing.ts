/** What stands in a cell on board, as BAPLIE and MOVINS tell it. */
import type { BoxLine, StowedBox } from '../../message';
import { writeEquipment } from './write-container-report';
import type { InterchangeWriter } from './write-interchange';
import { writeDangerousGoods, writeMeasures, writePlaces, writeRemarks } from './write-particulars';

/** Both a stowed box and other cargo. */
type Stowable = Pick<StowedBox, keyof StowedBox & keyof BoxLine>;

/** One LOC group: the cell, the cargo in it, its equipment. A cell that is not told is not written. */
export function writeStanding(
  writer: InterchangeWriter,
  stowage: string | null,
  box: Omit<Stowable, 'containerNo'>,
  equipment: string,
  equipmentNo: string | null,
): void {
  writeCell(writer, stowage);
  writeRemarks(writer, box);
  writeMeasures(writer, box, 'WT');
  writer.addPlace(9, box.loadPort);
  writer.addPlace(11, box.dischargePort);
  writer.addPlace(83, box.destination);
  writePlaces(writer, box);
  // The guide wants a bill and takes 1 for none.
  for (const billNo of box.billNos.length === 0 ? ['1'] : box.billNos) writer.add('RFF', ['BM', billNo]);
  if (box.bookingNo !== null) writer.add('RFF', ['BN', box.bookingNo]);
  writeEquipment(writer, { ...box, containerNo: equipmentNo }, equipment);
  if (box.operator !== null) writer.add('NAD', 'CA', [box.operator, 172, 20]);
  writeDangerousGoods(writer, box);
}

/** The cell with which a group begins. */
export function writeCell(writer: InterchangeWriter, stowage: string | null): void {
  writer.add('LOC', 147, [stowage, '', 5]);
}
