import type { Packages } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { findContainerNo } from '../../vocabulary/container-no';
import { readCount } from '../../vocabulary/wire-weight';
import type { MessageContext } from '../envelope/message-reader';
import { none } from '../parts/none';
import { readAddressedParty } from '../parts/read-addressed-party';
import { readContact } from '../parts/read-contact';
import { readDangerousGoods } from '../parts/read-dangerous-goods';
import { readEquipment } from '../parts/read-equipment';
import { readGoodsPackages } from '../parts/read-goods';
import { readReference } from '../parts/read-reference';
import { readScheduledPlace } from '../parts/read-scheduled-place';
import { readDeliveryTerms, readNamedDocument } from '../parts/read-terms';
import { maxReferenceLength, readText } from '../parts/read-text';
import { readTransportLeg } from '../parts/read-transport-leg';
import {
  append,
  openConsignment,
  openCustomsError,
  openDanger,
  openEquipment,
  openGoodsItem,
  openShipmentParty,
  openSplit,
  type PartDraft,
} from './part-draft';

/** What groups are read with. */
export interface GroupContext extends MessageContext {
  /**
   * References, places, papers and charges behind a NAD are the party's, as in
   * transport messages; customs messages tell them of the whole consignment.
   */
  readonly hasPartyTerms: boolean;
}

/**
 * Takes a segment that opens a group.
 *
 * @returns the group, which gets what follows; that of a segment which says
 * nothing too, so that its followers do not go to somebody else
 */
export type OpenGroup = (into: PartDraft, cursor: SegmentCursor, context: GroupContext) => PartDraft;

/** LOC, and the DTM of the place. */
export const openPlace: OpenGroup = (into, cursor, { log, localTimes }) => {
  const place = readScheduledPlace(cursor, log);
  if (place === null) return { times: none };
  localTimes.hear(place.place.code);
  append(into, 'places', place);
  return place;
};

/** RFF, and its DTM. */
export const openReference: OpenGroup = (into, cursor, { log }) => {
  const reference = readReference(cursor, log);
  if (reference === null) return { times: none };
  // The voyage of a leg may stand behind it.
  if (reference.qualifier === 'VON' && into.vessel?.voyage === null) {
    into.vessel = { ...into.vessel, voyage: reference.number };
  }
  append(into, 'references', reference);
  return reference;
};

/** NAD; in transport messages also what concerns the party alone. */
export const openParty: OpenGroup = (into, cursor, { log, hasPartyTerms }) => {
  const addressed = readAddressedParty(cursor, log);
  // What stands behind the party of goods or of a container is theirs (groups of NAD and DTM in the directories).
  const isOfItem = into.description !== undefined || into.seals !== undefined;
  const contacts: PartDraft['contacts'] = [];
  const times: PartDraft['times'] = [];
  const contactsAlone = { contacts, times };
  if (isOfItem) {
    if (addressed === null) return contactsAlone;
    append(into, 'parties', addressed);
    return addressed;
  }
  const party = openShipmentParty(addressed, contacts, times);
  if (addressed !== null) append(into, 'parties', party);
  return hasPartyTerms ? party : contactsAlone;
};

/** CTA, and its COM. */
export const openContact: OpenGroup = (into, cursor, { log }) => {
  const contact = readContact(cursor, log);
  append(into, 'contacts', contact);
  return contact;
};

/** TDT, and the times, places, references and services of the leg. */
export const openLeg: OpenGroup = (into, cursor, { log }) => {
  const leg = readTransportLeg(cursor, log);
  append(into, 'legs', leg);
  return leg;
};

/** TOD, and its places. */
export const openTerms: OpenGroup = (into, cursor, { log }) => {
  const terms = readDeliveryTerms(cursor, log);
  append(into, 'deliveryTerms', terms);
  return terms;
};

/** DOC, and its DTM. */
export const openDocument: OpenGroup = (into, cursor, { log }) => {
  const document = readNamedDocument(cursor, log);
  append(into, 'documents', document);
  return document;
};

/** GID, and all that is told of the goods. */
export const openGoods: OpenGroup = (into, cursor, { log }) => {
  const goods = openGoodsItem(readCount(cursor.text(1), log, cursor), readGoodsPackages(cursor, log));
  append(into, 'goods', goods);
  return goods;
};

/** DGS, and the words, contacts, masses and containers of the dangerous goods. */
export const openDangerousGoods: OpenGroup = (into, cursor, context) => {
  const danger = openDanger(readDangerousGoods(cursor, context));
  append(into, 'dangerousGoods', danger);
  return danger;
};

/** SGP, and the masses of what lies in that container. */
export const openGoodsSplit: OpenGroup = (into, cursor, { log }) => {
  const number = readText(cursor, 1, 0, 'SGP 8260', log);
  const split = openSplit(number ?? '', readContainerNumber(number, log, cursor), readCount(cursor.text(2), log, cursor));
  if (number === null) log.note('empty-segment', cursor, 'SGP');
  else append(into, 'splits', split);
  return split;
};

/** EQD; equipment without a number stands for so many of its kind (EQN). */
export const openBox: OpenGroup = (into, cursor, { log }) => {
  const kind = readText(cursor, 1, 0, 'EQD 8053', log);
  const number = readText(cursor, 2, 0, 'EQD 8260', log);
  const { sizeTypeRaw, sizeType, direction, fullness } = readEquipment(cursor, log);
  const equipment = openEquipment({
    kind: kind ?? '',
    number,
    containerNo: kind === 'CN' ? readContainerNumber(number, log, cursor) : null,
    sizeTypeRaw,
    sizeType,
    direction,
    fullness,
    supplier: readText(cursor, 4, 0, 'EQD 8077', log),
  });
  if (kind === null) log.note('no-qualifier', cursor, 'EQD');
  else append(into, 'equipment', equipment);
  return equipment;
};

/** ERP, and the codes, words and references of the error. */
export const openError: OpenGroup = (into, cursor, { log }) => {
  const point = [0, 1, 2].map((component) => readText(cursor, 1, component, 'ERP C701', log));
  const error = openCustomsError(point.filter((text) => text !== null));
  append(into, 'errors', error);
  return error;
};

/** CNI, and the whole consignment. */
export const openNextConsignment: OpenGroup = (into, cursor, { log }) => {
  const consignment = openConsignment(readCount(cursor.text(1), log, cursor), readText(cursor, 2, 0, 'CNI 1004', log, maxReferenceLength));
  append(into, 'consignments', consignment);
  return consignment;
};

/** The ISO 6346 form of `number`; null, with a warning, when it has none. */
function readContainerNumber(number: string | null, log: FindingLog, cursor: SegmentCursor): string | null {
  if (number === null) return null;
  const containerNo = findContainerNo(number, log, cursor);
  if (containerNo === null) log.note('unknown-container-no', cursor, number);
  return containerNo;
}

/** Adds packages of a PAC, which some senders repeat from the GID in front of it. */
export function addPackages(into: PartDraft, packages: Packages): void {
  const first = into.packages?.[0];
  if (first?.count !== packages.count || first.code !== packages.code) append(into, 'packages', packages);
}
