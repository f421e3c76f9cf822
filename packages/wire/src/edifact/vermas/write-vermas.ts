import type { VgmBox, VgmMessage } from '../../message';
import { writeEquipment, writeTime, writeVessel } from '../write/write-container-report';
import { functionCodes, InterchangeWriter, type EdifactEnvelope } from '../write/write-interchange';
import { writeParty } from '../write/write-party';

/** Writes verified masses as one interchange of VERMAS D16A (SMDG10), one message each. */
export function writeVermas(messages: readonly VgmMessage[], envelope: EdifactEnvelope): Uint8Array {
  const writer = new InterchangeWriter(envelope);
  for (const message of messages) {
    writer.openMessage('VERMAS', 'D', '16A', 'UN', 'SMDG10');
    writer.add('BGM', 749, message.reference, functionCodes[message.function]);
    writeTime(writer, 137, message.prepared);
    for (const party of message.parties) writeParty(writer, party);
    for (const box of message.boxes) writeVgmBox(writer, message, box);
    writer.closeMessage();
  }
  return writer.finish();
}

function writeVgmBox(writer: InterchangeWriter, message: VgmMessage, box: VgmBox): void {
  writeEquipment(writer, { ...box, containerNo: box.containerNo ?? box.equipmentNo ?? null });
  for (const billNo of box.billNos) writer.add('RFF', ['BM', billNo]);
  if (box.bookingNo !== null) writer.add('RFF', ['BN', box.bookingNo]);
  writer.addPlace(9, box.loadPort);
  writer.addPlace(11, box.dischargePort);
  writer.addPlace(7, box.destination);
  if (box.terminal !== null) writer.add('LOC', 165, '', box.terminal);
  for (const seal of box.seals) writer.add('SEL', seal.number, seal.party);
  writeMass(writer, 'VGM', box.grossWeightKg);
  writeTime(writer, 798, box.happened);
  writeMass(writer, 'T', box.tareKg);
  writeMass(writer, 'N', box.netKg);
  const vessel = box.vessel ?? message.vessel;
  if (vessel) writeVessel(writer, vessel);
  if (box.truckPlate !== null) writer.add('TDT', 1, '', 3, 31, '', '', '', box.truckPlate);
  writeProof(writer, box);
}

function writeMass(writer: InterchangeWriter, kind: 'VGM' | 'T' | 'N', kg: number | null): void {
  if (kg !== null) writer.add('MEA', 'AAE', kind, ['KGM', kg]);
}

/** The DOC group: method, number, signing time and the parties who answer. */
function writeProof(writer: InterchangeWriter, box: VgmBox): void {
  const { method, documentNo, signed, responsible, weigher, parties } = box;
  const people = [responsible, weigher, ...parties].filter((party) => party !== null);
  if (method === null && documentNo === null && signed === null && people.length === 0) return;
  writer.add('DOC', [method, 'VGM', 306], documentNo);
  writeTime(writer, 137, signed);
  for (const party of people) writeParty(writer, party);
}
