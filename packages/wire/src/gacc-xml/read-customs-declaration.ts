import type { CustomsDeclarationMessage, DeclaredBill } from '../message';
import { readContainerNo } from '../vocabulary/container-no';
import type { FindingLog } from '../syntax/finding-log';
import { maxBillWeightKg, readCount, readWeightKg } from '../vocabulary/wire-weight';
import { at, readMeans, type CustomsHead } from './envelope';
import { child, children, textAt, type XmlElement } from './read-xml';

/**
 * Reads a declaration of any MT type as far as its bills and containers go;
 * parties, goods, values and places are passed over.
 *
 * @returns null after noting why, when it declares nothing
 */
export function readCustomsDeclaration(
  message: XmlElement,
  head: CustomsHead,
  log: FindingLog,
): CustomsDeclarationMessage | null {
  const declaration = child(message, 'Declaration');
  const bills = children(declaration, 'Consignment').flatMap((consignment) => readBill(consignment, log));
  const containerNos = readContainers(declaration, log);
  if (bills.length === 0 && containerNos.length === 0) {
    log.note('no-rows', at(declaration ?? message));
    return null;
  }
  return {
    kind: 'customs-declaration',
    type: `MT${head.about}`,
    reference: head.reference,
    function: head.function,
    prepared: head.prepared,
    vessel: readMeans(declaration),
    about: head.about,
    bills,
    containerNos,
  };
}

function readBill(consignment: XmlElement, log: FindingLog): DeclaredBill[] {
  const place = at(consignment);
  const billNo = textAt(consignment, 'TransportContractDocument', 'ID');
  if (billNo === '' || billNo.length > 35) {
    log.note(billNo === '' ? 'missing-field' : 'too-long', place, 'TransportContractDocument/ID');
    return [];
  }
  const weight = textAt(consignment, 'TotalGrossMassMeasure');
  return [
    {
      billNo,
      houseBillNo: textAt(consignment, 'AssociatedTransportDocument', 'ID') || null,
      packages: readCount(textAt(consignment, 'ConsignmentPackaging', 'QuantityQuantity'), log, place),
      grossWeightKg: readWeightKg(weight, '', log, place, maxBillWeightKg),
      containerNos: readContainers(consignment, log),
    },
  ];
}

/** Containers of the element and of its goods items, each once. */
function readContainers(parent: XmlElement | undefined, log: FindingLog): string[] {
  const found = new Set<string>();
  const holders = [...children(parent, 'TransportEquipment'), ...children(parent, 'ConsignmentItem')];
  for (const holder of holders) {
    for (const identification of children(holder, 'EquipmentIdentification')) {
      const containerNo = readContainerNo(textAt(identification, 'ID'), log, at(identification));
      if (containerNo !== null) found.add(containerNo);
    }
  }
  return [...found];
}
