import type { CustomsDeclarationMessage, DeclaredBill } from '../message';
import { writeManifest, writeMeans, type CustomsEnvelope } from './write-envelope';
import { parentElement, textElement } from './xml-text';

/** Writes a customs declaration of the type `message.about` names. */
export function writeCustomsDeclaration(
  message: CustomsDeclarationMessage,
  envelope: CustomsEnvelope,
): Uint8Array {
  const bills = message.bills.map(writeBill).join('');
  const boxes = message.containerNos.map(writeBox).join('');
  const body = parentElement('Declaration', writeMeans(message.vessel), bills, boxes);
  return writeManifest(message, envelope, body === '' ? '<Declaration/>' : body);
}

/** Writes an export pre-manifest (预配舱单, MT2101). */
export function writePreManifest(message: CustomsDeclarationMessage, envelope: CustomsEnvelope): Uint8Array {
  return writeCustomsDeclaration({ ...message, about: '2101' }, envelope);
}

/** Writes an export arrival report (运抵报告, MT3101). */
export function writeArrivalReport(
  message: CustomsDeclarationMessage,
  envelope: CustomsEnvelope,
): Uint8Array {
  return writeCustomsDeclaration({ ...message, about: '3101' }, envelope);
}

function writeBill(bill: DeclaredBill): string {
  return parentElement(
    'Consignment',
    parentElement('TransportContractDocument', textElement('ID', bill.billNo)),
    parentElement('AssociatedTransportDocument', textElement('ID', bill.houseBillNo)),
    parentElement('ConsignmentPackaging', textElement('QuantityQuantity', bill.packages)),
    textElement('TotalGrossMassMeasure', bill.grossWeightKg),
    bill.containerNos.map(writeBox).join(''),
  );
}

function writeBox(containerNo: string): string {
  return parentElement(
    'TransportEquipment',
    parentElement('EquipmentIdentification', textElement('ID', containerNo)),
  );
}
