import type { CustomsReceiptEntry, CustomsReceiptMessage } from '../message';
import { readContainerNo } from '../vocabulary/container-no';
import type { FindingLog } from '../syntax/finding-log';
import { at, readMeans, type CustomsHead } from './envelope';
import { children, textAt, type XmlElement } from './read-xml';

/**
 * Reads the customs answer: entries per bill (Consignment, or a bare
 * TransportContractDocument), per container (TransportEquipment), both, or for
 * the whole message (a ResponseType of its own).
 *
 * @returns null after noting why, when nothing is answered
 */
export function readCustomsReceipt(
  message: XmlElement,
  head: CustomsHead,
  log: FindingLog,
): CustomsReceiptMessage | null {
  const responses = children(message, 'Response');
  const entries = responses.flatMap((response) => readResponse(response, log));
  if (entries.length === 0) {
    log.note('no-rows', at(message));
    return null;
  }
  return {
    kind: 'customs-receipt',
    type: `MT${head.about}`,
    reference: head.reference,
    function: head.function,
    prepared: head.prepared,
    vessel: readMeans(responses[0]),
    about: head.about,
    entries,
  };
}

function readResponse(response: XmlElement, log: FindingLog): CustomsReceiptEntry[] {
  const entries: CustomsReceiptEntry[] = [];
  const bare: string[] = [];
  for (const part of response.children) {
    switch (part.name) {
      case 'Consignment':
        entries.push(...readConsignment(part, log));
        break;
      case 'TransportContractDocument': {
        const answers = readAnswers(part, textAt(part, 'ID') || null, null, log);
        if (answers.length === 0) bare.push(textAt(part, 'ID'));
        entries.push(...answers);
        break;
      }
      case 'TransportEquipment':
        entries.push(...readEquipment(part, null, log));
        break;
      case 'ResponseType':
        // An answer beside bills that have none of their own is the answer to them.
        if (bare.length === 0) entries.push(...readAnswer(part, null, null, log));
        for (const billNo of bare.splice(0)) entries.push(...readAnswer(part, billNo, null, log));
        break;
      default:
        break;
    }
  }
  return entries;
}

function readConsignment(consignment: XmlElement, log: FindingLog): CustomsReceiptEntry[] {
  const documents = children(consignment, 'TransportContractDocument');
  const billNo = documents.map((document) => textAt(document, 'ID')).find((id) => id !== '') ?? null;
  const told = [
    ...readAnswers(consignment, billNo, null, log),
    ...documents.flatMap((document) => readAnswers(document, billNo, null, log)),
    ...children(consignment, 'TransportEquipment').flatMap((equipment) =>
      readEquipment(equipment, billNo, log),
    ),
  ];
  if (told.length === 0) log.note('missing-field', at(consignment), 'ResponseType');
  return told;
}

function readEquipment(equipment: XmlElement, billNo: string | null, log: FindingLog): CustomsReceiptEntry[] {
  const id = textAt(equipment, 'EquipmentIdentification', 'ID') || textAt(equipment, 'ID');
  const containerNo = readContainerNo(id, log, at(equipment));
  return containerNo === null ? [] : readAnswers(equipment, billNo, containerNo, log);
}

function readAnswers(
  parent: XmlElement,
  billNo: string | null,
  containerNo: string | null,
  log: FindingLog,
): CustomsReceiptEntry[] {
  return children(parent, 'ResponseType').flatMap((answer) => readAnswer(answer, billNo, containerNo, log));
}

function readAnswer(
  answer: XmlElement,
  billNo: string | null,
  containerNo: string | null,
  log: FindingLog,
): CustomsReceiptEntry[] {
  const code = textAt(answer, 'Code');
  if (code === '' || code.length > 35) {
    log.note('missing-field', at(answer), 'ResponseType/Code');
    return [];
  }
  return [{ billNo, containerNo, code, text: textAt(answer, 'Text') || null }];
}
