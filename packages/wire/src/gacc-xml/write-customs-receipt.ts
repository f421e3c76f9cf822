import type { CustomsReceiptEntry, CustomsReceiptMessage } from '../message';
import { writeManifest, writeMeans, type CustomsEnvelope } from './write-envelope';
import { parentElement, textElement } from './xml/xml-text';

/** Writes the customs answer to a pre-manifest (2101) or an arrival report (3101). */
export function writeCustomsReceipt(message: CustomsReceiptMessage, envelope: CustomsEnvelope): Uint8Array {
  const entries = message.entries.map(writeEntry).join('');
  const body = parentElement('Response', writeMeans(message.vessel), entries);
  return writeManifest(message, envelope, body === '' ? '<Response/>' : body);
}

function writeEntry(entry: CustomsReceiptEntry): string {
  const answer = parentElement('ResponseType', textElement('Code', entry.code), textElement('Text', entry.text));
  const number = entry.containerNo ?? entry.equipmentNo ?? null;
  const box =
    number === null
      ? answer
      : parentElement('TransportEquipment', parentElement('EquipmentIdentification', textElement('ID', number)), answer);
  if (entry.billNo === null) return box;
  return parentElement(
    'Consignment',
    parentElement('TransportContractDocument', textElement('ID', entry.billNo)),
    parentElement('AssociatedTransportDocument', textElement('ID', entry.houseBillNo)),
    box,
  );
}
