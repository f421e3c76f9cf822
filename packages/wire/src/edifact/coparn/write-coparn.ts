import type { BoxLine, ContainerOrderMessage, OrderPurpose } from '../../message';
import { writeEquipment, writeTime, writeVessel } from '../write/write-container-report';
import { functionCodes, InterchangeWriter, type EdifactEnvelope } from '../write/write-interchange';
import { writeDangerousGoods, writeMeasures, writePlaces, writeRemark, writeRemarks } from '../write/write-particulars';
import { writeParty } from '../write/write-party';

/** 1001 as the container guides have it for COPARN. */
const documentNames: Readonly<Partial<Record<OrderPurpose, number>>> = {
  'gate-in': 11,
  'empty-release': 12,
  acceptance: 126,
};

/**
 * Writes orders as one interchange of COPARN D00B (SMDG20), one message each.
 * An order of another purpose keeps the document name it came with.
 */
export function writeCoparn(messages: readonly ContainerOrderMessage[], envelope: EdifactEnvelope): Uint8Array {
  const writer = new InterchangeWriter(envelope);
  for (const message of messages) {
    writer.openMessage('COPARN', 'D', '00B', 'UN', 'SMDG20');
    writeHead(writer, message);
    for (const line of message.lines) writeLine(writer, line);
    writer.add('CNT', [16, message.lines.length]);
    writer.closeMessage();
  }
  return writer.finish();
}

function writeHead(writer: InterchangeWriter, message: ContainerOrderMessage): void {
  const { purpose, documentName, reference, vessel, terminal, bookingNo } = message;
  const name = (purpose && documentNames[purpose]) ?? documentName;
  writer.add('BGM', name, reference, functionCodes[message.function]);
  writeTime(writer, 137, message.prepared);
  for (const { qualifier, time } of message.times) writeTime(writer, qualifier, time);
  for (const remark of message.remarks) writeRemark(writer, remark);
  if (bookingNo !== null) writer.add('RFF', ['BN', bookingNo]);
  for (const { qualifier, number } of message.references) writer.add('RFF', [qualifier, number]);
  if (vessel) writeVessel(writer, vessel);
  if (terminal !== null) writer.add('LOC', 165, '', terminal);
  writeTime(writer, 132, message.eta);
  writeTime(writer, 133, message.etd);
  for (const party of message.parties) writeParty(writer, party);
}

function writeLine(writer: InterchangeWriter, line: BoxLine): void {
  writeEquipment(writer, { ...line, containerNo: line.containerNo ?? line.equipmentNo }, line.equipment);
  for (const billNo of line.billNos) writer.add('RFF', ['BM', billNo]);
  if (line.bookingNo !== null) writer.add('RFF', ['BN', line.bookingNo]);
  for (const { qualifier, number } of line.references) writer.add('RFF', [qualifier, number]);
  if (line.count !== null) writer.add('EQN', line.count);
  for (const { qualifier, time } of line.times) writeTime(writer, qualifier, time);
  writer.addPlace(9, line.loadPort);
  writer.addPlace(11, line.dischargePort);
  writer.addPlace(7, line.destination);
  writePlaces(writer, line);
  if (line.stowage !== null) writer.add('LOC', 147, [line.stowage, '', 5]);
  if (line.terminal !== null) writer.add('LOC', 165, '', line.terminal);
  writeMeasures(writer, line, 'G');
  for (const seal of line.seals) writer.add('SEL', seal.number, seal.party);
  writeRemarks(writer, line);
  writeDangerousGoods(writer, line);
  if (line.truckPlate !== null) writer.add('TDT', 1, '', 3, 31, '', '', '', line.truckPlate);
  if (line.operator !== null) writer.add('NAD', 'CF', [line.operator, 160, 166]);
}
