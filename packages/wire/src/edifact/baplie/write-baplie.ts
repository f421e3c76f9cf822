import type { BoxLine, OpenCell, StowedBox, StowPlanMessage } from '../../message';
import { writeEquipment, writeTime, writeVessel } from '../write/write-container-report';
import { functionCodes, InterchangeWriter, type EdifactEnvelope } from '../write/write-interchange';
import { writeDangerousGoods, writeMeasures, writePlaces, writeRemark, writeRemarks } from '../write/write-particulars';

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

/** Both a stowed box and other cargo. */
type Stowable = Pick<StowedBox, keyof StowedBox & keyof BoxLine>;

/** One LOC group: the cell, the cargo in it, its equipment. */
function writeStanding(
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

function writeCell(writer: InterchangeWriter, stowage: string | null): void {
  writer.add('LOC', 147, [stowage, '', 5]);
}
